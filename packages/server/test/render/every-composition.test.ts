/**
 * Every composition that a film may have: each beat in each of its arrangements, each route, each world, people who speak,
 * given products and the end card. One frame of each is drawn small, in three shapes of frame, with a short and a long copy,
 * from left to right, from right to left and without spaces; they take turns, as compositions do, and `npm run soak -- tables` draws all of them.
 * A wanted change of a look is kept by `VID_GOLDEN=renew npx vitest run packages/server/test/render/every-composition.test.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judgeWords } from '../support/judged-words';
import { isWhole, partOf } from '../support/part-of';
import { bitsApart, SAME, seenFromAfar } from '../support/seen-from-afar';
import { ASPECTS_JUDGED, COPIES, ROWS, type Row } from './composition-rows';

const FILE = fileURLToPath(new URL('golden/every-composition.txt', import.meta.url));
const renew = process.env['VID_GOLDEN'] === 'renew';

const CASES = ASPECTS_JUDGED.flatMap((aspect) => COPIES.map((copy) => ({ aspect, copy })));
/** Neighbours in the table differ in shape and in copy. */
const turnOf = (row: number) => CASES[(row * 5) % CASES.length] ?? { aspect: '9:16' as const, copy: COPIES[0] };

/** What was seen of each composition in the case whose turn it is. */
const seen = new Map<string, string>();

async function judged(row: Row, order: number): Promise<string[]> {
  const found: string[] = [];
  const turn = turnOf(order);
  for (const asked of isWhole ? CASES : [turn]) {
    const { aspect, copy } = asked;
    const { film, safe } = await row.film(aspect, copy);
    for (const seconds of row.moments)
      for (const problem of judgeWords(film, safe, seconds))
        found.push(`${aspect}, ${copy.name}, at ${seconds} s: ${problem}`);
    if (asked.aspect === turn.aspect && asked.copy === turn.copy)
      seen.set(row.name, seenFromAfar(film, row.moments.at(-1) ?? 1));
  }
  return found;
}

const rows = ROWS.map((row, order) => [row.name, row, order] as const);

describe('the words of every composition are read, by themselves and inside the frame', () => {
  it.each(renew ? rows : partOf(rows, 3))('%s', async (_, row, order) => {
    expect(await judged(row, order)).toEqual([]);
  });
});

it('every composition looks as it did', () => {
  if (renew) writeFileSync(FILE, `${[...seen].map((row) => row.join('\t')).join('\n')}\n`);
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  const kept = new Map(lines.map((line) => line.split('\t') as [string, string]));
  const changed = [...seen].flatMap(([name, hash]) => {
    const bits = bitsApart(hash, kept.get(name) ?? '');
    return bits > SAME ? [`${name}: ${bits} of 144 bits`] : [];
  });
  expect(changed).toEqual([]);
  expect([...kept.keys()].sort()).toEqual(ROWS.map(({ name }) => name).sort());
});
