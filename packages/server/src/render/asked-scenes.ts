/** Who makes which scene, as a drawing process asks for it. */
import type { SceneSource } from '../ports/scene-share';
import type { SceneAnswer, SceneQuestion } from './messages';

export interface AskedScenes {
  readonly source: SceneSource;
  /** Takes an answer in. */
  readonly answered: (id: number, answer: SceneAnswer) => void;
}

/** `say` sends a question; a signal ends all waiting. */
export const askedScenes = (say: (id: number, question: SceneQuestion) => void, signal: AbortSignal): AskedScenes => {
  const waiting = new Map<number, (answer: SceneAnswer) => void>();
  let asked = 0;
  const ask = (question: SceneQuestion, own?: AbortSignal): Promise<SceneAnswer> =>
    new Promise((resolve, reject) => {
      const stopped = own === undefined ? signal : AbortSignal.any([signal, own]);
      stopped.throwIfAborted();
      asked += 1;
      const id = asked;
      const stop = () => reject(stopped.reason as Error);
      stopped.addEventListener('abort', stop, { once: true });
      waiting.set(id, (answer) => {
        stopped.removeEventListener('abort', stop);
        waiting.delete(id);
        resolve(answer);
      });
      say(id, question);
    });
  return {
    source: {
      offer: async (base) => void (await ask({ is: 'offer', base })),
      next: async (own) => (await ask({ is: 'next' }, own)).given,
      made: async (index, piece) => (await ask({ is: 'made', index, piece })).counts === true,
    },
    answered: (id, answer) => waiting.get(id)?.(answer),
  };
};
