/** Fixtures are read as `unknown`: a test says what it expects of them. */
declare module '*.json' {
  const value: unknown;
  export default value;
}
