/** How a clip's colours become the film's: its coding undone where it has more light than a screen, and a grade to the palette. */
import { brightness, mix, type Rgb } from '../color/color';
import type { Palette } from '../color/palettes';
import type { Coding } from './judge-clip';

type Triple = readonly [number, number, number];

/** Points of a side; what is coded for more light bends more. */
const POINTS: Record<Coding, number> = { plain: 17, hlg: 33, pq: 33 };
/** Nits at which white paper is filmed. */
const WHITE_NITS = 203;
/** Share of a screen's light above which what is brighter is pressed together. */
const KNEE = 0.7;

/** A coded level as light, of which 1 is white paper. */
const lightOf: Record<Exclude<Coding, 'plain'>, (level: number) => number> = {
  hlg: (level) => {
    const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];
    const scene = level <= 0.5 ? level ** 2 / 3 : (Math.exp((level - c) / a) + b) / 12;
    return (1000 * scene ** 1.2) / WHITE_NITS;
  },
  pq: (level) => {
    const power = level ** (1 / 78.84375);
    return (
      (10_000 * (Math.max(0, power - 0.8359375) / (18.8515625 - 18.6875 * power)) ** (1 / 0.1593017578125)) / WHITE_NITS
    );
  },
};

const pressed = (light: number): number =>
  light <= KNEE ? Math.max(0, light) : KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));

/** From the wide colours of such clips to those of a screen. */
const narrow = ([r, g, b]: Triple): Triple => [
  1.6605 * r - 0.5876 * g - 0.0728 * b,
  -0.1246 * r + 1.1329 * g - 0.0083 * b,
  -0.0182 * r - 0.1006 * g + 1.1187 * b,
];

function shown(levels: Triple, coding: Coding): Triple {
  if (coding === 'plain') return levels;
  const [r, g, b] = narrow([lightOf[coding](levels[0]), lightOf[coding](levels[1]), lightOf[coding](levels[2])]);
  // Pressed together by the brightest, so that its hue stays.
  const most = Math.max(r, g, b, 1e-6);
  const factor = pressed(most) / most;
  const level = (light: number): number => Math.max(0, light * factor) ** (1 / 2.4);
  return [level(r), level(g), level(b)];
}

/** How much of the palette is in shadows and in lights, and how much firmer the middle is. */
const TINT = { shadows: 0.05, lights: 0.045 } as const;
const FIRM = 0.1;

const unit = ({ r, g, b }: Rgb): Triple => [r / 255, g / 255, b / 255];

function graded(levels: Triple, palette: Palette): Triple {
  const bright = brightness(...levels);
  const [low, high] = [unit(mix(palette.to, { r: 20, g: 14, b: 30 }, 0.4)), unit(palette.glow2)];
  const each = (channel: 0 | 1 | 2): number => {
    const level = Math.min(1, Math.max(0, levels[channel]));
    const firm = level + FIRM * (level * level * (3 - 2 * level) - level);
    const down = firm + (low[channel] - firm) * TINT.shadows * (1 - bright) ** 2;
    return down + (high[channel] - down) * TINT.lights * bright ** 2;
  };
  return [each(0), each(1), each(2)];
}

/** As a table that ffmpeg's `lut3d` reads. */
export function gradeCube(coding: Coding, palette: Palette): string {
  const points = POINTS[coding];
  const at = (index: number): number => index / (points - 1);
  const lines: string[] = [`LUT_3D_SIZE ${points}`];
  for (let b = 0; b < points; b += 1)
    for (let g = 0; g < points; g += 1)
      for (let r = 0; r < points; r += 1) {
        const levels = graded(shown([at(r), at(g), at(b)], coding), palette);
        lines.push(levels.map((level) => Math.min(1, Math.max(0, level)).toFixed(5)).join(' '));
      }
  return `${lines.join('\n')}\n`;
}

/** A path as the value of a filter's option: once for the option, once for the graph around it. */
export const inFilter = (path: string): string =>
  path
    .replace(/\\/g, '/')
    .replace(/[':]/g, '\\$&')
    .replace(/[\\'[\],;]/g, '\\$&');
