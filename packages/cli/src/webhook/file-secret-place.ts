/**
 * `--secret-to FILE`: a secret in a file of its own. Beside it lies a claim as long as the listener runs, which names its process
 * and keeps what stood there. A file that was made for the secret stays: what was captured is verified with it later.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Output } from '../output/check-output';
import { fillWith } from '../output/fill-with';
import { findTarget } from '../output/find-target';
import { replaceFile } from '../output/replace-file';
import { unwrittenError } from '../output/unwritten';
import { systemAdvice, systemWords } from '../system-error';
import { checkFree, type Holder, type SecretPlace } from './secret-place';

interface Claim extends Holder {
  /** Of the file as the listener has written it. */
  readonly hash: string;
  /** What stood there, in Base64; null for nothing. */
  readonly before: string | null;
}

const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const readClaim = (path: string): Claim | undefined => {
  try {
    const claim = JSON.parse(readFileSync(path, 'utf8')) as Partial<Claim> | null;
    return typeof claim?.pid === 'number' && typeof claim.hash === 'string' ? (claim as Claim) : undefined;
  } catch {
    return undefined;
  }
};

const claimOf = (file: string): string => `${file}.listener`;

const check = (file: string): void => {
  const claim = readClaim(claimOf(file));
  checkFree(file, claim === undefined ? [] : [claim], `delete ${claimOf(file)}`);
};

const bytesOf = (path: string, file: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new CliError(EXIT.usage, `--secret-to ${file}: what stands there can't be read: ${systemWords(cause)}.`, {
      next: systemAdvice(cause, file, 'name another file'),
      cause,
    });
  }
};

const putClaim = (file: string, claim: Claim): void => {
  try {
    // Whoever was quicker has it.
    writeFileSync(claimOf(file), JSON.stringify(claim), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    // A disk that is full takes a file without a word in it.
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(claimOf(file), { force: true });
    throw unwrittenError(claimOf(file), dirname(claimOf(file)), cause);
  }
};

/** Keeps what stood there before where nothing else has it. */
const keepBeside = (file: string, before: Buffer, note: (text: string) => void): void => {
  const kept = `${file}.before`;
  writeFileSync(kept, before, { mode: 0o600, flag: 'a' });
  note(`${file} was changed while a listener had its secret there: it stays so; what stood there before is in ${kept}`);
};

/** Whether what stood there is back. */
const takeBack = async (file: string, note: (text: string) => void): Promise<boolean> => {
  const claim = readClaim(claimOf(file));
  const target = findTarget(file);
  if (claim === undefined || target.kind !== 'file') return false;
  const before = claim.before === null ? undefined : Buffer.from(claim.before, 'base64');
  const isOwn = target.stats !== undefined && hashOf(readFileSync(target.path)) === claim.hash;
  if (before !== undefined && isOwn)
    await replaceFile({ path: target.path, before: target.stats }, (part) =>
      writeFile(part, before, { flag: 'wx', flush: true, mode: 0o600 }),
    );
  else if (before !== undefined) keepBeside(file, before, note);
  rmSync(claimOf(file), { force: true });
  return before !== undefined && isOwn;
};

/** Puts back what a listener has left there that was killed; whether there was something. One that lives keeps the file. */
export const tidySecretFile = async (file: string, note: (text: string) => void): Promise<boolean> => {
  check(file);
  return takeBack(file, note);
};

/** `output` has judged the file. Refuses one that another listener has. */
export const openFileSecret = (file: string, output: Output, note: (text: string) => void): SecretPlace => {
  check(file);
  let written = false;
  return {
    place: resolve(file),
    async write(secret) {
      check(file);
      await takeBack(file, note);
      const target = findTarget(file);
      const text = `${secret}\n`;
      if (target.kind === 'file') {
        const before = target.stats === undefined ? null : bytesOf(target.path, file).toString('base64');
        const claim: Claim = { pid: process.pid, host: hostname(), hash: hashOf(text), before };
        putClaim(file, claim);
        written = true;
      }
      await output.write(fillWith(text, 0o600));
    },
    async restore() {
      if (written) await takeBack(file, note);
    },
  };
};
