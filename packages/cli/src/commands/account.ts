/** `vid account`: whose key this is and what is left on it. */
import type { Command } from 'commander';
import { openSession } from '../session';
import { inOneLine, inOnePiece } from '../terminal-text';

export const define = (command: Command): void => {
  command.addHelpText('before', 'Examples:\n  $ vid account\n  $ vid account --json\n').action(async () => {
    const session = await openSession(command);
    const account = await (await session.client()).account.retrieve();
    const id = inOnePiece(account.user_id);
    const who = inOneLine([account.name, account.email].filter(Boolean).join(', '));
    session.io.say(account, `${who === '' ? id : `${who} (${id})`}\n${account.credits_remaining} credits`);
  });
};
