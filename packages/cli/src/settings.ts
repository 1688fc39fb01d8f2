/**
 * Finds each setting and remembers where it came from: flag, environment, project file, user profile, default, in this
 * order. A key is read from the environment, a file or a profile; the project file is shared, so it can't hold one.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { holdSecret } from './held-secrets';
import { isOwnMachine } from './is-own-machine';
import { readJsonFile } from './json-file';
import { didYouMean } from './nearest-name';
import { originOf } from './origin-of';
import { type Profile, type Profiles, profilesPath, readProfiles } from './profiles';
import { judgeProject, textProblem } from './project-members';
import { shellQuoted } from './shell-quoted';
import { shownAddress } from './shown-address';

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
  /** Why the key is not used here, and what to do. */
  readonly heldBack?: { readonly message: string; readonly next: string } | undefined;
  readonly profile: Setting;
  readonly configDir: Setting;
  /** `vid.config.json`, where there is one. */
  readonly projectFile: string | undefined;
  /** Why the stored profiles can't be read, for whoever needs something of them. */
  readonly unread?: CliError | undefined;
  /** What is wrong with the files, though nothing fails for it. */
  readonly warnings: readonly string[];
}

const KEY_VARIABLE = 'VID_API_KEY';

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
  throw new CliError(EXIT.usage, `${file}: ${name} ${textProblem(value) ?? ''}.`, {
    next: `Write it in quotes, or take it out: edit ${file}.`,
  });
};

const first = (...candidates: readonly [string | undefined, string][]): Setting | undefined => {
  const found = candidates.find(([value]) => value !== undefined && value !== '');
  return found?.[0] === undefined ? undefined : { value: found[0], source: found[1] };
};

/** The folder of profiles and journals: on Windows where only the user may look, since files have no modes there. */
const findConfigDir = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): Setting =>
  first(
    [env['VID_CONFIG_DIR'], 'VID_CONFIG_DIR'],
    [env['XDG_CONFIG_HOME'] ? join(env['XDG_CONFIG_HOME'], 'vid') : undefined, 'XDG_CONFIG_HOME'],
    [platform === 'win32' && env['APPDATA'] ? join(env['APPDATA'], 'vid') : undefined, 'APPDATA'],
  ) ?? { value: join(homedir(), '.config', 'vid'), source: 'default' };

interface Keeper {
  readonly profile: string;
  /** What the profile's key was stored for. */
  readonly storedFor: string | undefined;
}

/**
 * A file of a folder names a service, perhaps in a copy of somebody else's project: a key goes there only when it was stored
 * for it, or when its owner named the service as well. A variable names none, and what stays on this machine is no matter.
 */
const whyHeldBack = (
  { value, source }: Setting,
  key: Setting,
  { profile, storedFor }: Keeper,
): Settings['heldBack'] => {
  if (storedFor !== undefined && originOf(storedFor) === originOf(value)) return undefined;
  const shown = shownAddress(value);
  const quoted = shellQuoted(shown);
  if (key.source === KEY_VARIABLE)
    return isOwnMachine(value)
      ? undefined
      : {
          message: `The key in ${KEY_VARIABLE} is for no service by name, and ${source} names ${shown}: it was not sent there.`,
          next: `If you trust it, set VID_BASE_URL=${quoted} beside the key, or give --base-url ${quoted} yourself.`,
        };
  const other = storedFor === undefined ? 'was stored for no service by name' : `is for ${shownAddress(storedFor)}`;
  return {
    message: `The key of the profile ${profile} ${other}, and ${source} names ${shown}: it was not sent there.`,
    next: `If you trust it, store a key for it with \`vid login --profile NAME --base-url ${quoted}\`, or give --base-url ${quoted} yourself.`,
  };
};

/** A profile's own pair can be of two services, as when its base URL was changed after the key was stored. */
const whyUnpaired = ({ value }: Setting, { profile, storedFor }: Keeper): Settings['heldBack'] => {
  if (storedFor === undefined || originOf(storedFor) === originOf(value)) return undefined;
  const [asked, keyFor] = [shownAddress(value), shownAddress(storedFor)];
  return {
    message: `The key of the profile ${profile} is for ${keyFor}, and the base URL of that profile is ${asked}: it was not sent there.`,
    next: `Store a key for ${asked} with \`vid login --profile ${shellQuoted(profile)}\`, or go back with \`vid config set base-url ${shellQuoted(keyFor)} --profile ${shellQuoted(profile)}\`.`,
  };
};

/** What the settings are read from. */
interface SettingsContext {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The key in the file that `--api-key-file` names. */
  readonly keyInFile?: string | undefined;
  /** Whether the named profile may be missing. */
  readonly newProfile?: boolean;
  readonly platform?: NodeJS.Platform;
}

/** The stored profiles; a file that can't be read is told to those who need it. */
const profilesIn = (configDir: string): { readonly profiles: Profiles; readonly unread?: CliError } => {
  try {
    return { profiles: readProfiles(configDir) };
  } catch (error) {
    if (!CliError.is(error)) throw error;
    return { profiles: {}, unread: error };
  }
};

/** Gathers the settings for one command. */
export const readSettings = (
  flags: GlobalFlags,
  {
    env = process.env,
    cwd = process.cwd(),
    newProfile = false,
    platform = process.platform,
    keyInFile,
  }: SettingsContext = {},
): Settings => {
  const configDir = findConfigDir(env, platform);
  const projectPath = findProjectFile(cwd);
  const project = projectPath === undefined ? {} : readJsonFile(projectPath);
  const judged = projectPath === undefined ? [] : judgeProject(projectPath, project);
  const profile = first(
    [flags.profile, '--profile'],
    [env['VID_PROFILE'], 'VID_PROFILE'],
    [textIn(projectPath ?? '', project, 'profile'), projectPath ?? ''],
  ) ?? {
    value: 'default',
    source: 'default',
  };
  const { profiles, unread } = profilesIn(configDir.value);
  if (unread !== undefined && profile.source !== 'default') throw unread;
  const stored = Object.hasOwn(profiles, profile.value) ? profiles[profile.value] : undefined;
  if (stored === undefined && profile.source !== 'default' && !newProfile) {
    throw new CliError(EXIT.usage, `There is no profile named ${profile.value} (asked for by ${profile.source}).`, {
      next: `${didYouMean(profile.value, Object.keys(profiles))}Store one with \`vid login --profile ${shellQuoted(profile.value)}\`; profiles are kept in ${profilesPath(configDir.value)}.`,
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
    [keyInFile, `--api-key-file ${flags.apiKeyFile ?? ''}`],
    [env[KEY_VARIABLE], KEY_VARIABLE],
    [holdSecret(fromStored('apiKey')), fromProfile],
  );
  const storedFor = fromStored('keyFor') ?? fromStored('baseUrl');
  const isTheirs = baseUrl !== undefined && baseUrl.source === projectPath;
  const keeper = { profile: profile.value, storedFor };
  const isPair = baseUrl?.source === fromProfile && apiKey?.source === fromProfile;
  const theirs =
    isTheirs && apiKey !== undefined && keyInFile === undefined ? whyHeldBack(baseUrl, apiKey, keeper) : undefined;
  const heldBack = isPair ? whyUnpaired(baseUrl, keeper) : theirs;
  const warnings = [
    ...judged,
    ...(unread === undefined ? [] : [`${unread.message} What is stored there does not count.`]),
  ];
  return {
    configDir,
    profile,
    unread,
    projectFile: projectPath,
    warnings,
    baseUrl,
    apiKey: heldBack === undefined ? apiKey : undefined,
    heldBack,
  };
};
