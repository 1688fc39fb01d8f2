/** The user's stored settings, by profile. The file holds keys: it is readable by its owner alone and replaced whole. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { renameWhenFree } from './rename-when-free';

/** What a profile can hold. */
export interface Profile {
  readonly baseUrl?: string;
  readonly apiKey?: string;
}
export type Profiles = Readonly<Record<string, Profile>>;

export const profilesPath = (configDir: string): string => join(configDir, 'profiles.json');

/** Reads a JSON object from a file, or says which file is broken. */
export const readJsonFile = (path: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    throw new TypeError('it holds no object');
  } catch (cause) {
    throw new CliError(EXIT.usage, `${path} can't be read as JSON: ${(cause as Error).message}.`, {
      next: 'Mend the file or remove it.',
      cause,
    });
  }
};

export const readProfiles = (configDir: string): Profiles => {
  const path = profilesPath(configDir);
  return existsSync(path) ? (readJsonFile(path) as Record<string, Profile>) : {};
};

/** Replaces the stored profiles; a crash leaves the old file or the new one. */
export const writeProfiles = (configDir: string, profiles: Profiles): void => {
  const path = profilesPath(configDir);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.tmp`;
  // A mode counts for a file that is made: one that lies there already could be open to others.
  rmSync(temporary, { force: true });
  writeFileSync(temporary, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameWhenFree(temporary, path);
};
