/** Which lines a project's `.gitignore` lacks, so that `.env` stays out and `.env.example` stays in. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT_MS = 3000;

/** What git says; undefined where there is no git, or no repository. */
const askGit = (folder: string, name: string): boolean | undefined => {
  // Also of a file that is tracked it is asked what the patterns say.
  const { status } = spawnSync('git', ['check-ignore', '-q', '--no-index', name], {
    cwd: folder,
    stdio: 'ignore',
    timeout: LIMIT_MS,
    windowsHide: true,
  });
  return status === 0 ? true : status === 1 ? false : undefined;
};

const PATTERNS: Readonly<Record<string, RegExp>> = {
  '.env': /^\/?(\*\*\/)?(\.env\*?|\.\*|\*\.env|\*)$/,
  '.env.example': /^\/?(\*\*\/)?(\.env\*|\.env\.\*|\.env\.example|\.\*|\*)$/,
};

/** The same from the file alone: the last line that fits counts. */
const readFileOf = (folder: string, name: string): boolean => {
  let text = '';
  try {
    text = readFileSync(join(folder, '.gitignore'), 'utf8');
  } catch {
    return false;
  }
  const pattern = PATTERNS[name] ?? /^$/;
  const fitting = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => pattern.test(line.replace(/^!/, '')));
  return fitting.length > 0 && fitting.at(-1)?.startsWith('!') === false;
};

const isIgnored = (folder: string, name: string): boolean => askGit(folder, name) ?? readFileOf(folder, name);

/** `example`: whether the project is given a `.env.example`, which a pattern such as `.env*` would hide. */
export const ignoreLines = (folder: string, { example }: { readonly example: boolean }): readonly string[] => [
  ...(isIgnored(folder, '.env') ? [] : ['.env']),
  ...(example && isIgnored(folder, '.env.example') ? ['!.env.example'] : []),
];
