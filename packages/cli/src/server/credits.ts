/** `vid server credits`: balances of the local accounts, and purchases. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { accountOf } from './account-of';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';
import { type AnswerText, accountsText, addedText, ledgerText } from './answer-text';

/** The answer of whichever was asked for. */
const creditsText: AnswerText = (answer) => {
  if (typeof answer === 'object' && answer !== null && 'entries' in answer) return ledgerText(answer);
  return typeof answer === 'object' && answer !== null && 'accounts' in answer
    ? accountsText(answer)
    : addedText(answer);
};

export const defineCredits = (parent: Command): void => {
  addCommand(
    parent,
    'credits',
    'Show accounts with their credits, or add some',
    async (session, command) => {
      const { add, account, ledger } = command.opts<{ add?: string; account?: string; ledger?: boolean }>();
      if (add === undefined && account === undefined && ledger !== true) return adminCall(session, 'accounts');
      const amount = Number(add);
      if (add !== undefined && (!Number.isFinite(amount) || amount <= 0))
        throw new CliError(EXIT.usage, `--add ${add} is no positive amount.`, { next: 'vid server credits --add 100' });
      const path = `accounts/${encodeURIComponent(await accountOf(session, account))}`;
      if (add === undefined) return adminCall(session, `${path}/ledger`);
      return adminCall(session, `${path}/credits`, { method: 'POST', body: { amount } });
    },
    { text: creditsText, items: (answer) => (answer as { entries?: readonly unknown[] }).entries },
  )
    .option('--account <user_id>', "the account, alone its ledger (default: the key's)")
    .option('--ledger', 'show what was granted and charged')
    .option('--add <amount>', 'credits to add, as a purchase');
};
