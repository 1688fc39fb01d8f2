/** The judge of words sees what it is there for. */
import { expect, it } from 'vitest';
import { type Film, type Layer, STILL } from '../../src/render/film/film';
import { still } from '../../src/render/layout/part';
import { FACE_COLOR, judgeWords, PRODUCT_COLOR } from './judged-words';

const SAFE = { x: 16, y: 16, width: 168, height: 168 };
const plain = (box: Layer['box'], color: string): Layer => ({
  ...still(box, (context) => {
    context.fillStyle = color;
    context.fillRect(box.x, box.y, box.width, box.height);
  }),
  enter: STILL,
});

/** Stripes, as letters are. */
const written = (text: string, x: number, y: number, color = '#111111'): Layer => {
  const ink = { x, y, width: 60, height: 8 };
  const painted = still(ink, (context) => {
    context.fillStyle = color;
    for (let at = 0; at < ink.width; at += 5) context.fillRect(x + at, y, 2, ink.height);
  });
  return { ...painted, enter: STILL, text, ink };
};

const filmOf = (...layers: Layer[]): Film => ({
  ...{ size: { width: 200, height: 200 }, frames: 30, layers },
  backdrop: {
    paint(context, { width, height }) {
      context.fillStyle = '#f4f1ea';
      context.fillRect(0, 0, width, height);
    },
  },
});

it.each([
  ['nothing where all is well', [written('fine', 40, 40)], []],
  ['too little contrast', [written('pale', 40, 40, '#b0ada6')], [/“pale” has a contrast of 2\.\d, not 4\.5/u]],
  [
    'words on a product',
    [plain({ x: 80, y: 20, width: 60, height: 60 }, PRODUCT_COLOR), written('on', 40, 40)],
    [/on the product/u],
  ],
  [
    'words on a face',
    [plain({ x: 80, y: 20, width: 60, height: 60 }, FACE_COLOR), written('on', 40, 40)],
    [/on a face/u],
  ],
  ['words out of the safe area', [written('out', 2, 40)], [/out of the safe area/u]],
  ['one text on another', [written('one', 40, 40), written('two', 41, 44)], [/“one” is on “two”/u]],
  [
    'words that something hides',
    [written('gone', 40, 40), plain({ x: 30, y: 30, width: 90, height: 40 }, '#f4f1ea')],
    [/is not seen/u],
  ],
])('it sees %s', (_, layers, expected) => {
  const found = judgeWords(filmOf(...layers), SAFE, 0.5);
  expect(found).toHaveLength(expected.length);
  for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern);
});
