/** A shot's stage: everything that is seen around its words. */
import type { Backdrop, Layer, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { randomFor } from '../random';
import { heroLayers, heroPlace, things } from './actors';
import { airOf } from './air';
import { behindLayers } from './behind';
import { type CameraMove, cameraOf } from './camera';
import type { Cast } from './cast';
import type { Composition } from './composition';
import { steamLayer } from './particles';

export interface Stage {
  readonly backdrop: Backdrop;
  /** Behind the words, bottom to top. */
  readonly layers: readonly Layer[];
}

export interface StageInput {
  readonly setting: Setting;
  readonly cast: Cast;
  readonly composition: Composition;
  readonly camera: CameraMove;
  readonly span: Span;
  /** Seconds at which things come; the span may begin before. */
  readonly from: number;
  /** What the words cover; undefined without any. */
  readonly words: Box | undefined;
}

/** How far above its floor a standing subject's foot is, as a share of the frame. */
const FLOOR_ABOVE = 0.1;

export function stageOf({ setting, cast, composition, camera, span, from, words }: StageInput): Stage {
  const { size, palette } = setting;
  const random = randomFor(setting.seed, `stage ${setting.index} ${from}`);
  const hero = heroPlace(cast.hero, composition, setting, words);
  const lens = cameraOf(camera, { ...span, from }, { x: hero.x, y: hero.y }, Math.min(size.width, size.height), random);
  const scene = { setting, span, from, lens, random, words };
  const { behind, before } = things(cast.props, composition, scene);
  const light = { x: hero.x / size.width, y: hero.y / size.height };
  return {
    backdrop: airOf(palette, composition.stands ? { ...light, floor: composition.hero.y - FLOOR_ABOVE } : light),
    layers: [
      ...behindLayers(composition.behind, {
        x: hero.x,
        y: hero.y - hero.height * 0.05,
        radius: hero.height * 0.72,
        lens,
        span,
        from,
        palette,
      }),
      ...behind,
      ...heroLayers(cast.hero, composition, scene),
      ...(cast.steams
        ? [
            steamLayer(hero.x, hero.y - hero.height * 0.22, hero.height * 0.4, hero.height * 0.7, {
              lens,
              plane: 1,
              shows: span,
            }),
          ]
        : []),
      ...before,
    ],
  };
}
