/** What an engine of a user's own tells of its words counts where it can be true. */
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/voice/command-answer';

const timed = (...times: readonly (readonly [number, number])[]) =>
  JSON.stringify({ words: times.map(([start, end]) => ({ text: 'a', start, end })) });

describe('readAnswer', () => {
  it.each([
    ['within the sound', timed([0, 0.5], [0.5, 1.02])],
    ['after talk', `loading the model\n${timed([0, 0.5], [0.5, 1])}\n`],
  ])('takes times %s', (_, printed) => {
    expect(readAnswer(printed, 1).words).toHaveLength(2);
  });

  it.each([
    ['after the sound has ended', timed([0, 0.5], [100, 100.5])],
    ['in milliseconds', timed([0, 500], [500, 1000])],
    ['all at one moment', timed([0, 0], [0, 0])],
    ['that go back', timed([0.5, 0.6], [0.1, 0.2])],
    ['before the beginning', timed([-1, 0.6])],
    ['of no words', timed()],
    ['that are none', '{"words":[{"text":"a","start":"0"}]}'],
  ])('takes no times %s', (_, printed) => {
    expect(readAnswer(printed, 1).words).toBeUndefined();
  });
});
