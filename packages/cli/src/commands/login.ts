/** `vid login`: stores a key under a profile, read from stdin or a prompt, never from a flag. */
import { text } from 'node:stream/consumers';
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import type { Command } from 'commander';
import { ask } from '../ask';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { readProfiles, writeProfiles } from '../profiles';
import { openSession } from '../session';

export const define = (command: Command): void => {
  command
    .addHelpText(
      'before',
      'Examples:\n  $ vid login\n  $ vid login --profile work --base-url https://api.example.com < key.txt\n',
    )
    .action(async () => {
      const { io, settings, flags } = await openSession(command, { newProfile: true });
      const key = (process.stdin.isTTY ? await ask('API key: ', { hidden: true }) : await text(process.stdin)).trim();
      if (!key.startsWith(API_KEY_PREFIX) || /\s/.test(key)) {
        throw new CliError(EXIT.usage, 'That is no API key.', {
          next: `A key is one word that starts with ${API_KEY_PREFIX}.`,
        });
      }
      const { configDir, profile } = settings;
      const profiles = readProfiles(configDir.value);
      const url = flags.baseUrl === undefined ? {} : { baseUrl: flags.baseUrl };
      await writeProfiles(configDir.value, {
        ...profiles,
        [profile.value]: { ...profiles[profile.value], ...url, apiKey: key },
      });
      io.data({ profile: profile.value }, `The key is stored in the profile ${profile.value}.`);
    });
};
