/** Makes a synthesiser's voice one that was recorded: even, clear, in a small room, at the loudness of narration. */
import { loudness } from '../music/loudness';
import { SAMPLE_RATE } from '../music/sample-rate';
import { limit } from './limit';
import { polishSpectrum } from './spectral-polish';

/** Loudness of narration, and the level that it is compressed at. */
const VOICE_LUFS = -16;
const WORKING_LUFS = -20;
const CEILING = 0.79;

const highPass = (voice: Float32Array): void => {
  const omega = (2 * Math.PI * 70) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / Math.SQRT2;
  const cosine = Math.cos(omega);
  const a0 = 1 + alpha;
  const b0 = (1 + cosine) / 2 / a0;
  const a1 = (2 * cosine) / a0;
  const a2 = (1 - alpha) / a0;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let at = 0; at < voice.length; at += 1) {
    const x = voice[at] as number;
    const y = b0 * (x - 2 * x1 + x2) + a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    voice[at] = y;
  }
};

const COMPRESSION = { threshold: -22, ratio: 2.5, attack: 0.008, release: 0.14, knee: 6 };

const compress = (voice: Float32Array): void => {
  const { threshold, ratio, attack, release, knee } = COMPRESSION;
  const [rise, fall] = [attack, release].map((seconds) => 1 - Math.exp(-1 / (seconds * SAMPLE_RATE))) as [
    number,
    number,
  ];
  let energy = 0;
  let gain = 1;
  for (let at = 0; at < voice.length; at += 1) {
    const now = (voice[at] as number) ** 2;
    energy += (now - energy) * (now > energy ? rise : fall);
    // The level moves slowly beside the samples.
    if (at % 16 === 0) {
      const over = 10 * Math.log10(energy + 1e-12) - threshold;
      const bent = over <= -knee / 2 ? 0 : over >= knee / 2 ? over : (over + knee / 2) ** 2 / (2 * knee);
      gain = 10 ** ((-bent * (1 - 1 / ratio)) / 20);
    }
    voice[at] = (voice[at] as number) * gain;
  }
};

/** Where the walls of a small room answer first, in seconds, and how much of what is sent. */
const WALLS = [
  [0.0051, 0.5],
  [0.0087, -0.38],
  [0.0129, 0.3],
  [0.0173, -0.22],
] as const;
const COMBS = [1103, 1283, 1459];
/** The sound of it falls by 60 dB in so many seconds. */
const DECAY = 0.24;
const ROOM_LEVEL = 10 ** (-19 / 20);

/** A line that feeds itself: what comes round of it is added. */
const addComb = (wet: Float32Array, sent: Float32Array, length: number): void => {
  const back = 10 ** ((-3 * length) / SAMPLE_RATE / DECAY);
  const line = new Float32Array(length);
  let place = 0;
  for (let at = 0; at < wet.length; at += 1) {
    const out = line[place] as number;
    wet[at] = (wet[at] as number) + out * 0.3;
    line[place] = (sent[at] as number) + out * back;
    place = place + 1 === length ? 0 : place + 1;
  }
};

const addRoom = (voice: Float32Array): void => {
  const [high, low] = [Math.exp((-2 * Math.PI * 250) / SAMPLE_RATE), 1 - Math.exp((-2 * Math.PI * 6500) / SAMPLE_RATE)];
  const sent = new Float32Array(voice.length);
  let [passed, before, smooth] = [0, 0, 0];
  for (let at = 0; at < voice.length; at += 1) {
    const x = voice[at] as number;
    passed = high * (passed + x - before);
    before = x;
    smooth += low * (passed - smooth);
    sent[at] = smooth;
  }
  const wet = new Float32Array(voice.length);
  for (const [seconds, level] of WALLS) {
    const delay = Math.round(seconds * SAMPLE_RATE);
    for (let at = delay; at < wet.length; at += 1) wet[at] = (wet[at] as number) + (sent[at - delay] as number) * level;
  }
  for (const length of COMBS) addComb(wet, sent, length);
  for (let at = 0; at < voice.length; at += 1) voice[at] = (voice[at] as number) + (wet[at] as number) * ROOM_LEVEL;
};

const scale = (voice: Float32Array, gain: number): void => {
  for (let at = 0; at < voice.length; at += 1) voice[at] = (voice[at] as number) * gain;
};

const NOTHING = new Float32Array(0);
/** What the second side adds, in dB. */
const BOTH_SIDES = 10 * Math.log10(2);

/** Sets one voice, heard from both sides, to a loudness. */
export const setVoiceLoudness = (voice: Float32Array, lufs: number): void => {
  const now = loudness([voice, NOTHING]) + BOTH_SIDES;
  if (now > -70) scale(voice, 10 ** ((lufs - now) / 20));
};

/** All that is said in a film, one line behind the other, at 48 kHz and about −20 LUFS. `engineRate`: the rate at which its engine spoke. */
export function polishVoice(raw: Float32Array, engineRate: number): Float32Array {
  const voice = Float32Array.from(raw);
  highPass(voice);
  const polished = polishSpectrum(voice, engineRate);
  setVoiceLoudness(polished, WORKING_LUFS);
  compress(polished);
  addRoom(polished);
  setVoiceLoudness(polished, VOICE_LUFS);
  // What was taken off its peaks is missing in its loudness.
  if (limit([polished], CEILING)) {
    setVoiceLoudness(polished, VOICE_LUFS);
    limit([polished], CEILING);
  }
  return polished;
}
