/** Shelves with goods on them. */
import type { Context } from '../../film/film';
import { block, fade } from '../paint';
import type { Site, Ware } from '../site';
import { mixed } from './ground';
import type { Color } from './seats';

const GOODS = ['#d4553f', '#e9b04c', '#4f8f78', '#4a72b8', '#b8729c', '#f0e4d0', '#7a5a44', '#6aa35a'] as const;

export type Goods = 'mixed' | 'books' | 'bottles' | 'boxes' | 'cups' | 'shoes';

function thing(
  context: Context,
  site: Site,
  kind: Goods,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  depth: number,
  palette: readonly string[],
): void {
  const { face, random, u } = site;
  const color = palette[Math.floor(random() * palette.length)] ?? GOODS[0];
  const own = face(color, depth);
  const high = tall * (0.6 + random() * 0.4);
  if (kind === 'boxes') {
    block(context, own, x, foot - high, wide * 0.94, high, u * 0.3);
    context.fillStyle = site.ink(mixed(color, '#ffffff', 0.35), depth, 0.7);
    context.fillRect(x + wide * 0.4, foot - high, wide * 0.14, high);
  } else if (kind === 'books') {
    context.save();
    if (random() < 0.15) context.transform(1, 0, -0.18, 1, foot * 0.18, 0);
    block(context, own, x, foot - high, wide * 0.9, high, u * 0.2);
    context.fillStyle = site.ink(mixed(color, '#ffffff', 0.55), depth, 0.8);
    context.fillRect(x + wide * 0.2, foot - high * 0.8, wide * 0.5, high * 0.05);
    context.fillRect(x + wide * 0.2, foot - high * 0.7, wide * 0.5, high * 0.03);
    context.restore();
  } else if (kind === 'bottles') {
    block(context, own, x + wide * 0.12, foot - high * 0.66, wide * 0.7, high * 0.66, wide * 0.2);
    block(context, own, x + wide * 0.34, foot - high, wide * 0.26, high * 0.42, wide * 0.1);
    context.fillStyle = site.ink('#fff6e2', depth, 0.75);
    context.fillRect(x + wide * 0.18, foot - high * 0.48, wide * 0.58, high * 0.2);
  } else if (kind === 'cups') {
    block(
      context,
      own,
      x + wide * 0.14,
      foot - high * 0.5,
      wide * 0.6,
      high * 0.5,
      [0, 0, 1, 1].map((r) => r * wide * 0.2)[2] ?? 0,
    );
    context.strokeStyle = own.base;
    context.lineWidth = wide * 0.09;
    context.beginPath();
    context.arc(x + wide * 0.76, foot - high * 0.27, wide * 0.14, -1.4, 1.4);
    context.stroke();
  } else {
    const kinds: readonly Goods[] = ['boxes', 'bottles', 'cups'];
    thing(context, site, kinds[Math.floor(random() * kinds.length)] ?? 'boxes', x, foot, wide, tall, depth, palette);
  }
}

/** How high what is sold is in its row. */
const WARE_TALL = 0.76;

/** A row of one thing, from one end of a shelf to the other; what was sold is missing. */
function stocked(
  context: Context,
  { random, u }: Site,
  { sprite }: Ware,
  from: number,
  until: number,
  foot: number,
  tall: number,
): void {
  const high = Math.min(tall, (tall * 1.3 * sprite.height) / sprite.width);
  const wide = (high * sprite.width) / sprite.height;
  const count = Math.max(1, Math.floor((until - from) / (wide + u * 0.8)));
  const step = (until - from) / count;
  for (let at = 0; at < count; at += 1) {
    if (random() < 0.1) continue;
    context.drawImage(sprite, from + step * (at + 0.5) - wide / 2, foot - high, wide, high);
  }
}

export interface Shelf {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly goods: Goods;
  readonly color: Color;
  readonly depth?: number;
  readonly palette?: readonly string[];
  /** What stands on it, a kind a row; goods of no kind without any. */
  readonly wares?: readonly Ware[];
  /** Whether it has sides and a back. */
  readonly closed?: boolean;
}

export function shelf(
  context: Context,
  site: Site,
  { x, y, width, height, rows, goods, color, depth = 0.6, palette = GOODS, wares = [], closed = true }: Shelf,
): void {
  const { face, u, random, ink } = site;
  if (closed) {
    block(context, face(mixed(color, '#0c0609', 0.35), depth), x, y, width, height, u * 0.5);
    context.fillStyle = ink(mixed(color, '#0c0609', 0.55), depth);
    context.fillRect(x + u, y + u, width - u * 2, height - u * 2);
  }
  const tall = height / rows;
  const turn = Math.floor(random() * Math.max(1, wares.length));
  for (let row = 0; row < rows; row += 1) {
    const foot = y + tall * (row + 1) - u * 0.9;
    const ware = wares[(row + turn) % Math.max(1, wares.length)];
    if (ware !== undefined) stocked(context, site, ware, x + u * 1.6, x + width - u * 1.6, foot, tall * WARE_TALL);
    const side = goods === 'books' ? u * 1.9 : goods === 'boxes' ? tall * 0.8 : Math.min(u * 4.4, tall * 0.62);
    for (
      let at = x + u * 1.6;
      ware === undefined && at < x + width - side - u;
      at += side * (goods === 'books' ? 1 : 1.08)
    ) {
      if (random() < 0.09) continue;
      thing(
        context,
        site,
        goods,
        at,
        foot,
        side,
        Math.min(tall * 0.8, side * (goods === 'books' ? 5 : 1.7)),
        depth,
        palette,
      );
    }
    if (closed) {
      context.fillStyle = fade(context, foot - tall, foot - tall * 0.55, ink('#0a0408', 1, 0.4), ink('#0a0408', 1, 0));
      context.fillRect(x + u, foot - tall + u * 0.9, width - u * 2, tall * 0.5);
    }
    block(context, face(color, depth), x - (closed ? 0 : u), foot, width + (closed ? 0 : u * 2), u * 1.5, u * 0.3);
  }
}
