/** The files and variables that settings come from: whether they can be read, and what in them means nothing. */
import { existsSync, statSync } from 'node:fs';
import { CliError } from '../cli-error';
import { nearestName } from '../nearest-name';
import { PROFILE_MEMBERS, profilesPath, readProfiles } from '../profiles';
import type { Settings } from '../settings';
import { unknownMembers } from '../unknown-members';
import { VARIABLES } from '../variables';
import { type Finding, ok, problem, warning } from './finding';

/** Settings that can't be read, with the words of the error that every other command ends with. */
export const settingsProblem = (error: unknown): Finding => {
  if (!CliError.is(error)) throw error;
  const mistakes = error.problems.map(({ path, message }) => `${path} ${message}`);
  return problem('settings', [error.message, ...mistakes].join(' '), error.next ?? 'vid config explain');
};

const warningsOf = (sentences: readonly string[]): readonly Finding[] =>
  sentences.map((sentence) => warning('settings', sentence, `edit ${sentence.slice(0, sentence.indexOf(': '))}`));

export const checkFiles = (settings: Settings): readonly Finding[] => {
  if (settings.unread !== undefined) return [settingsProblem(settings.unread)];
  const path = profilesPath(settings.configDir.value);
  const profiles = Object.entries(readProfiles(settings.configDir.value));
  const unknown = profiles.flatMap(([name, profile]) =>
    typeof profile === 'object' && profile !== null
      ? unknownMembers(path, { ...profile }, PROFILE_MEMBERS).map((sentence) => `${sentence} (profile ${name})`)
      : [`${path}: the profile ${name} holds no object`],
  );
  const read = [settings.projectFile, existsSync(path) ? path : undefined].filter((file) => file !== undefined);
  const odd = [...warningsOf(settings.warnings), ...warningsOf(unknown)];
  if (odd.length > 0) return odd;
  const files = read.length === 0 ? 'no files' : read.join(', ');
  return [ok('settings', `${files}; profile ${settings.profile.value} (${settings.profile.source})`)];
};

/** Stored keys are for their owner's eyes; Windows has no such modes. */
export const checkKeyFile = (
  { configDir }: Settings,
  platform: NodeJS.Platform = process.platform,
): readonly Finding[] => {
  const path = profilesPath(configDir.value);
  if (platform === 'win32' || !existsSync(path)) return [];
  const mode = statSync(path).mode & 0o777;
  if ((mode & 0o077) === 0) return [];
  return [warning('stored keys', `others may read ${path} (mode ${mode.toString(8)})`, `chmod 600 ${path}`)];
};

const KNOWN_VARIABLES = Object.keys(VARIABLES);

/** Variables that look like this program's and are not. */
export const checkVariables = (env: NodeJS.ProcessEnv = process.env): readonly Finding[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('VID_') && !KNOWN_VARIABLES.includes(name))
    .map((name) => {
      const nearest = nearestName(name, KNOWN_VARIABLES);
      const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
      return warning(
        'environment',
        `${name} means nothing${meant}`,
        `unset ${name}${nearest === undefined ? '' : `, and set ${nearest}`}`,
      );
    });
