/**
 * Recognises error classes across copies of this module (ESM beside CommonJS, two installed versions), where a plain
 * `instanceof` fails. The mark is the class's name on its prototype, under a symbol of the global registry.
 */
const BRAND = Symbol.for('@vid/sdk/error');

type AnyClass = abstract new (...args: never[]) => unknown;

/** Marks a class, and names its instances. Called once in a static block of each error class. */
export const brand = (errorClass: AnyClass, name: string): void => {
  const prototype = errorClass.prototype as object;
  Object.defineProperty(prototype, BRAND, { value: name });
  Object.defineProperty(prototype, 'name', { value: name, configurable: true, writable: true });
};

const ownBrand = (prototype: object): unknown =>
  Object.hasOwn(prototype, BRAND) ? (prototype as { [BRAND]?: unknown })[BRAND] : undefined;

/** Whether a value is an instance of the class, or of the class of the same name in another copy of the module. */
export const isBranded = (value: unknown, errorClass: AnyClass): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const wanted = errorClass.prototype as object;
  const name = ownBrand(wanted);
  for (let at: unknown = Object.getPrototypeOf(value); at !== null; at = Object.getPrototypeOf(at)) {
    if (at === wanted || (name !== undefined && ownBrand(at as object) === name)) return true;
  }
  return false;
};
