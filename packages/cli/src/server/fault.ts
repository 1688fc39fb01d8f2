/** `vid server fault`: makes the local server fail on demand. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { faultsText, faultText } from './answer-text';
import { faultOf, inFaultFlags, takeFaultFlags } from './fault-flags';

/** The refusal of the server, in the words of who gave the flags. */
const told = (error: unknown): unknown =>
  CliError.is(error) && error.problems.length > 0
    ? new CliError(error.exitCode, error.message, {
        problems: error.problems.map(inFaultFlags),
        next: 'See `vid server fault add --help`.',
        cause: error,
      })
    : error;

export const defineFault = (parent: Command): void => {
  const fault = parent
    .command('fault')
    .summary('Make requests fail, wait or lose their answers')
    .description('Make requests fail, wait or lose their answers');
  addCommand(fault, 'list', 'List the faults', (session) => adminCall(session, 'faults'), { text: faultsText });
  addCommand(fault, 'clear', 'Remove all faults', (session) => adminCall(session, 'faults', { method: 'DELETE' }), {
    text: () => 'There are no faults any more.',
    loses: 'Every fault is removed.',
  });
  const add = addCommand(
    fault,
    'add',
    'Add a fault',
    async (session, command) => {
      const body = await faultOf(command);
      return adminCall(session, 'faults', { method: 'POST', body }).catch((error: unknown) => {
        throw told(error);
      });
    },
    { text: faultText },
  );
  takeFaultFlags(add);
};
