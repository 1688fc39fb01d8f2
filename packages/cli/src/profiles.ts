/** The user's stored settings, by profile. The file holds keys: it is readable by its owner alone and replaced whole. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { readJsonFile } from './json-file';
import { makeFolders } from './make-folders';
import { fillWith } from './output/fill-with';
import { findTarget } from './output/find-target';
import { replaceFile } from './output/replace-file';

/** What a profile can hold. */
export interface Profile {
  readonly baseUrl?: string;
  readonly apiKey?: string;
}
export type Profiles = Readonly<Record<string, Profile>>;

export const profilesPath = (configDir: string): string => join(configDir, 'profiles.json');

export const readProfiles = (configDir: string): Profiles => {
  const path = profilesPath(configDir);
  return existsSync(path) ? (readJsonFile(path) as Record<string, Profile>) : {};
};

/** Replaces the stored profiles; a crash or a full disk leaves the old file. */
export const writeProfiles = async (configDir: string, profiles: Profiles): Promise<void> => {
  const path = profilesPath(configDir);
  try {
    makeFolders(dirname(path), 0o700);
    const target = findTarget(path);
    if (target.kind !== 'file') throw new Error('it is no file');
    // The mode of what was there counts for nothing: it could be open to others.
    await replaceFile({ path: target.path }, fillWith(`${JSON.stringify(profiles, null, 2)}\n`, 0o600));
  } catch (cause) {
    throw new CliError(EXIT.unexpected, `${path} can't be written: ${(cause as Error).message}. Nothing was stored.`, {
      next: 'Make room for it there (rights, disk), or set VID_CONFIG_DIR to another folder.',
      cause,
    });
  }
};
