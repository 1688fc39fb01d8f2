/** What a shop sells: its sign, what stands on the counter, and the colour that its walls have of it. */
import { hex, mix, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { meanColour } from '../../sprites/soft';
import { lifeSizeOf } from '../../stage/life-size';
import { ball, block, contact } from '../paint';
import type { Site, Ware } from '../site';
import { mixed } from './ground';

/** The colour of what is sold, as a wall or a counter may have it. */
export const inTrade = (base: string, { wares: [chief] }: Site, share: number): Rgb =>
  chief === undefined ? hex(base) : mix(hex(base), meanColour(chief.sprite), share);

const isLarge = ({ name }: Ware): boolean => lifeSizeOf(name) === 'bed';
const isBook = ({ name }: Ware): boolean => /(?:^|-)books?(?:mark)?(?:-|$)/u.test(name);

/** What is on a shelf, from the one that is `order`th on. */
export function onShelf({ wares }: Site, order: number): Ware[] {
  const small = wares.filter((ware) => !isLarge(ware));
  const first = order % Math.max(1, small.length);
  return [...small.slice(first), ...small.slice(0, first)];
}

/** Whether a shelf is one of books, whose backs are seen. */
export const isOfBooks = ({ wares }: Site, order: number): boolean => order % 2 === 0 && wares.some(isBook);

/** Large things that are sold stand on the floor; false where there are none. */
export function standing(site: Site, x: number, foot: number): boolean {
  const { plane, u, ink, wares } = site;
  const [ware] = wares.filter(isLarge);
  if (ware === undefined) return false;
  const { sprite } = ware;
  const [wide, high] =
    sprite.width > sprite.height ? [1, sprite.height / sprite.width] : [sprite.width / sprite.height, 1];
  plane({ depth: 0.82, right: x + u * 70, top: foot - u * 44, bottom: foot + u * 6 }, (context) => {
    for (const [across, size] of [
      [30, 30],
      [0, 36],
    ] as const) {
      const left = x + u * across;
      contact(context, left + (u * size * wide) / 2, foot, u * size * 0.5 * wide, ink('#1a1010', 1, 0.5));
      context.drawImage(sprite, left, foot - u * size * high, u * size * wide, u * size * high);
    }
  });
  return true;
}

/** The sign of the house: no words, but what it sells. */
export function sign(site: Site, x: number, y: number, radius: number): void {
  const { plane, face, u, wares } = site;
  const [chief] = wares;
  if (chief === undefined) return;
  plane(
    { depth: 0.66, left: x - radius * 1.3, right: x + radius * 1.3, top: y - radius * 3, bottom: y + radius * 1.4 },
    (context) => {
      for (const side of [-0.5, 0.5])
        block(context, face('#3a3a40', 0.9), x + side * radius - u * 0.3, y - radius * 3, u * 0.6, radius * 2.4, 0);
      ball(context, face(inTrade('#2f4a46', site, 0.7), 0.95), x, y, radius, radius);
      ball(context, face('#fbf3e4', 0.98), x, y, radius * 0.84, radius * 0.84);
      const { sprite } = chief;
      const high = radius * 1.06 * Math.min(1, sprite.height / sprite.width);
      const wide = (high * sprite.width) / sprite.height;
      context.drawImage(sprite, x - wide / 2, y - high / 2, wide, high);
    },
  );
}

/** What stands on the counter: what is sold, else boxes. */
export function display(site: Site, context: Context, x: number, top: number): void {
  const { face, u, wares } = site;
  for (const [order, { sprite }] of wares.slice(0, 3).entries()) {
    const high = u * 11 * Math.min(1, sprite.height / sprite.width);
    const wide = (high * sprite.width) / sprite.height;
    context.drawImage(sprite, x + u * (28 + order * 12), top - u * 1.2 - high, wide, high);
  }
  if (wares.length > 0) return;
  block(context, face('#d9503a', 0.98), x + u * 30, top - u * 8, u * 7, u * 6.6, u * 0.6);
  block(context, face(mixed('#e9b04c', '#ffffff', 0.1), 0.98), x + u * 38.5, top - u * 5.6, u * 8, u * 4.2, u * 0.6);
}
