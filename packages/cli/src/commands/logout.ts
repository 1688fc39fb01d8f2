/** `vid logout`: forgets the stored key of a profile, and leaves its other settings. */
import type { Command } from 'commander';
import { changeProfile, readProfiles } from '../profiles';
import { openSession } from '../session';

export const define = (command: Command): void => {
  command.addHelpText('before', 'Examples:\n  $ vid logout\n  $ vid logout --profile work\n').action(async () => {
    const { io, settings } = await openSession(command);
    const { configDir, profile } = settings;
    const apiKey = readProfiles(configDir.value)[profile.value]?.apiKey;
    if (apiKey !== undefined)
      await changeProfile(configDir.value, profile.value, ({ apiKey: _, keyFor: __, ...kept }) => kept);
    const told =
      apiKey === undefined
        ? `The profile ${profile.value} holds no key.`
        : `The key of the profile ${profile.value} is forgotten.`;
    io.say({ profile: profile.value }, told);
    if (process.env['VID_API_KEY']) io.note('VID_API_KEY is set: commands still take that key.');
  });
};
