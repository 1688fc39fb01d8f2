/** A phone whose screens are changed by a finger: a list, the thing itself, and a tick. */
import { css, hex, mix } from '../color/color';
import { easeInOut, keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer, Move } from '../film/film';
import { type Box, clamp } from '../geometry';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, dim, disc, FULL, fitted, grown, lively, painted, rounded, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.5, y: 0.965, height: 0.98 }, [0, 0.37, 0, 1], { align: 'center' }),
  square: arranged({ x: 0.76, y: 0.95, height: 0.86 }, [0, 1, 0, 0.52], { anchor: 'center' }),
  wide: arranged({ x: 0.76, y: 0.95, height: 0.88 }, [0, 1, 0, 0.52], { anchor: 'center' }),
});

/** A phone is so many times as high as wide. */
const TALL = 2.02;

/** The screen of the phone. */
function screenOf({ hero: { x, y, height } }: ActScene): Box {
  const edge = height * 0.017;
  const width = height / TALL;
  return { x: x - width / 2 + edge, y: y - height / 2 + edge, width: width - 2 * edge, height: height - 2 * edge };
}

const PAINT = {
  /** What there is: a row of places to go, a banner, and a list. */
  list(context: Context, { cast, setting: { palette } }: ActScene, { x, y, width, height }: Box): void {
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.085, width: width * 0.42, height: height * 0.022 },
      9,
      css(palette.ink, 0.8),
    );
    disc(context, x + width * 0.88, y + height * 0.096, width * 0.055, css(palette.accent));
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.135, width: width * 0.84, height: height * 0.05 },
      99,
      css(palette.ink, 0.09),
    );
    const banner = { x: x + width * 0.08, y: y + height * 0.215, width: width * 0.84, height: height * 0.24 };
    rounded(context, banner, width * 0.07, css(mix(palette.glow, palette.card, 0.2)));
    if (cast !== undefined)
      fitted(context, cast.hero, {
        ...grown(banner, -width * 0.03),
        x: banner.x + banner.width * 0.46,
        width: banner.width * 0.5,
      });
    for (const [order, share] of [0.34, 0.26].entries())
      rounded(
        context,
        {
          x: banner.x + width * 0.06,
          y: banner.y + banner.height * (0.26 + order * 0.17),
          width: banner.width * share,
          height: height * 0.016,
        },
        9,
        css(palette.ink, 0.6 - order * 0.25),
      );
    rounded(
      context,
      {
        x: banner.x + width * 0.06,
        y: banner.y + banner.height * 0.64,
        width: banner.width * 0.3,
        height: height * 0.036,
      },
      99,
      css(palette.accent),
    );
    for (const row of [0, 1, 2]) {
      const top = y + height * (0.49 + row * 0.125);
      const item = { x: x + width * 0.08, y: top, width: width * 0.84, height: height * 0.108 };
      rounded(context, item, width * 0.05, css(palette.dark ? mix(palette.card, WHITE, 0.08) : WHITE, 0.9));
      const seat = {
        x: item.x + width * 0.035,
        y: top + item.height * 0.17,
        width: item.height * 0.66,
        height: item.height * 0.66,
      };
      rounded(context, seat, seat.width * 0.3, css(palette.glow));
      const icon = cast?.props[row % Math.max(1, cast.props.length)];
      if (icon !== undefined) fitted(context, icon, grown(seat, -seat.width * 0.1));
      for (const [order, share] of [0.4, 0.26].entries())
        rounded(
          context,
          {
            x: seat.x + seat.width * 1.25,
            y: top + item.height * (0.3 + order * 0.26),
            width: item.width * share,
            height: item.height * 0.12,
          },
          9,
          css(palette.ink, 0.55 - order * 0.3),
        );
      disc(context, item.x + item.width * 0.92, top + item.height / 2, width * 0.022, css(palette.accent, 0.85));
    }
  },
  /** The thing itself, large, and a button. */
  detail(context: Context, { cast, setting: { palette } }: ActScene, { x, y, width, height }: Box): void {
    const head = { x, y, width, height: height * 0.5 };
    const down = context.createLinearGradient(0, y, 0, y + head.height);
    down.addColorStop(0, css(palette.glow2));
    down.addColorStop(1, css(mix(palette.glow, palette.accent, 0.12)));
    rounded(context, { ...head, height: head.height + width * 0.09 }, width * 0.09, '#0000');
    context.fillStyle = down;
    context.fill();
    if (cast !== undefined)
      fitted(context, cast.hero, {
        x: x + width * 0.15,
        y: y + height * 0.1,
        width: width * 0.7,
        height: height * 0.38,
      });
    for (const [order, share] of [0.62, 0.84, 0.7].entries())
      rounded(
        context,
        {
          x: x + width * 0.08,
          y: y + height * (0.6 + order * 0.045),
          width: width * (order === 0 ? share : share),
          height: height * (order === 0 ? 0.026 : 0.017),
        },
        9,
        css(palette.ink, order === 0 ? 0.8 : 0.26),
      );
    for (const chip of [0, 1, 2])
      rounded(
        context,
        { x: x + width * (0.08 + chip * 0.29), y: y + height * 0.76, width: width * 0.25, height: height * 0.05 },
        99,
        css(chip === 0 ? palette.accent2 : palette.ink, chip === 0 ? 0.9 : 0.1),
      );
    rounded(
      context,
      { x: x + width * 0.08, y: y + height * 0.855, width: width * 0.84, height: height * 0.075 },
      99,
      css(palette.accent),
    );
    rounded(
      context,
      { x: x + width * 0.34, y: y + height * 0.884, width: width * 0.32, height: height * 0.017 },
      99,
      css(palette.onAccent, 0.9),
    );
  },
  /** It is done. */
  done(context: Context, { setting: { palette }, cast }: ActScene, { x, y, width, height }: Box): void {
    const seat = { x: x + width * 0.2, y: y + height * 0.62, width: width * 0.6, height: height * 0.12 };
    rounded(
      context,
      { x: x + width * 0.1, y: y + height * 0.56, width: width * 0.8, height: height * 0.25 },
      width * 0.07,
      css(palette.ink, 0.07),
    );
    if (cast !== undefined)
      fitted(context, cast.hero, { ...seat, x: x + width * 0.14, width: width * 0.26, height: height * 0.13 });
    for (const [order, share] of [0.34, 0.24, 0.3].entries())
      rounded(
        context,
        { x: x + width * 0.46, y: y + height * (0.63 + order * 0.045), width: width * share, height: height * 0.017 },
        9,
        css(palette.ink, order === 0 ? 0.65 : 0.26),
      );
  },
} as const;

const NAMES = ['list', 'detail', 'done'] as const;

/** When the finger taps: twice in a scene, later when it is long. */
const tapsOf = ({ from, setting, span }: ActScene): readonly [number, number] => {
  const until = Math.min(setting.seconds, span.until);
  const first = from + clamp((until - from) * 0.26, 0.8, 1.7);
  return [first, first + clamp((until - from) * 0.3, 0.9, 1.9)];
};

function frameOf(context: Context, { hero: { x, y, height } }: ActScene): void {
  const width = height / TALL;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  const screen = grown(box, -height * 0.017);
  const metal = context.createLinearGradient(box.x, box.y, box.x + width, box.y + height);
  for (const [at, color] of [
    [0, '#62656d'],
    [0.2, '#1b1c20'],
    [0.8, '#121316'],
    [1, '#4a4d54'],
  ] as const)
    metal.addColorStop(at, color);
  context.fillStyle = metal;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, width * 0.14);
  context.roundRect(screen.x, screen.y, screen.width, screen.height, width * 0.11);
  context.fill('evenodd');
  rounded(
    context,
    { x: x - width * 0.14, y: screen.y + height * 0.014, width: width * 0.28, height: height * 0.024 },
    99,
    '#0b0b0d',
  );
}

/** A tick that draws itself in a disc. */
function tick(scene: ActScene, screen: Box, at: number): Layer {
  const { accent, onAccent } = scene.setting.palette;
  const [x, y, radius] = [screen.x + screen.width / 2, screen.y + screen.height * 0.33, screen.width * 0.24];
  const grow = keys({ at, value: 0 }, { at: at + 0.6, value: 1, ease: spring(0.5) });
  const drawn = keys({ at: at + 0.2, value: 0 }, { at: at + 0.55, value: 1, ease: easeInOut });
  const points = [
    [-0.42, 0.02],
    [-0.1, 0.34],
    [0.46, -0.3],
  ] as const;
  return lively(
    scene,
    { x: x - radius * 1.2, y: y - radius * 1.2, width: radius * 2.4, height: radius * 2.4 },
    (context, seconds) => {
      if (seconds < at) return;
      const size = radius * grow(seconds) * (1 + 0.02 * Math.sin(seconds * 2.4));
      disc(context, x, y, size, css(accent));
      const share = drawn(seconds) * 2;
      context.strokeStyle = css(onAccent);
      context.lineWidth = size * 0.16;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      context.moveTo(x + points[0][0] * size, y + points[0][1] * size);
      for (const [order, [px, py]] of points.slice(1).entries()) {
        const [fx, fy] = points[order] ?? points[0];
        const part = clamp(share - order, 0, 1);
        if (part > 0) context.lineTo(x + (fx + (px - fx) * part) * size, y + (fy + (py - fy) * part) * size);
      }
      if (share > 0) context.stroke();
    },
  );
}

/** A fingertip that comes, presses and leaves rings. */
function finger(scene: ActScene, screen: Box, taps: readonly [number, number]): Layer {
  const short = shortOf(scene);
  const goals = [
    { x: screen.x + screen.width * 0.3, y: screen.y + screen.height * 0.42 },
    { x: screen.x + screen.width * 0.55, y: screen.y + screen.height * 0.89 },
  ] as const;
  const away = { x: screen.x + screen.width * 1.12, y: screen.y + screen.height * 1.04 };
  const path = (of: 'x' | 'y') =>
    sum(
      keys(
        { at: taps[0] - 0.9, value: away[of] },
        { at: taps[0] - 0.08, value: goals[0][of] },
        { at: taps[0] + 0.25, value: goals[0][of] },
        { at: taps[1] - 0.08, value: goals[1][of] },
        { at: taps[1] + 0.25, value: goals[1][of] },
        { at: taps[1] + 1, value: away[of] },
      ),
      sway(short * 0.004, 2.1),
    );
  const [x, y] = [path('x'), path('y')];
  const color = scene.setting.palette.accent2;
  return lively(scene, { x: 0, y: 0, ...scene.setting.size }, (context, seconds) => {
    const [px, py] = [x(seconds), y(seconds)];
    const press = Math.max(...taps.map((at) => 1 - Math.min(1, Math.abs(seconds - at) / 0.14)));
    for (const at of taps) {
      const since = (seconds - at) / 0.55;
      if (since <= 0 || since >= 1) continue;
      context.strokeStyle = css(color, 0.8 * (1 - since));
      context.lineWidth = short * 0.008;
      context.beginPath();
      context.arc(px, py, short * (0.03 + 0.09 * since), 0, FULL);
      context.stroke();
    }
    const radius = short * (0.036 - 0.008 * press);
    disc(context, px, py, radius, css(hex('#16161c'), 0.34));
    context.strokeStyle = css(WHITE, 0.95);
    context.lineWidth = short * 0.007;
    context.stroke();
  });
}

function stage(scene: ActScene) {
  const { setting, hero, from } = scene;
  const { palette } = setting;
  const short = shortOf(scene);
  const screen = screenOf(scene);
  const taps = tapsOf(scene);
  const width = hero.height / TALL;
  const phone = { x: hero.x - width / 2, y: hero.y - hero.height / 2, width, height: hero.height };
  const comes = setting.index === 0 ? from - 0.5 : from - 0.2;
  const rise: Move = {
    y: sum(
      keys({ at: comes, value: short * 0.5 }, { at: comes + 0.85, value: 0, ease: spring(0.25) }),
      sway(short * 0.006, 3.7),
    ),
  };
  const screens = NAMES.map((name, order): Layer => {
    const at = order === 0 ? -9 : (taps[order - 1] ?? 0) + 0.06;
    const leaves = (taps[order] ?? 999) + 0.06;
    const x = sum(
      keys({ at, value: order === 0 ? 0 : screen.width }, { at: at + 0.42, value: 0, ease: (p) => 1 - (1 - p) ** 4 }),
      keys({ at: leaves, value: 0 }, { at: leaves + 0.42, value: -screen.width, ease: (p) => 1 - (1 - p) ** 4 }),
    );
    return painted(scene, screen, (context) => PAINT[name](context, scene, screen), {
      masked: true,
      move: { ...rise, x },
    });
  });
  const ground = painted(
    scene,
    grown(phone, short * 0.16),
    (context) => {
      context.shadowColor = css(dim(scene), 0.55);
      context.shadowBlur = short * 0.09;
      context.shadowOffsetY = short * 0.03;
      rounded(context, phone, width * 0.14, '#17181c');
      context.shadowColor = 'transparent';
      rounded(context, screen, width * 0.11, css(palette.card));
    },
    { move: rise },
  );
  return {
    hero: [
      ground,
      ...screens,
      tick(scene, screen, taps[1] + 0.3),
      painted(scene, phone, (context) => frameOf(context, scene), { move: rise }),
      finger(scene, screen, taps),
    ],
    things: [],
  };
}

export const appDemo: RouteAct = {
  shows: 'A phone whose screens change under a finger that taps: a list, the thing itself, a tick',
  holds: true,
  readsOneWay: true,
  arrange: ({ shape }) => ({ ...COMPOSITIONS[shape], behind: 'disc' }),
  stage,
};
