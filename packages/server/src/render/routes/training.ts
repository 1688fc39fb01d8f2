/**
 * A board: what is taught stands on it, and below it what its words name, ticked, or crossed out where it is
 * forbidden. Of what can fall both are shown: how it is wrong, and how it is right.
 */
import { forbids } from '../../acting/words/forbids';
import { css, hex, mix, type Rgb } from '../color/color';
import { easeInOut, keys, sway } from '../film/curve';
import type { Layer } from '../film/film';
import { type Box, clamp } from '../geometry';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, fitted, grown, lively, painted, pops, shortOf, WHITE } from './pen';
import { drawBoard } from './training/board';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.72, y: 0.88, height: 0.3 }, [0.1, 0.56, 0.12, 0.88], { anchor: 'center' }),
  square: arranged({ x: 0.74, y: 0.93, height: 0.24 }, [0.11, 0.58, 0.12, 0.88], { anchor: 'center' }),
  wide: arranged({ x: 0.84, y: 0.86, height: 0.3 }, [0.14, 0.84, 0.09, 0.6], { anchor: 'center' }),
});

const RIGHT = hex('#1f9d55');
const WRONG = hex('#d6332c');

interface Places {
  readonly board: Box;
  readonly wrong: Box;
  readonly right: Box;
}

function placesOf({ setting: { size, safe }, rightToLeft }: ActScene): Places {
  const { width, height } = size;
  const short = Math.min(width, height);
  if (width > height * 1.15) {
    const cards = { x: rightToLeft ? width * 0.06 : width * 0.7, width: width * 0.24 };
    const board = {
      x: rightToLeft ? width * 0.36 : width * 0.045,
      y: height * 0.08,
      width: width * 0.595,
      height: height * 0.8,
    };
    return {
      board,
      wrong: { ...cards, y: height * 0.1, height: height * 0.37 },
      right: { ...cards, y: height * 0.53, height: height * 0.37 },
    };
  }
  const tall = height > width * 1.4;
  const board = {
    x: width * 0.06,
    y: tall ? safe.y - short * 0.01 : height * 0.07,
    width: width * 0.88,
    height: height * (tall ? 0.5 : 0.54),
  };
  const top = board.y + board.height + short * 0.09;
  const high = Math.min(height * 0.94 - top, width * 0.42);
  const wide = width * 0.41;
  const [one, other] = [width * 0.06, width * 0.53];
  const box = { y: top, width: wide, height: high };
  return { board, wrong: { ...box, x: rightToLeft ? other : one }, right: { ...box, x: rightToLeft ? one : other } };
}

/** Pictures of what must not fall: lying, they are wrong at a glance, and nothing else is. */
const FALLS = /^(?:ladder|package|bottle-with-popping-cork|baby-bottle|hot-beverage|oil-drum|fire-extinguisher)$/u;

const STROKES = {
  wrong: [
    [
      [-0.5, -0.5],
      [0.5, 0.5],
    ],
    [
      [0.5, -0.5],
      [-0.5, 0.5],
    ],
  ],
  right: [
    [
      [-0.55, 0.02],
      [-0.15, 0.42],
      [0.58, -0.46],
    ],
  ],
} as const;

/** A mark that a hand draws, stroke by stroke: in a corner, or alone in the middle. */
function mark(scene: ActScene, box: Box, kind: keyof typeof STROKES, at: number, isAlone: boolean): Layer {
  const radius = Math.min(box.width, box.height) * (isAlone ? 0.34 : 0.2);
  const [x, y] = isAlone
    ? [box.x + box.width / 2, box.y + box.height / 2]
    : [box.x + box.width - radius * 1.25, box.y + radius * 1.15];
  const color: Rgb = kind === 'right' ? RIGHT : WRONG;
  const drawn = keys({ at, value: 0 }, { at: at + 0.55, value: 1, ease: easeInOut });
  return lively(
    scene,
    { x: x - radius * 1.4, y: y - radius * 1.4, width: radius * 2.8, height: radius * 2.8 },
    (context, seconds) => {
      const share = drawn(seconds);
      if (share <= 0) return;
      const beat = 1 + 0.03 * Math.sin(seconds * 3.1);
      context.fillStyle = css(WHITE);
      context.beginPath();
      context.arc(x, y, radius * beat * Math.min(1, share * 4), 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css(color);
      context.lineWidth = radius * 0.28;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      const strokes = STROKES[kind];
      const segments = strokes.flatMap((points) =>
        points.slice(1).map((to, order) => [points[order] ?? to, to] as const),
      );
      for (const [order, [from, to]] of segments.entries()) {
        const part = clamp(share * segments.length - order, 0, 1);
        if (part === 0) continue;
        context.beginPath();
        context.moveTo(x + from[0] * radius, y + from[1] * radius);
        context.lineTo(
          x + (from[0] + (to[0] - from[0]) * part) * radius,
          y + (from[1] + (to[1] - from[1]) * part) * radius,
        );
        context.stroke();
      }
    },
  );
}

/** From how much wider than high a frame is broad. */
const BROAD = 1.2;

/** The part of a frame in which a thing stands with its mark: its middle, where it is wide. */
function middleOf(box: Box): Box {
  const width = Math.min(box.width, box.height * 1.3);
  return { ...box, x: box.x + (box.width - width) / 2, width };
}

/** A thing in a frame with its mark, if it has one; `falls`: whether it does. */
function pane(scene: ActScene, box: Box, kind: keyof typeof STROKES | undefined, at: number, falls = false): Layer[] {
  const {
    cast,
    setting: { palette },
  } = scene;
  const short = shortOf(scene);
  const tone = kind === undefined ? palette.accent : kind === 'right' ? RIGHT : WRONG;
  const back = painted(
    scene,
    grown(box, short * 0.05),
    (context) => {
      card(
        context,
        box,
        short * 0.03,
        css(mix(palette.dark ? palette.card : WHITE, tone, 0.1)),
        dim(scene),
        short * 0.03,
      );
      context.strokeStyle = css(tone);
      context.lineWidth = short * 0.009;
      context.stroke();
    },
    { move: pops(at, 0.2) },
  );
  const own = middleOf(box);
  // Where there is room it stands beside its mark.
  const isWide = kind !== undefined && own.width > own.height * BROAD;
  const side = Math.min(own.width, own.height) * (falls ? 0.6 : isWide ? 0.72 : 0.78);
  const seat = {
    x: own.x + own.width * (kind === undefined ? 0.5 : isWide ? 0.38 : 0.44) - side / 2,
    y: box.y + (box.height - side) * 0.62,
    width: side,
    height: side,
  };
  const fall = keys(
    { at: at + 0.45, value: 0 },
    { at: at + 0.85, value: 1.15, ease: (p) => p * p },
    { at: at + 1, value: 1.05 },
  );
  const picture =
    cast === undefined || isBare(scene, kind)
      ? []
      : [
          painted(scene, seat, (context) => fitted(context, cast.hero, seat), {
            move: !falls
              ? pops(at + 0.1, 0.4, { rotation: sway(0.035, 3.1), y: sway(short * 0.005, 2.3) })
              : {
                  ...pops(at + 0.1, 0.1),
                  rotation: (seconds) =>
                    fall(seconds) + 0.02 * Math.sin(seconds * 9) * Math.max(0, 1.6 - (seconds - at)),
                  anchor: { x: 0.6, y: 0.8 },
                },
          }),
        ];
  return [
    back,
    ...picture,
    ...(kind === undefined
      ? []
      : [mark(scene, own, kind, at + (isBare(scene, kind) ? 0.2 : 0.75), isBare(scene, kind))]),
  ];
}

/** The box that holds both. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [
    Math.max(one.x + one.width, other.x + other.width),
    Math.max(one.y + one.height, other.y + other.height),
  ];
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether both ways are shown. What was given is never crossed out, nor is what the words do not name. */
const isPair = ({ cast }: ActScene): boolean =>
  cast?.isGiven !== true && cast?.isNamed === true && FALLS.test(cast.name ?? '');

/** What only the whole film is about is neither right nor wrong; what is forbidden is, also where it cannot be shown. */
function markOf({ cast, copy }: ActScene): keyof typeof STROKES | undefined {
  if (cast?.isGiven === true) return 'right';
  if (forbids(copy.headline)) return 'wrong';
  return cast?.isNamed === true ? 'right' : undefined;
}

/** Whether nothing of what is forbidden can be shown: then the cross says it alone. */
const isBare = ({ cast }: ActScene, kind: keyof typeof STROKES | undefined): boolean =>
  kind === 'wrong' && cast?.isNamed !== true;

function heroLayers(scene: ActScene, { wrong, right }: Places): Layer[] {
  const { from, setting } = scene;
  const begins = setting.index === 0 ? from : from + 0.15;
  if (!isPair(scene)) {
    return pane(scene, around(wrong, right), markOf(scene), begins + 0.1);
  }
  // The last scene begins with a look at it.
  const isLast = setting.index === setting.count - 1;
  return [
    ...pane(scene, wrong, 'wrong', begins + 0.1, true),
    ...pane(scene, right, 'right', begins + (isLast ? 0 : 0.75)),
  ];
}

function stage(scene: ActScene) {
  const places = placesOf(scene);
  const { board } = places;
  return {
    background: [
      {
        ...painted(scene, grown(board, shortOf(scene) * 0.08), (context) => drawBoard(context, scene, board), {
          plane: 0.9,
        }),
        holdsWords: true,
      },
    ],
    things: [],
    hero: heroLayers(scene, places),
  };
}

function nearest(scene: ActScene): Box {
  const { wrong, right } = placesOf(scene);
  if (isPair(scene)) return right;
  const own = middleOf(around(wrong, right));
  // Of a broad frame what is in it: the thing, and the mark beside it.
  const width = Math.min(own.width, own.height * (markOf(scene) === undefined ? 1 : 1.13));
  return { ...own, x: own.x + (own.width - width) / 2, width };
}

export const training: RouteAct = {
  shows: 'A board with what is taught, and below it what it names, ticked, or crossed out where it is forbidden',
  holds: true,
  framed: true,
  tells: 'turns',
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
  nearest,
};
