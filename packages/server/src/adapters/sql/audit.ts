/** Looks for totals that differ from the rows they are made of, and for amounts that nothing costs. */
import type { Selectable } from 'kysely';
import type { AccountsTable } from './schema';
import { type Connection, runOnce } from './statement';

/** One sentence a problem. */
export const audit = async (connection: Connection): Promise<readonly string[]> => {
  const problems: string[] = [];
  const accounts = await runOnce<Selectable<AccountsTable>>(connection, (db) => db.selectFrom('accounts').selectAll());
  for (const account of accounts) {
    const entries = await runOnce<{ amount: number; balance_after: number }>(connection, (db) =>
      db.selectFrom('ledger').select(['amount', 'balance_after']).where('user_id', '=', account.user_id).orderBy('seq'),
    );
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== account.balance)
      problems.push(`account ${account.user_id}: the balance is ${account.balance}, its ledger sums up to ${sum}`);
    const last = entries.at(-1)?.balance_after ?? 0;
    if (last !== account.balance)
      problems.push(`account ${account.user_id}: the last entry left ${last}, the balance is ${account.balance}`);
    const fractions = entries.filter(({ amount }) => !Number.isInteger(amount)).length;
    if (fractions > 0)
      problems.push(`account ${account.user_id}: entries of its ledger that are no whole credits: ${fractions}`);
    const [running] = await runOnce<{ n: number }>(connection, (db) =>
      db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('user_id', '=', account.user_id)
        .where('final', '=', 0),
    );
    if (running?.n !== account.running_jobs)
      problems.push(`account ${account.user_id}: ${running?.n} jobs run, ${account.running_jobs} are counted`);
  }
  return problems;
};
