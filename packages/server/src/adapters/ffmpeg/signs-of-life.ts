/**
 * Whether a drawing process lives: it says so at each beat, whatever its work waits for, such as a picture of the user's own
 * generator. One that was frozen, or runs in circles, does not. Beats of this process are counted, so that one which was frozen
 * itself takes nobody for dead when it goes on.
 */
import { BEAT_MS } from '../../render/messages';

/** Calls back at each beat until what it returns is called. */
export type Beats = (beat: () => void) => () => void;

/** So many beats without a sign are too many: five minutes, for machines on which a large scene is painted in one. */
export const MOST_SILENT = 30;
export const SILENCE_MINUTES = (MOST_SILENT * BEAT_MS) / 60_000;

export const realBeats: Beats = (beat) => {
  const timer = setInterval(beat, BEAT_MS).unref();
  return () => clearInterval(timer);
};

/** Calls back once, when it was silent for too long. */
export const watchSigns = (beats: Beats, isSilent: () => void) => {
  let silent = 0;
  const stop = beats(() => {
    silent += 1;
    if (silent < MOST_SILENT) return;
    stop();
    isSilent();
  });
  return {
    heard: (): void => {
      silent = 0;
    },
    stop,
  };
};
