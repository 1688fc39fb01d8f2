/**
 * How the declarations of packages are made. Types are checked once, of all packages together (`npm run check`): checking
 * them again for each package takes a third of the time of its build.
 */
export const DECLARATIONS = { ignoreDeprecations: '6.0', noCheck: true };
