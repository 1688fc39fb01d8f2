/** Where the card of an act and the words beside it stand, by the shape of the frame. */
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { Composition, Shape } from '../stage/composition';

export interface ActPlace {
  /** The room of the card. */
  readonly room: Box;
  /** The room of the words, and how they are set; undefined where all words are on the card. */
  readonly words: Composition['words'] | undefined;
  readonly align: 'start' | 'center';
  readonly anchor: 'start' | 'center' | 'end';
}

/** Shares of the frame: left, top, right, bottom. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

interface Row {
  readonly card: Edges;
  readonly words: Edges;
  readonly align: 'start' | 'center';
  readonly anchor: 'start' | 'center' | 'end';
}

/** Two ways for each shape; in a wide one the words are at the side where they begin, or on the other. */
const ROWS: Record<Shape, readonly [Row, Row]> = {
  tall: [
    { words: [0, 0, 1, 0.325], card: [0.07, 0.345, 0.93, 0.885], align: 'start', anchor: 'center' },
    { words: [0, 0.635, 1, 1], card: [0.07, 0.075, 0.93, 0.615], align: 'center', anchor: 'center' },
  ],
  square: [
    { words: [0, 0, 0.42, 1], card: [0.46, 0.07, 0.95, 0.93], align: 'start', anchor: 'center' },
    { words: [0.58, 0, 1, 1], card: [0.05, 0.07, 0.54, 0.93], align: 'start', anchor: 'center' },
  ],
  wide: [
    { words: [0, 0, 0.44, 1], card: [0.47, 0.08, 0.95, 0.92], align: 'start', anchor: 'center' },
    { words: [0.56, 0, 1, 1], card: [0.05, 0.08, 0.53, 0.92], align: 'start', anchor: 'center' },
  ],
};

/** Broad cards in square frames have their words above. */
const BROAD: Row = { words: [0, 0, 1, 0.37], card: [0.06, 0.38, 0.94, 0.94], align: 'start', anchor: 'center' };
const ALONE: Record<Shape, Edges> = {
  tall: [0.065, 0.1, 0.935, 0.86],
  square: [0.09, 0.08, 0.91, 0.92],
  wide: [0.08, 0.08, 0.92, 0.92],
};
/** Width by height from which a card is broad. */
const IS_BROAD = 1.1;

const boxOf = ([left, top, right, bottom]: Edges, { size }: Setting): Box => ({
  x: left * size.width,
  y: top * size.height,
  width: (right - left) * size.width,
  height: (bottom - top) * size.height,
});

const flipped = ([left, top, right, bottom]: Edges): Edges => [1 - right, top, 1 - left, bottom];

export function actPlace(
  setting: Setting,
  shape: Shape,
  {
    turn,
    rightToLeft,
    ratio,
    bare,
  }: { readonly turn: number; readonly rightToLeft: boolean; readonly ratio: number; readonly bare: boolean },
): ActPlace {
  if (bare) return { room: boxOf(ALONE[shape], setting), words: undefined, align: 'center', anchor: 'center' };
  const row = shape === 'square' && ratio >= IS_BROAD ? BROAD : (ROWS[shape][turn % 2] ?? ROWS[shape][0]);
  const [card, words] = rightToLeft ? [flipped(row.card), flipped(row.words)] : [row.card, row.words];
  const [left, top, right, bottom] = words;
  return { room: boxOf(card, setting), words: { left, top, right, bottom }, align: row.align, anchor: row.anchor };
}

/** The largest card of a form in the middle of a room. */
export function cardIn(room: Box, ratio: number): Box {
  const width = Math.min(room.width, room.height * ratio);
  const height = width / ratio;
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}
