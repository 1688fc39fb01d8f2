/** What a voice sounds like from moment to moment, as speech is compared: cepstra of mel bands, how they change, and how loud it is. */
import { fourierOf } from '../fourier';
import { resample } from '../resample';

const SAMPLE_RATE = 16_000;
/** Seconds from one moment to the next. */
export const HOP_SECONDS = 0.01;
const HOP = SAMPLE_RATE * HOP_SECONDS;
/** Around a moment. */
const WINDOW = 400;
const SIZE = 512;
const BANDS = 40;
const CEPSTRA = 13;
const PRE_EMPHASIS = 0.97;
/** Moments as quiet as this below the loudest are no part of the voice's mean. */
const QUIET_DB = 45;
/** How much changes count, how loud it is, and how that changes, beside what it sounds like: as they found words best. */
const CHANGE_WEIGHT = 0.3;
const LEVEL_WEIGHT = 2;
const LEVEL_CHANGE_WEIGHT = 1;
/** Moments over which a change is taken, to either side. */
const CHANGE = 2;
const MOST_DEVIATIONS = 3;

const toMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const fromMel = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1);

interface Band {
  readonly first: number;
  readonly weights: Float64Array;
}

const bands = (): Band[] => {
  const [low, high] = [toMel(80), toMel(7600)];
  const edges = Array.from(
    { length: BANDS + 2 },
    (_, at) => (fromMel(low + ((high - low) * at) / (BANDS + 1)) * SIZE) / SAMPLE_RATE,
  );
  return Array.from({ length: BANDS }, (_, band) => {
    const [from = 0, middle = 1, to = 2] = edges.slice(band, band + 3);
    const first = Math.ceil(from);
    return {
      first,
      weights: Float64Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_unused, at) => {
        const bin = first + at;
        return Math.max(0, bin < middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle));
      }),
    };
  });
};

interface Moment {
  readonly cepstra: Float64Array;
  readonly level: number;
}

const momentsOf = (samples: Float32Array): Moment[] => {
  const transform = fourierOf(SIZE);
  const filters = bands();
  const window = Float64Array.from(
    { length: WINDOW },
    (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / (WINDOW - 1)),
  );
  const cosines = Array.from({ length: CEPSTRA }, (_, order) =>
    Float64Array.from({ length: BANDS }, (_unused, band) => Math.cos((Math.PI * order * (band + 0.5)) / BANDS)),
  );
  const count = Math.max(1, Math.floor(samples.length / HOP));
  const logs = new Float64Array(BANDS);
  return Array.from({ length: count }, (_, moment) => {
    const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
    let energy = 0;
    for (let at = 0; at < WINDOW; at += 1) {
      const place = moment * HOP + at - WINDOW / 2;
      const sample = samples[place] ?? 0;
      energy += sample * sample;
      real[at] = (sample - PRE_EMPHASIS * (samples[place - 1] ?? 0)) * (window[at] as number);
    }
    transform(real, imaginary);
    for (const [band, { first, weights }] of filters.entries()) {
      let sum = 0;
      for (let at = 0; at < weights.length; at += 1)
        sum += (weights[at] as number) * ((real[first + at] as number) ** 2 + (imaginary[first + at] as number) ** 2);
      logs[band] = Math.log(sum + 1e-7);
    }
    const cepstra = Float64Array.from(cosines, (cosine) => {
      let sum = 0;
      for (let band = 0; band < BANDS; band += 1) sum += (logs[band] as number) * (cosine[band] as number);
      return sum / BANDS;
    });
    return { cepstra, level: 10 * Math.log10(energy / WINDOW + 1e-9) };
  });
};

const clamped = (value: number): number => Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, value));

/** One vector a moment; a voice's own colour is taken out, so that voices can be compared. */
export function features(samples: Float32Array, sampleRate: number): Float64Array[] {
  const moments = momentsOf(resample(samples, sampleRate, SAMPLE_RATE));
  const loudest = moments.reduce((most, { level }) => Math.max(most, level), -90);
  const voiced = moments.filter(({ level }) => level > loudest - QUIET_DB);
  const mean = new Float64Array(CEPSTRA);
  const spread = new Float64Array(CEPSTRA);
  for (let order = 0; order < CEPSTRA; order += 1) {
    for (const { cepstra } of voiced)
      mean[order] = (mean[order] as number) + (cepstra[order] as number) / voiced.length;
    for (const { cepstra } of voiced)
      spread[order] =
        (spread[order] as number) + ((cepstra[order] as number) - (mean[order] as number)) ** 2 / voiced.length;
  }
  const normal = moments.map(({ cepstra }) =>
    cepstra.map((value, order) => (value - (mean[order] as number)) / (Math.sqrt(spread[order] as number) + 1e-6)),
  );
  const last = normal.length - 1;
  return normal.map((now, at) => {
    const [before, after] = [Math.max(0, at - CHANGE), Math.min(last, at + CHANGE)];
    const levelAt = (moment: number): number => moments[moment]?.level ?? -90;
    const vector = new Float64Array(CEPSTRA * 2 + 2);
    for (let order = 0; order < CEPSTRA; order += 1) {
      vector[order] = clamped(now[order] as number);
      const change = (normal[after]?.[order] ?? 0) - (normal[before]?.[order] ?? 0);
      vector[CEPSTRA + order] = CHANGE_WEIGHT * clamped(change);
    }
    vector[CEPSTRA * 2] = (LEVEL_WEIGHT * Math.max(-50, levelAt(at) - loudest)) / 10;
    vector[CEPSTRA * 2 + 1] = (LEVEL_CHANGE_WEIGHT * (levelAt(after) - levelAt(before))) / 10;
    return vector;
  });
}
