/** Tells whoever waits that the service does not answer any more, that it does again, and when waiting has no more sense. */
import { clockTime } from './local-time';
import type { ServiceContact, Silence } from './service-contact';

/** Milliseconds without a good answer after which it is said. */
const TOLD_AFTER_MS = 5_000;
/** Milliseconds in which no connection can be made after which a wait without `--timeout` ends. */
const GIVEN_UP_AFTER_MS = 120_000;
const EVERY_MS = 1_000;

export interface SilenceEvents {
  /** It is not answering. */
  silent(silence: Silence): void;
  /** It answers again. */
  heard(): void;
  /** Nobody has been there for so long that it is given up. */
  givenUp?(silence: Silence): void;
}

/** A silence that is worth a word. */
export const toldSilence = (contact: ServiceContact | undefined): Silence | undefined => {
  const silence = contact?.silence;
  return silence !== undefined && Date.now() - silence.since >= TOLD_AFTER_MS ? silence : undefined;
};

/** The beginning of a sentence about it. */
export const silenceText = ({ since, why, away }: Silence): string =>
  `the service ${away ? "can't be reached" : 'gives no good answer'} since ${clockTime(since)} (${why})`;

/** Looks every second until the returned function is called. */
export const watchSilence = (contact: ServiceContact | undefined, events: SilenceEvents): (() => void) => {
  if (contact === undefined) return () => undefined;
  let told: number | undefined;
  const look = (): void => {
    const silence = toldSilence(contact);
    if (silence === undefined) {
      // A question that is on its way ends no silence: only its answer does.
      if (told !== undefined && contact.answeredAt !== undefined && contact.answeredAt > told) {
        told = undefined;
        events.heard();
      }
      return;
    }
    if (told === undefined) events.silent(silence);
    told ??= silence.since;
    if (silence.away && Date.now() - silence.since >= GIVEN_UP_AFTER_MS) events.givenUp?.(silence);
  };
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
};
