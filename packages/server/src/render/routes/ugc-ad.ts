/** Filmed by hand with a phone: a person holds the thing up, the finder's marks are seen, and comments and hearts come in. */
import type { Canvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../color/color';
import { easeOut, keys, sum, sway } from '../film/curve';
import type { Layer, Lens } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box, Size } from '../geometry';
import { drawPerson } from '../persons/draw-person';
import { faceBox } from '../persons/face-box';
import { randomFor } from '../random';
import { boxOf, spriteLayer } from '../stage/sprite-layer';
import { isRightToLeft } from '../text/direction';
import { photoAir } from '../worlds/photo-air';
import type { ActScene, OverScene, RouteAct } from './act';
import {
  arranged,
  BLACK,
  byShape,
  card,
  disc,
  FULL,
  grown,
  heightIn,
  lively,
  painted,
  pops,
  rounded,
  shortOf,
  WHITE,
} from './pen';

/** The subject is where the hand is that holds it up. */
const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.16, y: 0.59, height: 0.34 }, [0.09, 0.38, 0, 1], { align: 'center', stands: false }),
  square: arranged({ x: 0.25, y: 0.53, height: 0.26 }, [0.08, 0.38, 0, 1], { align: 'center', stands: false }),
  wide: arranged({ x: 0.56, y: 0.36, height: 0.36 }, [0.08, 0.94, 0, 0.47], { anchor: 'center', stands: false }),
});

const RED = hex('#ff3b4e');

/** Where a bust ends in its square; below it the frame must, also when the hand shakes. */
const FOOT = 0.88;
/** Where the raised hand is, from the middle of its square and from its top. */
const HAND = { across: -0.3, down: 0.16 } as const;
/** How much of what is held is above the hand. */
const HELD = 0.3;

/** Where the face ends, from the middle of the square. */
const BESIDE = 0.33;

interface Staging {
  /** The middle of the person's square, and its side. */
  readonly centre: number;
  readonly side: number;
  readonly isMirrored: boolean;
}

/** The person on the side of the raised hand's thing; beside the other shoulder is room. */
function stagingOf({ width, height }: Size, isMirrored: boolean): Staging {
  const isWide = width > height * 1.15;
  const side = isWide ? height * 0.86 : Math.min(height * 0.56, width * 0.94);
  const centre = isWide ? width * 0.7 : width * 0.42;
  return { centre: isMirrored ? width - centre : centre, side, isMirrored };
}

/** Turned round about its middle, where `turn` is -1. */
const mirrored = (box: Box, centre: number, turn: number): Box =>
  turn === 1 ? box : { ...box, x: 2 * centre - box.x - box.width };

const isOn = (box: Box, words: readonly Box[]): boolean =>
  words.some(
    ({ x, y, width, height }) =>
      box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height,
  );

function heart(context: Parameters<NonNullable<Layer['live']>>[0], x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y + size * 0.9);
  context.bezierCurveTo(x - size * 1.5, y - size * 0.1, x - size * 0.8, y - size * 1.1, x, y - size * 0.35);
  context.bezierCurveTo(x + size * 0.8, y - size * 1.1, x + size * 1.5, y - size * 0.1, x, y + size * 0.9);
  context.fill();
}

/** The finder: corners, a dot that says that it records, and how full the battery is. */
function finder({ size }: Setting): Layer {
  const { width, height } = size;
  const short = Math.min(width, height);
  const seen = { span: { from: -1, until: 99 } };
  const inset = short * 0.04;
  return lively(seen, { x: 0, y: 0, width, height }, (context, seconds) => {
    context.lineWidth = short * 0.008;
    context.strokeStyle = css(WHITE, 0.9);
    context.shadowColor = css(BLACK, 0.5);
    context.shadowBlur = short * 0.008;
    const arm = short * 0.085;
    context.beginPath();
    for (const [x, y, sx, sy] of [
      [inset, inset, 1, 1],
      [width - inset, inset, -1, 1],
      [inset, height - inset, 1, -1],
      [width - inset, height - inset, -1, -1],
    ] as const) {
      context.moveTo(x + sx * arm, y);
      context.lineTo(x, y);
      context.lineTo(x, y + sy * arm);
    }
    context.stroke();
    const row = inset + short * 0.035;
    const on = Math.sin(seconds * 5) > -0.35;
    if (on) disc(context, inset + short * 0.045, row, short * 0.017, css(RED));
    rounded(
      context,
      {
        x: inset + short * 0.075,
        y: row - short * 0.008,
        width: short * (0.07 + 0.012 * Math.sin(seconds * 2)),
        height: short * 0.016,
      },
      9,
      css(WHITE, 0.95),
    );
    const cell = {
      x: width - inset - short * 0.1,
      y: row - short * 0.016,
      width: short * 0.062,
      height: short * 0.032,
    };
    context.lineWidth = short * 0.005;
    context.beginPath();
    context.roundRect(cell.x, cell.y, cell.width, cell.height, short * 0.007);
    context.stroke();
    context.fillStyle = css(WHITE, 0.95);
    context.fillRect(
      cell.x + short * 0.008,
      cell.y + short * 0.008,
      (cell.width - short * 0.016) * 0.7,
      cell.height - short * 0.016,
    );
    context.fillRect(cell.x + cell.width + short * 0.003, cell.y + short * 0.01, short * 0.006, short * 0.012);
  });
}

/** Comments without words, one above the other, where nothing is said. */
function comments(setting: Setting, words: readonly Box[]): Layer[] {
  const { size, palette, seed } = setting;
  const short = Math.min(size.width, size.height);
  const random = randomFor(seed, `comments ${setting.index}`);
  const high = short * 0.085;
  const step = high * 1.22;
  const isMirrored = isRightToLeft('', setting.language);
  const { centre, side } = stagingOf(size, isMirrored);
  // Beside the face, over the shoulder without a hand.
  const edge = isMirrored ? short * 0.05 : centre + side * BESIDE;
  const room = Math.min((isMirrored ? centre - side * BESIDE : size.width - short * 0.05) - edge, short * 0.43);
  const faces = [palette.accent, palette.accent2, hex('#f5a623')];
  const left = isMirrored ? edge : size.width - short * 0.05 - room;
  const top = size.height * 0.93 - step * 3;
  if (room < short * 0.2 || isOn({ x: left, y: top, width: room, height: step * 3 }, words)) return [];
  const seen = { span: { from: -1, until: 99 } };
  return faces.map((face, order) => {
    const wide = room * (0.72 + random() * 0.28);
    const box = { x: left, y: top + order * step, width: wide, height: high };
    const at = 0.7 + order * Math.max(0.35, setting.seconds * 0.16);
    return painted(
      seen,
      grown(box, short * 0.02),
      (context) => {
        card(context, box, high / 2, css(WHITE, 0.94), BLACK, short * 0.018);
        disc(context, box.x + high / 2, box.y + high / 2, high * 0.36, css(face));
        disc(context, box.x + high / 2, box.y + high * 0.42, high * 0.12, css(mix(face, WHITE, 0.75)));
        context.beginPath();
        context.arc(box.x + high / 2, box.y + high * 0.76, high * 0.2, Math.PI, 0);
        context.fill();
        for (const [row, share] of [0.5, 0.82].entries())
          rounded(
            context,
            {
              x: box.x + high,
              y: box.y + high * (0.27 + row * 0.28),
              width: Math.max(4, (wide - high * 1.35) * share),
              height: high * 0.15,
            },
            9,
            css(hex('#20222a'), row === 0 ? 0.6 : 0.3),
          );
      },
      {
        plane: 'front',
        // Two cards on one another can't be read.
        keeps: box,
        move: {
          alpha: keys({ at, value: 0 }, { at: at + 0.12, value: 1 }),
          x: keys({ at, value: short * (isMirrored ? -0.25 : 0.25) }, { at: at + 0.5, value: 0, ease: easeOut }),
          y: sway(short * 0.003, 3 + order * 0.4),
        },
      },
    );
  });
}

/** Hearts that rise along the side where nothing is said. */
function hearts({ size, seed, index, seconds: all }: Setting, words: readonly Box[]): Layer {
  const short = Math.min(size.width, size.height);
  const random = randomFor(seed, `hearts ${index}`);
  const column = { x: size.width - short * 0.15, y: size.height * 0.4, width: short * 0.15, height: size.height * 0.5 };
  const isLeft = isOn(column, words);
  const list = Array.from({ length: 14 }, () => ({
    at: 0.4 + random() * all,
    sway: random() * FULL,
    large: short * (0.014 + random() * 0.017),
    x: random(),
  }));
  return lively({ span: { from: -1, until: 99 } }, { x: 0, y: 0, ...size }, (context, seconds) => {
    for (const { at, sway: phase, large, x } of list) {
      const share = (seconds - at) / 2.2;
      if (share <= 0 || share >= 1) continue;
      context.fillStyle = css(RED, Math.min(1, share * 8) * (1 - share) ** 0.6);
      const away = short * (0.075 + 0.05 * x + 0.025 * Math.sin(share * 7 + phase));
      heart(
        context,
        isLeft ? away : size.width - away,
        size.height * (0.74 - 0.36 * share),
        large * Math.min(1, share * 9),
      );
    }
  });
}

const over = ({ setting, words }: OverScene): readonly Layer[] => [
  finder(setting),
  ...comments(setting, words),
  hearts(setting, words),
];

/** A hand is never still. */
function inTime(layers: readonly Layer[], { size }: Setting): readonly Layer[] {
  const short = Math.min(size.width, size.height);
  const known = new Map<Lens, Lens>();
  const held = (lens: Lens): Lens => {
    const found = known.get(lens) ?? {
      ...lens,
      zoom: sum(lens.zoom, () => 0.03, sway(0.008, 2.3)),
      x: sum(lens.x, sway(short * 0.012, 1.7), sway(short * 0.005, 0.63)),
      y: sum(lens.y, sway(short * 0.011, 1.3, 0.3), sway(short * 0.004, 0.51)),
      roll: sum(lens.roll ?? (() => 0), sway(0.012, 2.1, 0.6)),
    };
    known.set(lens, found);
    return found;
  };
  return layers.map((layer) =>
    layer.lens === undefined || layer.ink !== undefined ? layer : { ...layer, lens: held(layer.lens) },
  );
}

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
