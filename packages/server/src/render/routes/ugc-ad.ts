/** Filmed by hand with a phone: a person holds the thing up, the finder's marks are seen, and comments and hearts come in. */
import type { Canvas } from '@napi-rs/canvas';
import { css } from '../color/color';
import { easeOut, keys, sum, sway } from '../film/curve';
import type { Layer } from '../film/film';
import type { Box } from '../geometry';
import { drawPerson } from '../persons/draw-person';
import { faceBox } from '../persons/face-box';
import { boxOf, spriteLayer } from '../stage/sprite-layer';
import { photoAir } from '../worlds/photo-air';
import type { ActScene, OverScene, RouteAct } from './act';
import { arranged, byShape, heightIn, lively, painted, pops, rounded, shortOf } from './pen';
import { inTime } from './ugc-ad/by-hand';
import { finder } from './ugc-ad/finder';
import { comments, hearts } from './ugc-ad/reactions';
import { isOn, stagingOf } from './ugc-ad/staging';

/** The subject is where the hand is that holds it up. */
const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.16, y: 0.59, height: 0.34 }, [0.09, 0.38, 0, 1], { align: 'center', stands: false }),
  square: arranged({ x: 0.25, y: 0.53, height: 0.26 }, [0.08, 0.38, 0, 1], { align: 'center', stands: false }),
  wide: arranged({ x: 0.56, y: 0.36, height: 0.36 }, [0.08, 0.94, 0, 0.47], { anchor: 'center', stands: false }),
});

/** Where a bust ends in its square; below it the frame must, also when the hand shakes. */
const FOOT = 0.88;

/** Where the raised hand is, from the middle of its square and from its top. */
const HAND = { across: -0.3, down: 0.16 } as const;

/** How much of what is held is above the hand. */
const HELD = 0.3;

/** Turned round about its middle, where `turn` is -1. */
const mirrored = (box: Box, centre: number, turn: number): Box =>
  turn === 1 ? box : { ...box, x: 2 * centre - box.x - box.width };

const over = ({ setting, words }: OverScene): readonly Layer[] => [
  finder(setting),
  ...comments(setting, words),
  hearts(setting, words),
];

/** As high as wanted, or as there is room for below the words. */
function heldHeight(
  sprite: Canvas,
  wanted: number,
  hand: { readonly x: number; readonly y: number },
  said?: Box,
): number {
  for (let height = wanted; height > wanted * 0.4; height *= 0.94) {
    const box = boxOf(sprite, { x: hand.x, y: hand.y - height * HELD, height: height * 1.1 });
    if (said === undefined || !isOn(box, [said])) return height;
  }
  return wanted * 0.4;
}

function stage(scene: ActScene) {
  const { cast, hero, setting, lens, span, from, speaker, rightToLeft } = scene;
  const { size } = setting;
  const short = shortOf(scene);
  const { centre, side } = stagingOf(size, rightToLeft);
  const turn = rightToLeft ? -1 : 1;
  const top = size.height - side * FOOT;
  const arrives = keys({ at: from - 0.4, value: short * 0.2 }, { at: from + 0.4, value: 0, ease: easeOut });
  const bust =
    speaker === undefined
      ? []
      : [
          lively(
            { span, lens },
            { x: 0, y: 0, ...size },
            (context, seconds) => {
              context.translate(centre, top + arrives(seconds));
              context.scale(turn, 1);
              context.translate(-side / 2, 0);
              drawPerson(context, speaker.person, side, speaker.pose(seconds));
            },
            { plane: 0.95, keeps: mirrored(faceBox(speaker.person, centre - side / 2, top, side), centre, turn) },
          ),
        ];
  const hand = { x: centre + turn * side * HAND.across, y: top + side * HAND.down };
  const height = cast === undefined ? 0 : heldHeight(cast.hero, heightIn(cast.hero, hero.height), hand, scene.words);
  const shown =
    cast === undefined
      ? []
      : [
          spriteLayer(cast.hero, {
            x: hand.x,
            y: hand.y - height * HELD,
            ...{ height, lens, plane: 1, shows: span },
            move: pops(from + 0.1, 0.2, {
              y: sum(
                keys({ at: from, value: short * 0.4 }, { at: from + 0.6, value: 0, ease: easeOut }),
                sway(short * 0.012, 1.9),
              ),
              rotation: sway(0.06, 2.6),
            }),
          }),
        ];
  const photo = speaker?.photo;
  const { palette, seconds } = setting;
  return {
    behind: bust,
    hero: shown,
    things: [],
    ...(photo === undefined
      ? {}
      : { background: [], backdrop: photoAir(photo, { above: palette.glow2, below: palette.to }, seconds) }),
  };
}

/** Each line on a strip of its own, as people stick words on their clips. */
const words = (layers: readonly Layer[], scene: ActScene): readonly Layer[] =>
  layers.flatMap((layer) => {
    const { ink, text } = layer;
    if (
      ink === undefined ||
      text === undefined ||
      (scene.button !== undefined && layer.box.height >= scene.button.height * 0.9 && isOn(layer.box, [scene.button]))
    )
      return [layer];
    const short = shortOf(scene);
    const box = {
      x: ink.x - short * 0.022,
      y: ink.y - short * 0.014,
      width: ink.width + short * 0.044,
      height: ink.height + short * 0.028,
    };
    const {
      lens: _,
      plane: __,
      ...front
    } = painted(scene, box, (context) => rounded(context, box, short * 0.018, css(scene.setting.palette.card)), {
      plane: 'front',
    });
    return [
      {
        ...front,
        enter: { ...layer.enter, dy: layer.masked ? 0 : layer.enter.dy },
      },
      layer,
    ];
  });

export const ugcAd: RouteAct = {
  shows: 'A clip from a phone held by hand: a person holds the subject up, comments and hearts come in',
  speaker: 'customer',
  holds: true,
  closeUps: false,
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
  words,
  over,
  inTime,
};
