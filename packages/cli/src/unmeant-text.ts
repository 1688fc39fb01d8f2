/**
 * Texts of a request that can't be what was meant, and that would be paid for: the contract forbids no character, so they are
 * looked for before anything is sent. Pure.
 */

/** A member of a request, and what is wrong with its text. */
export interface TextProblem {
  /** Dotted, as in the request. */
  readonly path: string;
  readonly message: string;
}

/** A NUL character, or half of a character: neither is part of any text. */
const NO_CHARACTER = /\0|\p{Surrogate}/u;

/** What decoders put where bytes mean nothing. */
const REPLACED = /\ufffd/;

/** Where it is, as editors count: a line, and a character of it, each from 1. */
const placeOf = (text: string, at: number): string => {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  const before = [...(lines.at(-1) ?? '')].length;
  return lines.length === 1 ? `character ${before + 1}` : `line ${lines.length}, character ${before + 1}`;
};

/** Nothing of a request lies deeper; what YAML ties in a circle ends here too. */
const DEEPEST = 12;

type Say = (place: string, character: string) => string;

const search = (value: unknown, path: readonly string[], wanted: RegExp, say: Say): readonly TextProblem[] => {
  if (typeof value === 'string') {
    const found = wanted.exec(value);
    return found === null ? [] : [{ path: path.join('.'), message: say(placeOf(value, found.index), found[0]) }];
  }
  if (typeof value !== 'object' || value === null || path.length === DEEPEST) return [];
  return Object.entries(value).flatMap(([name, one]) => search(one, [...path, name], wanted, say));
};

const nameOf = (character: string): string =>
  character === '\0'
    ? 'a NUL (U+0000)'
    : `half of a character (U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`;

/** Members that a film is made of: of blanks alone none is. */
const MATERIAL = /(?:^|\.)(?:brief|prompt)$/;
/** Blanks, and characters that show nothing. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

const findBlank = (request: unknown): readonly TextProblem[] =>
  search(request, [], BLANK, () => 'has nothing but blanks: write what is to be seen, or leave it out').filter(
    ({ path }) => MATERIAL.test(path),
  );

/** What no text has, and texts that say nothing: a request with them is refused, wherever it comes from. */
export const findUnmeant = (request: unknown): readonly TextProblem[] => [
  ...search(
    request,
    [],
    NO_CHARACTER,
    (place, character) =>
      `${place} is ${nameOf(character)}, which no text has: take it out, or look at what wrote it there`,
  ),
  ...findBlank(request),
];

/** A value of the command line that was no UTF-8 when it came: the shell, or another encoding, has garbled it. */
export const findGarbled = (value: unknown, name: string): readonly TextProblem[] =>
  search([value].flat(), [], REPLACED, (place) => `${place} is U+FFFD, which stands for bytes that are no UTF-8`).map(
    ({ message }) => ({ path: name, message }),
  );

/** The same character in a file that is UTF-8: perhaps on purpose, so that it is only told. */
export const findDoubtful = (request: unknown): readonly TextProblem[] =>
  search(
    request,
    [],
    REPLACED,
    (place) =>
      `${place} is U+FFFD, which stands where an encoding was mistaken; it is sent as it is, in case it is meant`,
  );
