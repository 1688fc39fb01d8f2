/** A wall of square tiles with plain figures on them, which turn by a quarter one after another. */
import { css, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import { easeInOut, keys } from '../film/curve';
import { type Context, type Layer, type Span, STILL } from '../film/film';
import type { Box } from '../geometry';
import { pick, type Random } from '../random';

const QUARTER = Math.PI / 2;
/** Seconds that a turn takes, and from one turn to the next. */
const TURNS = 0.7;
const EVERY = 0.45;

/** Each is drawn on a square of side 1 around the origin. */
const FIGURES: readonly [(context: Context) => void, ...((context: Context) => void)[]] = [
  (context) => context.arc(-0.5, -0.5, 1, 0, QUARTER),
  (context) => context.arc(0, -0.5, 0.5, 0, Math.PI),
  (context) => context.arc(0, 0, 0.33, 0, Math.PI * 2),
  (context) => {
    context.arc(-0.5, -0.5, 1, 0, QUARTER);
    context.arc(0.5, 0.5, 1, Math.PI, Math.PI + QUARTER);
  },
  (context) => {
    for (const at of [-0.5, -0.1, 0.3]) context.rect(at, -0.5, 0.2, 1);
  },
  (context) => {
    context.moveTo(-0.5, 0.5);
    context.lineTo(0.5, 0.5);
    context.lineTo(-0.5, -0.5);
  },
];

interface Tile {
  readonly box: Box;
  readonly ground: Rgb;
  readonly color: Rgb;
  readonly figure: (context: Context) => void;
  readonly rotation: (seconds: number) => number;
}

export interface Wall {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly palette: Palette;
  readonly span: Span;
  readonly from: number;
  readonly random: Random;
}

function tilesOf({ box, columns, rows, palette, span, from, random }: Wall): readonly Tile[] {
  const grounds: readonly [Rgb, ...Rgb[]] = [palette.accent, mix(palette.accent, palette.to, 0.35), palette.glow];
  const colors: readonly [Rgb, ...Rgb[]] = [palette.card, palette.accent2, palette.onAccent, palette.from];
  const count = columns * rows;
  const [width, height] = [box.width / columns, box.height / rows];
  const first = Math.floor(random() * count);
  return Array.from({ length: count }, (_, order): Tile => {
    // Neighbours in time are not neighbours in the wall.
    const rank = (order * 5 + first) % count;
    const stands = Math.floor(random() * 4) * QUARTER;
    const turns: { at: number; value: number; ease?: typeof easeInOut }[] = [{ at: span.from, value: stands }];
    for (let at = from + 0.3 + rank * EVERY, value = stands; at < span.until; at += count * EVERY) {
      turns.push({ at, value }, { at: at + TURNS, value: value + QUARTER, ease: easeInOut });
      value += QUARTER;
    }
    const [begins = { at: 0, value: stands }, ...others] = turns;
    return {
      box: {
        x: box.x + (order % columns) * width,
        y: box.y + Math.floor(order / columns) * height,
        width,
        height,
      },
      ground: grounds[(order + Math.floor(order / columns)) % grounds.length] ?? palette.accent,
      color: pick(random, colors),
      figure: pick(random, FIGURES),
      rotation: keys(begins, ...others),
    };
  });
}

export function tileWall(wall: Wall): Layer {
  const tiles = tilesOf(wall);
  return {
    box: wall.box,
    frames: 1,
    masked: false,
    enter: STILL,
    shows: wall.span,
    paint: () => undefined,
    live(context, seconds) {
      for (const { box, ground, color, figure, rotation } of tiles) {
        const side = Math.max(box.width, box.height);
        context.save();
        context.beginPath();
        context.rect(box.x, box.y, box.width, box.height);
        context.clip();
        context.fillStyle = css(ground);
        context.fillRect(box.x, box.y, box.width, box.height);
        context.translate(box.x + box.width / 2, box.y + box.height / 2);
        context.rotate(rotation(seconds));
        context.scale(side, side);
        context.beginPath();
        figure(context);
        context.fillStyle = css(color);
        context.fill();
        context.restore();
      }
    },
  };
}
