/** Filmed by hand with a phone: a person holds the thing up, the finder's marks are seen, and comments and hearts come in. */
import { css } from '../color/color';
import { easeOut, keys, sway } from '../film/curve';
import type { Layer } from '../film/film';
import type { Box } from '../geometry';
import { drawPerson } from '../persons/draw-person';
import { faceBox } from '../persons/face-box';
import { boxOf, spriteLayer } from '../stage/sprite-layer';
import { photoAir } from '../worlds/photo-air';
import type { ActScene, OverScene, RouteAct } from './act';
import { arranged, byShape, lively, painted, rounded, shortOf } from './pen';
import { inTime } from './ugc-ad/by-hand';
import { finder } from './ugc-ad/finder';
import { heldIn, OFFERING } from './ugc-ad/held';
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

/** Turned round about its middle, where `turn` is -1. */
const mirrored = (box: Box, centre: number, turn: number): Box =>
  turn === 1 ? box : { ...box, x: 2 * centre - box.x - box.width };

const over = ({ setting, words, kept, staged }: OverScene): readonly Layer[] => {
  // Of scenes of other types it is not known where what they keep is while hands shake.
  const known = staged ? kept : [];
  // Comments are never on the face of whoever speaks.
  return [finder(setting), ...comments(setting, [...words, ...kept]), ...hearts(setting, words, known)];
};

function stage(scene: ActScene) {
  const { cast, setting, lens, span, from, speaker, rightToLeft } = scene;
  const { size } = setting;
  const short = shortOf(scene);
  const { centre, side } = stagingOf(size, rightToLeft, cast !== undefined);
  const turn = rightToLeft ? -1 : 1;
  const top = size.height - side * FOOT;
  const arrives = keys({ at: from - 0.4, value: short * 0.2 }, { at: from + 0.4, value: 0, ease: easeOut });
  const face =
    speaker === undefined ? undefined : mirrored(faceBox(speaker.person, centre - side / 2, top, side), centre, turn);
  const held = heldIn(scene, { centre, top, side, turn, face });
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
              const pose = speaker.pose(seconds);
              drawPerson(context, speaker.person, side, held?.isInHand === true ? { ...pose, arm: OFFERING } : pose);
            },
            { plane: 0.95, ...(face === undefined ? {} : { keeps: face }) },
          ),
        ];
  const rises = keys({ at: from, value: short * 0.4 }, { at: from + 0.6, value: 0, ease: easeOut });
  const shown =
    cast === undefined || held === undefined
      ? []
      : [
          {
            keeps: boxOf(cast.hero, { x: held.x, y: held.foot - held.height / 2, height: held.height }),
            ...spriteLayer(cast.hero, {
              ...{ x: held.x, y: held.foot - held.height / 2, height: held.height },
              // In a hand it is where the hand is.
              ...{ lens, plane: held.isInHand ? 0.95 : 1, shows: span },
              move: {
                alpha: keys({ at: from + 0.05, value: 0 }, { at: from + 0.15, value: 1 }),
                y: held.isInHand ? arrives : rises,
                rotation: sway(0.03, 2.6),
                anchor: { x: 0.5, y: 1 },
              },
            }),
          },
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
