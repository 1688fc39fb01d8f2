/**
 * Finds each setting and remembers where it came from: flag, environment, project file, user profile, default, in this
 * order. A key is read from the environment, a file or a profile; the project file is shared, so it can't hold one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { holdSecret } from './held-secrets';
import { readJsonFile } from './json-file';
import { originOf } from './origin-of';
import { type Profile, profilesPath, readProfiles } from './profiles';
import { textOf } from './read-text';
import { shellQuoted } from './shell-quoted';
import { shownAddress } from './shown-address';
import { unknownMembers } from './unknown-members';

/** The global flags, as the program reads them. */
export interface GlobalFlags {
  baseUrl?: string;
  apiKeyFile?: string;
  profile?: string;
  json?: boolean;
  debug?: boolean;
  color?: 'auto' | 'always' | 'never';
  timeout?: string;
}

/** A value and the place that it was found in. */
export interface Setting {
  readonly value: string;
  readonly source: string;
}

export interface Settings {
  readonly baseUrl: Setting | undefined;
  readonly apiKey: Setting | undefined;
  /** Why the profile's key is not used here, and what to do. */
  readonly heldBack?: { readonly message: string; readonly next: string } | undefined;
  readonly profile: Setting;
  readonly configDir: Setting;
  /** `vid.config.json`, where there is one. */
  readonly projectFile: string | undefined;
  /** What is wrong with the files, though nothing fails for it. */
  readonly warnings: readonly string[];
}

/** What the project file may hold. */
const PROJECT_MEMBERS = ['baseUrl', 'profile'];

/** Looks for `vid.config.json` in a folder and those above it. */
const findProjectFile = (from: string): string | undefined => {
  const path = join(from, 'vid.config.json');
  if (existsSync(path)) return path;
  return dirname(from) === from ? undefined : findProjectFile(dirname(from));
};

/** The text under a name; undefined where there is none, or an empty one. */
const textIn = (file: string, members: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  throw new CliError(
    EXIT.usage,
    `${file}: ${name} is ${kind.replace('a object', 'an object')}, and has to be a text.`,
    {
      next: `Write it in quotes, or take it out: edit ${file}.`,
    },
  );
};

const first = (...candidates: readonly [string | undefined, string][]): Setting | undefined => {
  const found = candidates.find(([value]) => value !== undefined && value !== '');
  return found?.[0] === undefined ? undefined : { value: found[0], source: found[1] };
};

const readKeyFile = (path: string): string => {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path === '-' ? 0 : resolve(path));
  } catch (cause) {
    throw new CliError(EXIT.usage, `The API key can't be read from ${path}: ${(cause as Error).message}.`, {
      next: 'Name a file that holds the key alone, or set VID_API_KEY.',
      cause,
    });
  }
  return holdSecret(textOf(bytes, 'API key', path).trim());
};

/** The folder of profiles and journals: on Windows where only the user may look, since files have no modes there. */
const findConfigDir = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Setting =>
  first(
    [env['VID_CONFIG_DIR'], 'VID_CONFIG_DIR'],
    [env['XDG_CONFIG_HOME'] ? join(env['XDG_CONFIG_HOME'], 'vid') : undefined, 'XDG_CONFIG_HOME'],
    [platform === 'win32' && env['APPDATA'] ? join(env['APPDATA'], 'vid') : undefined, 'APPDATA'],
  ) ?? { value: join(homedir(), '.config', 'vid'), source: 'default' };

/**
 * A file of a folder names a service, perhaps in a copy of somebody else's project: a stored key goes there only when it
 * was stored for it.
 */
const whyHeldBack = (
  { value, source }: Setting,
  profile: string,
  storedFor: string | undefined,
): Settings['heldBack'] => {
  if (storedFor !== undefined && originOf(storedFor) === originOf(value)) return undefined;
  const shown = shownAddress(value);
  const quoted = shellQuoted(shown);
  const other = storedFor === undefined ? 'was stored for no service by name' : `is for ${shownAddress(storedFor)}`;
  return {
    message: `The key of the profile ${profile} ${other}, and ${source} names ${shown}: it was not sent there.`,
    next: `If you trust it, store a key for it with \`vid login --profile NAME --base-url ${quoted}\`, or give --base-url ${quoted} yourself.`,
  };
};

/** What the settings are read from. */
interface SettingsContext {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Whether the named profile may be missing. */
  readonly newProfile?: boolean;
  readonly platform?: NodeJS.Platform;
}

/** Gathers the settings for one command. */
export const readSettings = (
  flags: GlobalFlags,
  { env = process.env, cwd = process.cwd(), newProfile = false, platform = process.platform }: SettingsContext = {},
): Settings => {
  const configDir = findConfigDir(env, platform);
  const projectPath = findProjectFile(cwd);
  const project = projectPath === undefined ? {} : readJsonFile(projectPath);
  if ('apiKey' in project) {
    throw new CliError(EXIT.usage, `${projectPath} holds an API key.`, {
      next: 'Take it out, since this file is shared, and store it with `vid login` or in VID_API_KEY.',
    });
  }
  const profile = first(
    [flags.profile, '--profile'],
    [env['VID_PROFILE'], 'VID_PROFILE'],
    [textIn(projectPath ?? '', project, 'profile'), projectPath ?? ''],
  ) ?? {
    value: 'default',
    source: 'default',
  };
  const profiles = readProfiles(configDir.value);
  const stored = Object.hasOwn(profiles, profile.value) ? profiles[profile.value] : undefined;
  if (stored === undefined && profile.source !== 'default' && !newProfile) {
    throw new CliError(EXIT.usage, `There is no profile named ${profile.value} (asked for by ${profile.source}).`, {
      next: `Store one with \`vid login --profile ${profile.value}\`; profiles are kept in ${profilesPath(configDir.value)}.`,
    });
  }
  const fromProfile = `profile ${profile.value}`;
  const fromStored = (name: keyof Profile): string | undefined =>
    textIn(`${profilesPath(configDir.value)} (${fromProfile})`, { ...stored }, name);
  const baseUrl = first(
    [flags.baseUrl, '--base-url'],
    [env['VID_BASE_URL'], 'VID_BASE_URL'],
    [textIn(projectPath ?? '', project, 'baseUrl'), projectPath ?? ''],
    [fromStored('baseUrl'), fromProfile],
  );
  const apiKey = first(
    [
      flags.apiKeyFile === undefined ? undefined : readKeyFile(flags.apiKeyFile),
      `--api-key-file ${flags.apiKeyFile ?? ''}`,
    ],
    [env['VID_API_KEY'], 'VID_API_KEY'],
    [holdSecret(fromStored('apiKey')), fromProfile],
  );
  const storedFor = fromStored('keyFor') ?? fromStored('baseUrl');
  const isTheirs = apiKey?.source === fromProfile && baseUrl !== undefined && baseUrl.source === projectPath;
  const heldBack = isTheirs ? whyHeldBack(baseUrl, profile.value, storedFor) : undefined;
  return {
    configDir,
    profile,
    projectFile: projectPath,
    warnings: projectPath === undefined ? [] : unknownMembers(projectPath, project, PROJECT_MEMBERS),
    baseUrl,
    apiKey: heldBack === undefined ? apiKey : undefined,
    heldBack,
  };
};
