/** Where it is: a map with streets and water, a way that draws itself, and a pin that drops with the thing in its head. */
import { css, hex, mix } from '../color/color';
import { easeInOut, keys, spring, sum, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import { type Box, clamp } from '../geometry';
import { randomFor } from '../random';
import type { ActScene, RouteAct } from './act';
import { arranged, byShape, card, dim, disc, FULL, fitted, grown, lively, painted, shortOf, WHITE } from './pen';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.6, y: 0.78, height: 0.36 }, [0, 0.375, 0, 1]),
  square: arranged({ x: 0.64, y: 0.84, height: 0.27 }, [0, 0.35, 0, 1]),
  wide: arranged({ x: 0.78, y: 0.72, height: 0.4 }, [0, 1, 0, 0.44], { anchor: 'center' }),
});

function sheetOf({ setting: { size }, rightToLeft }: ActScene): Box {
  if (size.width > size.height * 1.15)
    return {
      x: rightToLeft ? size.width * 0.03 : size.width * 0.485,
      y: size.height * 0.08,
      width: size.width * 0.485,
      height: size.height * 0.84,
    };
  const top = size.height * 0.42;
  return { x: size.width * 0.05, y: top, width: size.width * 0.9, height: size.height * 0.955 - top };
}

function drawMap(context: Context, scene: ActScene, sheet: Box): void {
  const {
    setting: { palette, seed },
  } = scene;
  const short = shortOf(scene);
  const random = randomFor(seed, 'map');
  card(context, sheet, short * 0.035, css(hex('#f3ecdd')), dim(scene), short * 0.05);
  context.beginPath();
  context.roundRect(sheet.x, sheet.y, sheet.width, sheet.height, short * 0.035);
  context.clip();
  const at = (x: number, y: number): readonly [number, number] => [
    sheet.x + x * sheet.width,
    sheet.y + y * sheet.height,
  ];
  context.fillStyle = css(mix(hex('#9fd3ea'), palette.accent2, 0.1));
  context.beginPath();
  context.moveTo(...at(-0.1, 0.62));
  context.bezierCurveTo(...at(0.25, 0.5), ...at(0.3, 0.95), ...at(0.62, 1.1));
  context.lineTo(...at(-0.1, 1.1));
  context.fill();
  for (const [x, y, w, h] of [
    [0.06, 0.08, 0.24, 0.2],
    [0.72, 0.58, 0.2, 0.26],
  ] as const) {
    context.fillStyle = css(hex('#bfdba0'));
    context.beginPath();
    context.roundRect(...at(x, y), w * sheet.width, h * sheet.height, short * 0.03);
    context.fill();
    for (let tree = 0; tree < 7; tree += 1)
      disc(context, ...at(x + w * (0.12 + 0.76 * random()), y + h * (0.15 + 0.7 * random())), short * 0.011, '#8fbb6c');
  }
  context.lineCap = 'round';
  for (const [width, color] of [
    [short * 0.034, '#d9cdb4'],
    [short * 0.026, '#ffffff'],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    for (const [x1, y1, x2, y2] of [
      [-0.05, 0.4, 1.05, 0.28],
      [0.36, -0.05, 0.46, 1.05],
      [-0.05, 0.05, 0.7, 1.05],
      [0.55, -0.05, 1.05, 0.62],
      [0.2, 1.05, 1.05, 0.86],
    ] as const) {
      context.moveTo(...at(x1, y1));
      context.lineTo(...at(x2, y2));
    }
    context.stroke();
  }
  for (let block = 0; block < 26; block += 1) {
    const [x, y] = at(random(), random() * 0.55 + 0.02);
    const side = short * (0.02 + random() * 0.025);
    context.fillStyle = css(mix(hex('#e2d5bb'), palette.glow, random() * 0.4));
    context.beginPath();
    context.roundRect(x, y, side * 1.4, side, 2);
    context.fill();
  }
}

/** The way to the pin: where a car would go. */
function way(scene: ActScene, sheet: Box, at: number): Layer {
  const {
    hero,
    setting: { palette },
    rightToLeft,
  } = scene;
  const short = shortOf(scene);
  const foot = hero.y + hero.height / 2;
  const start = {
    x: rightToLeft ? sheet.x + sheet.width * 0.9 : sheet.x + sheet.width * 0.1,
    y: sheet.y + sheet.height * 0.88,
  };
  const points = Array.from({ length: 41 }, (_, step): readonly [number, number] => {
    const share = step / 40;
    const bow = Math.sin(share * Math.PI * 1.5) * sheet.height * 0.14;
    return [start.x + (hero.x - start.x) * share, start.y + (foot - start.y) * share - bow * (1 - share)];
  });
  const grow = keys({ at, value: 0 }, { at: at + 1.3, value: 1, ease: easeInOut });
  return lively(scene, sheet, (context, seconds) => {
    const share = grow(seconds) * 40;
    if (share <= 0) return;
    context.strokeStyle = css(palette.accent);
    context.lineWidth = short * 0.014;
    context.lineCap = 'round';
    context.setLineDash([short * 0.03, short * 0.026]);
    context.lineDashOffset = -seconds * short * 0.06;
    context.beginPath();
    for (const [order, [x, y]] of points.entries()) if (order <= share) context.lineTo(x, y);
    context.stroke();
    context.setLineDash([]);
    const [x, y] = points[clamp(Math.floor(share), 0, 40)] ?? [start.x, start.y];
    disc(context, start.x, start.y, short * 0.018, css(palette.accent));
    disc(context, start.x, start.y, short * 0.008, css(WHITE));
    if (share < 40) disc(context, x, y, short * 0.02, css(palette.accent2));
  });
}

function pin(scene: ActScene, at: number): Layer[] {
  const {
    cast,
    hero,
    words,
    setting: { palette },
  } = scene;
  const short = shortOf(scene);
  const radius = hero.height * 0.37;
  const foot = hero.y + hero.height / 2;
  const y = foot - hero.height + radius;
  const above =
    words === undefined || hero.x < words.x || hero.x > words.x + words.width
      ? short * 0.6
      : y - radius - words.y - words.height;
  const drop = {
    alpha: keys({ at, value: 0 }, { at: at + 0.08, value: 1 }),
    y: keys(
      { at, value: -Math.min(short * 0.6, Math.max(short * 0.04, above)) },
      { at: at + 0.42, value: 0, ease: (p) => p * p },
    ),
    stretch: sum(
      keys({ at: at + 0.4, value: 1 }, { at: at + 0.5, value: 0.84 }, { at: at + 0.85, value: 1, ease: spring(0.6) }),
      sway(0.012, 2.1),
    ),
    rotation: sway(0.02, 3.3),
    anchor: { x: 0.5, y: 1 },
  };
  const box = {
    x: hero.x - radius * 1.15,
    y: y - radius * 1.15,
    width: radius * 2.3,
    height: foot - y + radius * 1.15,
  };
  const ripple = lively(scene, grown({ x: hero.x, y: foot, width: 0, height: 0 }, short * 0.3), (context, seconds) => {
    const since = ((seconds - at - 0.42) % 1.4) / 1.4;
    if (seconds < at + 0.42) return;
    context.strokeStyle = css(palette.accent, 0.8 * (1 - since));
    context.lineWidth = short * 0.008;
    context.beginPath();
    context.ellipse(hero.x, foot, short * 0.2 * since, short * 0.08 * since, 0, 0, FULL);
    context.stroke();
  });
  const body = painted(
    scene,
    box,
    (context) => {
      context.shadowColor = css(dim(scene), 0.4);
      context.shadowBlur = short * 0.02;
      context.fillStyle = css(palette.accent);
      context.beginPath();
      context.arc(hero.x, y, radius, Math.PI * 0.86, Math.PI * 2.14);
      context.quadraticCurveTo(hero.x + radius * 0.5, y + radius * 1.1, hero.x, foot);
      context.quadraticCurveTo(
        hero.x - radius * 0.5,
        y + radius * 1.1,
        hero.x + Math.cos(Math.PI * 0.86) * radius,
        y + Math.sin(Math.PI * 0.86) * radius,
      );
      context.fill();
      context.shadowColor = 'transparent';
      disc(context, hero.x, y, radius * 0.82, css(WHITE));
      if (cast === undefined) disc(context, hero.x, y, radius * 0.34, css(palette.accent));
      else
        fitted(context, cast.hero, {
          x: hero.x - radius * 0.58,
          y: y - radius * 0.58,
          width: radius * 1.16,
          height: radius * 1.16,
        });
    },
    { move: drop, plane: 1.08 },
  );
  return [ripple, body];
}

function stage(scene: ActScene) {
  const { from, setting } = scene;
  const short = shortOf(scene);
  const sheet = sheetOf(scene);
  const at = setting.index === 0 ? from - 0.3 : from + 0.1;
  return {
    background: [
      painted(scene, grown(sheet, short * 0.08), (context) => drawMap(context, scene, sheet), {
        plane: 0.85,
        move: {
          rotation: sway(0.006, 6.1),
          scale: keys({ at: from - 0.5, value: 1.05 }, { at: setting.seconds + 0.5, value: 1 }),
        },
      }),
    ],
    hero: [way(scene, sheet, at), ...pin(scene, at + 0.9)],
    things: [],
  };
}

export const placeFilm: RouteAct = {
  shows: 'A map on which a way draws itself, and a pin that drops with the subject in its head',
  holds: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  stage,
};
