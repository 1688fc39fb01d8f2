/**
 * Connections that say that nothing may be written. One that was opened a while ago may lead to a server that others have taken the
 * place of, or have a session that began while nothing could be written: only one that is new tells how the database is now.
 */
import type { PoolClient } from 'pg';
import { isReadOnly } from './failures';

/** How long a new connection is believed: what takes nothing is not asked for another one by each request. */
const BELIEVED_MS = 1_000;

/** What a connection said that is not believed any more. */
export class Disbelieved extends Error {
  constructor(cause: unknown) {
    super('A connection that was opened a while ago only reads.', { cause });
  }
}

export interface SuspectConnections {
  /** A connection is asked something. */
  readonly met: (client: PoolClient) => void;
  /** What is made of an error on it: `Disbelieved` when the connection is to be left and another one to be asked. */
  readonly judged: (client: PoolClient, error: unknown) => unknown;
}

export const createSuspectConnections = (now: () => number): SuspectConnections => {
  const since = new WeakMap<PoolClient, number>();
  return {
    met: (client) => {
      if (!since.has(client)) since.set(client, now());
    },
    judged: (client, error) =>
      isReadOnly(error) && now() - (since.get(client) ?? 0) > BELIEVED_MS ? new Disbelieved(error) : error,
  };
};
