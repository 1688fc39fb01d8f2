/** Scenes of words alone: how many compositions each beat has, and that neighbours differ. */
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/render/beats/infer-beat';
import { readCopy } from '../../src/render/text/copy';
import { type TypeName, typeNameFor, typeNames } from '../../src/render/type/type-compositions';
import { typeScene } from '../../src/render/type/type-scene';
import { bitsApart, SAME, seenFromAfar } from '../support/seen-from-afar';
import { firstScene, motion, smaller } from './fixtures';

const SHORT = readCopy('Sooner than you think', undefined, '');
const LISTED = readCopy('What you get\nHonest answers\nOne contact\nNo small print', undefined, '');
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

describe('words by themselves', () => {
  it.each(BEATS)('have at least four compositions: %s', (beat) => {
    const copy = beat === 'list' || beat === 'steps' ? LISTED : SHORT;
    expect(typeNames(beat, copy).length).toBeGreaterThanOrEqual(4);
  });

  it('never stand twice in a row alike, whatever the seed is', () => {
    for (const seed of SEEDS) {
      const order: TypeName[] = [];
      for (let scene = 0; scene < 6; scene += 1)
        for (let shot = 0; shot < 1 + (scene % 3); shot += 1)
          order.push(typeNameFor('title', SHORT, seed, scene, shot));
      for (const [at, name] of order.entries()) expect(name, `${seed}: ${order.join(' ')}`).not.toBe(order[at + 1]);
    }
    expect(new Set(SEEDS.map((seed) => typeNameFor('title', SHORT, seed, 0, 0))).size).toBeGreaterThan(3);
  });

  it('are told apart from afar', async () => {
    const input = smaller(await firstScene(motion('Sooner than you think', 'title', { duration: 3 }), {}), 3);
    const { size } = input.setting;
    const looks = typeNames('title', SHORT).map((name) =>
      seenFromAfar({ size, frames: input.frames, ...typeScene(input, name) }, 2),
    );
    for (const [at, look] of looks.entries())
      for (const other of looks.slice(at + 1)) expect(bitsApart(look, other)).toBeGreaterThan(SAME);
  });
});
