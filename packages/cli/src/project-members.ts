/** Judges the members of a project file, all at once: what can't be used is refused, what means nothing is told. */
import type { Problem } from '@vid/sdk/contract';
import { CliError } from './cli-error';
import { EXIT } from './exit-codes';
import { meaningless, unknownMembers } from './unknown-members';

/** What the project file may hold. */
const PROJECT_MEMBERS = ['baseUrl', 'profile'];
/** What it may not, since it is shared. */
const KEY = 'apiKey';
const TAKE_KEY_OUT = 'since this file is shared, and store it with `vid login` or in VID_API_KEY.';

/** What is wrong with a member that has to be a text; undefined when nothing is. */
export const textProblem = (value: unknown): string | undefined => {
  if (value === undefined || typeof value === 'string') return undefined;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
  return `is ${kind.replace('a object', 'an object')}, and has to be a text`;
};

/** @throws CliError with everything that is wrong, unless that is nothing but members without a meaning: these are returned */
export const judgeProject = (file: string, members: Readonly<Record<string, unknown>>): readonly string[] => {
  const holdsKey = Object.hasOwn(members, KEY);
  const wrong = PROJECT_MEMBERS.flatMap((path): readonly Problem[] => {
    const message = textProblem(Object.hasOwn(members, path) ? members[path] : undefined);
    return message === undefined ? [] : [{ path, message }];
  });
  const { [KEY]: _key, ...others } = members;
  if (!holdsKey && wrong.length === 0) return unknownMembers(file, others, PROJECT_MEMBERS);
  const problems: readonly Problem[] = [
    ...(holdsKey ? [{ path: KEY, message: 'is a key, which no shared file may hold' }] : []),
    ...wrong,
    ...meaningless(others, PROJECT_MEMBERS),
  ];
  if (problems.length > 1)
    throw new CliError(EXIT.usage, `${file} has ${problems.length} mistakes.`, {
      problems,
      next: holdsKey ? `Correct them all: take the key out, ${TAKE_KEY_OUT}` : `Correct them all: edit ${file}.`,
    });
  if (holdsKey) throw new CliError(EXIT.usage, `${file} holds an API key.`, { next: `Take it out, ${TAKE_KEY_OUT}` });
  const [{ path, message } = { path: '', message: '' }] = wrong;
  throw new CliError(EXIT.usage, `${file}: ${path} ${message}.`, {
    next: `Write it in quotes, or take it out: edit ${file}.`,
  });
};
