/** State of the whole process, by its name: each file of the built command has copies of the modules that it needs. */
export const processWide = <T>(name: string, make: () => T): T => {
  const scope = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(`@vid/cli.${name}`);
  return (scope[key] ??= make());
};
