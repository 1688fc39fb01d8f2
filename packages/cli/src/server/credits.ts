/** `vid server credits`: balances of the local accounts, and purchases. */
import type { Command } from 'commander';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { addCommand } from './add-command';
import { adminCall } from './admin-call';

export const defineCredits = (parent: Command): void => {
  addCommand(parent, 'credits', 'Show accounts with their credits, or add some', async (session, command) => {
    const { add, account } = command.opts<{ add?: string; account?: string }>();
    if (add === undefined)
      return account === undefined
        ? adminCall(session, 'accounts')
        : adminCall(session, `accounts/${encodeURIComponent(account)}/ledger`);
    const amount = Number(add);
    if (account === undefined || !Number.isFinite(amount) || amount <= 0) {
      throw new CliError(EXIT.usage, 'Adding credits needs an account and a positive amount.', {
        next: 'vid server credits --account USER_ID --add 100',
      });
    }
    return adminCall(session, `accounts/${encodeURIComponent(account)}/credits`, { method: 'POST', body: { amount } });
  })
    .option('--account <user_id>', 'the account; alone it shows its ledger')
    .option('--add <amount>', 'credits to add, as a purchase');
};
