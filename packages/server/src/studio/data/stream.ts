/**
 * What changes, as the server tells it. All tabs of a browser share one stream, since it keeps few connections to one server:
 * the tab that holds a lock reads, and passes on what it reads. Each tab knows the place that it is at, so that no change is
 * lost or told twice when the stream breaks or another tab takes over. While nobody looks at a page, nobody reads.
 */
import { useEffect, useState } from 'preact/hooks';
import { tellLocked } from './api';
import type { Change } from './change';
import { stepTo } from './place-in-stream';
import { LockedError, readStream } from './read-stream';

export type Connection = 'live' | 'waiting' | 'hidden';

/** What the tab that reads tells the others; one that has just begun asks where they are. */
type Message =
  | { readonly type: 'change'; readonly place: string; readonly change: Change }
  | { readonly type: 'state'; readonly connection: Connection; readonly place: string | undefined }
  | { readonly type: 'hello' };

const NAME = 'vid-studio-stream';
/** So long nothing is read before the stream is open: what is read then is not followed by a change that nobody heard of. */
const PATIENCE_MS = 400;

const listeners = new Set<(change: Change) => void>();
const watchers = new Set<(connection: Connection) => void>();
let connection: Connection = 'waiting';
let place: string | undefined;
let isReader = false;
let under: AbortController | undefined;
/** Something changed while nobody looked. */
let isBehind = false;
/** Without locks, as over plain HTTP from another machine, every tab reads for itself. */
const canShare = (): boolean => globalThis.isSecureContext && 'locks' in navigator && 'BroadcastChannel' in globalThis;
const channel = canShare() ? new BroadcastChannel(NAME) : undefined;

const isSeen = (): boolean => document.visibilityState === 'visible';

let isOpen = false;
let open = (): void => undefined;
/** Resolves when changes are heard, or when that takes too long. */
export const opened = new Promise<void>((resolve) => {
  open = resolve;
  setTimeout(() => {
    if (!isOpen) isBehind = true;
    resolve();
  }, PATIENCE_MS);
});

const tell = (change: Change): void => {
  for (const listener of listeners) listener(change);
};

const setConnection = (next: Connection): void => {
  connection = next;
  for (const watch of watchers) watch(next);
};

const catchUp = (): void => {
  if (!isBehind || !isSeen()) return;
  isBehind = false;
  tell({ kind: 'state' });
};

/** `change` undefined: what led to that place is not told. */
const goTo = (next: string, change?: Change): void => {
  const step = stepTo(place, next);
  if (step === 'seen') return;
  const isFirst = place === undefined;
  place = next;
  // Everything is read after this.
  if (isFirst && change === undefined) return;
  if (step === 'next' && change !== undefined && isSeen()) return tell(change);
  isBehind = true;
  catchUp();
};

const hear = (message: Message): void => {
  if (message.type === 'hello') {
    if (isReader) channel?.postMessage({ type: 'state', connection, place } satisfies Message);
    return;
  }
  if (message.type === 'change') return goTo(message.place, message.change);
  if (message.place !== undefined) goTo(message.place);
  setConnection(message.connection);
  if (message.connection !== 'live') return;
  isOpen = true;
  open();
  catchUp();
};

/** To this tab and to the others. */
const share = (message: Message): void => {
  hear(message);
  channel?.postMessage(message);
};

export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Reads, and reads anew what broke, until it is told to end or may not. */
const follow = async (signal: AbortSignal): Promise<void> => {
  for (let wait = 500; !signal.aborted; wait = Math.min(8000, wait * 2)) {
    const began = Date.now();
    try {
      await readStream(place, signal, {
        onPlace: (now) => share({ type: 'state', connection: 'live', place: now ?? place }),
        onChange: (now, change) => share({ type: 'change', place: now, change }),
      });
    } catch (error) {
      if (error instanceof LockedError) {
        open();
        return tellLocked(error.message);
      }
    }
    if (signal.aborted) return;
    share({ type: 'state', connection: 'waiting', place });
    if (Date.now() - began > 10_000) wait = 500;
    await pause(wait, signal);
  }
};

/** Follows as the one that reads, as soon as no other tab does. */
const begin = async (): Promise<void> => {
  under?.abort();
  const mine = new AbortController();
  under = mine;
  const work = async (): Promise<void> => {
    isReader = true;
    await follow(mine.signal);
    isReader = false;
  };
  if (channel === undefined) return work();
  channel.postMessage({ type: 'hello' } satisfies Message);
  await navigator.locks.request(NAME, { signal: mine.signal }, work).catch(() => undefined);
};

/** Begins to follow, and goes on for as long as the page is looked at. */
export const connect = (): void => {
  if (channel !== undefined)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!isReader || data.type === 'hello') hear(data);
    };
  const look = (): void => {
    if (!isSeen()) {
      under?.abort();
      setConnection('hidden');
      return;
    }
    catchUp();
    void begin();
  };
  document.addEventListener('visibilitychange', look);
  look();
};

/** Follows anew, with another token. */
export const reconnect = (): void => void begin();

export const useConnection = (): Connection => {
  const [seen, setSeen] = useState(connection);
  useEffect(() => {
    watchers.add(setSeen);
    setSeen(connection);
    return () => void watchers.delete(setSeen);
  }, []);
  return seen;
};
