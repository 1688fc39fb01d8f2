/** The sound of a film in a thread of its own: the same samples, its failures, its end. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../../src/render/music/grid';
import type { Stereo } from '../../src/render/music/loudness';
import { SAMPLE_RATE } from '../../src/render/music/sample-rate';
import { choiceOf } from '../../src/render/music/score/choice';
import { type SoundBegin, type SoundRest, type SoundWork, soundBeside } from '../../src/render/sound/sound-work';
import { soundThreadFile, threadedSound } from '../../src/render/sound/threaded-sound';
import { asScript } from '../support/as-script';

const SECONDS = 2;
const choice = choiceOf({ style: 'lo-fi-chill', words: 'coffee', seed: 3 });
const plan: SoundBegin = {
  ...{ samples: SECONDS * SAMPLE_RATE, choice, starts: [], grid: gridOf({ bpm: choice.bpm, seconds: SECONDS }) },
  ambience: [{ from: 0, until: 1, name: 'rain' }],
};
const tone = (hertz: number, rate: number): Float32Array =>
  Float32Array.from({ length: rate / 2 }, (_, at) => 0.2 * Math.sin((2 * Math.PI * hertz * at) / rate));
const rest: SoundRest = {
  cues: [{ sound: 'pop', at: 0.5, gain: 1 }],
  clips: [{ sound: [tone(300, SAMPLE_RATE), tone(310, SAMPLE_RATE)], start: 9000 }],
  lines: [{ start: 1, samples: tone(200, 16_000), sampleRate: 16_000 }],
};
const threadFile = (): Promise<string> =>
  asScript(fileURLToPath(new URL('../../src/render/sound/sound-thread.ts', import.meta.url)));

async function madeBy(work: SoundWork, shares: number[] = []): Promise<Stereo> {
  await work.begin(plan, (share) => shares.push(share));
  const mix = await work.finish(rest);
  work.end();
  return mix;
}

describe('a sound thread', () => {
  it('gives the samples that are computed without one, and tells how far it is', async () => {
    const shares: number[] = [];
    const mix = await madeBy(threadedSound(await threadFile()), shares);
    const expected = await madeBy(soundBeside());
    for (const side of [0, 1] as const)
      expect(Buffer.from(mix[side].buffer).equals(Buffer.from(expected[side].buffer))).toBe(true);
    expect(mix[0].some((sample) => Math.abs(sample) > 0.01)).toBe(true);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('tells what fails in it, and that it has ended', async () => {
    const work = threadedSound(await threadFile());
    await expect(work.finish(rest)).rejects.toThrow('There is no bed to mix with.');
    work.end();
    const ended = threadedSound(await threadFile());
    const begun = ended.begin(plan, () => undefined);
    ended.end();
    await expect(begun).rejects.toThrow('has ended');
    await expect(ended.finish(rest)).rejects.toThrow('has ended');
  });

  it('is not begun with where there is no file of it', () => {
    expect(soundThreadFile()).toBeUndefined();
  });
});
