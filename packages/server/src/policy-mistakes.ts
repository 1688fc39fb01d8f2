/** What is wrong with policies that somebody wrote, with the name or the value that was probably meant. */
import { distance } from 'fastest-levenshtein';
import { POLICIES, POLICY_NAMES, type PolicyName, policyProblems } from './domain/policies';

/** Where every policy is told. */
const TOLD = 'docs/unspecified.md';

/** Names are short: a longer text is none that was misspelt. */
const NAME_LETTERS = 60;

/** Hyphens, underscores and capitals are often what was mistaken. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

/** A third of the letters may differ, three at most, and two in any longer name. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > NAME_LETTERS) return undefined;
  const far = (one: string): number => distance(plain(name), plain(one));
  const isNear = (one: string): boolean => far(one) <= Math.min(3, Math.max(one.length < 5 ? 1 : 2, one.length / 3));
  return known.filter(isNear).sort((one, other) => far(one) - far(other))[0];
};

/** One problem with a policy. */
export interface PolicyMistake {
  readonly path: string;
  /** Goes on behind the name of the policy, and has no full stop, since others may follow. */
  readonly message: string;
  /** The names that there are, where what was written is near none of them. */
  readonly known?: readonly string[];
}

/** Every problem of a change of policies, with what was probably meant. */
export const policyMistakes = (change: Readonly<Record<string, unknown>>): readonly PolicyMistake[] =>
  policyProblems(change).map(({ path, message }) => {
    const isPolicy = Object.hasOwn(POLICIES, path);
    const meant = isPolicy
      ? nearest(String(change[path]), POLICIES[path as PolicyName].values)
      : nearest(path, POLICY_NAMES);
    if (meant !== undefined) return { path, message: `${message} (did you mean ${meant}?)` };
    return isPolicy ? { path, message } : { path, message: `${message} (${TOLD} tells them all)`, known: POLICY_NAMES };
  });
