/** How much of a frame a subject fills where it stands in it: of a broom that the frame cuts there may be a corner of the stick. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Size } from '../geometry';
import { type Composition, inFrame } from './composition';

/** Cells of the grid in which a picture's shape is looked at. */
const GRID = 24;
const SOLID = 128;

const shapes = new WeakMap<Canvas, readonly boolean[]>();

/** Which cells of the grid over a picture are filled. */
function shapeOf(picture: Canvas): readonly boolean[] {
  const known = shapes.get(picture);
  if (known !== undefined) return known;
  const context = createCanvas(GRID, GRID).getContext('2d');
  context.drawImage(picture, 0, 0, GRID, GRID);
  const { data } = context.getImageData(0, 0, GRID, GRID);
  const shape = Array.from({ length: GRID * GRID }, (_, cell) => (data[cell * 4 + 3] ?? 0) >= SOLID);
  shapes.set(picture, shape);
  return shape;
}

/** What of a subject is in the frame: the share of the frame that it fills, and of itself. */
export interface Seen {
  readonly ofFrame: number;
  readonly ofItself: number;
}

/** What is seen of a subject in a composition. */
export function seenOf(
  picture: Canvas,
  { hero, stands }: Pick<Composition, 'hero' | 'stands'>,
  { width, height }: Size,
): Seen {
  const down = hero.height * Math.min(width, height);
  const across = (down * picture.width) / picture.height;
  const [x, y] = [hero.x * width, hero.y * height - (stands ? down / 2 : 0)];
  const [sine, cosine] = [Math.sin(hero.rotation ?? 0), Math.cos(hero.rotation ?? 0)];
  const filled = shapeOf(picture).flatMap((isFilled, cell) => (isFilled ? [cell] : []));
  const seen = filled.filter((cell) => {
    const right = (((cell % GRID) + 0.5) / GRID - 0.5) * across;
    const below = ((Math.floor(cell / GRID) + 0.5) / GRID - 0.5) * down;
    const [left, top] = [x + right * cosine - below * sine, y + right * sine + below * cosine];
    return left >= 0 && left < width && top >= 0 && top < height;
  }).length;
  return {
    ofFrame: (seen / (GRID * GRID)) * ((across * down) / (width * height)),
    ofItself: seen / Math.max(1, filled.length),
  };
}

/** Less than this of a subject says nothing of what it is. */
const LEAST = { ofFrame: 0.09, ofItself: 0.75 } as const;

/** The composition with a subject in the frame of which the frame would leave next to nothing. */
export const shownInFrame = (composition: Composition, picture: Canvas, size: Size): Composition => {
  const { ofFrame, ofItself } = seenOf(picture, composition, size);
  return ofFrame < LEAST.ofFrame && ofItself < LEAST.ofItself ? inFrame(composition) : composition;
};
