/** `vid server policy`: what the local server does where the specification leaves something open. */
import type { Command } from 'commander';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { pairsOf } from './answer-text';
import { readAssignment } from './assignments';

export const definePolicy = (parent: Command): void => {
  addCommand(
    parent,
    'policy [assignments...]',
    'Show the policies, or set some with name=value',
    (session, command) => {
      if (command.args.length === 0) return adminCall(session, 'policies');
      return adminCall(session, 'policies', {
        method: 'PATCH',
        body: Object.fromEntries(command.args.map(readAssignment)),
      });
    },
    { text: pairsOf('policies') },
  );
};
