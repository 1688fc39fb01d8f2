/** Names of what is stored: alike in time, apart in chance. */
import { API_KEY_PREFIX } from '@vid/sdk/contract';
import { expect, test } from 'vitest';
import { createIds } from '../../src/adapters/ids/create-ids';

const MANY = 2000;
const drawn = (draw: () => string): readonly string[] => Array.from({ length: MANY }, draw);
const secondOf = (hex: string): number => Number.parseInt(hex.slice(0, 8), 16);

test('what is stored by its name begins with the second in which it was drawn', () => {
  const ids = createIds();
  const before = Math.floor(Date.now() / 1000);
  const names = [...drawn(() => ids.id('job').slice('job_'.length)), ...drawn(() => ids.token())];
  const after = Math.floor(Date.now() / 1000);
  for (const name of names) {
    expect(secondOf(name)).toBeGreaterThanOrEqual(before);
    expect(secondOf(name)).toBeLessThanOrEqual(after);
  }
});

test('the rest of it is chance, and so is all of what must not be guessed or tells processes apart', () => {
  const ids = createIds();
  const rests = [...drawn(() => ids.id('job').slice('job_'.length + 8)), ...drawn(() => ids.token().slice(8))];
  expect(new Set(rests).size).toBe(2 * MANY);
  for (const draw of [() => ids.secret(), () => ids.apiKey().slice(API_KEY_PREFIX.length), () => ids.uuid()]) {
    const firsts = new Set(drawn(() => draw().slice(0, 8)));
    expect(firsts.size).toBeGreaterThan(MANY - 5);
  }
});

test('those of a seed are drawn as a whole, so that they repeat at any time', () => {
  const [one, other] = [createIds(7), createIds(7)];
  expect(one.id('job')).toBe(other.id('job'));
  expect(one.token()).toBe(other.token());
  expect(new Set(drawn(() => one.token().slice(0, 8))).size).toBeGreaterThan(MANY - 5);
});
