/** What is wrong with policies that somebody wrote, with the name or the value that was probably meant. */
import { POLICIES, POLICY_NAMES, type PolicyName, policyProblems } from './domain/policies';
import { nearestName } from './nearest-name';

/** Where every policy is told. */
const TOLD = 'docs/unspecified.md';

/** The policy that a misspelt name was probably meant for. */
export const nearestPolicy = (name: string): string | undefined => nearestName(name, POLICY_NAMES);

/** Every problem: `message` goes on behind the name of the policy, and has no full stop, since others may follow. */
export const policyMistakes = (
  change: Readonly<Record<string, unknown>>,
): readonly { readonly path: string; readonly message: string }[] =>
  policyProblems(change).map(({ path, message }) => {
    const isPolicy = Object.hasOwn(POLICIES, path);
    const meant = isPolicy
      ? nearestName(String(change[path]), POLICIES[path as PolicyName].values)
      : nearestPolicy(path);
    if (meant !== undefined) return { path, message: `${message} (did you mean ${meant}?)` };
    return { path, message: isPolicy ? message : `${message} (${TOLD} tells them all)` };
  });
