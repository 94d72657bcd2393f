/** The types of the package name a file that it does not have. */
declare module '@web/test-runner-visual-regression' {
  /** Compares an element with its picture of that name; rejects where they differ. */
  export function visualDiff(element: Node, name: string): Promise<void>;
}
