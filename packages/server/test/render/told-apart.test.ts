/**
 * Routes on the same words in the same colours, and worlds, are told apart at a glance. The nearest pairs are printed, so that
 * a change that brings two together is seen before they are one.
 */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { frameComposer } from '../../src/render/film/compose-frame';
import { partOf } from '../support/part-of';
import { COPIES, ROWS, type Row } from './composition-rows';

/** Places of a side: what an eye takes in without looking for anything. */
const GRID = 18;
const PRINTED = 5;

/** The red-green and yellow-blue of a colour beside its brightness, as eyes tell colours apart; 0 to 255. */
function seen(r: number, g: number, b: number): readonly [number, number, number] {
  const bright = 0.3 * r + 0.59 * g + 0.11 * b;
  return [bright, (r - g) / 2, ((r + g) / 2 - b) / 2];
}

async function glances(row: Row, seconds: readonly number[]): Promise<number[]> {
  const { film } = await row.film('9:16', COPIES[0]);
  const composer = frameComposer(film);
  const small = createCanvas(GRID * 4, GRID * 4);
  const grid = createCanvas(GRID, GRID);
  const context = grid.getContext('2d');
  context.imageSmoothingQuality = 'medium';
  return seconds.flatMap((at) => {
    composer.compose(Math.round(at * 30));
    small.getContext('2d').drawImage(composer.canvas, 0, 0, small.width, small.height);
    context.drawImage(small, 0, 0, GRID, GRID);
    const { data } = context.getImageData(0, 0, GRID, GRID);
    return Array.from({ length: GRID * GRID }, (_, place) =>
      seen(data[place * 4] ?? 0, data[place * 4 + 1] ?? 0, data[place * 4 + 2] ?? 0),
    ).flat();
  });
}

/** Root mean square, so that one thing that is quite different counts for more than a tint of everything. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0) / one.length);

interface Kind {
  readonly prefix: string;
  readonly seconds: readonly number[];
  /** The least distance, in levels of 255: a third of what two routes, or two worlds, have between them on the average. */
  readonly floor: number;
  /** Of so many one is looked at, where tables are not asked for whole. */
  readonly every: number;
}

const KINDS: readonly Kind[] = [
  { prefix: 'route ', seconds: [0.8, 1.8, 3], floor: 15, every: 1 },
  { prefix: 'world ', seconds: [1.8], floor: 15, every: 3 },
];

describe('nearest pairs', () => {
  it.each(KINDS)('of every $prefix are told apart', async ({ prefix, seconds, floor, every }) => {
    const rows = partOf(
      ROWS.filter(({ name }) => name.startsWith(prefix)),
      every,
      1,
    );
    const looks: (readonly [string, number[]])[] = [];
    for (const row of rows) looks.push([row.name.slice(prefix.length), await glances(row, seconds)]);
    const pairs = looks
      .flatMap(([one, look], at) =>
        looks.slice(at + 1).map(([other, also]) => ({ pair: `${one} and ${other}`, distance: apart(look, also) })),
      )
      .sort((one, other) => one.distance - other.distance);
    const nearest = pairs.slice(0, PRINTED).map(({ pair, distance }) => `${distance.toFixed(1)} ${pair}`);
    console.info(`nearest of ${rows.length}, ${prefix.trim()}s (at least ${floor}):\n  ${nearest.join('\n  ')}`);
    expect(pairs.filter(({ distance }) => distance < floor).map(({ pair }) => pair)).toEqual([]);
  });
});
