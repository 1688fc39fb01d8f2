/** How long the stages of a render took, from what its process tells of them as they begin and end. */
import type { StageTiming } from '../../domain/stage-timing';
import type { StageMark } from '../../render/stage-marks';

interface Span extends Pick<StageTiming, 'stage' | 'scene'> {
  readonly from: number;
  readonly until: number | undefined;
}

export type StageTimings = ReturnType<typeof createStageTimings>;

/** Begins to count now. */
export const createStageTimings = (now: () => number = () => performance.now()) => {
  const start = now();
  const spans = new Map<string, Span>();
  return {
    mark: ({ stage, scene, is }: StageMark): void => {
      const name = `${stage} ${scene ?? ''}`;
      const known = spans.get(name);
      // What is tried again goes on.
      if (is === 'begun') spans.set(name, known ?? { stage, scene, from: now() - start, until: undefined });
      else if (known !== undefined) spans.set(name, { ...known, until: now() - start });
    },
    /** What was done elsewhere and has just come from there. */
    add: (told: readonly StageTiming[]): void => {
      const shift = now() - start - Math.max(...told.map(({ at, ms }) => at + ms));
      for (const { stage, scene, at, ms } of told) {
        const from = Math.max(0, at + shift);
        spans.set(`${stage} ${scene ?? ''}`, { stage, scene, from, until: from + ms });
      }
    },
    /** Those that have ended, by their beginning. */
    list: (): readonly StageTiming[] =>
      [...spans.values()]
        .sort((one, other) => one.from - other.from)
        .flatMap(({ from, until, scene, stage }) => {
          if (until === undefined) return [];
          const ofScene = scene === undefined ? {} : { scene };
          return [{ stage, ...ofScene, at: Math.round(from), ms: Math.round(until - from) }];
        }),
  };
};
