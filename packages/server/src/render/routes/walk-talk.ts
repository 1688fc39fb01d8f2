/** Somebody walks and talks: a street goes by in three planes, near ones fast, and the person steps before it. */
import { css, hex, mix, type Rgb } from '../color/color';
import { sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Box } from '../geometry';
import { randomFor } from '../random';
import type { LifeSize } from '../stage/life-size';
import { boxOf, shadowLayer, spriteLayer } from '../stage/sprite-layer';
import type { ActScene, RouteAct } from './act';
import {
  arranged,
  byShape,
  card,
  dim,
  disc,
  fitted,
  grown,
  heightIn,
  lively,
  painted,
  pops,
  rounded,
  shortOf,
  WHITE,
} from './pen';

/** Where the pavement begins, with shadows on it: words stand above it, or nowhere near. */
const GROUND = 0.82;

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.42, y: 0.945, height: 0.72 }, [0, 0.4, 0, 1]),
  square: arranged({ x: 0.4, y: 0.955, height: 0.5 }, [0, 0.38, 0, 1]),
  wide: arranged({ x: 0.7, y: 0.93, height: 0.76 }, [0, GROUND, 0, 0.47], { anchor: 'center' }),
});

/** Houses, far; trees and lamps, nearer; bushes at the kerb. */
const PLANES = [
  { speed: 0.1, foot: 0.78, count: 7, depth: 0.35 },
  { speed: 0.24, foot: 0.83, count: 5, depth: 0.6 },
  { speed: 0.62, foot: 0.985, count: 3, depth: 1.5 },
] as const;

const draw: Record<number, (context: Context, x: number, foot: number, size: number, tone: Rgb, light: Rgb) => void> = {
  0: (context, x, foot, size, tone, light) => {
    const [width, high] = [size * 0.42, size * (0.6 + 0.25 * Math.abs(Math.sin(x)))];
    rounded(context, { x: x - width / 2, y: foot - high, width, height: high }, size * 0.02, css(tone));
    for (let row = 0; row < 4; row += 1)
      for (const column of [-1, 0, 1])
        rounded(
          context,
          {
            x: x + column * width * 0.28 - width * 0.08,
            y: foot - high * 0.9 + row * high * 0.2,
            width: width * 0.16,
            height: high * 0.11,
          },
          2,
          css(light, 0.8),
        );
  },
  1: (context, x, foot, size, tone) => {
    rounded(
      context,
      { x: x - size * 0.02, y: foot - size * 0.4, width: size * 0.04, height: size * 0.4 },
      2,
      css(mix(tone, hex('#3a2418'), 0.6)),
    );
    for (const [dx, dy, r] of [
      [0, 0.48, 0.16],
      [-0.1, 0.4, 0.12],
      [0.11, 0.41, 0.12],
    ] as const)
      disc(context, x + dx * size, foot - dy * size, r * size, css(tone));
  },
  2: (context, x, foot, size, tone) => {
    for (const [dx, r] of [
      [-0.16, 0.1],
      [0, 0.14],
      [0.16, 0.1],
    ] as const)
      disc(context, x + dx * size, foot, r * size, css(tone, 0.96));
  },
};

/** Objects of one plane that go by for ever. */
function plane(scene: ActScene, order: 0 | 1 | 2): Layer {
  const {
    setting: { size, palette, seed },
    rightToLeft,
    words,
  } = scene;
  const { speed, foot, count, depth } = PLANES[order];
  const short = shortOf(scene);
  const random = randomFor(seed, `street ${order}`);
  const list = Array.from({ length: count }, (_, at) => ({
    at: (at + random() * 0.4) / count,
    large: 0.85 + random() * 0.35,
  }));
  const [tone, light] = [
    mix(palette.to, order === 0 ? palette.glow2 : palette.ink, order === 0 ? 0.25 : 0.18 + order * 0.1),
    mix(palette.glow2, WHITE, 0.5),
  ];
  const wide = size.width > size.height * 1.15;
  const left = wide && words !== undefined ? (rightToLeft ? 0 : words.x + words.width + short * 0.04) : 0;
  const right = wide && words !== undefined && rightToLeft ? words.x - short * 0.04 : size.width;
  const top = wide || words === undefined ? 0 : words.y + words.height + short * 0.03;
  return lively(
    scene,
    { x: 0, y: 0, ...size },
    (context, seconds) => {
      context.beginPath();
      context.rect(left, top, right - left, size.height - top);
      context.clip();
      for (const { at, large } of list) {
        const along = (((at - seconds * speed * 0.5) % 1) + 1) % 1;
        const x = (rightToLeft ? 1 - along : along) * (size.width + short) - short * 0.5;
        draw[order]?.(context, x, size.height * foot, short * (order === 0 ? 0.62 : 0.75) * large, tone, light);
      }
    },
    { plane: depth },
  );
}

function pavement(scene: ActScene): Layer {
  const {
    setting: { size, palette },
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const top = size.height * GROUND;
  return lively(
    scene,
    { x: 0, y: top, width: size.width, height: size.height - top },
    (context, seconds) => {
      context.fillStyle = css(mix(palette.to, palette.ink, 0.1));
      context.fillRect(-short * 0.2, top, size.width + short * 0.4, size.height - top + short * 0.2);
      context.fillStyle = css(palette.glow2, 0.55);
      const step = short * 0.34;
      const shift = ((seconds * short * 0.42) % step) * (rightToLeft ? 1 : -1);
      for (let x = -step * 2; x < size.width + step * 2; x += step) {
        context.beginPath();
        context.moveTo(x + shift, size.height * 0.9);
        context.lineTo(x + shift + step * 0.5, size.height * 0.9);
        context.lineTo(x + shift + step * 0.46, size.height * 0.908);
        context.lineTo(x + shift - step * 0.04, size.height * 0.908);
        context.fill();
      }
    },
    { plane: 0.9 },
  );
}

/** How high what walks or is pushed along is beside a person, by its size in life. */
const ALONG: Partial<Record<LifeSize, number>> = { chair: 0.42, bed: 0.68 };
/** A disc beside the head, in heights of the person. */
const DISC = { aside: 0.5, up: 0.2, radius: 0.2 } as const;

/** How much of their height nothing may cover: of somebody who walks the head, of what is beside them what tells it. */
const HEAD = 0.27;
const THING = 0.5;
const topOf = (box: Box, share: number): Box => ({ ...box, height: box.height * share });

/** What is spoken of: beside the person in its own measure, or in a disc by the head, where size says nothing. */
function company(scene: ActScene): Layer[] {
  const { cast, hero, lens, span, from, rightToLeft } = scene;
  if (cast === undefined) return [];
  const short = shortOf(scene);
  const side = rightToLeft ? -1 : 1;
  const size = cast.isGiven === true ? undefined : cast.lifeSizes?.get(cast.hero);
  const share = size === undefined ? undefined : ALONG[size];
  if (share !== undefined) {
    const height = heightIn(cast.hero, hero.height * share);
    const foot = hero.y + hero.height * 0.5;
    const placing = {
      x: hero.x + side * hero.height * 0.42,
      y: foot - height / 2,
      height,
      lens,
      plane: 1.05,
      shows: span,
    };
    return [
      shadowLayer(cast.hero, placing, { color: dim(scene), strength: 0.5 }),
      {
        keeps: topOf(boxOf(cast.hero, placing), THING),
        ...spriteLayer(cast.hero, { ...placing, move: { rotation: sway(0.02, 1.9), anchor: { x: 0.5, y: 1 } } }),
      },
    ];
  }
  const radius = Math.min(hero.height * DISC.radius, short * 0.15);
  const [x, y] = [hero.x + side * hero.height * DISC.aside, hero.y - hero.height * DISC.up];
  const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  return [
    painted(
      scene,
      grown(box, short * 0.05),
      (context) => {
        card(context, box, radius, css(WHITE), dim(scene), short * 0.03);
        fitted(context, cast.hero, grown(box, -radius * 0.34));
      },
      {
        keeps: box,
        plane: 1.05,
        move: pops(from + 0.4, 0.2, { y: sway(short * 0.015, 1.9), rotation: sway(0.04, 2.7) }),
      },
    ),
  ];
}

function stage(scene: ActScene) {
  const {
    hero,
    lens,
    span,
    brought: [person],
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const side = rightToLeft ? -1 : 1;
  const step = (seconds: number): number => Math.sin(seconds * 6.6);
  const walker =
    person === undefined
      ? []
      : (() => {
          const placing = { x: hero.x, y: hero.y, height: hero.height, lens, plane: 1, shows: span, flip: side < 0 };
          return [
            shadowLayer(person, placing, { color: dim(scene), strength: 0.5 }),
            {
              keeps: topOf(boxOf(person, placing), HEAD),
              ...spriteLayer(person, {
                ...placing,
                move: {
                  y: (seconds) => -Math.abs(step(seconds)) * short * 0.03,
                  rotation: sum((seconds) => 0.035 * step(seconds), sway(0.01, 3.1)),
                  stretch: (seconds) => 1 + 0.02 * Math.abs(step(seconds)),
                  anchor: { x: 0.5, y: 1 },
                },
              }),
            },
          ];
        })();
  return {
    background: [plane(scene, 0), pavement(scene), plane(scene, 1)],
    hero: [...walker, ...company(scene)],
    before: [plane(scene, 2)],
    things: [],
  };
}

export const walkTalk: RouteAct = {
  shows: 'A person walks along a street that goes by in three planes, with the subject beside',
  brings: [
    [
      'woman-walking-facing-right-medium',
      'man-walking-facing-right-light',
      'woman-walking-facing-right-light',
      'man-walking-facing-right-dark',
      'woman-walking-facing-right-dark',
      'man-walking-facing-right-medium',
    ],
  ],
  holds: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
};
