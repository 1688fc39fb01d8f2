/**
 * Reads the lines of a batch and finds everything that is wrong with them, before anything is sent. A line is a request as
 * `vid render --request` takes it, with an `id` (or `name`) of the caller's own if wanted; empty lines are skipped.
 */
import type { RenderRequest, RequestCheck } from '@vid/sdk';
import { parseDocument } from 'yaml';
import { CliError } from '../cli-error';
import { isDeviceName } from '../device-name';
import { EXIT } from '../exit-codes';
import { jsonProblem } from '../json-file';
import { findMisspelt } from '../misspelt-members';
import { readText } from '../read-text';
import { findDoubtful, findUnmeant } from '../unmeant-text';
import { type BatchLine, contentHash, inOrder } from './batch-line';

export interface BatchProblem {
  readonly line: number;
  /** Dotted, as in the request. */
  readonly path: string;
  readonly message: string;
  readonly code?: string;
}

interface BatchRules {
  /** Makes the request of a line's members: reads its images. May throw a CliError. */
  readonly prepare: (members: Record<string, unknown>) => Record<string, unknown>;
  readonly check: (request: RenderRequest) => RequestCheck;
  readonly platform?: NodeJS.Platform;
}

interface Batch {
  readonly lines: readonly BatchLine[];
  readonly warnings: readonly BatchProblem[];
}

/** What an id may be, since it becomes the name of a file. */
const USABLE_ID = /^(?!\.{1,2}$)[^/\\:\p{Cc}\p{Cs}]{1,100}$/u;

/** What Windows takes in no name. */
const TAKEN_BY_WINDOWS = /[<>"|?*]/;

/** Why an id is none. */
const wrongId = (text: unknown, platform: NodeJS.Platform): string | undefined => {
  if (typeof text !== 'string' || !USABLE_ID.test(text))
    return 'must be a text of 1 to 100 characters without / \\ : since it names a file';
  if (platform !== 'win32' || !(TAKEN_BY_WINDOWS.test(text) || isDeviceName(text))) return undefined;
  return 'must be the name of a file: on Windows neither with < > " | ? * nor that of a device, such as NUL';
};

type Numbered = readonly [number: number, text: string];

const numbered = (text: string): readonly Numbered[] =>
  text
    .split(/\r?\n/)
    .map((line, index): Numbered => [index + 1, line])
    .filter(([, line]) => line.trim() !== '');

const parseMembers = (text: string): Record<string, unknown> => {
  const broken = jsonProblem(text);
  // It is a line of its own: its number in the file is told beside.
  if (broken !== undefined) throw new SyntaxError(`is no JSON: ${broken.replace(/^line \d+, /, '')}`);
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new SyntaxError('is no JSON object: a line must be one object, the request');
};

/** Members that are there twice, of which the last alone would count. */
const repeatedMembers = (text: string): readonly Pick<BatchProblem, 'path' | 'message'>[] =>
  parseDocument(text, { logLevel: 'silent' })
    .errors.filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [at] }) => ({
      path: 'line',
      message: `has ${/^"(?:[^"\\\\]|\\\\.)*"/.exec(text.slice(at))?.[0] ?? 'a member'} twice, the second time at character ${at + 1}`,
    }));

/** Finds the caller's own name for the line. */
const readId = (
  { id, name }: Record<string, unknown>,
  platform: NodeJS.Platform,
): string | null | { readonly wrong: string } => {
  const given = id ?? name;
  if (given === undefined || given === null) return null;
  const text = typeof given === 'number' ? String(given) : given;
  const wrong = wrongId(text, platform);
  return wrong === undefined ? (text as string) : { wrong };
};

const readLine = ([number, text]: Numbered, { prepare, check, platform = process.platform }: BatchRules) => {
  const problems: BatchProblem[] = [];
  const warnings: BatchProblem[] = [];
  try {
    const { id: _id, name: _name, ...members } = parseMembers(text);
    problems.push(...repeatedMembers(text).map((problem) => ({ line: number, ...problem })));
    const id = readId(parseMembers(text), platform);
    if (id !== null && typeof id === 'object') problems.push({ line: number, path: 'id', message: id.wrong });
    const load = (): RenderRequest => inOrder(prepare(members)) as RenderRequest;
    const request = load();
    const found = check(request);
    problems.push(
      ...[...found.problems, ...findMisspelt(members), ...findUnmeant(request)].map((problem) => ({
        line: number,
        ...problem,
      })),
    );
    warnings.push(...[...found.warnings, ...findDoubtful(request)].map((warning) => ({ line: number, ...warning })));
    return { number, id: typeof id === 'string' ? id : null, hash: contentHash(request), load, problems, warnings };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof CliError)) throw error;
    problems.push({ line: number, path: 'line', message: error.message });
    return { number, problems, warnings };
  }
};

type ReadLine = ReturnType<typeof readLine>;

const repeatedIds = (read: readonly ReadLine[]): readonly BatchProblem[] => {
  const first = new Map<string, number>();
  return read.flatMap(({ number, id }) => {
    if (typeof id !== 'string') return [];
    // Some file systems do not tell case apart.
    const folded = id.toLowerCase();
    const before = first.get(folded);
    first.set(folded, before ?? number);
    return before === undefined ? [] : [{ line: number, path: 'id', message: `is that of line ${before} too` }];
  });
};

const numberedAmongEqual = (read: readonly ReadLine[]): readonly BatchLine[] => {
  const seen = new Map<string, number>();
  return read.flatMap(({ number, id, hash, load }) => {
    if (hash === undefined || load === undefined) return [];
    const ordinal = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, ordinal);
    const loadSame = (): RenderRequest => {
      const request = load();
      if (contentHash(request) === hash) return request;
      throw new CliError(EXIT.usage, `An image of line ${number} changed while the batch ran.`, {
        next: 'Run the same command again: the line is now another render.',
      });
    };
    return [{ number, id: id ?? null, identity: `${hash}-${ordinal}`, load: loadSame }];
  });
};

/** Reads a file, or stdin for `-`; refuses it with every problem at once. */
export const readBatch = async (file: string, rules: BatchRules): Promise<Batch> => {
  const read = numbered(await readText(file, 'batch')).map((line) => readLine(line, rules));
  const problems = [...read.flatMap((line) => line.problems), ...repeatedIds(read)].sort((a, b) => a.line - b.line);
  const shown = file === '-' ? 'stdin' : file;
  if (read.length === 0)
    throw new CliError(EXIT.usage, `${shown} holds no lines.`, { next: 'Write one request a line, as JSON.' });
  if (problems.length > 0) {
    const bad = new Set(problems.map(({ line }) => line)).size;
    throw new CliError(
      EXIT.usage,
      `${bad} of ${read.length} ${read.length === 1 ? 'line' : 'lines'} of ${shown} can't be rendered; nothing was sent.`,
      {
        problems: problems.map(({ line, path, ...rest }) => ({ ...rest, line, path: `line ${line}, ${path}` })),
        next: 'Correct them and run the same command again. `vid render --help` lists the members and their values.',
      },
    );
  }
  return { lines: numberedAmongEqual(read), warnings: read.flatMap((line) => line.warnings) };
};
