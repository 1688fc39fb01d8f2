/** Shapes in motion: discs, bars and triangles that turn into place on the beat, and lines of type between them. */
import { css, mix, type Rgb } from '../color/color';
import { easeOut, keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer, Move } from '../film/film';
import { spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, disc, FULL, heightIn, lively, painted, pops, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.62, y: 0.74, height: 0.36 }, [0, 0.5, 0, 1], { anchor: 'center', stands: false }),
  square: arranged({ x: 0.72, y: 0.76, height: 0.3 }, [0, 0.5, 0, 1], { anchor: 'center', stands: false }),
  wide: arranged({ x: 0.77, y: 0.54, height: 0.4 }, [0, 1, 0, 0.5], { anchor: 'center', stands: false }),
});

interface Form {
  /** From the subject's middle, in heights of the subject. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: Rgb;
  readonly draw: (context: Context, x: number, y: number, size: number) => void;
  readonly turns: number;
}

const quarter = (context: Context, x: number, y: number, size: number): void => {
  context.beginPath();
  context.moveTo(x - size, y + size);
  context.arc(x - size, y + size, size * 2, -Math.PI / 2, 0);
  context.fill();
};

function forms({ setting: { palette } }: ActScene): readonly Form[] {
  const [one, other, light] = [palette.accent, palette.accent2, mix(palette.glow2, WHITE, 0.45)];
  const round = (context: Context, x: number, y: number, size: number): void => {
    context.beginPath();
    context.arc(x, y, size, 0, FULL);
    context.fill();
  };
  const square = (context: Context, x: number, y: number, size: number): void =>
    context.fillRect(x - size, y - size, size * 2, size * 2);
  const bars = (context: Context, x: number, y: number, size: number): void => {
    for (let bar = 0; bar < 4; bar += 1)
      context.fillRect(x - size, y - size + bar * size * 0.54, size * 2, size * 0.24);
  };
  const wedge = (context: Context, x: number, y: number, size: number): void => {
    context.beginPath();
    context.moveTo(x - size, y + size);
    context.lineTo(x + size, y + size);
    context.lineTo(x + size, y - size);
    context.fill();
  };
  return [
    { x: 0, y: 0, size: 0.78, color: one, draw: round, turns: 0 },
    { x: -0.95, y: 0.42, size: 0.36, color: other, draw: quarter, turns: 1 },
    { x: 0.72, y: -0.62, size: 0.3, color: light, draw: square, turns: 0.5 },
    { x: 0.78, y: 0.62, size: 0.34, color: other, draw: bars, turns: 0.25 },
    { x: -0.72, y: -0.5, size: 0.24, color: light, draw: wedge, turns: -1 },
  ];
}

const formLayer = (scene: ActScene, { x, y, size, color, draw, turns }: Form, order: number): Layer[] => {
  const { hero, from, words, setting, random } = scene;
  const short = shortOf(scene);
  const [px, py, reach] = [hero.x + x * hero.height, hero.y + y * hero.height, size * hero.height];
  const away = short * 0.03;
  // Nothing turns into the words.
  const span = reach * 1.45 + away;
  if (
    words !== undefined &&
    px - span < words.x + words.width &&
    px + span > words.x &&
    py - span < words.y + words.height &&
    py + span > words.y &&
    order > 0
  )
    return [];
  const radius =
    order === 0 && words !== undefined
      ? Math.min(
          reach,
          Math.max(
            hero.height * 0.5,
            py - words.y - words.height > 0
              ? py - words.y - words.height - away
              : px - words.x - words.width > 0
                ? px - words.x - words.width - away
                : reach,
          ),
        )
      : reach;
  const at = (setting.index === 0 ? from - 0.3 : from) + order * 0.13;
  const quarterTurn = Math.PI / 2;
  const move: Move = {
    scale: sum(keys({ at, value: 0 }, { at: at + 0.6, value: 1, ease: spring(0.4) }), sway(0.015, 2.1, order * 0.2)),
    // A quarter turn on every second beat, with a rest between.
    rotation: (seconds) => {
      const beats = (seconds + order * 0.25) / 1;
      const whole = Math.floor(beats);
      return turns * quarterTurn * (whole + easeOut(Math.min(1, (beats - whole) * 2.2)));
    },
    x: sway(away, 3.1 + order * 0.7, random()),
  };
  return [
    painted(
      scene,
      { x: px - radius, y: py - radius, width: radius * 2, height: radius * 2 },
      (context) => {
        context.fillStyle = css(color);
        draw(context, px, py, radius);
      },
      { plane: 0.6 + order * 0.1, move },
    ),
  ];
};

/** A line of dots that walks along an edge. */
const dots = (scene: ActScene): Layer => {
  const {
    setting: { size, palette },
  } = scene;
  const short = shortOf(scene);
  return lively({ span: scene.span }, { x: 0, y: 0, ...size }, (context, seconds) => {
    const y = size.height - short * 0.045;
    for (let at = 0; at < 14; at += 1) {
      const lift = Math.max(0, Math.sin(seconds * 4 - at * 0.5)) * short * 0.018;
      disc(
        context,
        short * 0.07 + at * ((size.width - short * 0.14) / 13),
        y - lift,
        short * 0.008,
        css(palette.accent),
      );
    }
  });
};

function stage(scene: ActScene) {
  const { cast, hero, lens, span, from } = scene;
  const short = shortOf(scene);
  const shown =
    cast === undefined
      ? []
      : [
          spriteLayer(cast.hero, {
            ...{ x: hero.x, y: hero.y, height: heightIn(cast.hero, hero.height), lens, plane: 1.2, shows: span },
            move: pops(from + 0.15, 0.2, { rotation: sway(0.06, 2), y: sway(short * 0.012, 2.4) }),
          }),
        ];
  return {
    background: forms(scene).flatMap((form, order) => formLayer(scene, form, order)),
    hero: shown,
    before: [dots(scene)],
    things: [],
  };
}

/** Lines slide in from both sides in turn. */
const words = (layers: readonly Layer[], { from, setting }: ActScene): readonly Layer[] =>
  layers.map((layer, order) => ({
    ...layer,
    masked: false,
    enter: {
      at: (setting.index === 0 && from === 0 ? -0.3 : from) + order * 0.1,
      seconds: 0.55,
      dx: (order % 2 === 0 ? -1 : 1) * setting.unit * 26,
      dy: 0,
      fade: true,
    },
  }));

export const motionFilm: RouteAct = {
  shows: 'Discs, bars and triangles that turn into place on the beat, and lines that slide in between them',
  framed: true,
  ofPeople: true,
  holds: true,
  tells: 'turns',
  inserts: true,
  arrange: ({ shape: of }) => COMPOSITIONS[of],
  stage,
  words,
};
