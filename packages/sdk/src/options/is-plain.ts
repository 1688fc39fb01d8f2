/**
 * Whether all that an object says stands in its members: a Date, a Map or an instance without any says something else, which
 * would be ignored in silence.
 */
export const isPlain = (given: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(given);
  return Object.keys(given).length > 0 || prototype === null || Object.getPrototypeOf(prototype) === null;
};
