/** `--secret-to .env`: a line of an env file, as long as the listener runs. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fillWith } from '../output/fill-with';
import { findTarget } from '../output/find-target';
import { replaceFile } from '../output/replace-file';
import { unwritten } from '../output/unwritten';
import { systemWords } from '../system-error';
import { findEnvMarks, type Left, type Put, putSecret, takeBack, tidied } from './env-secret';
import { readEnvText } from './read-env-text';
import { checkFree, type SecretPlace } from './secret-place';

/** What stood there and is nowhere else any more: it may be the only copy of somebody's secret. */
const keepElsewhere = (before: string): string => {
  try {
    const file = join(mkdtempSync(join(tmpdir(), 'vid-secret-')), 'before.env');
    writeFileSync(file, `${before}\n`, { mode: 0o600 });
    return `is in ${file}`;
  } catch (error) {
    return `could be kept nowhere (${systemWords(error)})`;
  }
};

const NAME = 'VID_WEBHOOK_SECRET';

const lineLeft = (file: string, { line, holdsSecret }: Left): string => {
  if (line === undefined) return `${NAME} was taken out of ${file} while a listener had it: nothing is put back`;
  const changed = `${NAME} in line ${line} of ${file} was changed while a listener had it: it stays so`;
  return holdsSecret
    ? `${changed}, and still has the listener's secret, with which nothing is signed any more`
    : changed;
};

const beforeOf = ({ before }: Left): string => {
  if (before === 'nothing') return '';
  const where = 'comment' in before ? `is in the comment in line ${before.comment}` : keepElsewhere(before.text);
  return `; what stood there before ${where}`;
};

const describeLeft = (file: string, left: Left): string => lineLeft(file, left) + beforeOf(left);

/** Stands for a secret that is not known yet. */
const PROBE = '0'.repeat(64);

const MARK = 'take the line and its comment out of the file';

const changeFile = async (file: string, edit: (text: string) => string): Promise<boolean> => {
  const target = findTarget(file);
  if (target.kind !== 'file') throw new Error(`--secret-to ${file} is no regular file`);
  const text = target.stats === undefined ? '' : readEnvText(target.path, file);
  const edited = edit(text);
  if (edited !== text)
    await replaceFile({ path: target.path, before: target.stats }, fillWith(edited, 0o600)).catch(
      unwritten(`--secret-to ${file}`, dirname(target.path)),
    );
  return edited !== text;
};

/** Puts back what listeners have left there that were killed; whether there was something. One that lives keeps the file. */
export const tidyEnvFile = async (file: string, note: (text: string) => void): Promise<boolean> => {
  if (!existsSync(file)) return false;
  return changeFile(file, (text) => {
    checkFree(file, findEnvMarks(text), MARK);
    const { text: clean, left } = tidied(text);
    if (left !== undefined) note(describeLeft(file, left));
    return clean;
  });
};

/** Refuses a file that another listener has. */
export const openEnvSecret = (file: string, note: (text: string) => void): SecretPlace => {
  // An empty file is left by nobody but the listener that made it.
  const made = !existsSync(file);
  const now = made ? '' : readEnvText(file, file);
  checkFree(file, findEnvMarks(now), MARK);
  // What can't be written there is told before there is a secret.
  putSecret(tidied(now).text, PROBE);
  let put: Put | undefined;
  const tell = (left: Left | undefined): void => {
    if (left !== undefined) note(describeLeft(file, left));
  };
  return {
    place: resolve(file),
    async write(secret) {
      let own: Put | undefined;
      await changeFile(file, (text) => {
        checkFree(file, findEnvMarks(text), MARK);
        const { text: clean, left } = tidied(text);
        tell(left);
        const filled = putSecret(clean, secret);
        own = filled.put;
        return filled.text;
      });
      // Only what stands there is taken back.
      put = own;
    },
    async restore() {
      const own = put;
      if (own === undefined) return;
      await changeFile(file, (text) => {
        const marks = findEnvMarks(text).filter(({ hash }) => hash === own.hash);
        const mark = marks.at(-1);
        // Somebody has made it the line of another listener.
        if (mark !== undefined && (mark.pid !== process.pid || mark.host !== hostname())) return text;
        const { text: clean, left } = takeBack(text, own, mark);
        tell(left);
        return clean;
      });
      const target = findTarget(file);
      if (made && target.kind === 'file' && target.stats?.size === 0) rmSync(target.path, { force: true });
    },
  };
};
