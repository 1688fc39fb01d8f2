/**
 * Messages between processes by LISTEN and NOTIFY, on one connection that is made anew whenever it breaks. They are sent
 * outside of transactions: a commit that carries one waits for all others that do.
 */
import pg from 'pg';
import type { Message, Messages } from '../../ports/messages';
import { connectionConfig, type PoolOptions } from './create-pool';

export interface PostgresMessagesOptions extends PoolOptions {
  /** The process that this is, unlike any other. */
  readonly process: string;
}

const CHANNEL = 'vid';
/** PostgreSQL takes 8000 bytes; what is larger is told by less. */
const MAX_BYTES = 7_500;
/** Messages that wait for a connection; whoever misses the others looks by himself. */
const MAX_WAITING = 1_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;
/** A connection on which nothing comes back for so long is dead, though nobody said so. */
const CHECK_MS = 5_000;

/** Messages that say the same are said once. */
const plain = (message: Message): boolean => message.is === 'wake' || message.is === 'settings';

/** As many messages as fit, as one text, and how many these are. */
const pack = (process: string, texts: readonly string[]): { readonly text: string; readonly count: number } => {
  let size = 0;
  let count = 0;
  for (const text of texts) {
    size += Buffer.byteLength(text) + 1;
    if (count > 0 && size > MAX_BYTES) break;
    count += 1;
  }
  return { text: `${process} [${texts.slice(0, count).join(',')}]`, count };
};

export const openPostgresMessages = async ({ process, ...options }: PostgresMessagesOptions): Promise<Messages> => {
  const listeners = new Set<(message: Message, from: string) => void>();
  const reconnectListeners = new Set<() => void>();
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  let client: pg.Client | undefined;
  let closed = false;
  let check: NodeJS.Timeout | undefined;

  const hear = (payload: string): void => {
    const at = payload.indexOf(' ');
    const from = payload.slice(0, at);
    if (from === process) return;
    for (const message of JSON.parse(payload.slice(at + 1)) as readonly Message[])
      for (const listener of listeners) listener(message, from);
  };

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ ...connectionConfig(options), query_timeout: CHECK_MS });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => hear(payload));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (!closed) void reconnect();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      next.removeAllListeners('end');
      await next.end().catch(() => undefined);
      throw error;
    }
    return next;
  };

  const keepChecking = (): void => {
    check = setInterval(() => {
      client?.query('SELECT 1').catch(() => client?.end().catch(() => undefined));
    }, CHECK_MS);
    check.unref();
  };

  let reconnecting = false;
  const reconnect = async (): Promise<void> => {
    if (reconnecting) return;
    reconnecting = true;
    for (let pause = FIRST_PAUSE_MS; !closed; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      const next = await connect().catch(() => undefined);
      if (next === undefined) continue;
      if (closed) await next.end().catch(() => undefined);
      else client = next;
      break;
    }
    reconnecting = false;
    if (closed) return;
    for (const listener of reconnectListeners) listener();
    sending ??= send();
  };

  const send = async (): Promise<void> => {
    // What is said in the same turn goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0 && client !== undefined) {
      const { text, count } = pack(process, waiting);
      const batch = waiting.slice(0, count);
      waiting = waiting.slice(count);
      try {
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
      } catch {
        waiting = [...batch, ...waiting].slice(-MAX_WAITING);
        break;
      }
    }
    sending = undefined;
  };

  client = await connect();
  keepChecking();
  return {
    send: (message) => {
      const text = JSON.stringify(message);
      if (closed || Buffer.byteLength(text) > MAX_BYTES) return;
      if (plain(message) && waiting.includes(text)) return;
      if (waiting.length >= MAX_WAITING) waiting.shift();
      waiting.push(text);
      sending ??= send();
    },
    sent: async () => {
      while (sending !== undefined) await sending;
    },
    onMessage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReconnect: (listener) => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close: async () => {
      if (closed) return;
      closed = true;
      clearInterval(check);
      await client?.end().catch(() => undefined);
    },
  };
};
