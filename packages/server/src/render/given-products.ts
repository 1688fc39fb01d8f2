/** What a job's given pictures do in it: which subject they are of staged scenes, and which of their own scenes plays where. */
import type { RenderJob } from '../ports/renderer';
import { loadPicture } from './load-picture';
import { type GivenHero, givenHero } from './photo/given-hero';
import { type Light, relit } from './sprites/light';
import { readPrompt } from './worlds/reading';
import { isWorld } from './worlds/worlds';

/** The picture that a staged scene is about. */
export const subjectUrl = ({ scenes, productImageUrl }: RenderJob, index: number): string | undefined =>
  scenes[index]?.type === 'motion' ? (scenes[index].refImageUrl ?? productImageUrl) : undefined;

export interface GivenHeroes {
  /** By URL. */
  readonly sprites: ReadonlyMap<string, GivenHero>;
  /** What is wrong with those that are left out, as the end of a sentence. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Subjects of staged scenes, each made once. `side`: pixels of the longer side. */
export async function givenHeroes(job: RenderJob, side: number, light: Light): Promise<GivenHeroes> {
  const sprites = new Map<string, GivenHero>();
  const problems = new Map<string, string>();
  const words = [job.title, job.brief ?? '', ...job.scenes.map(({ prompt }) => prompt)].join('\n');
  const urls = new Set(job.scenes.flatMap((_, index) => subjectUrl(job, index) ?? []));
  for (const url of urls) {
    const path = job.media[url];
    if (path === undefined) continue;
    const loaded = await loadPicture(path);
    if ('problem' in loaded) problems.set(url, loaded.problem);
    else {
      const hero = givenHero(loaded.picture, side, words);
      // A screen has a light of its own.
      sprites.set(url, hero.screen === undefined ? { sprite: relit(hero.sprite, light) } : hero);
    }
  }
  return { sprites, problems };
}

/** Scenes of the product's own photo, in their order. */
const productScenes = ({ scenes, productImageUrl }: RenderJob): number[] =>
  scenes.flatMap(({ type, refImageUrl }, index) =>
    type === 'i2v_fast' && refImageUrl === undefined && productImageUrl !== undefined ? [index] : [],
  );

const PLAIN = /\bplain (?:surface|ground|background)\b/iu;

/** Whether a scene of a given picture plays in a place: where its words name one, and every second one of the product. */
export function playsInPlace(job: RenderJob, index: number, language: string): boolean {
  const scene = job.scenes[index];
  if (scene?.type !== 'i2v_fast' || PLAIN.test(scene.prompt)) return false;
  return isWorld(readPrompt(scene.prompt, language).place) || productScenes(job).indexOf(index) % 2 === 1;
}

/** Whether the film's route acts with the product in a scene of its photo: in the first. */
export const actsWithProduct = (job: RenderJob, index: number): boolean => productScenes(job)[0] === index;
