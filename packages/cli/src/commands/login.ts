/** `vid login`: tries a key and stores it under a profile; it is read from --api-key-file, stdin or a prompt, never from a flag. */
import { ApiError, VidError } from '@vid/sdk';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { MemoryJournal } from '@vid/sdk/journal';
import type { Command } from 'commander';
import { ask } from '../ask';
import { CliError } from '../cli-error';
import { makeClient } from '../connect';
import { describeError } from '../describe-error';
import { EXIT } from '../exit-codes';
import { holdSecret } from '../held-secrets';
import { inWords } from '../next-in-words';
import { originOf } from '../origin-of';
import { changeProfile, type Profile } from '../profiles';
import { readText } from '../read-text';
import { requireBaseUrl } from '../require-base-url';
import { openSession, type Session } from '../session';
import { readSettings } from '../settings';
import { shownAddress } from '../shown-address';
import { inOneLine } from '../terminal-text';

/** An answer of the service's own about the account or its rates: the address is right, and the key is known. */
const isOfKey = (error: unknown): error is ApiError =>
  ApiError.is(error) && error.code !== undefined && error.status >= 400 && error.status < 500 && error.status !== 404;

/**
 * Why the key could not be tried; undefined when the service takes it. Nothing is stored for an address that does not know it,
 * that answers as no service does, or that gives no answer.
 */
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
    if (isOfKey(error)) return inWords(error.message);
    const { message } = await describeError(error);
    throw new CliError(
      EXIT.network,
      `${inOneLine(message)}${/[.!?]$/.test(message) ? '' : '.'} The key was not stored.`,
      {
        next: `Check that ${shownAddress(baseUrl.value)} is the root of the service (base URL from ${baseUrl.source}). --no-check stores the key untried.`,
        cause: error,
      },
    );
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

/** The base URL to store: the one that was given, and the key's own in place of one of another service. */
const urlFor = ({ baseUrl: kept }: Profile, { flags, settings: { baseUrl } }: Session): Pick<Profile, 'baseUrl'> => {
  if (flags.baseUrl !== undefined) return { baseUrl: flags.baseUrl };
  const differs = kept !== undefined && baseUrl !== undefined && originOf(kept) !== originOf(baseUrl.value);
  return differs ? { baseUrl: baseUrl.value } : {};
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
      const keyFor = baseUrl === undefined ? undefined : originOf(baseUrl.value);
      let before: string | undefined;
      await changeProfile(configDir.value, profile.value, ({ keyFor: _, ...kept }) => {
        before = kept.baseUrl;
        return { ...kept, ...urlFor(kept, session), apiKey: key, ...(keyFor === undefined ? {} : { keyFor }) };
      });
      const how = why === undefined ? (tried ? '; it works.' : '.') : `, untried: ${why}.`;
      const service = keyFor === undefined ? {} : { keyFor };
      io.say(
        { profile: profile.value, tried, ...service },
        `The key is stored in the profile ${profile.value}${keyFor === undefined ? '' : `, for ${keyFor}`}${how}`,
      );
      if (flags.baseUrl === undefined && before !== undefined && keyFor !== undefined && originOf(before) !== keyFor)
        io.note(`The base URL of that profile was ${shownAddress(before)}; it is that of the key now.`);
      tellOther(session);
    });
};
