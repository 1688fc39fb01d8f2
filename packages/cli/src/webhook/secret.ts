/** The secrets of a webhook, from a file or the environment; never from a flag, which others could read. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { holdSecret } from '../held-secrets';
import { readText } from '../read-text';
import { checkSecrets } from './check-secrets';
import { findAssignments } from './env-assignment';
import { isEnvFile } from './is-env-file';

const NAME = 'VID_WEBHOOK_SECRET';

/** Where secrets come from, as errors name it. */
const placeOf = (file: string | undefined, flag: string): string => (file === undefined ? NAME : `${flag} ${file}`);

/** What an env file gives the variable, or what any other file holds. */
const textOf = async (file: string): Promise<string> => {
  const text = await readText(file, 'secret');
  if (!isEnvFile(file)) return text;
  const line = findAssignments(text, NAME).at(-1);
  if (line === undefined)
    throw new CliError(EXIT.usage, `The env file ${file} has no line ${NAME}.`, {
      next: `Write ${NAME}= and the webhook's secret into it, or name the file that holds the secret.`,
    });
  return line.value;
};

/** What was named to hold a secret is never taken for nothing: an empty file is somebody's mistake. */
const refuseEmpty = (file: string, flag: string): never => {
  const what = isEnvFile(file)
    ? `${flag} ${file}: its line ${NAME} is empty`
    : `${flag} ${file} holds no secret: it is empty`;
  throw new CliError(EXIT.usage, `${what}.`, {
    next: 'Write the 64 hex digits into it that creating the webhook returned.',
  });
};

/**
 * Every secret, for commands that verify: during a rotation a file holds several, one a line. None, where neither a file nor the
 * variable is given.
 */
export const findSecrets = async (
  secretFile: string | undefined,
  flag: string = SECRET_FLAG_NAME,
): Promise<readonly string[]> => {
  const text = secretFile === undefined ? (process.env[NAME] ?? '') : await textOf(secretFile);
  const secrets = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(holdSecret);
  if (secretFile !== undefined && secrets.length === 0) refuseEmpty(secretFile, flag);
  await checkSecrets(secrets, placeOf(secretFile, flag));
  return secrets;
};

/** The same, for commands that can't do without. */
export const readSecrets = async (secretFile: string | undefined, flag?: string): Promise<readonly string[]> => {
  const secrets = await findSecrets(secretFile, flag);
  if (secrets.length === 0)
    throw new CliError(EXIT.usage, 'There is no webhook secret.', {
      next: `Set ${NAME}, or name a file with --secret-file.`,
    });
  return secrets;
};

/** The one to sign with, or none. */
export const findSecret = async (secretFile: string | undefined, flag?: string): Promise<string | undefined> => {
  const secrets = await findSecrets(secretFile, flag);
  if (secrets.length < 2) return secrets[0];
  throw new CliError(
    EXIT.usage,
    `${placeOf(secretFile, flag ?? SECRET_FLAG_NAME)} holds ${secrets.length} secrets, and signing takes one.`,
    { next: 'Name a file with the one that the receiver is to know.' },
  );
};

/** The same, for commands that can't do without. */
export const readSecret = async (secretFile: string | undefined, flag?: string): Promise<string> => {
  const secret = await findSecret(secretFile, flag);
  if (secret !== undefined) return secret;
  const [first = ''] = await readSecrets(secretFile, flag);
  return first;
};

const SECRET_FLAG_NAME = '--secret-file';

export const SECRET_FLAG = [
  `${SECRET_FLAG_NAME} <file>`,
  `read the secret from a file, or of an .env file from its line ${NAME} (default: the variable)`,
] as const;
