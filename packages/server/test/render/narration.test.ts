/** The narrator in a film: each line within its scene, at the loudness of narration, over a bed that steps back for it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loudnessRange } from '../../src/render/music/dynamics';
import { loudness, type Stereo, stepEnergies } from '../../src/render/music/loudness';
import { SAMPLE_RATE } from '../../src/render/music/sample-rate';
import { limit } from '../../src/render/narration/limit';
import { mixVoice, stretchesOf } from '../../src/render/narration/mix-voice';
import { resample } from '../../src/render/narration/resample';
import { shorten } from '../../src/render/narration/shorten';
import { linesOf, type SpokenLine, speakScenes } from '../../src/render/narration/speak-scenes';
import { speechEdges } from '../../src/render/narration/speech-edges';
import { timedParts } from '../../src/render/narration/swell';
import { voiceTrack } from '../../src/render/narration/voice-track';
import { sceneFrames } from '../../src/render/output/frame-size';
import { toSpoken } from '../../src/voice/words/to-spoken';
import { partOf } from '../support/part-of';
import { type OwnEngine, ownEngine } from '../voice/own-engine';
import { jobOf, motion } from './fixtures';
import { GALLERY, planOf } from './gallery-films';
import { renderHere } from './in-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-narration-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const speak = async (scripts: readonly string[], seconds: number, engine: OwnEngine = {}, language = 'en') =>
  speakScenes({
    lines: scripts.map((script, scene) => ({ scene, script, startsAt: scene * seconds, seconds })),
    language,
    voice: { command: await ownEngine(folder, engine), limitMs: 20_000, entry: await otherEngine() },
    signal: new AbortController().signal,
  });

/** In the place of flite's process: a tone of half a second. */
const otherEngine = async () => {
  const path = join(folder, 'other.mjs');
  const tone = 'Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 9) / 4)';
  await writeFile(
    path,
    `process.on('message', () => process.send({ speech: { sampleRate: 16000, samples: ${tone} } }));`,
  );
  return { path, execArgv: [] };
};

const asked = async (): Promise<{ text: string; rate: number; voice: string; language: string }[]> =>
  (await readFile(join(folder, 'asked.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; rate: number; voice: string; language: string });

describe('speakScenes', () => {
  it('has each line said by a voice of whose it is, in one process', async () => {
    const [path, heard] = [join(folder, 'voices.mjs'), join(folder, 'voices.txt')];
    const tone = 'Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 9) / 4)';
    await writeFile(
      path,
      `import { appendFileSync } from 'node:fs';
      process.on('message', ({ wish }) => {
        appendFileSync(${JSON.stringify(heard)}, wish.voice + ' ' + process.pid + '\\n');
        const words = wish.words.map((text, at) => ({ text, start: at / 8, end: (at + 1) / 8 }));
        process.send({ speech: { sampleRate: 16000, samples: ${tone}, words } });
      });`,
    );
    const lines = (['man', 'woman', undefined] as const).map((who, scene) => ({
      ...{ scene, script: 'It simply works.', startsAt: scene * 3, seconds: 3, who },
    }));
    const voice = { entry: { path, execArgv: [] }, limitMs: 20_000 };
    await speakScenes({ lines, language: 'en', voice, signal: new AbortController().signal });
    const asked = (await readFile(heard, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(asked.map(([one]) => one)).toEqual(['rms', 'slt', 'rms']);
    expect(new Set(asked.map(([, pid]) => pid)).size).toBe(1);
  });

  it('speaks what is written as it is said, within each scene, and tells when each word that is shown is spoken', async () => {
    const { lines, notes } = await speak(['Two for £4.50 — now!', '', 'Hello [SQL|sequel].'], 3);
    expect(notes).toEqual([]);
    expect((await asked()).map(({ text, rate, language }) => ({ text, rate, language }))).toEqual([
      { text: 'Two for four pounds fifty, now!', rate: 1, language: 'en' },
      { text: 'Hello sequel.', rate: 1, language: 'en' },
    ]);
    expect(lines.map(({ scene }) => scene)).toEqual([0, 2]);
    expect(lines[0]?.words.map(({ text }) => text)).toEqual(['Two', 'for', '£4.50 —', 'now!']);
    const [first, second] = lines;
    expect(first?.start).toBeCloseTo(0.35, 2);
    const price = first?.words[2];
    // Three spoken words of 0.3 s each, of which the last tenth is silent.
    expect((price?.end ?? 0) - (price?.start ?? 0)).toBeCloseTo(0.87, 1);
    expect(second?.start).toBeGreaterThan(6);
  });

  it('speaks faster where there is less time, and ends at a clause where that is not enough', async () => {
    const hurried = await speak(['One two three four five six seven.'], 2);
    expect(hurried.notes).toEqual([]);
    const { sampleRate = 1, samples = [], start = 0 } = hurried.lines[0] ?? {};
    expect(start + samples.length / sampleRate).toBeLessThanOrEqual(1.9);
    expect((await asked()).map(({ rate }) => rate > 1)).toEqual([false, true]);
    const cut = await speak(['One two three, four five six seven eight nine ten.'], 2);
    expect(cut.notes).toEqual(['Narration of scene 1 was longer than the scene and was cut short.']);
    expect(cut.lines[0]?.words.map(({ text }) => text)).toEqual(['One', 'two', 'three,']);
    const none = await speak(['One two three.'], 0.4);
    expect(none).toEqual({ lines: [], notes: ['Narration of scene 1 did not fit the scene and was left out.'] });
  });

  it('cuts nothing while what comes after it can still be said', async () => {
    // 0.3 s a word: 4.8 s in a scene of 2 s, of which nothing but the end of the film is in the way.
    const long = Array.from({ length: 16 }, (_, at) => `word${String.fromCharCode(97 + at)}`).join(' ');
    const { lines, notes } = await speak([`${long}.`, 'Ten.', 'Eleven twelve.'], 2);
    expect(notes).toEqual([]);
    expect(lines.map(({ words }) => words.length)).toEqual([16, 1, 2]);
    const ends = lines.map(({ start, samples, sampleRate }) => start + samples.length / sampleRate);
    for (const [at, end] of ends.entries()) expect(lines[at + 1]?.start ?? 6).toBeGreaterThanOrEqual(end);
    // A long one at the end begins before its picture.
    const late = await speak(['One.', 'Two.', `${long.replace(' wordp', '')}.`], 2);
    expect(late.notes).toEqual([]);
    expect(late.lines[2]?.start).toBeLessThan(3);
    expect(late.lines[2]?.words).toHaveLength(15);
  });
  it('goes on under the next picture before it hurries, and not into what is said there', async () => {
    // 0.3 s a word: 2.7 s in scenes of 2 s, of which the second has time to spare.
    const over = await speak(['One two three four five six seven eight nine.', 'Ten.', 'Eleven twelve.'], 2);
    expect(over.notes).toEqual([]);
    expect((await asked()).map(({ rate }) => rate)).toEqual([1, 1, 1, 1.12]);
    const [first, second, third] = over.lines.map(({ start, samples, sampleRate }) => ({
      start,
      end: start + samples.length / sampleRate,
    }));
    expect(first?.end).toBeGreaterThan(2);
    expect(second?.start).toBeGreaterThanOrEqual((first?.end ?? 9) + 0.2 - 1e-6);
    expect(second?.end).toBeLessThan(4);
    expect(third?.start).toBeCloseTo(4.35, 2);
  });

  it('cuts nothing short of what is planned from a brief, however its scenes are shared out', async () => {
    for (const film of partOf(GALLERY, 12)) {
      const { scenes } = await planOf(film);
      const frames = sceneFrames(scenes.map(({ duration }) => duration));
      const { notes } = await speakScenes({
        ...{ lines: linesOf(scenes, frames), language: 'en', voice: {}, signal: new AbortController().signal },
        ...{ seconds: 20, preset: 'en-rms' },
      });
      expect(notes, film.route).toEqual([]);
    }
  });

  const failures = [
    ['ends with an error', { first: "console.error('no model'); process.exit(4);" }, 'it ended with 4: no model'],
    ['writes nothing', { first: 'process.exit(0);' }, 'it wrote no sound'],
    ['writes something else', { first: "writeFileSync(wish.out, 'RIFFany'); process.exit(0);" }, 'no WAV file'],
    ['is silent', { silent: true }, 'nothing can be heard'],
  ] as const;
  it.each(partOf(failures, 2))('leaves the film to the next engine when the own one %s', async (_how, engine, said) => {
    const { lines, notes } = await speak(['Good morning.', 'Good night.', 'Good day.'], 2, engine);
    // Its own engine is tried twice; flite speaks all three.
    expect(lines.map(({ scene }) => scene)).toEqual([0, 1, 2]);
    expect(notes).toHaveLength(2);
    expect(notes[0]).toContain(said);
    expect(notes[0]).toContain('flite (en-rms) speaks');
  });

  it('shows the words alone where nobody speaks the language, and says so', async () => {
    const { lines, notes } = await speakScenes({
      lines: [{ scene: 0, script: 'Saluton.', startsAt: 0, seconds: 3 }],
      language: 'xx',
      voice: {},
      signal: new AbortController().signal,
    });
    expect(lines).toEqual([]);
    expect(notes).toEqual(['No voice speaks xx: the film shows its words over music.']);
  });

  it('knows where scenes begin, and which of them are silent', () => {
    const scenes = [
      motion('One'),
      motion('Two', 'hook', { script: ' ' }),
      motion('Three', 'cta', { script: 'Three.' }),
    ];
    expect(linesOf(scenes, [90, 45, 60])).toEqual([{ scene: 2, script: 'Three.', startsAt: 4.5, seconds: 2 }]);
  });
});

describe('shorten', () => {
  const script = toSpoken('Fresh bread, every day, and coffee.', 'en');
  const ends = [1, 2, 3, 4, 5, 6];
  it.each([
    [6, 'Fresh bread, every day, and coffee.'],
    [5.5, 'Fresh bread, every day.'],
    [3.5, 'Fresh bread.'],
  ])('ends at a clause: %d s', (seconds, text) => {
    expect(shorten(script, ends, seconds)?.text).toBe(text);
  });
  it('ends behind a word where no clause fits, and not before two', () => {
    expect(shorten(toSpoken('Fresh bread every day', 'en'), [1, 2, 3, 4], 3)?.text).toBe('Fresh bread every.');
    expect(shorten(script, ends, 1.5)).toBeUndefined();
  });
});

/** Speech-like: tones that come and go as syllables do. */
const babble = (seconds: number, sampleRate: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const now = at / sampleRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * now)) ** 0.5;
    return (
      0.2 *
      syllable *
      [120, 240, 480, 960, 1900, 3300, 6000].reduce(
        (sum, hertz, n) => sum + Math.sin(2 * Math.PI * hertz * now) / (n + 1),
        0,
      )
    );
  });

const lineAt = (start: number, seconds: number, sampleRate = 16_000): SpokenLine => ({
  scene: 0,
  start,
  samples: babble(seconds, sampleRate),
  sampleRate,
  words: [],
  phones: [],
});

/** A bed with energy where voices live. */
const bedOf = (seconds: number): Stereo => {
  const side = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) =>
    [110, 220, 440, 1760, 3520].reduce(
      (sum, hertz) => sum + 0.05 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE),
      0,
    ),
  );
  return [side, Float32Array.from(side)];
};

const cut = (mix: Stereo, from: number, to: number): Stereo => [
  mix[0].subarray(from * SAMPLE_RATE, to * SAMPLE_RATE),
  mix[1].subarray(from * SAMPLE_RATE, to * SAMPLE_RATE),
];

describe('the voice in the mix', () => {
  const lines = [lineAt(1, 2), lineAt(3.5, 2.5), lineAt(8, 1.5)];
  const voice = voiceTrack(lines, 10 * SAMPLE_RATE);
  const spoken = lines.map(({ start, samples, sampleRate }) => ({ start, end: start + samples.length / sampleRate }));

  it('is as loud as narration, wider than its engine, without clicks at its edges', () => {
    expect(loudness([voice, voice])).toBeCloseTo(-16, 0);
    const edges = [0.99, 1, 3.005, 3.49, 6, 8, 9.505].map((second) => Math.round(second * SAMPLE_RATE));
    for (const at of edges) expect(Math.abs((voice[at] ?? 0) - (voice[at + 1] ?? 0))).toBeLessThan(0.01);
    expect(voice.subarray(0, 0.9 * SAMPLE_RATE).every((sample) => sample === 0)).toBe(true);
  });

  it('stands over a bed that steps back before it, stays back over short pauses, and returns', () => {
    const bed = bedOf(10);
    mixVoice(bed, voice, spoken, { lufs: -16 });
    expect(Math.abs(loudness(bed) + 16)).toBeLessThan(0.12);
    for (const channel of bed)
      expect(channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.79);
    const silent = bedOf(10);
    mixVoice(silent, new Float32Array(10 * SAMPLE_RATE), spoken, { lufs: -16 });
    const [pause, gap] = [loudness(cut(silent, 3.05, 3.45)), loudness(cut(silent, 7, 7.7))];
    expect(gap - pause).toBeGreaterThan(8);
    const under = loudness(cut(silent, 4, 5.5));
    expect(gap - under).toBeGreaterThan(8);
    expect(loudness(cut(bed, 4, 5.5)) - loudness(cut(bed, 7, 7.7))).toBeGreaterThan(0);
  });

  it('breathes with the form of the music, where a voice that is alike throughout would leave no range', () => {
    const times = [
      { start: 0.3, end: 3.7 },
      { start: 4.3, end: 7.6 },
      { start: 8.3, end: 11.4 },
      { start: 12.3, end: 15.6 },
    ];
    const long = Float32Array.from({ length: 16 * SAMPLE_RATE }, (_, at) =>
      times.some(({ start, end }) => at >= start * SAMPLE_RATE && at < end * SAMPLE_RATE)
        ? 0.16 * Math.sin((2 * Math.PI * 300 * at) / SAMPLE_RATE)
        : 0,
    );
    const grid = { beats: Array.from({ length: 32 }, (_, beat) => beat / 2), pickup: 3, bars: 7 };
    const parts = timedParts({ grid, starts: [8, 16, 24] });
    expect(parts.map(({ name, start }) => [name, start])).toEqual([
      ['build', 0],
      ['drop', 4],
      ['half', 8],
      ['lift', 12],
    ]);
    const flat = bedOf(16);
    const alive: Stereo = [flat[0].slice(), flat[1].slice()];
    mixVoice(flat, long, times, { lufs: -16 });
    mixVoice(alive, long, times, { lufs: -16, parts });
    const [before, range] = [flat, alive].map((mix) => loudnessRange(stepEnergies(mix))) as [number, number];
    expect(before).toBeLessThan(2);
    expect(range).toBeGreaterThan(3.9);
    expect(range).toBeLessThan(7);
    expect(Math.abs(loudness(alive) + 16)).toBeLessThan(0.12);
    // The reveal is told more strongly than what leads to it, and the voice stands as far above the bed as ever.
    expect(loudness(cut(alive, 5, 8)) - loudness(cut(alive, 0.5, 3.5))).toBeGreaterThan(2);
  });

  it('tells the second of two lines more strongly in ten seconds, where both fall on parts that are alike', () => {
    const times = [
      { start: 0.2, end: 3.8 },
      { start: 4.1, end: 9.3 },
    ];
    const said = Float32Array.from({ length: 10 * SAMPLE_RATE }, (_, at) =>
      times.some(({ start, end }) => at >= start * SAMPLE_RATE && at < end * SAMPLE_RATE)
        ? 0.16 * Math.sin((2 * Math.PI * 300 * at) / SAMPLE_RATE)
        : 0,
    );
    const parts = [
      { name: 'build', start: 0, end: 3.5 },
      { name: 'half', start: 3.5, end: 7 },
      { name: 'lift', start: 7, end: 8.8 },
    ] as const;
    const mix = bedOf(10);
    mixVoice(mix, said, times, { lufs: -16, parts });
    expect(loudnessRange(stepEnergies(mix))).toBeGreaterThan(4);
    expect(loudnessRange(stepEnergies(mix))).toBeLessThan(7);
    expect(loudness(cut(mix, 5, 9)) - loudness(cut(mix, 0.5, 3.5))).toBeGreaterThan(4);
  });

  it('has a loudness range in six seconds, too, and comes nearer to it where music alone is far below the one line', () => {
    const parts = [
      { name: 'build', start: 0, end: 2 },
      { name: 'lift', start: 2, end: 5.6 },
    ] as const;
    const rangeOf = (spoken: readonly { start: number; end: number }[], quiet: number, formed: boolean): number => {
      const said = Float32Array.from({ length: 6 * SAMPLE_RATE }, (_, at) =>
        spoken.some(({ start, end }) => at >= start * SAMPLE_RATE && at < end * SAMPLE_RATE)
          ? 0.16 * Math.sin((2 * Math.PI * 300 * at) / SAMPLE_RATE)
          : 0,
      );
      const mix = bedOf(6);
      for (const side of mix) for (let at = 0; at < quiet * SAMPLE_RATE; at += 1) side[at] = (side[at] as number) * 0.2;
      mixVoice(mix, said, spoken, { lufs: -16, ...(formed ? { parts } : {}) });
      return loudnessRange(stepEnergies(mix));
    };
    const lines = [
      { start: 0.3, end: 1.4 },
      { start: 3.3, end: 5.7 },
    ];
    expect(rangeOf(lines, 0, false)).toBeLessThan(4);
    expect(rangeOf(lines, 0, true)).toBeGreaterThan(4);
    expect(rangeOf(lines, 0, true)).toBeLessThan(7);
    const late = [{ start: 3.2, end: 5.8 }];
    expect(rangeOf(late, 3, false)).toBeGreaterThan(7);
    expect(rangeOf(late, 3, true)).toBeLessThan(rangeOf(late, 3, false) - 1);
  });

  it('joins stretches that are near each other', () => {
    expect(
      stretchesOf([
        { start: 5, end: 6 },
        { start: 1, end: 2 },
        { start: 2.7, end: 3 },
      ]),
    ).toEqual([
      { start: 1, end: 3 },
      { start: 5, end: 6 },
    ]);
  });
});

describe('limit', () => {
  it('lets no peak through, nor changes what is below, nor jumps', () => {
    const mix = Float32Array.from({ length: 9600 }, (_, at) => (at > 4000 && at < 4400 ? 1.6 : 0.4) * Math.sin(at / 7));
    const before = Float32Array.from(mix);
    limit([mix], 0.79);
    expect(mix.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.79);
    expect(mix.subarray(0, 3700)).toEqual(before.subarray(0, 3700));
    const gains = mix.map((sample, at) => sample / (before[at] ?? 1));
    for (let at = 3900; at < 4000; at += 1)
      if (Math.abs(before[at] ?? 0) > 0.1) expect(Math.abs((gains[at + 1] ?? 0) - (gains[at] ?? 0))).toBeLessThan(0.02);
  });
});

describe('resample', () => {
  it.each([16_000, 22_050, 24_000, 96_000])('keeps a tone at %d Hz what it was', (from) => {
    const tone = Float32Array.from({ length: from / 10 }, (_, at) => Math.sin((2 * Math.PI * 1000 * at) / from));
    const out = resample(tone, from, 48_000);
    expect(out.length).toBe(4800);
    for (let at = 200; at < 4600; at += 97)
      expect(out[at]).toBeCloseTo(Math.sin((2 * Math.PI * 1000 * at) / 48_000), 1);
  });
});

describe('speechEdges', () => {
  it('finds where something is heard, and nothing in silence', () => {
    const samples = new Float32Array(16_000);
    samples.set(babble(0.3, 16_000), 4000);
    const { from = 0, to = 0 } = speechEdges(samples, 16_000) ?? {};
    expect(from).toBeGreaterThan(3400);
    expect(from).toBeLessThanOrEqual(4000);
    expect(to).toBeLessThan(4000 + 4800 + 500);
    expect(speechEdges(new Float32Array(100), 16_000)).toBeUndefined();
  });
});

describe('a film with a voice', () => {
  const job = jobOf(
    [
      motion('Good day', 'hook', { duration: 1.5, script: 'Good day.' }),
      motion('Buy now', 'cta', { duration: 1.2, script: 'Buy now.' }),
    ],
    { aspect: '1:1' },
  );

  it('tells its words, is as loud as others, and is the same each time; nobody speaks where no narrator is wanted', async () => {
    const voice = { command: await ownEngine(folder) };
    const one = await renderHere(job, folder, { voice, name: 'one' });
    await renderHere(job, folder, { voice, name: 'other' });
    const quiet = await renderHere({ ...job, narrator: false }, folder, { voice, name: 'quiet' });
    expect(one.notes).toEqual([]);
    expect(one.words?.map(({ text, scene }) => [text, scene])).toEqual([
      ['Good', 0],
      ['day.', 0],
      ['Buy', 1],
      ['now.', 1],
    ]);
    expect(one.words?.[2]?.start).toBeGreaterThan(1.5);
    expect(quiet.words).toEqual([]);
    const bytes = await Promise.all(['one', 'other', 'quiet'].map((name) => readFile(join(folder, `${name}.mp4`))));
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
    expect(bytes[0]?.equals(bytes[2] ?? Buffer.alloc(0))).toBe(false);
  });
});
