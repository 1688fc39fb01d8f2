/**
 * What changed, as server-sent events that can be resumed. An event says that something changed, never what it is now:
 * whoever is shown it asks for that, so that no event can be out of date.
 *
 * The last changes are kept for those who come back, in one list for all readers: a reader is a place in it, so that none
 * costs more by being slow. Whoever comes back within the list gets what he missed, each once and in order; whoever does
 * not, because he was away too long or was with another process, is told `reset` and reads everything anew. So nothing is
 * lost by keeping the list in memory: it needs no write in any transaction, and none while nobody has ever listened.
 */
import type { Clock } from '../ports/clock';
import type { Change, Signals } from '../ports/signals';
import { AdminError } from './admin-error';

export interface ChangeFeedDeps {
  readonly signals: Pick<Signals, 'onChange'>;
  readonly clock: Pick<Clock, 'everyReal'>;
  /** What this list is called, unlike any other: a place in another one means nothing here. */
  readonly name: () => string;
}

export interface ChangeFeed {
  /** The changes from now on, or from after the event with that id, as the text of server-sent events. */
  open(lastEventId?: string): ReadableStream<Uint8Array>;
  /** Ends every stream; what is opened later ends at once. */
  close(): void;
}

/** Changes that are remembered, streams at a time, and changes that a chunk brings. */
const KEPT = 2000;
const MAX_STREAMS = 64;
const AT_A_TIME = 200;
/** So often a stream says that it is still there. */
const HEARTBEAT_MS = 15_000;

const text = new TextEncoder();

interface Reader {
  /** There is something new, or it is time to say that there is nothing. */
  readonly hear: (beat: boolean) => void;
  readonly leave: () => void;
}

/** The changes since somebody first wanted to know, numbered from 1. */
const createRecord = (signals: ChangeFeedDeps['signals'], heard: () => void) => {
  const kept: string[] = [];
  let last = 0;
  const stop = signals.onChange(({ kind, id, userId }: Change) => {
    last += 1;
    kept[last % KEPT] = JSON.stringify({ kind, id, user_id: userId });
    heard();
  });
  return {
    stop,
    last: () => last,
    /** Whether everything after that place is still there. */
    knows: (place: number) => place <= last && place > last - KEPT - 1 && place >= 0,
    at: (number: number) => kept[number % KEPT] ?? '',
  };
};

export const createChangeFeed = ({ signals, clock, name }: ChangeFeedDeps): ChangeFeed => {
  const readers = new Set<Reader>();
  let closed = false;
  let begun: { readonly record: ReturnType<typeof createRecord>; readonly called: string } | undefined;
  let stopBeats: (() => void) | undefined;

  const callReaders = (beat: boolean): void => {
    for (const { hear } of readers) hear(beat);
  };
  const begin = () => (begun ??= { record: createRecord(signals, () => callReaders(false)), called: name() });

  const open: ChangeFeed['open'] = (lastEventId) => {
    const { record, called } = begin();
    const idOf = (place: number) => `id: ${called}-${place}\n`;
    const [, of, number] = /^([0-9a-z]+)-(\d{1,15})$/.exec(lastEventId ?? '') ?? [];
    const isResumed = of === called && record.knows(Number(number));
    let place = isResumed ? Number(number) : record.last();
    let pending = isResumed
      ? ': resumed\n\n'
      : `retry: 1000\n${idOf(place)}event: ${lastEventId === undefined ? 'ready' : 'reset'}\ndata: {}\n\n`;
    let wake: (() => void) | undefined;

    /** What there is to say now. */
    const news = (): string => {
      const said = pending;
      pending = '';
      if (!record.knows(place)) {
        place = record.last();
        return `${said}${idOf(place)}event: reset\ndata: {}\n\n`;
      }
      const until = Math.min(record.last(), place + AT_A_TIME);
      let changes = '';
      while (place < until) {
        place += 1;
        changes += `${idOf(place)}event: change\ndata: ${record.at(place)}\n\n`;
      }
      return said + changes;
    };
    let isOver = false;
    const reader: Reader = {
      hear: (beat) => {
        if (beat && pending === '') pending = ': still here\n\n';
        wake?.();
      },
      leave: () => {
        isOver = true;
        readers.delete(reader);
        if (readers.size === 0) {
          stopBeats?.();
          stopBeats = undefined;
        }
        wake?.();
      },
    };

    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        if (closed) return controller.close();
        readers.add(reader);
        stopBeats ??= clock.everyReal(HEARTBEAT_MS, () => callReaders(true));
      },
      pull: async (controller) => {
        for (;;) {
          if (isOver) return controller.close();
          const said = news();
          if (said !== '') return controller.enqueue(text.encode(said));
          await new Promise<void>((resolve) => (wake = resolve));
          wake = undefined;
        }
      },
      cancel: reader.leave,
    });
  };

  return {
    open: (lastEventId) => {
      if (readers.size >= MAX_STREAMS)
        throw new AdminError('conflict', `${MAX_STREAMS} streams of changes are open already; close one first.`);
      return open(lastEventId);
    },
    close: () => {
      closed = true;
      for (const { leave } of [...readers]) leave();
      begun?.record.stop();
    },
  };
};
