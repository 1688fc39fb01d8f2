/** Something that the server knows, read again whenever the server says that it changed. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { isNotThere, messageOf } from './api';
import type { Change } from './change';
import { onChange, opened } from './stream';

export interface Live<T> {
  readonly value: T | undefined;
  /** Why it could not be read the last time. */
  readonly error: string | undefined;
  readonly reload: () => void;
  /** Whether the server knows nothing of that name; it may have been there. */
  readonly isMissing: boolean;
}

/** Changes that come together are read once. */
const GATHER_MS = 60;

/**
 * `key` says what is read: another key is another thing, and null is nothing. `concerns` tells whether a change may have
 * changed it.
 */
export const useLive = <T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  concerns: (change: Change) => boolean,
): Live<T> => {
  const [state, setState] = useState<{
    key: string | null;
    value?: T | undefined;
    error?: string;
    isMissing?: boolean;
  }>({
    key,
  });
  const latest = useRef({ load, concerns });
  latest.current = { load, concerns };
  const reading = useRef<{ reload(): void }>({ reload: () => undefined });

  useEffect(() => {
    if (key === null) return undefined;
    const over = new AbortController();
    let isReading = false;
    let again = false;
    let timer: number | undefined;
    const read = async (): Promise<void> => {
      if (isReading) {
        again = true;
        return;
      }
      isReading = true;
      do {
        again = false;
        try {
          const value = await latest.current.load(over.signal);
          if (!over.signal.aborted) setState({ key, value });
        } catch (error) {
          if (!over.signal.aborted)
            setState((before) => {
              const isMissing = isNotThere(error);
              const value = before.key === key && !isMissing ? before.value : undefined;
              return { key, value, error: messageOf(error), isMissing };
            });
        }
      } while (again && !over.signal.aborted);
      isReading = false;
    };
    const soon = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void read();
      }, GATHER_MS);
    };
    reading.current = { reload: soon };
    const stop = onChange((change) => {
      if (change.kind === 'state' || latest.current.concerns(change)) soon();
    });
    void opened.then(() => {
      if (!over.signal.aborted) void read();
    });
    return () => {
      over.abort();
      clearTimeout(timer);
      stop();
    };
  }, [key]);

  const reload = useCallback(() => reading.current.reload(), []);
  const isSame = state.key === key;
  return {
    value: isSame ? state.value : undefined,
    error: isSame ? state.error : undefined,
    isMissing: isSame && state.isMissing === true,
    reload,
  };
};

/** Whether a change is of one of these kinds. */
export const ofKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Change): boolean =>
    kinds.includes(kind);
