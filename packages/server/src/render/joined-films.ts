/** The films of a job's scenes, each joined to its neighbours by a cut where both can be drawn at any time. */
import type { RenderJob } from '../ports/renderer';
import { wordsApart } from './cuts/words-apart';
import type { Film, Join } from './film/film';
import type { PreparedScene } from './prepare-scenes';
import { sceneFilm } from './scenes/scene-film';
import { cutAfter } from './stage/cut-choice';

export interface JoinedFilms {
  /** The film of a scene; undefined when it fails, brings a picture of its own, or is a clip. */
  of(index: number): Film | undefined;
  /** Whether it is cut from a scene to the next, so that both are seen at its end. */
  readonly cutsToNext: (index: number) => boolean;
  /** Tells that a scene is encoded: what nobody needs any more is forgotten. */
  done(index: number): void;
}

export function joinedFilms(job: RenderJob, scenes: readonly PreparedScene[]): JoinedFilms {
  const made = new Map<number, Film>();
  const finished = new Set<number>();
  const canBeDrawn = (index: number): boolean => {
    const scene = scenes[index];
    return (
      scene !== undefined &&
      scene.failure === undefined &&
      scene.picture === undefined &&
      scene.input.scene.type !== 'footage'
    );
  };
  const cutsToNext = (index: number): boolean => canBeDrawn(index) && canBeDrawn(index + 1);
  const joinAt = (index: number, neighbour: number): Join | undefined => {
    const scene = scenes[index];
    if (scene === undefined || !cutsToNext(index)) return undefined;
    const film = (): Film => of(neighbour) ?? neverDrawn(neighbour);
    const seed = job.seed + index;
    return { film, cut: cutAfter(index, job.route, job.seed), palette: scene.input.setting.palette, seed };
  };
  const of = (index: number): Film | undefined => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const input = scenes[index]?.input;
    if (input === undefined || input.scene.type === 'footage' || !canBeDrawn(index)) return undefined;
    const before = joinAt(index - 1, index - 1);
    const after = joinAt(index, index + 1);
    const film = wordsApart({
      ...sceneFilm(input, input.scene.type),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    });
    made.set(index, film);
    return film;
  };
  return {
    of,
    cutsToNext,
    done(index) {
      finished.add(index);
      for (const near of [index - 1, index, index + 1]) {
        const over = [near - 1, near, near + 1].every((at) => finished.has(at) || scenes[at] === undefined);
        if (over) made.delete(near);
      }
    },
  };
}

const neverDrawn = (index: number): never => {
  throw new Error(`Scene ${index + 1} is joined to its neighbour, but can't be drawn.`);
};
