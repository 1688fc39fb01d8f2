/** Looks for work, one look at a time: whoever asks while one goes on is served by that, or by another right after it. */
import type { Signals } from '../ports/signals';

export interface LooksDeps {
  /** `asked`: whether somebody has asked since it began, or since this was last asked. */
  readonly look: (asked: () => boolean) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Whether there is a reason to look; asked each time. */
  readonly may: () => boolean;
  readonly signals: Pick<Signals, 'begin'>;
}

export interface Looks {
  readonly wake: () => void;
  /** Resolves when what is under way is over. */
  readonly over: () => Promise<void>;
}

export const createLooks = ({ look, failed, may, signals }: LooksDeps): Looks => {
  let isAsked = false;
  let underWay: Promise<void> | undefined;

  const asked = (): boolean => {
    const was = isAsked;
    isAsked = false;
    return was;
  };
  const lookNow = async (): Promise<void> => {
    const token = signals.begin();
    try {
      // First: a look that fails is no reason for the next.
      isAsked = false;
      await look(asked);
    } catch (error) {
      failed(error);
    } finally {
      token.end();
    }
  };
  const wake = (): void => {
    isAsked = true;
    if (underWay !== undefined || !may()) return;
    underWay = lookNow().finally(() => {
      underWay = undefined;
      if (isAsked) wake();
    });
  };
  return { wake, over: async () => void (await underWay) };
};
