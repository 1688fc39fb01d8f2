/** `vid server policy`: what the local server does where the specification leaves something open. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { didYouMean } from '../nearest-name';
import type { Session } from '../session';
import { inOneLine } from '../terminal-text';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { pairsOf } from './answer-text';
import { readAssignment } from './assignments';

/** After what the server says of a value: which ones there are. */
const NEXT = '`vid server policy` shows what is in force; docs/unspecified.md tells every value of each policy.';

/** Refuses names that are none; the server that is asked says which there are. */
const refuseUnknown = async (session: Session, names: readonly string[]): Promise<void> => {
  const { policies = {} } = (await adminCall(session, 'policies')) as { policies?: object };
  const known = Object.keys(policies);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new CliError(EXIT.usage, `${inOneLine(unknown)} is no policy; nothing was changed.`, {
    next: `${didYouMean(unknown, known)}The policies are ${known.join(', ')}; \`vid server policy\` shows their values.`,
  });
};

/** The policies as a list. */
const policiesIn = (answer: unknown): readonly unknown[] =>
  Object.entries((answer as { policies?: object }).policies ?? {}).map(([name, value]) => ({
    name,
    value: value as unknown,
  }));

export const definePolicy = (parent: Command): void => {
  addCommand(
    parent,
    'policy [assignments...]',
    'Show the policies, or set some with name=value',
    async (session, command) => {
      if (command.args.length === 0) return adminCall(session, 'policies');
      const body = Object.fromEntries(command.args.map(readAssignment));
      await refuseUnknown(session, Object.keys(body));
      return adminCall(session, 'policies', { method: 'PATCH', body }).catch((error: unknown) => {
        throw CliError.is(error) ? new CliError(error.exitCode, error.message, { ...error, next: NEXT }) : error;
      });
    },
    { text: pairsOf('policies'), items: policiesIn },
  );
};
