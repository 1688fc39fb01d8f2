/** `--secret-to`: the secret that the app verifies with, in a file of its own or as a line of an env file. */
import { checkOutput } from '../output/check-output';
import type { FileKind } from '../output/file-kind';
import { openEnvSecret } from './env-secret-place';
import { openFileSecret } from './file-secret-place';
import { isEnvFile } from './is-env-file';
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

/** Judges the file before anything is registered. */
export const openSecretTo = async (file: string, { force, ask, note }: Opening): Promise<SecretPlace> => {
  const isEnv = isEnvFile(file);
  const output = await checkOutput(file, { kind: isEnv ? ANY : SECRET, force, flag: `--secret-to ${file}`, ask });
  return isEnv ? openEnvSecret(file, note) : openFileSecret(file, output, note);
};
