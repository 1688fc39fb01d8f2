/**
 * Decisions of one process that are made at the same time share a transaction: what a commit costs is paid once for all of them. Each
 * is made under the lock of its account as if it were alone. While some are written others gather; whoever comes alone waits
 * for nobody. Accounts that another process holds are left to transactions of their own, so that nobody waits for them but
 * those who ask for them.
 */
import type { Selectable } from 'kysely';
import type { Account } from '../../domain/account';
import type { Decision } from '../../domain/decision';
import type { Store } from '../../ports/store';
import { toAccount } from './account-rows';
import { decideAlone } from './decide-alone';
import { forget, isKnown, type Known, readTogether } from './read-together';
import { readRest } from './read-view';
import type { AccountsTable } from './schema';
import { type Connection, type SqlDatabase, statement } from './statement';
import { createEffects, type Effects } from './write-effects';

/** Decisions in a transaction, and transactions under way. */
const MOST = 64;
const AT_ONCE = 3;

interface Waiting {
  readonly userId: string;
  readonly decision: Decision<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** In an order that is the same for all; those that somebody else holds are left out. */
const freeAccounts = statement<{ ids: string }, Selectable<AccountsTable>>((db, _arg, among, lock) =>
  lock(db.selectFrom('accounts').selectAll().where(among('user_id', 'ids')).orderBy('user_id'), 'skip'),
);

/** What the decisions of a transaction have in common. */
interface Together {
  readonly connection: Connection;
  readonly known: Known;
  readonly effects: Effects;
}

/** One after the other; the account is written once, as the last of them leaves it. */
const decideFor = async (
  { connection, known, effects }: Together,
  held: Account,
  own: readonly Waiting[],
): Promise<unknown[]> => {
  const results: unknown[] = [];
  let account = held;
  for (const { userId, decision } of own) {
    // What is asked for may be among what waits to be written.
    if (!isKnown(known, userId, decision.reads)) await effects.flush();
    const verdict = decision.decide(await readRest(connection, account, userId, decision.reads, known));
    account = verdict.account ?? account;
    for (const effect of verdict.effects ?? []) {
      await effects.add(userId, effect);
      forget(known, userId, effect);
    }
    results.push(verdict.result);
  }
  if (account !== held) effects.account(account);
  return results;
};

const byAccount = (batch: readonly Waiting[]): ReadonlyMap<string, readonly Waiting[]> => {
  const groups = new Map<string, Waiting[]>();
  for (const one of batch) groups.set(one.userId, [...(groups.get(one.userId) ?? []), one]);
  return groups;
};

/** Thrown by a decision, or the database refused what it wrote: nothing of the transaction is there. */
class Fault extends Error {}
const REFUSED = /^(?:22|23|42)/;
const codeOf = (error: unknown): string => (error as { readonly code?: string } | null)?.code ?? '';
/** What has a code is the database's own word, which whoever makes transactions again must see; so is what others say. */
const asFault = (error: unknown): unknown =>
  codeOf(error) === '' ? new Fault(error instanceof Error ? error.message : '', { cause: error }) : error;
const isFault = (error: unknown): boolean => error instanceof Fault || REFUSED.test(codeOf(error));

export const gatherDecisions = (database: SqlDatabase): Store['decide'] => {
  let waiting: Waiting[] = [];
  let isSet = false;
  let underWay = 0;
  /** Accounts whose decisions are being written here. */
  const busy = new Set<string>();

  const alone = (one: Waiting): void => {
    decideAlone(database, one.userId, one.decision).then(one.resolve, one.reject);
  };

  const decideAll = (groups: ReadonlyMap<string, readonly Waiting[]>) =>
    database.write(async (connection) => {
      const held = await freeAccounts(connection, { ids: JSON.stringify([...groups.keys()]) });
      const ownOf = (row: Selectable<AccountsTable>) => groups.get(row.user_id) ?? [];
      const known = await readTogether(connection, held.flatMap(ownOf));
      const together: Together = { connection, known, effects: createEffects(connection) };
      const results = new Map<string, readonly unknown[]>();
      try {
        for (const row of held) results.set(row.user_id, await decideFor(together, toAccount(row), ownOf(row)));
      } catch (error) {
        throw asFault(error);
      }
      await together.effects.flush();
      return { results, delivers: together.effects.delivers() };
    });

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    const groups = byAccount(batch);
    try {
      const { results, delivers } = await decideAll(groups);
      if (delivers) for (const { decision } of batch) decision.onDeliveries?.();
      for (const [userId, own] of groups) {
        const given = results.get(userId);
        for (const [at, one] of own.entries()) {
          if (given === undefined) alone(one);
          else one.resolve(given[at]);
        }
      }
    } catch (error) {
      // What one of them brought about is told to that one alone. Whatever may have been committed is not made again.
      for (const one of batch) {
        if (isFault(error)) alone(one);
        else one.reject(error);
      }
    }
  };

  const nextBatch = (): readonly Waiting[] => {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of waiting) (batch.length < MOST && !busy.has(one.userId) ? batch : rest).push(one);
    waiting = rest;
    return batch;
  };

  const pump = (): void => {
    isSet = false;
    while (underWay < AT_ONCE && waiting.length > 0) {
      const batch = nextBatch();
      if (batch.length === 0) return;
      underWay += 1;
      for (const { userId } of batch) busy.add(userId);
      void write(batch).finally(() => {
        underWay -= 1;
        for (const { userId } of batch) busy.delete(userId);
        pump();
      });
    }
  };

  return <R>(userId: string, decision: Decision<R>) =>
    new Promise<R | undefined>((resolve, reject) => {
      waiting.push({ userId, decision, resolve: resolve as Waiting['resolve'], reject });
      if (isSet) return;
      isSet = true;
      setImmediate(pump);
    });
};
