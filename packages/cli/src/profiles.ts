/** The user's stored settings, by profile. The file holds keys: it is readable by its owner alone and replaced whole. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { inTurn } from './in-turn';
import { readJsonFile } from './json-file';
import { makeFolders } from './make-folders';
import { fillWith } from './output/fill-with';
import { findTarget } from './output/find-target';
import { replaceFile } from './output/replace-file';
import { shellQuoted } from './shell-quoted';
import { systemAdvice, systemWords } from './system-error';

/** What a profile can hold. */
export interface Profile {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** Origin of the service that the key was stored for: nothing but the user himself sends it elsewhere. */
  readonly keyFor?: string;
}

/** What a profile may hold, for those who look through the file. */
export const PROFILE_MEMBERS = ['baseUrl', 'apiKey', 'keyFor'] as const satisfies readonly (keyof Profile)[];

export type Profiles = Readonly<Record<string, Profile>>;

export const profilesPath = (configDir: string): string => join(configDir, 'profiles.json');

/** What to do about a file that can't be read; whoever removes it loses all keys. */
const moveAside = (path: string): string =>
  `mend the file, or move it aside: mv ${shellQuoted(path)} ${shellQuoted(`${path}.broken`)}. It holds the base URL and the key of every profile: take them over from there, or store them anew with \`vid login\``;

export const readProfiles = (configDir: string): Profiles => {
  const path = profilesPath(configDir);
  return existsSync(path) ? (readJsonFile(path, moveAside(path)) as Record<string, Profile>) : {};
};

/** Replaces a profile by what `change` makes of it, one process after the other; a crash or a full disk leaves the old file. */
export const changeProfile = async (
  configDir: string,
  name: string,
  change: (profile: Profile) => Profile,
): Promise<void> => {
  const path = profilesPath(configDir);
  try {
    makeFolders(dirname(path), 0o700);
    await inTurn(`${path}.lock`, async () => {
      const target = findTarget(path);
      if (target.kind !== 'file') throw new Error('it is no file');
      const profiles = readProfiles(configDir);
      const own = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
      const text = JSON.stringify({ ...profiles, [name]: change(own ?? {}) }, null, 2);
      // The mode of what was there counts for nothing: it could be open to others.
      await replaceFile({ path: target.path }, fillWith(`${text}\n`, 0o600));
    });
  } catch (cause) {
    if (CliError.is(cause)) throw cause;
    throw new CliError(EXIT.unexpected, `${path} can't be written: ${systemWords(cause)}. Nothing was stored.`, {
      next: systemAdvice(cause, dirname(path), 'set VID_CONFIG_DIR to another folder'),
      cause,
    });
  }
};
