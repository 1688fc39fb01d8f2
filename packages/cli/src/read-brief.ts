/** `--brief TEXT`, `--brief -`, `--brief @FILE` and `--brief-file FILE`: what a film is about, from wherever it is written. */
import { existsSync } from 'node:fs';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { readText } from './read-text';

const read = async (file: string): Promise<string> => {
  const text = (await readText(file, 'brief')).trim();
  if (text !== '') return text;
  throw new CliError(EXIT.usage, `The brief in ${file === '-' ? 'stdin' : file} is empty; nothing was sent.`, {
    next: 'Write what the film is about there, or give it as a text: --brief TEXT.',
  });
};

/** The brief; undefined without one. */
export const readBrief = async (brief: unknown, file: unknown): Promise<string | undefined> => {
  if (typeof file === 'string') {
    if (brief === undefined) return read(file);
    throw new CliError(EXIT.usage, '--brief and --brief-file are both given; nothing was sent.', {
      next: 'Give one of them.',
    });
  }
  if (typeof brief !== 'string') return undefined;
  if (brief.trim() === '-') return read('-');
  if (!brief.startsWith('@')) return brief;
  if (existsSync(brief.slice(1))) return read(brief.slice(1));
  throw new CliError(EXIT.usage, `--brief ${brief} names no file that is there; nothing was sent.`, {
    next: 'Check the path. A brief that begins with @ goes into a file: --brief-file FILE.',
  });
};

/** Stdin can be read once. */
export const checkStdinOnce = (flags: Readonly<Record<string, unknown>>): void => {
  const names = ['brief', 'briefFile', 'request', 'scenePlan'].filter((name) => flags[name] === '-');
  if (names.length < 2) return;
  const said = names.map((name) => ({ briefFile: '--brief-file', scenePlan: '--plan' })[name] ?? `--${name}`);
  throw new CliError(EXIT.usage, `${said.join(' and ')} are both -, and stdin can be read only once.`, {
    next: 'Give one of them as a file.',
  });
};
