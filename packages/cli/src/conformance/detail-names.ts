/**
 * Which fields a `detail` names. The specification shows `field: message`, and not how a field within a list is written: dots,
 * brackets, slashes and arrows are all right, and so is a message that names the field of an entry.
 */

/** What may stand before the members of a body. */
const ROOTS: readonly string[] = ['body', 'request', 'root'];

const wordsOf = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

interface Told {
  /** The names and places of a path. */
  readonly steps: readonly string[];
  readonly message: string;
}

const toldIn = (detail: string): readonly Told[] =>
  detail.split('; ').flatMap((part) => {
    const at = part.indexOf(': ');
    if (at < 0) return [];
    const steps = wordsOf(part.slice(0, at));
    return [{ steps: ROOTS.includes(steps[0] ?? '') ? steps.slice(1) : steps, message: part.slice(at + 2) }];
  });

/** Whether a problem is told of a field of the body, or of something within it. */
export const namesField = (detail: string, field: string): boolean =>
  toldIn(detail).some(({ steps }) => steps[0] === field);

/** Whether a problem is told of a member of an entry, with or without the list and the place, from 0 or from 1. */
export const namesEntryField = (detail: string, list: string, field: string): boolean =>
  toldIn(detail).some(
    ({ steps, message }) => steps.includes(field) || (steps[0] === list && wordsOf(message)[0] === field),
  );
