/**
 * The line of an env file that a listener owns as long as it runs, and the comment above it that keeps what stood there. The
 * line is taken back where it is still byte for byte what was put, with or without its comment; whatever somebody has made of it
 * stays, and so does the only place that knows what stood there before. Pure.
 */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { parseEnv } from 'node:util';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { type Assignment, findAssignments } from './env-assignment';

const NAME = 'VID_WEBHOOK_SECRET';
const NONE = '(none)';
/** Nothing stood there, and the file's last line had no end. */
const NONE_CUT = '(none, and no line break)';
const MARK =
  /^# vid webhook listen \(process (\d+) on (.+), ([0-9a-f]{16})\): the line below is its own until it ends\. Before: (.*)(?:\r?\n|$)/gm;

/** What a listener has put into an env file. */
export interface Put {
  /** Of its secret. */
  readonly hash: string;
  /** The assignment that stood there. */
  readonly before: string | undefined;
  /** Whether the file's last line had no end, and got one. */
  readonly cut: boolean;
}

export interface EnvMark extends Put {
  readonly pid: number;
  readonly host: string;
  /** Offsets of the comment, its line break included. */
  readonly start: number;
  readonly end: number;
}

/** A line that is not taken back, since somebody has changed it. */
export interface Left {
  /** Where the variable gets its value now, from 1; undefined where nothing gives it one. */
  readonly line: number | undefined;
  /** Whether that is still the listener's secret. */
  readonly holdsSecret: boolean;
  /** What stood there before: nothing did, the comment in a line has it, or nothing in the file has it any more. */
  readonly before: 'nothing' | { readonly comment: number } | { readonly text: string };
}

export interface TakenBack {
  readonly text: string;
  readonly left?: Left;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 16);

/** On one line, whatever it was. */
const asNote = (before: string): string => (/^[^\s"(].*\S$/.test(before) ? before : JSON.stringify(before));

const fromNote = (note: string): string => {
  try {
    return note.startsWith('"') ? (JSON.parse(note) as string) : note;
  } catch {
    return note;
  }
};

/** Whose lines there are, in the order of the file. */
export const findEnvMarks = (text: string): readonly EnvMark[] =>
  [...text.matchAll(MARK)].map(({ 0: whole, 1: pid, 2: host = '', 3: hash = '', 4: note = NONE, index }) => ({
    pid: Number(pid),
    host,
    hash,
    before: note === NONE || note === NONE_CUT ? undefined : fromNote(note),
    cut: note === NONE_CUT,
    start: index,
    end: index + whole.length,
  }));

const prefixFor = (before: string | undefined): string =>
  before !== undefined && findAssignments(before, NAME)[0]?.exported === true ? 'export ' : '';

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Edit = readonly [start: number, end: number, text: string];

const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort(([one], [other]) => other - one)
    .reduce((now, [start, end, instead]) => now.slice(0, start) + instead + now.slice(end), text);

const restored = (text: string, { before, cut }: Put, own: Assignment, comment: readonly Edit[]): string => {
  if (before !== undefined) return edited(text, [...comment, [own.start, own.end, before]]);
  const end = own.end + (/^[^\S\r\n]*(?:\r?\n|$)/.exec(text.slice(own.end))?.[0].length ?? 0);
  const clean = edited(text, [...comment, [own.start, end, '']]);
  return cut && end === text.length ? clean.replace(/\r?\n$/, '') : clean;
};

const placeOf = ({ before }: Put, comment: number | undefined): Left['before'] => {
  if (before === undefined) return 'nothing';
  return comment === undefined ? { text: before } : { comment };
};

/** Takes back what was put; `mark` is its comment, where that is still there. */
export const takeBack = (text: string, put: Put, mark: EnvMark | undefined): TakenBack => {
  const comment: readonly Edit[] = mark === undefined ? [] : [[mark.start, mark.end, '']];
  const whole = `${prefixFor(put.before)}${NAME}=`;
  const isOwn = ({ start, end, value }: Assignment): boolean =>
    hashOf(value) === put.hash && text.slice(start, end) === whole + value;
  const [own, ...more] = findAssignments(text, NAME).filter(isOwn);
  if (own !== undefined && more.length === 0) return { text: restored(text, put, own, comment) };
  // A comment that keeps nothing is of no use to anybody.
  const clean = put.before === undefined ? edited(text, comment) : text;
  const now = findAssignments(clean, NAME).at(-1);
  return {
    text: clean,
    left: {
      line: now === undefined ? undefined : lineOf(clean, now.start),
      holdsSecret: now !== undefined && hashOf(now.value) === put.hash,
      before: placeOf(put, mark === undefined ? undefined : lineOf(text, mark.start)),
    },
  };
};

/** Takes back what listeners have left that ended without doing it; the last one first, so that offsets hold. */
export const tidied = (text: string): TakenBack =>
  findEnvMarks(text).reduceRight<TakenBack>(
    (before, mark) => {
      const { text: clean, left = before.left } = takeBack(before.text, mark, mark);
      return left === undefined ? { text: clean } : { text: clean, left };
    },
    { text },
  );

/**
 * The text with the secret in the assignment that readers take, or with a new line at its end.
 * @throws CliError where readers would still take something else
 */
export const putSecret = (text: string, secret: string): { readonly text: string; readonly put: Put } => {
  const hash = hashOf(secret);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const last = findAssignments(text, NAME).at(-1);
  const before = last === undefined ? undefined : text.slice(last.start, last.end);
  const cut = last === undefined && text !== '' && !text.endsWith('\n');
  const note = before === undefined ? (cut ? NONE_CUT : NONE) : asNote(before);
  const own = `# vid webhook listen (process ${process.pid} on ${hostname()}, ${hash}): the line below is its own until it ends. Before: ${note}${eol}${prefixFor(before)}${NAME}=${secret}`;
  const filled =
    last === undefined
      ? `${text}${cut ? eol : ''}${own}${eol}`
      : text.slice(0, last.start) + own + text.slice(last.end);
  if (hashOf(parseEnv(filled)[NAME] ?? '') === hash) return { text: filled, put: { hash, before, cut } };
  throw new CliError(EXIT.usage, `The env file can't be read so that ${NAME} is what a listener writes there.`, {
    next: `Look for a quote that is never closed, or write the line yourself: --print-secret shows the secret.`,
  });
};
