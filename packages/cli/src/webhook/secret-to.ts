/** `--secret-to`: the secret that the app verifies with, in a file of its own or as a line of an env file. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { checkOutput } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { findTarget } from '../output/find-target';
import { replaceFile } from '../output/replace-file';

const SECRET: FileKind = {
  name: 'a webhook secret',
  begins: (head) => /^\s*[0-9a-f]{64}(\s+[0-9a-f]{64})*\s*$/.test(head.toString('latin1')),
};

const MARK = '# vid webhook listen: the line below is for as long as it runs. Before: ';
const NONE = '(none)';
const LINE = /^\s*(?:export\s+)?VID_WEBHOOK_SECRET\s*=.*$/;

/** The text of an env file as it was before a listener wrote to it; what was changed by hand since then stays. */
export const withoutSecret = (text: string): string => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(MARK));
  if (at < 0) return text;
  const before = lines[at]?.slice(MARK.length).trimEnd() ?? NONE;
  const isOwn = LINE.test(lines[at + 1] ?? '');
  lines.splice(at, isOwn ? 2 : 1, ...(before === NONE ? [] : [before]));
  return lines.join('\n');
};

/** The text with the secret in it; the line that it stands for is kept in a comment. */
export const withSecret = (text: string, secret: string): string => {
  const clean = withoutSecret(text);
  const lines = clean.split('\n');
  const at = lines.findIndex((line) => LINE.test(line));
  const own = [`${MARK}${at < 0 ? NONE : lines[at]?.trim()}`, `VID_WEBHOOK_SECRET=${secret}`];
  if (at >= 0) return lines.toSpliced(at, 1, ...own).join('\n');
  const gap = clean === '' || clean.endsWith('\n') ? '' : '\n';
  return `${clean}${gap}${own.join('\n')}\n`;
};

const isEnvFile = (file: string): boolean => /^\.env(\.|$)|\.env$/.test(basename(file));

export interface SecretPlace {
  /** Absolute path. */
  readonly place: string;
  write(secret: string): Promise<void>;
  /** Puts an env file back as it was. */
  restore(): Promise<void>;
}

/** `made`: there was no file before, so that an empty one is left by nobody but the listener. */
const openEnvFile = (file: string, made: boolean): SecretPlace => {
  const change = async (edit: (text: string) => string): Promise<void> => {
    const target = findTarget(file);
    if (target.kind !== 'file') throw new Error(`--secret-to ${file} is no regular file`);
    const text = target.stats === undefined ? '' : readFileSync(target.path, 'utf8');
    const edited = edit(text);
    if (edited !== text) await replaceFile({ path: target.path, before: target.stats }, fillWith(edited, 0o600));
  };
  return {
    place: resolve(file),
    write: (secret) => change((text) => withSecret(text, secret)),
    async restore() {
      await change(withoutSecret);
      const target = findTarget(file);
      if (made && target.kind === 'file' && target.stats?.size === 0) rmSync(target.path, { force: true });
    },
  };
};

const ANY: FileKind = { name: 'an env file', begins: () => true };

/** Judges the file before anything is registered. */
export const openSecretTo = async (
  file: string,
  { force, ask }: { readonly force: boolean | undefined; readonly ask: boolean },
): Promise<SecretPlace> => {
  const isEnv = isEnvFile(file);
  const made = isEnv && !existsSync(file);
  const output = await checkOutput(file, { kind: isEnv ? ANY : SECRET, force, flag: `--secret-to ${file}`, ask });
  if (isEnv) return openEnvFile(file, made);
  return {
    place: resolve(file),
    write: (secret) => output.write(fillWith(`${secret}\n`, 0o600)),
    restore: () => Promise.resolve(),
  };
};
