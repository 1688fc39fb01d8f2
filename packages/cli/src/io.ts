/**
 * The two streams of a command: stdout carries data only, stderr carries everything for people. With --json stderr stays
 * silent but for an error.
 */
import { toJson, writeAnswer, writeNote } from './human-output';
import { asOwn } from './terminal-text';
import { wrapText } from './wrap-text';

/** The few styles that are used. */
export type Style = Readonly<Record<'green' | 'cyan' | 'dim' | 'red' | 'bold', (text: string) => string>>;

export interface Io {
  readonly json: boolean;
  /** Whether a person watches stderr, so that a line may be redrawn. */
  readonly interactive: boolean;
  readonly style: Style;
  /** Whether that style has colours. */
  readonly colored: boolean;
  /** Writes the answer: the text for people, or the value as one JSON document with --json. */
  data(value: unknown, text: string): void;
  /** The same for an answer in sentences, which a terminal gets broken between words; columns and trees stay as they are. */
  say(value: unknown, text: string): void;
  /**
   * Writes a list: the text for people, or a document with the items in `data`. `more` are members beside, such as the name
   * that a list had before.
   */
  list(items: readonly unknown[], text: string, more?: Readonly<Record<string, unknown>>): void;
  /** Writes one line of a stream of answers: a text for people, or one JSON document a line with --json. */
  line(value: unknown, text: string): void;
  /** Writes one line of a stream that is JSON for everybody. */
  record(value: unknown): void;
  /** Writes a line for a person. */
  note(this: void, text: string): void;
}

export const COLOR_MODES = ['auto', 'always', 'never'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const colorLevel = (mode: ColorMode | undefined, stream: { isTTY?: boolean }): 0 | 1 => {
  if (mode === 'always') return 1;
  if (mode === 'never') return 0;
  if (process.env['NO_COLOR']) return 0;
  if (process.env['FORCE_COLOR'] && process.env['FORCE_COLOR'] !== '0') return 1;
  return stream.isTTY && process.env['TERM'] !== 'dumb' ? 1 : 0;
};

const asItIs = (text: string): string => text;
/** Without any. */
export const PLAIN: Style = { green: asItIs, cyan: asItIs, dim: asItIs, red: asItIs, bold: asItIs };

/** The styles of a stream, stderr if none is named; what colours is loaded only where there are colours. */
export const openStyle = async (
  { json = false, color }: { json?: boolean | undefined; color?: ColorMode | undefined },
  stream: { isTTY?: boolean } = process.stderr,
): Promise<Style> => {
  const level = json ? 0 : colorLevel(color, stream);
  if (level === 0) return PLAIN;
  const { green, cyan, dim, red, bold } = new (await import('chalk')).Chalk({ level });
  return { green: asOwn(green), cyan: asOwn(cyan), dim: asOwn(dim), red: asOwn(red), bold: asOwn(bold) };
};

/** A terminal that can redraw a line, with a person before it. Some say that they have no columns: nothing fits there. */
const isWatched = (): boolean =>
  process.stderr.isTTY &&
  process.stderr.columns > 0 &&
  process.env['TERM'] !== 'dumb' &&
  process.env['CI'] === undefined;

/** Lines that are set in or have styles have been laid out already. */
const isLaidOut = (line: string): boolean => line.startsWith(' ') || line.includes('\u001b');

/** A terminal would break long lines anywhere. */
const betweenWords = (text: string, columns: number | undefined = process.stderr.columns): string =>
  columns
    ? text
        .split('\n')
        .flatMap((line) => (isLaidOut(line) ? [line] : wrapText(line, columns, { whole: true })))
        .join('\n')
    : text;

/** Sentences for a terminal of so many columns. */
const asSentences = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      process.stdout.columns > 0 && !line.includes('  ') ? betweenWords(line, process.stdout.columns) : line,
    )
    .join('\n');

/** Opens the streams for a command with the given global flags. */
export const openIo = async ({ json = false, color }: { json?: boolean; color?: ColorMode }): Promise<Io> => {
  const style = await openStyle({ json, ...(color === undefined ? {} : { color }) });
  const data: Io['data'] = (value, text) => writeAnswer(`${json ? toJson(value, 2) : text}\n`);
  return {
    json,
    interactive: isWatched() && !json,
    style,
    colored: style !== PLAIN,
    data,
    say: (value, text) => data(value, asSentences(text)),
    list: (items, text, more = {}) => data({ data: items, ...more }, text),
    line(value, text) {
      writeAnswer(`${json ? toJson(value) : text}\n`);
    },
    record(value) {
      writeAnswer(`${toJson(value)}\n`);
    },
    note(text) {
      if (!json) writeNote(`${betweenWords(text)}\n`);
    },
  };
};
