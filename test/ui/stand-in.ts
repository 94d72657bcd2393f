/** Puts another method in the place of one of the browser's while something is done. */
export const withStandIn = async (
  object: object,
  name: string,
  method: (...given: never[]) => unknown,
  action: () => Promise<void>,
): Promise<void> => {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, {
    configurable: true,
    writable: true,
    ...own,
    value: method,
  });
  try {
    await action();
  } finally {
    if (own) Object.defineProperty(object, name, own);
    else Reflect.deleteProperty(object, name);
  }
};
