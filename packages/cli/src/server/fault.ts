/** `vid server fault`: makes the local server fail on demand. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { parseDuration } from '../duration';
import { EXIT } from '../exit-codes';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { faultsText, faultText } from './answer-text';

interface FaultFlags {
  readonly method?: string;
  readonly path?: string;
  readonly account?: string;
  readonly status?: string;
  readonly delay?: string;
  readonly drop?: string;
  readonly times?: string;
}

const defined = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const readCount = (text: string | undefined, flag: string): number | undefined => {
  if (text === undefined || /^\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new CliError(EXIT.usage, `${flag} ${text} is no whole number up to 999999.`, {
    next: `Write it like ${flag} 500.`,
  });
};

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
  addCommand(
    fault,
    'add',
    'Add a fault',
    (session, command) => {
      const { method, path, account, status, delay, drop, times } = command.opts<FaultFlags>();
      const match = defined({ method, path, user_id: account });
      const effect = defined({
        status: readCount(status, '--status'),
        delay_ms: delay === undefined ? undefined : parseDuration(delay, '--delay'),
        drop,
      });
      return adminCall(session, 'faults', {
        method: 'POST',
        body: defined({ match, effect, times: readCount(times, '--times') }),
      });
    },
    { text: faultText },
  )
    .option('--method <method>', 'only requests with this method')
    .option('--path <path>', 'only requests to this path')
    .option('--account <user_id>', 'only requests of this account')
    .option('--status <code>', 'answer with this HTTP status')
    .option('--delay <duration>', 'wait before the answer')
    .option('--drop <when>', 'before: the request is never handled; after: it is handled and its answer lost')
    .option('--times <count>', 'how often (default: always)');
};
