import type { Io } from '../io';
import { say } from './say';

export interface ListenNotes {
  tell(this: void, text: string): void;
  /** The first line of a stream is the one that says that it listens: until then notes wait. */
  ready(): void;
}

/** What a listener tells beside its deliveries: sentences for people, and with --json records `{"event":"note"}`. */
export const openListenNotes = (io: Io): ListenNotes => {
  let waiting: string[] | undefined = io.json ? [] : undefined;
  const record = (message: string): void => io.record({ event: 'note', message });
  return {
    tell(text) {
      if (waiting !== undefined) waiting.push(text);
      else if (io.json) record(text);
      else say(io, text);
    },
    ready() {
      const texts = waiting ?? [];
      waiting = undefined;
      texts.forEach(record);
    },
  };
};
