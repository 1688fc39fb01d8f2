/** Where the face of a drawn person is: nothing may lie over it. */
import type { Box } from '../geometry';
import { type PersonSprite, UNITS } from './person-sprite';

/** Widths of an eye around eyes and mouth: brows and forehead, cheeks, and the chin. */
const AROUND = { above: 1.3, beside: 0.9, below: 0.9 } as const;

/** Of a person in a square of `side` pixels at (x, y). */
export function faceBox({ eyes, mouth, place }: PersonSprite, x: number, y: number, side: number): Box {
  const all = eyes.map(({ bounds }) => bounds);
  const unit = Math.max(...all.map(({ left, right }) => right - left));
  const left = Math.min(...all.map((eye) => eye.left)) - unit * AROUND.beside;
  const right = Math.max(...all.map((eye) => eye.right)) + unit * AROUND.beside;
  const top = Math.min(...all.map((eye) => eye.top)) - unit * AROUND.above;
  const own = side / UNITS;
  const scale = own * place.scale;
  return {
    ...{ x: x + place.x * own + left * scale, y: y + place.y * own + top * scale, width: (right - left) * scale },
    height: (mouth.bottom + unit * AROUND.below - top) * scale,
  };
}
