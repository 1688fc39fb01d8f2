/** `--secret-to`: the secret that the app verifies with, in a file of its own or as a line of an env file. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, resolve } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { checkOutput } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { fillWith } from '../output/fill-with';
import { findTarget } from '../output/find-target';
import { replaceFile } from '../output/replace-file';
import { processLives } from '../process-lives';
import { findEnvMark, withoutSecret, withSecret } from './env-secret';

const SECRET: FileKind = {
  name: 'a webhook secret',
  begins: (head) => /^\s*[0-9a-f]{64}(\s+[0-9a-f]{64})*\s*$/.test(head.toString('latin1')),
};

const isEnvFile = (file: string): boolean => /^\.env(\.|$)|\.env$/.test(basename(file));

export interface SecretPlace {
  /** Absolute path. */
  readonly place: string;
  write(secret: string): Promise<void>;
  /** Puts an env file back as it was, but for what somebody has changed. */
  restore(): Promise<void>;
}

interface Opening {
  readonly force: boolean | undefined;
  readonly ask: boolean;
  note(this: void, text: string): void;
}

/** One line can't hold two secrets: the second listener would break the app of the first. */
const checkFree = (file: string, text: string): void => {
  const mark = findEnvMark(text);
  if (mark === undefined || mark.host !== hostname() || mark.pid === process.pid || !processLives(mark.pid)) return;
  throw new CliError(
    EXIT.usage,
    `--secret-to ${file}: a listener that runs (process ${mark.pid}) has its secret there until it ends.`,
    {
      next: `End that one, or name another file, such as ${file}.other. Where both serve one app, sign for it with the secret that it has: --resign-secret-file. If process ${mark.pid} is no listener, take the line and its comment out of the file.`,
    },
  );
};

/** `made`: there was no file before, so that an empty one is left by nobody but the listener. */
const openEnvFile = (file: string, made: boolean, note: Opening['note']): SecretPlace => {
  const change = async (edit: (text: string) => string): Promise<void> => {
    const target = findTarget(file);
    if (target.kind !== 'file') throw new Error(`--secret-to ${file} is no regular file`);
    const text = target.stats === undefined ? '' : readFileSync(target.path, 'utf8');
    const edited = edit(text);
    if (edited !== text) await replaceFile({ path: target.path, before: target.stats }, fillWith(edited, 0o600));
  };
  const restored = (text: string): string => {
    const mark = findEnvMark(text);
    if (mark === undefined || mark.pid !== process.pid || mark.host !== hostname()) return text;
    const { text: clean, changed } = withoutSecret(text);
    if (changed)
      note(
        `VID_WEBHOOK_SECRET in ${file} was changed while this ran: it stays so, and what stood there before does not come back`,
      );
    return clean;
  };
  return {
    place: resolve(file),
    write: (secret) =>
      change((text) => {
        checkFree(file, text);
        return withSecret(text, secret);
      }),
    async restore() {
      await change(restored);
      const target = findTarget(file);
      if (made && target.kind === 'file' && target.stats?.size === 0) rmSync(target.path, { force: true });
    },
  };
};

const ANY: FileKind = { name: 'an env file', begins: () => true };

/** Judges the file before anything is registered. */
export const openSecretTo = async (file: string, { force, ask, note }: Opening): Promise<SecretPlace> => {
  const isEnv = isEnvFile(file);
  const made = isEnv && !existsSync(file);
  const output = await checkOutput(file, { kind: isEnv ? ANY : SECRET, force, flag: `--secret-to ${file}`, ask });
  if (isEnv) {
    if (existsSync(file)) checkFree(file, readFileSync(file, 'utf8'));
    return openEnvFile(file, made, note);
  }
  return {
    place: resolve(file),
    write: (secret) => output.write(fillWith(`${secret}\n`, 0o600)),
    restore: () => Promise.resolve(),
  };
};
