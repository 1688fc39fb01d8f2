/** One decision in a transaction of its own, under its account's lock. */
import type { Decision } from '../../domain/decision';
import { readView } from './read-view';
import type { SqlDatabase } from './statement';
import { createEffects } from './write-effects';

/** Undefined: there is no such account. */
export const decideAlone = async <R>(
  database: SqlDatabase,
  userId: string,
  decision: Decision<R>,
): Promise<R | undefined> => {
  const decided = await database.write(async (connection) => {
    const look = () => readView(connection, userId, decision.reads);
    // Whoever waited for a row that was replaced meanwhile finds none: the next look finds the one in its place.
    const view = (await look()) ?? (await look());
    if (view === undefined) return undefined;
    const { result, account, effects = [] } = decision.decide(view);
    const written = createEffects(connection);
    if (account !== undefined) written.account(account);
    for (const effect of effects) await written.add(userId, effect);
    await written.flush();
    return { result, delivers: written.delivers() };
  });
  if (decided?.delivers === true) decision.onDeliveries?.();
  return decided?.result;
};
