/** What stands on the tag of a thing for sale: its price where the words name one, else a star. */
import { priceOf, pricesIn } from '../../../acting/facts/price';
import { css, hex, type Rgb } from '../../color/color';
import type { Context } from '../../film/film';
import { write } from '../../props/prop';
import type { ActScene } from '../act';
import { star } from '../pen';

/** How much larger a tag is that is to be read. */
const READ = 1.5;
const DARK_RED = hex('#a8230c');

const priceIn = ({ copy }: ActScene): string | undefined =>
  [copy.headline, ...copy.lines]
    .filter((line) => pricesIn(line).length > 0)
    .map((line) => priceOf(line)?.now)
    .find((now) => now !== undefined);

export const tagScale = (scene: ActScene): number => (priceIn(scene) === undefined ? 1 : READ);

/** The amount, and its unit where that is a word. */
function partsOf(price: string): readonly [string, string] {
  const word = /^(.*\p{Nd}\S*)\s+(\p{L}{3,})$/u.exec(price);
  return word === null ? [price, ''] : [word[1] ?? price, word[2] ?? ''];
}

/** `middle`: of the face, which is so wide. */
export function tagFace(
  context: Context,
  scene: ActScene,
  middle: { readonly x: number; readonly y: number },
  wide: number,
): void {
  const { palette, look, fonts } = scene.setting;
  const ink: Rgb = palette.accent.r + palette.accent.g > 400 ? DARK_RED : palette.accent;
  context.fillStyle = css(ink);
  const price = priceIn(scene);
  if (price === undefined) {
    star(context, middle.x, middle.y, wide * 0.3);
    context.fill();
    return;
  }
  const [amount, unit] = partsOf(price);
  const input = { side: wide, palette, look, fonts };
  const lift = unit === '' ? 0 : wide * 0.13;
  write(context, input, amount, { x: middle.x, y: middle.y - lift, width: wide * 0.84, size: wide * 0.52 });
  if (unit !== '')
    write(context, input, unit, { x: middle.x, y: middle.y + wide * 0.26, width: wide * 0.7, size: wide * 0.24 });
}
