/** Cuts within a scene land on the beat of the music. */
import { FPS } from '../output/frame-size';

/** The beat that is nearest to a cut, unless a shot would become too short by it; a whole frame. */
export function onBeat(cut: number, beats: readonly number[], earliest: number, latest: number): number {
  const allowed = beats.filter((beat) => beat >= earliest && beat <= latest);
  const landed = allowed.reduce<number | undefined>(
    (best, beat) => (best === undefined || Math.abs(beat - cut) < Math.abs(best - cut) ? beat : best),
    undefined,
  );
  return Math.round((landed ?? cut) * FPS) / FPS;
}
