/**
 * What the system says of a file or a folder that it won't read or write: what that means, in words that come after "can't be
 * written:", and what to do about it. Pure.
 */

interface Meaning {
  /** Of whatever was named before: it. */
  readonly words: string;
  /** The beginning of a sentence, in small letters; nothing where only another name helps. `place` is a path, if one is known. */
  readonly step?: (place: string | undefined) => string;
}

const orIts = (place: string | undefined, what: string): string => (place === undefined ? `its ${what}` : place);

const room = (place: string | undefined): string =>
  place === undefined ? 'free some space on the disk' : `free some space on the disk of ${place}`;

const NO_RIGHT: Meaning = {
  words: 'this user has no right to that',
  step: (place) => (place === undefined ? 'change its rights (chmod)' : `change the rights of ${place} (chmod)`),
};
const TOO_MANY_FILES: Meaning = {
  words: 'too many files are open',
  step: () => 'close other programs, or raise the limit of open files (ulimit -n)',
};
const IN_USE: Meaning = { words: 'another program has it in use', step: () => 'end the program that has it' };

const MEANINGS: Readonly<Record<string, Meaning>> = {
  ENOSPC: { words: 'its disk is full', step: room },
  EDQUOT: { words: "this user's share of its disk is used up", step: room },
  EFBIG: {
    words: 'it would be larger than files may be here',
    step: () => 'raise the limit of the size of files (ulimit -f)',
  },
  EROFS: {
    words: 'its file system is read-only',
    step: (place) => `have ${place ?? 'the file system'} mounted so that it can be written`,
  },
  EIO: { words: 'its disk has failed', step: (place) => `check the disk of ${orIts(place, 'file')}` },
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EMFILE: TOO_MANY_FILES,
  ENFILE: TOO_MANY_FILES,
  ENOMEM: { words: 'memory is used up', step: () => 'close other programs' },
  ENAMETOOLONG: { words: 'its name is too long' },
  ELOOP: {
    words: 'there are too many symbolic links on the way to it',
    step: (place) => `mend the links that ${orIts(place, 'path')} leads through`,
  },
  ENOENT: { words: 'it does not exist' },
  ENOTDIR: { words: 'something on the way to it is no folder' },
  EISDIR: { words: 'it is a folder' },
  EEXIST: { words: 'something is in its place' },
  EBUSY: IN_USE,
  ETXTBSY: IN_USE,
};

const codeOf = (error: unknown): string => String((error as Partial<NodeJS.ErrnoException> | null)?.code ?? '');

/** Whether it is the system's, of a kind that is known here. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && Object.hasOwn(MEANINGS, codeOf(error));

/** What a code means; undefined for one that is unknown. */
export const wordsOfCode = (code: string): string | undefined =>
  Object.hasOwn(MEANINGS, code) ? MEANINGS[code]?.words : undefined;

/** What to do about a code; undefined for one that is unknown, or where only another name helps. */
export const stepOfCode = (code: string, place?: string): string | undefined =>
  Object.hasOwn(MEANINGS, code) ? MEANINGS[code]?.step?.(place) : undefined;

/** What happened, for after "can't be read:" or "can't be written:", without its full stop. */
export const systemWords = (error: unknown): string => {
  const code = codeOf(error);
  const words = wordsOfCode(code);
  // The path that the system quotes at the end is named by whoever tells this.
  const said = error instanceof Error ? error.message.replace(/ '.*'( -> '.*')?$/, '') : String(error);
  return words === undefined ? said : `${words} (${code})`;
};

/** What to do, as a sentence; `otherwise` is in small letters what helps as well, as `name another file`. */
export const systemAdvice = (error: unknown, place: string | undefined, otherwise: string): string => {
  const step = stepOfCode(codeOf(error), place);
  const whole = step === undefined ? otherwise : `${step}, or ${otherwise}`;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`;
};
