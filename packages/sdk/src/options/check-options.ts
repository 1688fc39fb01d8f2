/**
 * Options are closed lists: a misspelt one would be ignored in silence, and on a render that costs money. Callers without
 * types are told the name, and the one that they probably meant.
 */
import { InvalidRequestError } from '../errors/invalid-request-error';
import { isPlain } from './is-plain';
import { checkKind, isKind, type Kind, kindOf } from './kinds';
import { nearest } from './nearest';

/** Refuses a value that is none for the option of this name. */
type Check = (name: string, value: never) => unknown;

/**
 * Every name of an options type, so that a missing one does not compile, with the kind of its values or what checks them; for
 * an object of options, its own names. `true`: whoever uses the value judges it.
 */
export type OptionNames<T> = { readonly [Name in keyof T]-?: true | Kind | Check | NamesIn };
interface NamesIn {
  readonly [name: string]: true | Kind | Check | NamesIn;
}

const isOptions = (given: unknown): given is Readonly<Record<string, unknown>> =>
  isKind(given, 'object') && isPlain(given as object);

const notOptions = (where: string, given: unknown, known: readonly string[]): InvalidRequestError => {
  const meant = given instanceof AbortSignal && known.includes('signal') ? 'Pass { signal }.' : undefined;
  return new InvalidRequestError(`${where} takes its options as an object, not as ${kindOf(given)}`, {
    nextStep: meant ?? `Options are ${known.join(', ')}.`,
  });
};

const unknownOption = (where: string, name: string, within: string, known: readonly string[]): InvalidRequestError => {
  const meant = nearest(name, known);
  const ending = meant === undefined ? '' : `; did you mean ${within}${meant}?`;
  return new InvalidRequestError(`${where} knows no option ${within}${name}${ending}`, {
    problems: [{ path: `${within}${name}`, message: `is not known${ending}` }],
    nextStep: `Options are ${known.map((option) => within + option).join(', ')}.`,
  });
};

/**
 * Refuses options that are no object, and names that are not known. `where` says who takes them. What is undefined counts
 * as left out; values are never shown, since one may be a key.
 */
export const checkOptions = (where: string, given: unknown, names: NamesIn, within = ''): void => {
  if (given === undefined) return;
  if (!isOptions(given))
    throw notOptions(within === '' ? where : `${within.slice(0, -1)} of ${where}`, given, Object.keys(names));
  for (const name in given) {
    const value = given[name];
    if (value === undefined) continue;
    if (!Object.hasOwn(names, name)) throw unknownOption(where, name, within, Object.keys(names));
    const inner = names[name] as NamesIn[string];
    const path = within + name;
    if (typeof inner === 'string') checkKind(where, path, value, inner);
    else if (typeof inner === 'function') inner(path, value as never);
    else if (inner !== true) checkOptions(where, value, inner, `${path}.`);
  }
};
