/**
 * What changes, as the server tells it. A stream that breaks is taken up where it was, so that no change is lost or told
 * twice; while nobody looks at the page it is closed, since browsers keep few connections to one server.
 */
import { useEffect, useState } from 'preact/hooks';
import { authorization, tellLocked } from './api';

export interface Change {
  readonly kind: string;
  readonly id?: string;
  readonly user_id?: string;
}
export type Connection = 'live' | 'waiting' | 'hidden';

const listeners = new Set<(change: Change) => void>();
const watchers = new Set<(connection: Connection) => void>();
let connection: Connection = 'waiting';
let lastId: string | undefined;
let under: AbortController | undefined;

const setConnection = (next: Connection): void => {
  connection = next;
  for (const watch of watchers) watch(next);
};

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (change: Change): void => {
  for (const listener of listeners) listener(change);
};

const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

const take = (block: string): void => {
  if (block.startsWith(':')) return;
  const event = field(block, 'event');
  lastId = field(block, 'id') ?? lastId;
  if (event === 'reset') tell({ kind: 'state' });
  if (event === 'change') tell(JSON.parse(field(block, 'data') ?? '{}') as Change);
};

const read = async (signal: AbortSignal): Promise<void> => {
  const headers = { ...authorization(), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
  const response = await fetch('/_admin/events/stream', { headers, signal, cache: 'no-store' });
  if (response.status === 403) tellLocked(((await response.json()) as { error: string }).error);
  if (!response.ok || response.body === null) throw new Error(`The server answered ${response.status}.`);
  setConnection('live');
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of response.body) {
    const blocks = (held + decoder.decode(chunk, { stream: true })).split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) take(block);
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const follow = async (): Promise<void> => {
  const mine = new AbortController();
  under?.abort();
  under = mine;
  for (let wait = 500; !mine.signal.aborted; wait = Math.min(8000, wait * 2)) {
    const began = Date.now();
    await read(mine.signal).catch(() => undefined);
    if (mine.signal.aborted) return;
    setConnection('waiting');
    if (Date.now() - began > 10_000) wait = 500;
    await pause(wait);
  }
};

/** Begins to follow, and goes on for as long as the page is looked at. */
export const connect = (): void => {
  const look = (): void => {
    if (document.visibilityState === 'visible') return void follow();
    under?.abort();
    setConnection('hidden');
  };
  document.addEventListener('visibilitychange', look);
  look();
};

/** Follows anew, with another token. */
export const reconnect = (): void => void follow();

export const useConnection = (): Connection => {
  const [seen, setSeen] = useState(connection);
  useEffect(() => {
    watchers.add(setSeen);
    setSeen(connection);
    return () => void watchers.delete(setSeen);
  }, []);
  return seen;
};
