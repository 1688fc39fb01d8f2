/**
 * What stands in for a scene that could not be made, so that a viewer misses nothing: the place that it speaks of, or what it
 * says beside a picture of what it is about; by its words alone where nothing can be shown.
 */
import type { PlannedScene } from '../../ports/planner';
import type { Film } from '../film/film';
import { wordsOf } from '../photo/photo-input';
import type { Cast } from '../stage/cast';
import type { Casting, Figures, Stock } from '../stage/casting';
import { castWorld } from '../worlds/cast-world';
import { readPrompt } from '../worlds/reading';
import { isWorld } from '../worlds/worlds';
import { neutralFilm, sceneFilm } from './scene-film';
import type { SceneInput } from './scene-input';

export interface StandInParts {
  readonly stock: Stock;
  readonly casting: Casting;
  readonly dress: (figures: Figures) => Promise<Cast | undefined>;
}

/** Scenes that look at something, so that a place may stand in for it. */
const LOOKS: ReadonlySet<PlannedScene['type']> = new Set(['footage', 'i2v_fast', 't2v_fast']);

export async function standIn(input: SceneInput, { stock, casting, dress }: StandInParts): Promise<Film> {
  const { scene, setting, spare } = input;
  const { size, seed, language, index } = setting;
  const { prompt, duration, script } = scene;
  const short = Math.min(size.width, size.height);
  const place = isWorld(casting.place) ? casting.place : undefined;
  if (LOOKS.has(scene.type) && (place !== undefined || isWorld(readPrompt(prompt, language).place))) {
    const world = await castWorld(stock, { prompt, language, seed, place, short, isFitting: casting.isFitting });
    return sceneFilm({ ...input, world, scene: { ...scene, type: 't2v_fast' } }, 't2v_fast');
  }
  const said = wordsOf(input) || spare;
  const words: PlannedScene = { type: 'motion', prompt: said, duration, motion: { beat: 'title' } };
  const figures = casting.castFor(`${prompt}\n${script ?? ''}`, index);
  const cast = figures === undefined ? undefined : await dress(figures);
  const shown = { ...input, scene: words, ...(cast === undefined ? {} : { cast }) };
  return cast === undefined && input.act === undefined ? neutralFilm(input, said) : sceneFilm(shown, 'motion');
}
