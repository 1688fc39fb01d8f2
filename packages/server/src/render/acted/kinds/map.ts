/** A map on which a way is drawn to a pin; the address stands at it. */
import type { MapFacts } from '../../../acting/read/map-facts';
import { css, mix } from '../../color/color';
import { easeInOut, keys, spring, sway } from '../../film/curve';
import type { Layer, Move } from '../../film/film';
import { disc, lively, painted, rounded } from '../../routes/pen';
import { paper, roundedOutline } from '../pieces/paper';
import { about } from '../pieces/pivot';
import { sounds } from '../pieces/sounds';
import { type Point, townOf } from '../pieces/town';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

const LABEL = 0.19;

function wayLayer(sheet: Sheet, way: readonly Point[], from: number, until: number): Layer {
  const { card, inks, setting } = sheet;
  const { unit } = setting;
  const points = way.map(([x, y]) => [card.x + x * card.width, card.y + y * card.height] as const);
  const lengths = points
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - (points[at]?.[0] ?? 0), y - (points[at]?.[1] ?? 0)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const gone = keys({ at: from, value: 0 }, { at: until, value: total, ease: easeInOut });
  return lively(
    sheet,
    card,
    (context, seconds) => {
      let left = gone(seconds);
      roundedOutline(unit * 3)(context, card);
      context.clip();
      if (left <= 0) return;
      const [first] = points;
      if (first === undefined) return;
      const trail: [number, number][] = [[first[0], first[1]]];
      for (const [at, length] of lengths.entries()) {
        const [a, b] = [points[at], points[at + 1]];
        if (a === undefined || b === undefined || left <= 0) break;
        const share = Math.min(1, left / length);
        trail.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
        left -= length;
      }
      for (const [width, color] of [
        [unit * 2.3, css(inks.paper)],
        [unit * 1.5, css(inks.fill)],
      ] as const) {
        context.strokeStyle = color;
        context.lineWidth = width;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        context.beginPath();
        for (const [x, y] of trail) context.lineTo(x, y);
        context.stroke();
      }
      disc(context, first[0], first[1], unit * 1.7, css(inks.paper));
      disc(context, first[0], first[1], unit * 1.1, css(inks.fill));
      const head = trail.at(-1) ?? first;
      const beat = 1 + 0.14 * Math.sin(seconds * 5);
      disc(context, head[0], head[1], unit * 3.4 * beat, css(inks.fill, 0.22));
      disc(context, head[0], head[1], unit * 1.5, css(inks.paper));
      disc(context, head[0], head[1], unit * 1.05, css(inks.fill));
    },
    { swift: { from, until } },
  );
}

function pinLayers(sheet: Sheet, [px, py]: Point, at: number): Layer[] {
  const { card, inks, setting } = sheet;
  const { unit } = setting;
  const [x, foot] = [card.x + px * card.width, card.y + py * card.height];
  const radius = unit * 5.4;
  const box = { x: x - radius * 1.2, y: foot - radius * 3.3, width: radius * 2.4, height: radius * 3.4 };
  const drop: Move = { alpha: keys({ at, value: 0 }, { at: at + 0.06, value: 1 }) };
  const pin = painted(
    sheet,
    box,
    (context) => {
      const y = foot - radius * 2.1;
      const across = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
      across.addColorStop(0, css(mix(inks.fill, { r: 255, g: 255, b: 255 }, 0.22)));
      across.addColorStop(1, css(mix(inks.fill, inks.shade, 0.12)));
      context.fillStyle = across;
      context.beginPath();
      context.arc(x, y, radius, Math.PI * 0.86, Math.PI * 0.14);
      context.quadraticCurveTo(x + radius * 0.45, foot - radius * 0.9, x, foot);
      context.quadraticCurveTo(x - radius * 0.45, foot - radius * 0.9, x - radius * 0.9, foot - radius * 1.67);
      context.fill();
      disc(context, x, y, radius * 0.5, css(inks.paper));
    },
    { move: drop },
  );
  const shadow = painted(
    sheet,
    { x: x - radius, y: foot - radius * 0.4, width: radius * 2, height: radius * 0.8 },
    (context) => {
      context.fillStyle = css(inks.shade, 0.3);
      context.beginPath();
      context.ellipse(x, foot, radius * 0.62, radius * 0.2, 0, 0, Math.PI * 2);
      context.fill();
    },
    { move: { alpha: keys({ at, value: 0 }, { at: at + 0.3, value: 1 }) } },
  );
  const falls = {
    x,
    y: foot,
    dy: keys({ at, value: -card.height * 0.3 }, { at: at + 0.5, value: 0, ease: spring(0.55) }),
    rotation: sway(0.03, 2.7),
  };
  return [shadow, sounds(about(pin, falls), 'pop', at + 0.12)];
}

function draw({ address }: MapFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting, rightToLeft } = sheet;
  const { unit, seed } = setting;
  const town = townOf(seed, inks.fill, card.width / card.height);
  const way = rightToLeft ? town.way.map(([x, y]): Point => [1 - x, y]) : town.way;
  const goal = way.at(-1) ?? [0.5, 0.5];
  const ground = paper(sheet, {
    box: card,
    outline: roundedOutline(unit * 3),
    color: inks.paper,
    print: (context) => {
      if (rightToLeft) {
        context.translate(card.x * 2 + card.width, 0);
        context.scale(-1, 1);
      }
      town.paint(context, card);
      context.strokeStyle = css(inks.paper);
      context.lineWidth = unit * 1.6;
      roundedOutline(unit * 3)(context, card);
      context.stroke();
    },
  });
  const high = card.width > card.height * 1.2 ? LABEL * 1.25 : LABEL;
  const plate = partOf(sheet, 0.06, 1 - high - 0.05, 0.88, high);
  const at = time.key + 0.12;
  const lifts: Move = {
    alpha: keys({ at, value: 0 }, { at: at + 0.12, value: 1 }),
    y: keys({ at, value: unit * 6 }, { at: at + 0.45, value: 0, ease: spring(0.35) }),
  };
  const label = painted(
    sheet,
    { x: plate.x - unit * 3, y: plate.y - unit * 2, width: plate.width + unit * 6, height: plate.height + unit * 6 },
    (context) => {
      context.shadowColor = css(inks.shade, 0.35);
      context.shadowBlur = unit * 2;
      context.shadowOffsetY = unit * 0.8;
      rounded(context, plate, unit * 2, css(inks.paper));
      context.shadowColor = 'transparent';
      const bar = rightToLeft ? plate.x + plate.width - unit * 1.2 : plate.x;
      context.beginPath();
      context.roundRect(plate.x, plate.y, plate.width, plate.height, unit * 2);
      context.clip();
      context.fillStyle = css(inks.fill);
      context.fillRect(bar, plate.y, unit * 1.2, plate.height);
    },
    { move: lifts },
  );
  const words = write(sheet, {
    ...{
      text: address,
      box: {
        x: plate.x + unit * 3.4,
        y: plate.y + unit * 1.2,
        width: plate.width - unit * 6.8,
        height: plate.height - unit * 2.4,
      },
    },
    ...{ size: 7.4, weight: 700, color: inks.ink, leading: 1.14, preferLines: 2, move: lifts },
  });
  return [
    ground,
    wayLayer(sheet, way, time.from + 0.45, time.key),
    ...pinLayers(sheet, goal, time.key - 0.1),
    label,
    ...words,
  ];
}

export const map: SceneAct<MapFacts> = {
  ratio: (_, { shape }) => (shape === 'wide' ? 1.12 : shape === 'square' ? 0.9 : 0.94),
  near: () => ({ x: 0.05, y: 0.3, width: 0.9, height: 0.68 }),
  tilt: 0.015,
  draw,
};
