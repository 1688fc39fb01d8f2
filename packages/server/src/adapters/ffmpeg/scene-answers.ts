/** Answers what a drawing process asks about scenes, and carries along how long they took elsewhere. */
import type { StageTiming } from '../../domain/stage-timing';
import type { SceneSource } from '../../ports/scene-share';
import type { SceneAnswer, SceneQuestion } from '../../render/messages';
import type { StageTimings } from './stage-timings';

export const answerFrom =
  (source: SceneSource) =>
  async (question: SceneQuestion, gone: AbortSignal): Promise<SceneAnswer> => {
    if (question.is === 'made') return { counts: await source.made(question.index, question.piece) };
    if (question.is === 'next') {
      const given = await source.next(gone);
      return given === undefined ? {} : { given };
    }
    await source.offer(question.base);
    return {};
  };

interface Timed {
  readonly facts: string;
  readonly timings: readonly StageTiming[];
}

/** A source whose pieces bring along what making them took: they are told as if they had ended when they were given. */
export const timedScenes = (source: SceneSource, timings: StageTimings): SceneSource => ({
  offer: (base) => source.offer(base),
  next: async (gone) => {
    const given = await source.next(gone);
    if (given?.piece === undefined) return given;
    const { facts, timings: told } = JSON.parse(given.piece.facts) as Timed;
    timings.add(told);
    return { ...given, piece: { ...given.piece, facts } };
  },
  made: (index, piece) => {
    const own = timings.list().filter(({ scene }) => scene === index);
    const timed: Timed = { facts: piece.facts, timings: own };
    return source.made(index, { ...piece, facts: JSON.stringify(timed) });
  },
});
