/** Policies as options give them, and what is wrong with them, told. */
import { ConfigError } from '../config-error';
import { POLICIES, POLICY_NAMES } from '../domain/policies';
import type { policyMistakes } from '../policy-mistakes';
import { nearestPolicy } from '../policy-mistakes';

export const readPolicies = (
  policy: Readonly<Record<string, string>> | readonly string[] | undefined,
): Readonly<Record<string, string>> => {
  if (policy === undefined) return {};
  if (!Array.isArray(policy)) return policy as Readonly<Record<string, string>>;
  return Object.fromEntries(
    (policy as readonly string[]).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new ConfigError(`A policy is written name=value, not ${JSON.stringify(pair)}.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
};

/** One as a sentence, with the names that there are where it is near none; several below each other. */
export const toldPolicies = (problems: ReturnType<typeof policyMistakes>): string => {
  const [first, second] = problems;
  if (first !== undefined && second === undefined) {
    const isLost = !Object.hasOwn(POLICIES, first.path) && nearestPolicy(first.path) === undefined;
    const names = isLost ? ['These are:', ...POLICY_NAMES.map((name) => `  ${name}`)] : [];
    return [`The policy ${first.path} ${first.message}.`, ...names].join('\n');
  }
  return ["These policies can't be set:", ...problems.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
};
