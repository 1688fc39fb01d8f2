/** `set`: members of a JSON body in the place of what is there, such as a status that there is not or a member that nobody knows. */

import type { EffectKind } from '../effect';

const put = (container: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  const inner = (before: unknown): unknown => (rest.length === 0 ? value : put(before, rest, value));
  if (Array.isArray(container)) {
    const index = Number(name);
    return Number.isInteger(index) && index <= container.length
      ? Object.assign([...(container as unknown[])], { [index]: inner(container[index]) })
      : container;
  }
  const members = typeof container === 'object' && container !== null ? Object.entries(container) : [];
  return Object.fromEntries([
    ...members.filter(([own]) => own !== name),
    [name, inner(members.find(([own]) => own === name)?.[1])],
  ]);
};

const inJson = (text: string, members: Readonly<Record<string, unknown>>): string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  for (const [path, member] of Object.entries(members)) value = put(value, path.split('.'), member);
  return JSON.stringify(value);
};

const NAMES = /^[^.]+(?:\.[^.]+)*$/;
const NO_MEMBER = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/;
const MAX_PATH = 200;

export const set: EffectKind<Readonly<Record<string, unknown>>> = {
  takes: {
    kind: 'members',
    problem: (path) => {
      if (path.length > MAX_PATH) return `must not have more than ${MAX_PATH} characters`;
      if (!NAMES.test(path)) return 'must be names with dots between';
      return NO_MEMBER.test(path) ? 'names no member of an answer' : undefined;
    },
  },
  about:
    'members of the JSON body are put in the place of what is there: names and numbers of list items with dots between',
  // What is missing on the way of a path is made.
  change: (answer, members) =>
    typeof answer.body === 'string' ? { ...answer, body: inJson(answer.body, members) } : answer,
};
