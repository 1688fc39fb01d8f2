/** Drums: skins as sines that fall, wires and brass as noise behind filters, all of it driven. One kit sounds unlike another. */
import { fading, sine } from '../exact';
import { filtered } from '../filter';
import { SAMPLE_RATE } from '../sample-rate';
import { addNoise, addTo, driven, faded, fallen, risen, samplesOf, type Tone } from './tone';

export interface Kit {
  /** Hertz on which the kick ends, the octaves above it on which it begins, seconds for which it lasts, and how far it is driven. */
  readonly kick: readonly [hertz: number, octaves: number, seconds: number, drive: number];
  /** Hertz of the skin, seconds of the skin and of its wires, and how loud these are. */
  readonly snare: readonly [hertz: number, skin: number, wires: number, loud: number];
  /** Seconds for which a closed and an open hat ring, and the hertz below which they have nothing. */
  readonly hat: readonly [closed: number, open: number, hertz: number];
  /** Hertz in the middle of a clap, and seconds. */
  readonly clap: readonly [hertz: number, seconds: number];
}

// biome-ignore format: a table is read in rows
export const KITS = {
  club: { kick: [48, 2.1, 0.2, 2.2], snare: [190, 0.07, 0.13, 0.8], hat: [0.028, 0.22, 7800], clap: [1500, 0.16] },
  electro: { kick: [44, 2.6, 0.34, 1.8], snare: [210, 0.05, 0.1, 1], hat: [0.018, 0.16, 9000], clap: [1900, 0.11] },
  acoustic: { kick: [58, 1.4, 0.15, 1.5], snare: [175, 0.11, 0.18, 0.9], hat: [0.04, 0.34, 6200], clap: [1200, 0.14] },
  dusty: { kick: [62, 1.1, 0.16, 2.6], snare: [165, 0.09, 0.11, 0.7], hat: [0.024, 0.12, 5200], clap: [1000, 0.1] },
  brushes: { kick: [55, 1, 0.13, 1.1], snare: [180, 0.04, 0.24, 0.55], hat: [0.05, 0.3, 5800], clap: [1300, 0.12] },
  hands: { kick: [72, 0.9, 0.17, 1.2], snare: [240, 0.08, 0.05, 0.6], hat: [0.03, 0.14, 7000], clap: [1600, 0.1] },
  drums: { kick: [42, 1.3, 0.5, 2], snare: [150, 0.16, 0.26, 0.9], hat: [0.035, 0.4, 6600], clap: [1100, 0.24] },
  stadium: { kick: [50, 1.7, 0.26, 2.6], snare: [185, 0.13, 0.3, 1.1], hat: [0.035, 0.3, 7000], clap: [1300, 0.3] },
} as const satisfies Record<string, Kit>;
export type KitName = keyof typeof KITS;

/** Ends where it is hardly heard any more. */
const finished = (out: Float32Array): Tone => {
  risen(out, 0.0008);
  fallen(out, 0.03);
  return [out];
};

/** A skin: it falls from higher up, with a click where it is struck. */
function skin(low: number, octaves: number, seconds: number, drive: number, label: string): Tone {
  const [fall, fade] = [fading(0.018), fading(seconds * 0.55)];
  const out = samplesOf(seconds * 2.2);
  const click = samplesOf(0.012);
  addNoise(click, label, 0.2);
  faded(click, 1, fading(0.0022));
  let bend = octaves;
  let level = 1;
  let phase = 0;
  for (let at = 0; at < out.length; at += 1) {
    phase += (low * (1 + bend * (1 + bend * 0.5))) / SAMPLE_RATE;
    out[at] = sine(phase) * level;
    bend *= fall;
    level *= fade;
  }
  addTo(out, click);
  driven(out, drive, 0.85);
  return finished(out);
}

function snare([pitch, length, wires, loud]: Kit['snare'], label: string): Tone {
  const out = samplesOf(wires * 2 + 0.1);
  addNoise(out, label);
  filtered(out, { keeps: 'high', at: 1800, peak: 0.1 });
  faded(out, loud * 0.9, fading(wires * 0.5));
  const bendFade = fading(0.01);
  const fade = fading(length);
  let [level, bend, phase] = [0.75, 0.5, 0];
  for (let at = 0; at < out.length; at += 1) {
    phase += (pitch * (1 + bend)) / SAMPLE_RATE;
    out[at] = (out[at] as number) + (sine(phase) + 0.4 * sine(phase * 1.62)) * level;
    level *= fade;
    bend *= bendFade;
  }
  driven(out, 1, 0.7);
  return finished(out);
}

const PLATES = [205, 304, 370, 523, 540, 800] as const;

/** Adds three squares of so many turns a sample. */
function addSquares(out: Float32Array, [first, second, third]: readonly [number, number, number], gain: number): void {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let at = 0; at < out.length; at += 1) {
    const up = (one < 0.5 ? gain : -gain) + (two < 0.5 ? gain : -gain) + (three < 0.5 ? gain : -gain);
    out[at] = (out[at] as number) + up;
    one += first;
    if (one >= 1) one -= 1;
    two += second;
    if (two >= 1) two -= 1;
    three += third;
    if (three >= 1) three -= 1;
  }
}

/** Brass: six squares out of tune with each other, and noise, of which only the top is left. */
function brass(seconds: number, above: number, label: string, gain: number): Tone {
  const out = samplesOf(Math.min(2.4, seconds * 5 + 0.02));
  const steps = PLATES.map((plate) => (plate * above) / 7000 / SAMPLE_RATE);
  addSquares(out, steps.slice(0, 3) as [number, number, number], 0.16);
  addSquares(out, steps.slice(3) as [number, number, number], 0.16);
  addNoise(out, label, 0.55);
  filtered(out, { keeps: 'high', at: above, peak: 0.15 });
  faded(out, gain, fading(seconds));
  return finished(out);
}

/** Hands that do not meet at once. */
function clap([middle, seconds]: Kit['clap'], label: string): Tone {
  const out = samplesOf(seconds * 2 + 0.06);
  addNoise(out, label);
  const edge = out.slice();
  filtered(out, { keeps: 'band', at: middle, peak: 0.35 });
  const [quick, slow] = [fading(0.006), fading(seconds * 0.45)];
  const every = Math.round(0.011 * SAMPLE_RATE);
  let level = 1;
  for (let at = 0; at < out.length; at += 1) {
    if (at < 4 * every && at % every === 0) level = 1;
    out[at] = ((out[at] as number) * 1.7 + (edge[at] as number) * 0.16) * level;
    level *= at < 3 * every ? quick : slow;
  }
  driven(out, 1, 0.75);
  return finished(out);
}

function shaker(label: string): Tone {
  const out = samplesOf(0.13);
  addNoise(out, label, 0.4);
  filtered(out, { keeps: 'high', at: 6500, peak: 0.2 });
  const fade = fading(0.03);
  const rising = 0.018 * SAMPLE_RATE;
  let level = 0;
  for (let at = 0; at < out.length; at += 1) {
    level = at < rising ? level + 1 / rising : level * fade;
    out[at] = (out[at] as number) * level;
  }
  return finished(out);
}

export type Drum = 'kick' | 'snare' | 'rim' | 'clap' | 'hat' | 'open' | 'shaker' | 'tom' | 'crash' | 'ride' | 'snap';

/** A drum of a kit; `take` makes it one of a few strokes that are not quite alike. */
export function drum(name: Drum, kit: Kit, take: number): Tone {
  const label = `${name} ${take}`;
  switch (name) {
    case 'kick':
      return skin(...kit.kick, label);
    case 'tom':
      return skin(kit.kick[0] * (1.7 + 0.35 * (take % 3)), 0.6, 0.34, 1.4, label);
    case 'snare':
      return snare(kit.snare, label);
    case 'rim':
      return snare([kit.snare[0] * 4.6, 0.012, 0.03, 0.5], label);
    case 'clap':
      return clap(kit.clap, label);
    case 'snap':
      return clap([kit.clap[0] * 1.7, 0.05], label);
    case 'hat':
      return brass(kit.hat[0] * (1 + 0.12 * (take % 3)), kit.hat[2], label, 0.5);
    case 'open':
      return brass(kit.hat[1], kit.hat[2], label, 0.42);
    case 'ride':
      return brass(0.42, kit.hat[2] * 0.8, label, 0.3);
    case 'crash':
      return brass(0.62, kit.hat[2] * 0.62, label, 0.6);
    case 'shaker':
      return shaker(label);
  }
}
