import { executeServerCommand } from '@web/test-runner-commands';

/** Presses keys one after the other: the browser's own, as `sendKeys` presses one. */
export const pressKeys = async (keys: readonly string[]): Promise<void> => {
  await executeServerCommand('press-keys', [...keys]);
};
