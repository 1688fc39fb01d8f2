/** `vid server clock`: reads, advances and freezes the virtual clock. */
import type { Command } from 'commander';
import { parseDuration } from '../duration';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { clockText } from './answer-text';

interface ClockFlags {
  readonly advance?: string;
  readonly freeze?: boolean;
}

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
        });
      return adminCall(session, 'clock');
    },
    { text: clockText },
  )
    .option('--advance <duration>', 'move it forward, for example 90s or 1h; returns when all that became due has run')
    .option('--freeze', 'stop it')
    .option('--no-freeze', 'let it run again');
};
