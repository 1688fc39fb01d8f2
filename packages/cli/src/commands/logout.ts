/** `vid logout`: forgets the stored key of a profile. */
import type { Command } from 'commander';
import { readProfiles, writeProfiles } from '../profiles';
import { openSession } from '../session';

export const define = (command: Command): void => {
  command.addHelpText('before', 'Examples:\n  $ vid logout\n  $ vid logout --profile work\n').action(async () => {
    const { io, settings } = await openSession(command);
    const { configDir, profile } = settings;
    const { [profile.value]: _forgotten, ...others } = readProfiles(configDir.value);
    await writeProfiles(configDir.value, others);
    io.data({ profile: profile.value }, `The profile ${profile.value} is forgotten.`);
  });
};
