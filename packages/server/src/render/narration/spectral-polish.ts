/**
 * What is done to a voice by its frequencies, in one walk over it: its long-term spectrum is brought near that of speech in
 * general, hissing is softened, and where the engine's band ends the sounds below are continued above.
 */
import { type Fourier, fourierOf } from './fourier';

const SAMPLE_RATE = 48_000;
const SIZE = 1024;
const HOP = SIZE / 2;
const HALF = SIZE / 2;

/** The long-term average spectrum of speech by Byrne and others (1994), dB by third octaves. */
const SPEECH: readonly (readonly [hertz: number, level: number])[] = [
  [160, 56.8],
  [200, 60.2],
  [250, 60.3],
  [315, 59],
  [400, 62.1],
  [500, 62.1],
  [630, 60.5],
  [800, 56.8],
  [1000, 53.7],
  [1250, 53],
  [1600, 52],
  [2000, 48.7],
  [2500, 48.1],
  [3150, 46.8],
  [4000, 45.6],
  [5000, 44.5],
  [6300, 44.3],
  [8000, 43.7],
  [10_000, 43.4],
];
/** Edges of a third octave. */
const THIRD = 2 ** (1 / 6);
/** How much of the difference is made up for, and at most how many dB. */
const NEARER = 0.7;
const MOST_CHANGE = 7;

/** Where copied sounds come from and go, and how they fall off. */
const COPY = { from: 4300, to: 13_500, level: -4, slope: -9 };
/** Of a voice's band, the share that can be used. */
const EDGE_SHARE = 0.9125;

const HISS = { from: 4800, to: 9500, share: 0.3, least: 0.5 };

const binOf = (hertz: number): number => Math.round((hertz * SIZE) / SAMPLE_RATE);
const gainOf = (decibels: number): number => 10 ** (decibels / 20);

/** The gain of each bin. */
const equaliser = (power: Float64Array, edge: number): Float64Array => {
  const bands = SPEECH.filter(([hertz]) => hertz * THIRD < edge);
  const differences = bands.map(([hertz, level]) => {
    const [first, last] = [
      Math.round((hertz / THIRD) * (SIZE / SAMPLE_RATE)),
      Math.round(hertz * THIRD * (SIZE / SAMPLE_RATE)),
    ];
    let sum = 0;
    for (let bin = first; bin <= Math.max(first, last); bin += 1) sum += power[bin] ?? 0;
    return 10 * Math.log10((sum / Math.max(1, last - first + 1)) * hertz + 1e-12) - level;
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / Math.max(1, differences.length);
  const wanted = differences.map((value) => Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, NEARER * (mean - value))));
  const smooth = wanted.map((value, at) => ((wanted[at - 1] ?? value) + 2 * value + (wanted[at + 1] ?? value)) / 4);
  return Float64Array.from({ length: HALF }, (_, bin) => {
    const hertz = (bin * SAMPLE_RATE) / SIZE;
    const after = bands.findIndex(([band]) => band >= hertz);
    if (after === 0) return gainOf((smooth[0] ?? 0) * Math.min(1, hertz / 160));
    if (after < 0) return gainOf(smooth.at(-1) ?? 0);
    const [low, high] = [bands[after - 1]?.[0] ?? 1, bands[after]?.[0] ?? 1];
    const share = Math.log(hertz / low) / Math.log(high / low);
    return gainOf((smooth[after - 1] ?? 0) * (1 - share) + (smooth[after] ?? 0) * share);
  });
};

/** Where frames begin in which anything is heard. */
function heardIn(voice: Float32Array): Int32Array {
  const starts: number[] = [];
  for (let start = -HOP; start < voice.length; start += HOP) {
    let energy = 0;
    for (let at = Math.max(0, start); at < Math.min(voice.length, start + SIZE) && energy < 1e-9; at += 1)
      energy += (voice[at] as number) ** 2;
    if (energy >= 1e-9) starts.push(start);
  }
  return Int32Array.from(starts);
}

/** Frames of a voice by their frequencies, each in one stretch of both lists. */
interface Spectra {
  readonly starts: Int32Array;
  readonly real: Float32Array;
  readonly imaginary: Float32Array;
}

const WINDOW = Float64Array.from({ length: SIZE }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / SIZE));

/** Two frames at a time: the one as the real part, the other as the imaginary one. */
function spectraOf(voice: Float32Array, transform: Fourier): Spectra {
  const starts = heardIn(voice);
  const [real, imaginary] = [new Float32Array(starts.length * HALF), new Float32Array(starts.length * HALF)];
  const [one, other] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  const load = (into: Float64Array, start: number | undefined): void => {
    into.fill(0);
    if (start === undefined) return;
    const end = Math.min(SIZE, voice.length - start);
    for (let at = Math.max(0, -start); at < end; at += 1)
      into[at] = (voice[start + at] as number) * (WINDOW[at] as number);
  };
  for (let frame = 0; frame < starts.length; frame += 2) {
    load(one, starts[frame]);
    load(other, starts[frame + 1]);
    transform(one, other);
    const [first, second] = [frame * HALF, (frame + 1) * HALF];
    const isPair = frame + 1 < starts.length;
    for (let bin = 1; bin < HALF; bin += 1) {
      const r = one[bin] as number;
      const i = other[bin] as number;
      const mr = one[SIZE - bin] as number;
      const mi = other[SIZE - bin] as number;
      real[first + bin] = (r + mr) / 2;
      imaginary[first + bin] = (i - mi) / 2;
      if (!isPair) continue;
      real[second + bin] = (i + mi) / 2;
      imaginary[second + bin] = (mr - r) / 2;
    }
  }
  return { starts, real, imaginary };
}

/** The other way round: adds up what frames sound like. */
function soundOf({ starts, real, imaginary }: Spectra, length: number, transform: Fourier): Float32Array {
  const out = new Float32Array(length);
  const [one, other] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  const add = (from: Float64Array, start: number): void => {
    const end = Math.min(SIZE, length - start);
    for (let at = Math.max(0, -start); at < end; at += 1)
      out[start + at] = (out[start + at] as number) + ((from[at] as number) / SIZE) * (WINDOW[at] as number);
  };
  for (let frame = 0; frame < starts.length; frame += 2) {
    const [first, second] = [frame * HALF, (frame + 1) * HALF];
    const isPair = frame + 1 < starts.length;
    one.fill(0);
    other.fill(0);
    for (let bin = 1; bin < HALF; bin += 1) {
      const r = real[first + bin] as number;
      const i = imaginary[first + bin] as number;
      const or = isPair ? (real[second + bin] as number) : 0;
      const oi = isPair ? (imaginary[second + bin] as number) : 0;
      one[bin] = r - oi;
      other[bin] = i + or;
      one[SIZE - bin] = r + oi;
      other[SIZE - bin] = or - i;
    }
    transform(other, one);
    add(one, starts[frame] as number);
    if (isPair) add(other, starts[frame + 1] as number);
  }
  return out;
}

/** The energy of each frequency, of all frames together. */
function powerOf({ starts, real, imaginary }: Spectra): Float64Array {
  const power = new Float64Array(HALF);
  for (let frame = 0; frame < starts.length; frame += 1)
    for (let bin = 0; bin < HALF; bin += 1) {
      const r = real[frame * HALF + bin] as number;
      const i = imaginary[frame * HALF + bin] as number;
      power[bin] = (power[bin] as number) + r * r + i * i;
    }
  return power;
}

/** `engineRate`: the rate at which the engine spoke, half of which is all that its sound holds. */
export function polishSpectrum(voice: Float32Array, engineRate: number): Float32Array {
  const transform = fourierOf(SIZE);
  const spectra = spectraOf(voice, transform);
  const edgeHertz = Math.min(engineRate / 2, SAMPLE_RATE / 2) * EDGE_SHARE;
  const gains = equaliser(powerOf(spectra), edgeHertz);
  const [edge, source, top] = [binOf(edgeHertz), binOf(COPY.from), binOf(COPY.to)];
  // An even number of bins: sounds keep their phase from frame to frame.
  const width = Math.max(2, 2 * Math.floor((edge - source) / 2));
  const copied = Float64Array.from({ length: HALF }, (_, bin) =>
    bin < edge || bin >= top
      ? 0
      : gainOf(COPY.level + COPY.slope * Math.log2(bin / edge)) * Math.min(1, (bin - edge + 1) / 4),
  );
  const [hissFrom, hissTo] = [binOf(HISS.from), binOf(HISS.to)];
  for (let frame = 0; frame < spectra.starts.length; frame += 1) {
    const real = spectra.real.subarray(frame * HALF, (frame + 1) * HALF);
    const imaginary = spectra.imaginary.subarray(frame * HALF, (frame + 1) * HALF);
    let [whole, hiss] = [1e-9, 0];
    for (let bin = 1; bin < HALF; bin += 1) {
      const gain = bin < edge ? (gains[bin] as number) : 0;
      const r = (real[bin] as number) * gain;
      const i = (imaginary[bin] as number) * gain;
      real[bin] = r;
      imaginary[bin] = i;
      const energy = r * r + i * i;
      whole += energy;
      if (bin >= hissFrom && bin < hissTo) hiss += energy;
    }
    for (let bin = edge; bin < top; bin += 1) {
      const from = source + ((bin - edge) % width);
      real[bin] = (real[from] as number) * (copied[bin] as number);
      imaginary[bin] = (imaginary[from] as number) * (copied[bin] as number);
    }
    const share = hiss / whole;
    const soft = share > HISS.share ? Math.max(HISS.least, Math.sqrt(HISS.share / share)) : 1;
    for (let bin = hissFrom; bin < top && soft < 1; bin += 1) {
      real[bin] = (real[bin] as number) * soft;
      imaginary[bin] = (imaginary[bin] as number) * soft;
    }
  }
  return soundOf(spectra, voice.length, transform);
}
