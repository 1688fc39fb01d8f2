/** `vid server clock`: reads, advances and freezes the virtual clock. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { parseDuration } from '../duration';
import { EXIT } from '../exit-codes';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { clockText } from './answer-text';

interface ClockFlags {
  readonly advance?: string;
  readonly freeze?: boolean;
}

/** The server counts in seconds; whoever wrote hours is told the limit in hours. */
export const inItsUnit = (error: CliError, advance: string): CliError => {
  const limit = error.problems.flatMap(({ message }) => /^must be at most (\d+)/.exec(message)?.[1] ?? [])[0];
  if (limit === undefined) return error;
  const unit = /[a-z]+$/i.exec(advance.trim())?.[0] ?? 's';
  const most = Math.floor((Number(limit) * 1000) / parseDuration(`1${unit}`, '--advance'));
  return new CliError(
    EXIT.usage,
    `--advance ${advance} is too far: it takes at most ${most}${unit}. Nothing was changed.`,
    {
      next: 'Advance in several steps, or by less.',
      cause: error,
    },
  );
};

export const defineClock = (parent: Command): void => {
  addCommand(
    parent,
    'clock',
    'Show, advance or freeze the virtual clock',
    async (session, command) => {
      const { advance, freeze } = command.opts<ClockFlags>();
      if (freeze !== undefined) await adminCall(session, 'clock', { method: 'POST', body: { freeze } });
      if (advance !== undefined)
        await adminCall(session, 'clock', {
          method: 'POST',
          body: { advance_seconds: parseDuration(advance, '--advance') / 1000 },
        }).catch((error: unknown) => {
          throw CliError.is(error) ? inItsUnit(error, advance) : error;
        });
      return adminCall(session, 'clock');
    },
    { text: clockText },
  )
    .option('--advance <duration>', 'move it forward, for example 90s or 1h; returns when all that became due has run')
    .option('--freeze', 'stop it')
    .option('--no-freeze', 'let it run again');
};
