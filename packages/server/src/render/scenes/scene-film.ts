/**
 * Turns a scene of any type into a film. Which picture a scene needs is decided here; whether it could be had decides
 * whether the scene fails.
 */
import type { Image } from '@napi-rs/canvas';
import type { SceneType } from '@vid/sdk/contract';
import { actedOf } from '../acted/acted-of';
import { actedScene } from '../acted/acted-scene';
import { backdropOf } from '../backdrops/backdrop';
import { withCaptions } from '../captions/with-captions';
import { endCardFilm } from '../end-card/end-card';
import type { Backdrop, Film, Layer, Shown } from '../film/film';
import { watermark } from '../film/watermark';
import { subjectOf } from '../film-script';
import { fullFilm } from '../photo/full-shot';
import { inPlace } from '../photo/in-place';
import { photoParts } from '../photo/photo-film';
import { lineOf } from '../photo/photo-input';
import { relit } from '../sprites/light';
import type { Cast } from '../stage/cast';
import { givenLight } from '../stage/given-light';
import { readCopy } from '../text/copy';
import { typeScene } from '../type/type-scene';
import type { WorldCast } from '../worlds/cast-world';
import { worldScene } from '../worlds/world-scene';
import { faceScene } from './face-scene';
import { presenterLayers } from './presenter-scene';
import type { SceneInput } from './scene-input';
import { speakerScene } from './speaker-scene';
import { type Staged, stagedScene } from './staged-scene';
import { vistaLayers } from './vista-scene';
import { walkerLayers } from './walker-scene';

/** Scenes that show a picture when there is one; `footage` is not drawn here. */
const LAYERS: Record<Exclude<SceneType, 'footage' | 'motion'>, (input: SceneInput) => Film['layers']> = {
  i2v_fast: vistaLayers,
  t2v_fast: vistaLayers,
  s2v: presenterLayers,
  walk_talk: walkerLayers,
};

function lightOf({ setting }: SceneInput): Backdrop {
  const { look, palette, seed, index, startsAt } = setting;
  const light = backdropOf(look.backdrop, palette, seed, String(index));
  return { paint: (context, size, seconds) => light.paint(context, size, seconds + startsAt) };
}

const wholeScene = ({ setting }: SceneInput, subject: string): Shown => ({ from: 0, until: setting.seconds, subject });

const assemble = (input: SceneInput, layers: Film['layers']): Film => ({
  size: input.setting.size,
  frames: input.frames,
  backdrop: lightOf(input),
  layers: [...acted(input, layers, false), ...(input.watermark ? watermark(input.setting) : [])],
});

/** The layers of a scene with what its route does to all of them. */
function acted({ act, setting }: SceneInput, layers: readonly Layer[], staged: boolean): readonly Layer[] {
  const timed = act?.inTime?.(layers, setting) ?? layers;
  const words = layers.flatMap(({ ink }) => (ink === undefined ? [] : [ink]));
  const kept = layers.flatMap(({ keeps }) => keeps ?? []);
  return [...timed, ...(act?.over?.({ setting, words, kept, staged }) ?? [])];
}

function onStage(input: SceneInput, cast: Cast | undefined, { backdrop, layers, places, shots }: Staged): Film {
  const mark = input.watermark ? watermark(input.setting) : [];
  const emblem = cast?.props[0] ?? cast?.hero;
  return {
    size: input.setting.size,
    frames: input.frames,
    backdrop,
    layers: [...acted(input, layers, true), ...mark],
    ...(emblem === undefined ? {} : { emblem }),
    ...(places === undefined ? {} : { places }),
    ...(shots === undefined ? {} : { shots }),
  };
}

function inWorld(input: SceneInput, world: WorldCast): Film {
  const mark = input.watermark ? watermark(input.setting) : [];
  const { layers, cuts, ...sky } = worldScene(input, world);
  const whole = wholeScene(input, world.hero === undefined ? world.name : `${world.hero.name}, ${world.name}`);
  return {
    size: input.setting.size,
    frames: input.frames,
    ...sky,
    layers: [...acted(input, layers, false), ...mark],
    ...(world.hero === undefined ? {} : { emblem: world.hero.sprite }),
    shots: [0, ...cuts].map((from, order) => ({ ...whole, from, until: cuts[order] ?? whole.until })),
  };
}

/** A film of what a camera saw, or of a picture, with what the route lays over it. */
export function ofPicture(
  input: SceneInput,
  { layers, backdrop, shots, busy }: Pick<Film, 'layers' | 'backdrop' | 'shots' | 'busy'>,
): Film {
  const mark = input.watermark ? watermark(input.setting) : [];
  return {
    size: input.setting.size,
    frames: input.frames,
    backdrop,
    layers: [...acted(input, layers, false), ...mark],
    ...(shots === undefined ? {} : { shots }),
    ...(busy === undefined ? {} : { busy }),
  };
}

/** The route acts with a thing by itself, or it stands in a place, or as pictures do. */
function ofGiven(input: SceneInput, picture: Image): Film {
  const { alone, film } = photoParts(input, picture);
  const words = lineOf(input);
  if (alone !== undefined && input.actsWithPicture === true && words !== '') {
    const { cast } = input;
    const hero = {
      steams: false,
      props: [],
      pictures: new Map(),
      ...cast,
      isGiven: true,
      name: 'product',
      hero: relit(alone, givenLight(input.setting)),
    };
    const scene: SceneInput['scene'] = { ...input.scene, type: 'motion', prompt: words };
    return onStage(input, hero, stagedScene({ ...input, scene }, hero));
  }
  if (alone !== undefined && input.world !== undefined) return inWorld(input, inPlace(input.world, alone));
  return ofPicture(input, film());
}

/** A scene with its captions. */
export const sceneFilm = (input: SceneInput, type: Exclude<SceneType, 'footage'>): Film =>
  withCaptions(input, (own) => uncaptioned(own, type));

/** A scene, and the end card that it ends with, or that it is. */
function uncaptioned(input: SceneInput, type: Exclude<SceneType, 'footage'>): Film {
  const { endCard, setting, frames } = input;
  if (endCard === undefined) return plainFilm(input, type);
  const mark = input.watermark ? watermark(setting) : [];
  const card = endCardFilm(endCard, setting);
  if (endCard.from > 0) {
    // Its own logo would be seen twice.
    const { logo: _, ...bare } = input;
    const film = plainFilm(bare, type);
    const shots = film.shots ?? [wholeScene(bare, subjectOf(type))];
    const ends = { from: endCard.from, until: setting.seconds, subject: 'logo', covers: true };
    return { ...film, layers: [...film.layers, ...card.layers, ...mark], shots: [...shots, ends] };
  }
  const shots = [wholeScene(input, 'logo')];
  return { size: setting.size, frames, backdrop: card.backdrop, layers: [...card.layers, ...mark], shots };
}

/** A scene of words as one of the place that it plays in. */
function saidInPlace(input: SceneInput): SceneInput {
  const { headline, lines } = readCopy(input.scene.prompt, input.scene.motion, input.spare);
  const script = [headline, ...lines].join(' ');
  return { ...input, scene: { ...input.scene, type: 't2v_fast', script } };
}

function plainFilm(input: SceneInput, type: Exclude<SceneType, 'footage'>): Film {
  const { cast, world, picture, speaker } = input;
  if (type === 'i2v_fast' && picture !== undefined) return ofGiven(input, picture);
  // Drawn for this scene, it is the scene: nothing of it is cut out.
  if (type === 't2v_fast' && picture !== undefined) return ofPicture(input, fullFilm(input, picture));
  if (type === 's2v' || type === 'walk_talk') {
    if (picture !== undefined) return ofPicture(input, faceScene(input, picture));
    if (speaker !== undefined) return ofPicture(input, speakerScene(input, speaker));
  }
  if (type === 't2v_fast' && world !== undefined) return inWorld(input, world);
  if (type === 'motion' && world !== undefined && input.captions === undefined)
    return inWorld(saidInPlace(input), world);
  const isOpening = input.act?.opens === true && input.setting.index === 0;
  const acted = isOpening ? undefined : actedOf(input.scene, input.setting.language, input.spare);
  if (acted !== undefined) return onStage(input, cast, actedScene(input, acted, cast));
  if (type === 'motion' && (cast !== undefined || input.act !== undefined))
    return onStage(input, cast, stagedScene(input, cast));
  return type === 'motion' ? ofType(input) : assemble(input, LAYERS[type](input));
}

/** Words by themselves. */
function ofType(input: SceneInput): Film {
  const { layers, ...type } = typeScene(input);
  const mark = input.watermark ? watermark(input.setting) : [];
  return {
    ...{ size: input.setting.size, frames: input.frames, ...type },
    layers: [...acted(input, layers, false), ...mark],
  };
}

/** What stands in for a scene where nothing can be shown. */
export const neutralFilm = (input: SceneInput, words: string): Film =>
  ofType({
    ...input,
    scene: { type: 'motion', prompt: words, duration: input.scene.duration, motion: { beat: 'title' } },
  });
