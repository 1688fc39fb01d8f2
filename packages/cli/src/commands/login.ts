/** `vid login`: tries a key and stores it under a profile; it is read from --api-key-file, stdin or a prompt, never from a flag. */
import { VidError } from '@vid/sdk';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { MemoryJournal } from '@vid/sdk/journal';
import type { Command } from 'commander';
import { ask } from '../ask';
import { CliError } from '../cli-error';
import { makeClient } from '../connect';
import { EXIT } from '../exit-codes';
import { holdSecret } from '../held-secrets';
import { inWords } from '../next-in-words';
import { originOf } from '../origin-of';
import { changeProfile } from '../profiles';
import { readText } from '../read-text';
import { requireBaseUrl } from '../require-base-url';
import { openSession, type Session } from '../session';
import { readSettings } from '../settings';
import { shownAddress } from '../shown-address';

/** Why the key could not be tried; undefined when the service takes it. One that it does not know is refused. */
const tryKey = async ({ settings }: Session, key: string): Promise<string | undefined> => {
  const { baseUrl } = settings;
  if (baseUrl === undefined) return 'there is no base URL (--base-url or VID_BASE_URL)';
  const client = makeClient({ ...settings, apiKey: { value: key, source: 'what you gave' } }, new MemoryJournal());
  try {
    await client.account.retrieve({ maxRetries: 0 });
    return undefined;
  } catch (error) {
    if (VidError.is(error) && 'status' in error && error.status === 401)
      throw new CliError(
        EXIT.authentication,
        `${shownAddress(baseUrl.value)} does not know this key; it was not stored.`,
        {
          next: 'Check that it is whole and not revoked. --no-check stores it nevertheless.',
          cause: error,
        },
      );
    return inWords((error as Error).message);
  } finally {
    await client.close();
  }
};

/** A project file comes before the profile: whoever stores an address in one where another is in force is told. */
const tellOther = ({ io, flags }: Session): void => {
  if (flags.baseUrl === undefined) return;
  const { baseUrl: _url, apiKeyFile: _file, ...others } = flags;
  const { baseUrl } = readSettings(others, { newProfile: true });
  if (baseUrl === undefined || originOf(baseUrl.value) === originOf(flags.baseUrl)) return;
  io.note(
    `note: ${baseUrl.source} names ${shownAddress(baseUrl.value)}, which counts here and not this profile's. Give --base-url with each command, or change it there.`,
  );
};

const askKey = (): Promise<string> =>
  process.stdin.isTTY ? ask('API key: ', { hidden: true }) : readText('-', 'API key');

export const define = (command: Command): void => {
  command
    .addHelpText(
      'before',
      'Examples:\n  $ vid login\n  $ vid login --profile work --base-url https://api.example.com < key.txt\n',
    )
    .option('--no-check', 'store the key without trying it')
    .action(async ({ check }: { readonly check: boolean }) => {
      const session = await openSession(command, { newProfile: true });
      const { io, settings, flags } = session;
      // Told before anybody types: what is stored here is asked from then on.
      if (settings.baseUrl !== undefined) requireBaseUrl(settings);
      const key = holdSecret((flags.apiKeyFile === undefined ? await askKey() : (settings.apiKey?.value ?? '')).trim());
      if (!key.startsWith(API_KEY_PREFIX) || /\s/.test(key)) {
        throw new CliError(
          EXIT.usage,
          key === '' ? 'No API key came: there was nothing to read.' : 'That is no API key.',
          {
            next: `A key is one word that starts with ${API_KEY_PREFIX}.`,
          },
        );
      }
      const why = check ? await tryKey(session, key) : undefined;
      const tried = check && why === undefined;
      const { configDir, profile, baseUrl } = settings;
      const url = flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl };
      const keyFor = baseUrl === undefined ? undefined : originOf(baseUrl.value);
      await changeProfile(configDir.value, profile.value, ({ keyFor: _, ...kept }) => ({
        ...kept,
        ...url,
        apiKey: key,
        ...(keyFor === undefined ? {} : { keyFor }),
      }));
      const how = why === undefined ? (tried ? '; it works.' : '.') : `, untried: ${why}.`;
      io.say({ profile: profile.value, tried }, `The key is stored in the profile ${profile.value}${how}`);
      tellOther(session);
    });
};
