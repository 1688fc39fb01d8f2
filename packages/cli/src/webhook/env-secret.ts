/**
 * The line of an env file that a listener owns as long as it runs, and the comment above it that keeps what stood there. The
 * comment tells whose the line is and, by a hash, which value: one that somebody has changed since then is theirs.
 */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { parseEnv } from 'node:util';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { findAssignments } from './env-assignment';

const NAME = 'VID_WEBHOOK_SECRET';
const NONE = '(none)';
const MARK =
  /^# vid webhook listen \(process (\d+) on (.+), ([0-9a-f]{16})\): the line below is its own until it ends\. Before: (.*)(?:\r?\n|$)/m;

export interface EnvMark {
  readonly pid: number;
  readonly host: string;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 16);

/** On one line, whatever it was. */
const asNote = (before: string): string => (/^[^\s"].*\S$/.test(before) ? before : JSON.stringify(before));

const fromNote = (note: string): string => {
  try {
    return note.startsWith('"') ? (JSON.parse(note) as string) : note;
  } catch {
    return note;
  }
};

/** Whose line there is. */
export const findEnvMark = (text: string): EnvMark | undefined => {
  const [, pid, host] = MARK.exec(text) ?? [];
  return pid === undefined || host === undefined ? undefined : { pid: Number(pid), host };
};

/** `changed`: somebody has written another value, which stays; what stood there before the listener is not brought back. */
export const withoutSecret = (text: string): { readonly text: string; readonly changed: boolean } => {
  const [mark, , , hash, note = NONE] = MARK.exec(text) ?? [];
  if (mark === undefined) return { text, changed: false };
  const rest = text.replace(mark, () => '');
  const own = findAssignments(rest, NAME).find(({ value }) => hashOf(value) === hash);
  if (own === undefined) return { text: rest, changed: true };
  const breaks = /^\r?\n/.exec(rest.slice(own.end))?.[0].length ?? 0;
  const [before, end] = note === NONE ? ['', own.end + breaks] : [fromNote(note), own.end];
  return { text: rest.slice(0, own.start) + before + rest.slice(end), changed: false };
};

/**
 * The text with the secret in the assignment that readers take, or with a new line at its end.
 * @throws CliError where readers would still take something else
 */
export const withSecret = (text: string, secret: string): string => {
  const { text: clean } = withoutSecret(text);
  const hash = hashOf(secret);
  const eol = clean.includes('\r\n') ? '\r\n' : '\n';
  const last = findAssignments(clean, NAME).at(-1);
  const before = last === undefined ? NONE : asNote(clean.slice(last.start, last.end));
  const own = `# vid webhook listen (process ${process.pid} on ${hostname()}, ${hash}): the line below is its own until it ends. Before: ${before}${eol}${last?.exported === true ? 'export ' : ''}${NAME}=${secret}`;
  const gap = clean === '' || clean.endsWith('\n') ? '' : eol;
  const edited =
    last === undefined ? `${clean}${gap}${own}${eol}` : clean.slice(0, last.start) + own + clean.slice(last.end);
  if (hashOf(parseEnv(edited)[NAME] ?? '') === hash) return edited;
  throw new CliError(EXIT.usage, `The env file can't be read so that ${NAME} is what a listener writes there.`, {
    next: `Look for a quote that is never closed, or write the line yourself: --print-secret shows the secret.`,
  });
};
