/** Captions from the times of words: cues that end where sentences and pauses do, two lines at most. */
import { expect, it } from 'vitest';
import { toSrt, toVtt } from '../../src/services/caption-files';

const timed = (language: string, texts: readonly string[], each = 0.4) => ({
  language,
  words: texts.map((text, at) => ({ text, start: at * each, end: (at + 0.9) * each, scene: 0 })),
});

it('ends a cue with its sentence, and leaves it a moment longer where there is time', () => {
  const words = timed('en', ['Two', 'flat', 'whites.', 'Until', 'Sunday.']);
  expect(toSrt(words)).toBe(
    '1\n00:00:00,000 --> 00:00:01,200\nTwo flat whites.\n\n2\n00:00:01,200 --> 00:00:02,360\nUntil Sunday.\n',
  );
});

it('takes no abbreviation for the end of a sentence', () => {
  expect(toSrt(timed('de', ['Dockstr.', '12', 'in', 'Bremen.', 'Jetzt.'])).match(/-->/g)).toHaveLength(2);
});

it('breaks long sentences into cues of two lines of about the same length', () => {
  const words = timed(
    'en',
    'The quick brown fox jumps over the lazy dog and then it runs home to sleep for a very long time.'.split(' '),
  );
  const cues = toSrt(words).trim().split('\n\n');
  expect(cues.length).toBe(2);
  for (const cue of cues) {
    const lines = cue.split('\n').slice(2);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(44);
  }
});

it('begins a cue with a scene, and after a pause', () => {
  const [one, two] = timed('en', ['One', 'two']).words;
  const words = [one, two && { ...two, scene: 1 }, two && { ...two, scene: 1, start: 5, end: 5.3 }];
  expect(toSrt({ language: 'en', words: words.filter((word) => word !== undefined) }).match(/-->/g)).toHaveLength(3);
});

it('sets Japanese without spaces, and escapes what WebVTT would read', () => {
  expect(toVtt(timed('ja', ['焼きたての', 'パンが', '<あり', 'ます>。', 'B&B']))).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.600\n焼きたてのパンが&lt;あります&gt;。\n\n00:00:01.600 --> 00:00:02.400\nB&amp;B\n',
  );
  expect(toVtt({ language: 'en', words: [{ text: 'Late', start: 3661.5, end: 3662, scene: 0 }] })).toContain(
    '01:01:01.500 -->',
  );
});
