/** `--secret-to`: the secret that the app verifies with, in a file of its own or as a line of an env file. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { checkOutput, type Output } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { findTarget } from '../output/find-target';
import { openEnvSecret } from './env-secret-place';
import { openFileSecret } from './file-secret-place';
import { ENV_NAMES, isEnvFile } from './is-env-file';
import type { SecretPlace } from './secret-place';

const SECRET: FileKind = {
  name: 'a webhook secret',
  begins: (head) => /^\s*[0-9a-f]{64}(\s+[0-9a-f]{64})*\s*$/.test(head.toString('latin1')),
};

const ANY: FileKind = { name: 'an env file', begins: () => true };

interface Opening {
  readonly force: boolean | undefined;
  readonly ask: boolean;
  note(this: void, text: string): void;
}

/** The secret is put there and taken back: what can't be read again is no place for it, and a pipe would be waited for. */
const checkRegular = (file: string, { isStdout }: Output): void => {
  const target = isStdout ? undefined : findTarget(file);
  if (target?.kind === 'file') return;
  const what = target?.kind !== 'special' ? 'is stdout' : target.stats.isFIFO() ? 'is a named pipe' : 'is a device';
  throw new CliError(
    EXIT.usage,
    `--secret-to ${file} ${what}, and the secret is taken out again when the listener ends.`,
    {
      next: 'Name a regular file, such as .env; --print-secret shows the secret on stderr. Nothing was registered.',
    },
  );
};

/** Judges the file before anything is registered. */
export const openSecretTo = async (file: string, { force, ask, note }: Opening): Promise<SecretPlace> => {
  const isEnv = isEnvFile(file);
  const output = await checkOutput(file, {
    ...{ kind: isEnv ? ANY : SECRET, force, flag: `--secret-to ${file}`, ask },
    ...(isEnv
      ? {}
      : { hint: `Of an env file one line is changed and the rest stays, if its name is like ${ENV_NAMES}.` }),
  });
  checkRegular(file, output);
  return isEnv ? openEnvSecret(file, note) : openFileSecret(file, output, note);
};
