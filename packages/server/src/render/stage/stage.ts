/** A shot's stage: everything that is seen around its words. */
import type { Backdrop, Layer, Span } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, clamp } from '../geometry';
import { randomFor } from '../random';
import type { ActScene, RouteAct } from '../routes/act';
import { type HeroPlace, heroLayers, heroPlace, spotPlace, things } from './actors';
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
  /** Before the words. */
  readonly front: readonly Layer[];
  /** What the route acts in. */
  readonly scene: ActScene;
}

export interface StageInput extends Pick<ActScene, 'brought' | 'speaker' | 'beat' | 'copy' | 'button' | 'rightToLeft'> {
  readonly setting: Setting;
  /** Undefined when there is nothing to show but what the route does. */
  readonly cast: Cast | undefined;
  readonly act: RouteAct | undefined;
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

export function stageOf(input: StageInput): Stage {
  const { setting, cast, act, composition, camera, span, from, words } = input;
  const { size, palette } = setting;
  const random = randomFor(setting.seed, `stage ${setting.index} ${Math.max(0, from)}`);
  const hero =
    cast === undefined
      ? spotPlace(composition, setting)
      : heroPlace(act?.device ?? cast.hero, composition, setting, words);
  const lens = cameraOf(camera, { ...span, from }, { x: hero.x, y: hero.y }, Math.min(size.width, size.height), random);
  const { brought, speaker, beat, copy, button, rightToLeft } = input;
  const own = { setting, span, from, lens, random, words };
  const scene: ActScene = { ...own, cast, composition, hero, brought, speaker, beat, copy, button, rightToLeft };
  const { behind, before } = things(cast, composition, scene);
  const acted = act?.stage?.(scene) ?? {};
  const light = { x: hero.x / size.width, y: hero.y / size.height };
  return {
    backdrop:
      acted.backdrop ??
      airOf(palette, composition.stands ? { ...light, floor: composition.hero.y - FLOOR_ABOVE } : light),
    front: acted.front ?? [],
    scene,
    layers: [
      ...(acted.background ??
        behindLayers(composition.behind, {
          x: hero.x,
          y: hero.y - hero.height * 0.05,
          radius: hero.height * 0.72,
          lens,
          span,
          from,
          palette,
        })),
      ...(acted.things === undefined ? behind : []),
      ...(acted.behind ?? []),
      ...keeping(acted.hero ?? subject(cast, hero, scene), hero, cast),
      ...(acted.things ?? before),
      ...(acted.before ?? []),
    ],
  };
}

/** How much of a subject nothing may cover: of a given thing, whose label counts, more than of what is known at once. */
const KEPT = { given: 0.86, drawn: 0.44 } as const;
/** A person's head is in the upper part of a picture. */
const HEAD = { across: 0.6, from: -0.5, down: 0.66 } as const;
const PERSON = /^(?:woman|man|person|boy|girl|child|older|baby|people|teacher|student|cook|farmer)\b/u;

/** The subject as it stands in the frame, whatever its route does with it that does not say itself what it keeps. */
function keeping(layers: readonly Layer[], { x, y, height }: HeroPlace, cast: Cast | undefined): readonly Layer[] {
  if (layers.some(({ keeps }) => keeps !== undefined)) return layers;
  const side = height * (cast?.isGiven === true ? KEPT.given : KEPT.drawn);
  const isPerson = cast?.isGiven !== true && PERSON.test(cast?.name ?? '');
  const keeps = isPerson
    ? {
        x: x - (height * HEAD.across) / 2,
        y: y + height * HEAD.from,
        width: height * HEAD.across,
        height: height * HEAD.down,
      }
    : { x: x - side / 2, y: y - side / 2, width: side, height: side };
  const [first, ...rest] = layers;
  return first === undefined ? [] : [{ ...first, keeps, yields: !isPerson && cast?.isGiven !== true }, ...rest];
}

function subject(cast: Cast | undefined, { x, y, height }: HeroPlace, scene: ActScene): Layer[] {
  if (cast === undefined) return [];
  const { composition, lens, span, words } = scene;
  const steam = { lens, plane: 1, shows: span };
  const foot = y - height * 0.22;
  // Below words that stand above it: what rises behind them would pale them.
  const room = words === undefined || words.y > foot ? Number.POSITIVE_INFINITY : foot - words.y - words.height;
  const rise = clamp(room, height * 0.3, height * 0.7);
  return [
    ...heroLayers(cast.hero, composition, scene),
    ...(cast.steams ? [steamLayer(x, foot, height * 0.4, rise, steam)] : []),
  ];
}
