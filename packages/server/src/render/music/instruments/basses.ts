/** What plays the lowest part. */
import { exp2, fading, hertz } from '../exact';
import { filtered } from '../filter';
import { SAMPLE_RATE } from '../sample-rate';
import { addSaws } from './saw-waves';
import { addSine, driven, type Instrument, risen, samplesOf } from './tone';

/** Mostly one sine, driven a little, so that small speakers have something of it. */
const sub: Instrument = {
  release: 0.05,
  make: (midi, seconds) => {
    const step = hertz(midi) / SAMPLE_RATE;
    const out = samplesOf(seconds);
    addSine(out, step, 1);
    addSine(out, step * 2, 0.5, fading(0.25));
    driven(out, 1.5, 0.78);
    risen(out, 0.006);
    return [out];
  },
};

/** A saw whose filter shuts at once, over a sine. */
const shutting = (rests: number, opens: number, shuts: number, drive: number): Instrument => ({
  release: 0.04,
  make: (midi, seconds) => {
    const step = hertz(midi) / SAMPLE_RATE;
    const out = samplesOf(seconds);
    addSaws(out, [{ step, begins: 0.5, gain: 1 }]);
    const fall = -1.4426950408889634 / (shuts * SAMPLE_RATE);
    filtered(out, { keeps: 'low', at: (sample) => rests * (1 + opens * exp2(sample * fall)), peak: 0.35 });
    addSine(out, step, 0.75);
    driven(out, drive, 0.7);
    risen(out, 0.003);
    return [out];
  },
});

/** One that is bowed or blown: it swells. */
const low: Instrument = {
  release: 0.25,
  make: (midi, seconds) => {
    const step = hertz(midi) / SAMPLE_RATE;
    const out = samplesOf(seconds);
    for (const [ratio, gain] of [
      [1, 1],
      [2.003, 0.45],
      [2.997, 0.25],
      [5.01, 0.12],
    ] as const)
      addSine(out, step * ratio, gain);
    driven(out, 1, 0.75);
    risen(out, 0.09);
    return [out];
  },
};

export const BASSES = {
  sub,
  'saw-bass': shutting(240, 7, 0.07, 1.6),
  'acid-bass': shutting(190, 16, 0.11, 2.2),
  'soft-bass': shutting(150, 2.5, 0.09, 1.2),
  'low-strings': low,
} as const satisfies Record<string, Instrument>;
