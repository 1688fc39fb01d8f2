/** `vid webhook exam`: sends a receiver what the service sends, and what it must not take, and judges what it makes of it. */
import type { Command } from 'commander';
import { YES_FLAG } from '../is-wanted';
import { openSession } from '../session';
import type { ExamFlags } from './exam/run-exam';
import { SECRET_FLAG } from './secret';

export const defineExam = (parent: Command): void => {
  const command = parent
    .command('exam')
    .summary('Examine a receiver')
    .description('Examine a receiver: good, repeated, late, forged and odd deliveries, and a report card')
    .requiredOption('--to <url>', 'your receiver')
    .option(...SECRET_FLAG)
    .option('--probe <url>', 'a GET that answers { "processed": ["DELIVERY_ID", …] }: what was acted on')
    .option('--only <regex>', 'only deliveries with such a name')
    .option(...YES_FLAG)
    .addHelpText(
      'after',
      '\nWhatever the receiver accepts it acts on: give one for tests. Every id begins with vid-exam. A file with several secrets, one a line, is a rotation: each is tried. Without --probe nobody knows what was acted on: events that come twice are notes then. 0 when it passes, 12 when a delivery fails, 8 when there is nobody at the address.',
    )
    .action(async (flags: ExamFlags) => {
      const session = await openSession(command);
      const { runExam } = await import('./exam/run-exam.js');
      await runExam(session, flags);
    });
};
