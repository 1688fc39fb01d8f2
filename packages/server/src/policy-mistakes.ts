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

/** The policy that a misspelt name was probably meant for. */
export const nearestPolicy = (name: string): string | undefined => nearest(name, POLICY_NAMES);

/** Every problem: `message` goes on behind the name of the policy, and has no full stop, since others may follow. */
export const policyMistakes = (
  change: Readonly<Record<string, unknown>>,
): readonly { readonly path: string; readonly message: string }[] =>
  policyProblems(change).map(({ path, message }) => {
    const isPolicy = Object.hasOwn(POLICIES, path);
    const meant = isPolicy ? nearest(String(change[path]), POLICIES[path as PolicyName].values) : nearestPolicy(path);
    if (meant !== undefined) return { path, message: `${message} (did you mean ${meant}?)` };
    return { path, message: isPolicy ? message : `${message} (${TOLD} tells them all)` };
  });
