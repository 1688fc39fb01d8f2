/** Where the head of a drawn person is, with hair and hat: nothing may lie over it. */
import type { Box } from '../geometry';
import { UNITS } from './paint-part';
import type { PersonSprite } from './person-sprite';

/** Widths of an eye below the mouth: the chin. */
const CHIN = 0.9;

/** Of a person in a square of `side` pixels at (x, y): from the top of the hair to the chin; long hair beside shoulders is no head. */
export function faceBox({ eyes, mouth, place, parts }: PersonSprite, x: number, y: number, side: number): Box {
  const unit = Math.max(...eyes.map(({ bounds }) => bounds.right - bounds.left));
  const seen = [parts.head, parts.back].flatMap((part) => part ?? []);
  const head = parts.head ?? { x: mouth.left, width: mouth.right - mouth.left };
  const top = Math.min(...eyes.map(({ bounds }) => bounds.top - unit), ...seen.map((part) => part.y));
  const own = side / UNITS;
  const scale = own * place.scale;
  return {
    ...{ x: x + place.x * own + head.x * scale, y: y + place.y * own + top * scale, width: head.width * scale },
    height: (mouth.bottom + unit * CHIN - top) * scale,
  };
}

/** The same with all of the hair: what is written beside somebody keeps off it. */
export function hairBox({ place, parts }: PersonSprite, x: number, y: number, side: number): Box | undefined {
  const seen = [parts.head, parts.back].flatMap((part) => part ?? []);
  if (seen.length === 0) return undefined;
  const own = side / UNITS;
  const scale = own * place.scale;
  const [left, top] = [Math.min(...seen.map((part) => part.x)), Math.min(...seen.map((part) => part.y))];
  const [right, low] = [
    Math.max(...seen.map((part) => part.x + part.width)),
    Math.max(...seen.map((part) => part.y + part.height)),
  ];
  return {
    ...{ x: x + place.x * own + left * scale, y: y + place.y * own + top * scale },
    ...{ width: (right - left) * scale, height: (low - top) * scale },
  };
}
