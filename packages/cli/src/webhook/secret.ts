import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { holdSecret } from '../held-secrets';
import { readText } from '../read-text';

/** The secret of a webhook, from a file or the environment; never from a flag, which others could read. */
export const findSecret = async (secretFile: string | undefined): Promise<string | undefined> => {
  const secret =
    secretFile === undefined ? process.env['VID_WEBHOOK_SECRET'] : (await readText(secretFile, 'secret')).trim();
  return secret === '' ? undefined : holdSecret(secret);
};

const split = (text: string): readonly string[] => text.split(/\s*\n\s*/).map(holdSecret);

/** Every secret, for commands that verify: during a rotation a file holds several, one a line. */
export const readSecrets = async (secretFile: string | undefined): Promise<readonly string[]> =>
  split(await readSecret(secretFile));

/** The same, or none. */
export const findSecrets = async (secretFile: string | undefined): Promise<readonly string[]> => {
  const text = await findSecret(secretFile);
  return text === undefined ? [] : split(text);
};

/** The same, for commands that can't do without. */
export const readSecret = async (secretFile: string | undefined): Promise<string> => {
  const secret = await findSecret(secretFile);
  if (secret === undefined)
    throw new CliError(EXIT.usage, 'There is no webhook secret.', {
      next: 'Set VID_WEBHOOK_SECRET, or name a file with --secret-file.',
    });
  return secret;
};

export const SECRET_FLAG = [
  '--secret-file <file>',
  'read the secret from a file (default: VID_WEBHOOK_SECRET)',
] as const;
