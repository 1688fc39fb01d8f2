/** A round little character in the brand's colour that hops, blinks, waves and talks in front of a view. */
import { css, hex, mix } from '../color/color';
import type { Context, Layer } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import type { Setting } from '../film/setting';
import { FPS } from '../output/frame-size';
import { type Random, randomFor } from '../random';
import { ellipse, speech } from './person';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

/** Hops a second. */
const HOPS = 1.1;

interface Build {
  readonly ears: 'round' | 'antenna' | 'tuft';
  readonly plump: number;
}

export function drawMascot(
  context: Context,
  size: number,
  seconds: number,
  setting: Setting,
  { ears, plump }: Build,
): void {
  const { palette } = setting;
  const skin = palette.dark ? mix(palette.accent, WHITE, 0.08) : palette.accent;
  const belly = mix(skin, WHITE, 0.5);
  const dark = mix(skin, BLACK, 0.34);
  const hop = Math.abs(Math.sin(seconds * Math.PI * HOPS));
  // It is flattest on the ground and longest in the air.
  const squash = 1 + (0.5 - hop) * 0.09;
  const [rx, ry] = [size * 0.25 * plump * squash, (size * 0.3) / squash];
  const x = size / 2;
  const ground = size * 0.94;
  const y = ground - ry - hop * size * 0.12;
  const fill = (color: string, ...shape: [number, number, number, number]): void => {
    context.fillStyle = color;
    ellipse(context, ...shape);
  };
  fill(css(BLACK, 0.24 - hop * 0.1), x, ground, rx * (1.05 - hop * 0.25), size * 0.028);
  for (const side of [-1, 1]) fill(css(dark), x + side * rx * 0.42, y + ry * 0.97, rx * 0.3, ry * 0.13);
  context.strokeStyle = css(dark);
  context.lineCap = 'round';
  context.lineWidth = size * 0.045;
  const wave = Math.sin(seconds * 7) * 0.35;
  for (const [side, lift] of [
    [-1, 0.25],
    [1, -0.75 + wave * 0.3],
  ] as const) {
    context.beginPath();
    context.moveTo(x + side * rx * 0.9, y + ry * 0.05);
    context.quadraticCurveTo(x + side * rx * 1.35, y + ry * 0.1, x + side * rx * (1.5 + wave * 0.08), y + ry * lift);
    context.stroke();
  }
  context.lineWidth = size * 0.03;
  for (const side of [-1, 1]) {
    if (ears === 'round') fill(css(dark), x + side * rx * 0.62, y - ry * 0.86, rx * 0.28, ry * 0.24);
    if (ears === 'antenna') {
      context.beginPath();
      context.moveTo(x + side * rx * 0.3, y - ry * 0.85);
      context.quadraticCurveTo(x + side * rx * 0.4, y - ry * 1.2, x + side * rx * 0.55, y - ry * 1.28);
      context.stroke();
      fill(css(palette.accent2), x + side * rx * 0.55, y - ry * 1.3, size * 0.034, size * 0.034);
    }
  }
  if (ears === 'tuft')
    for (const lean of [-0.24, 0, 0.24])
      fill(css(dark), x + rx * lean, y - ry * (1.04 - Math.abs(lean) * 0.3), rx * 0.11, ry * 0.2);
  const body = context.createRadialGradient(x - rx * 0.4, y - ry * 0.5, rx * 0.1, x, y, ry * 1.25);
  body.addColorStop(0, css(mix(skin, WHITE, 0.32)));
  body.addColorStop(0.6, css(skin));
  body.addColorStop(1, css(mix(skin, BLACK, 0.26)));
  context.fillStyle = body;
  ellipse(context, x, y, rx, ry);
  fill(css(belly, 0.55), x, y + ry * 0.42, rx * 0.62, ry * 0.46);
  const blink = seconds % 2.7 > 2.58 ? 0.12 : 1;
  for (const side of [-1, 1]) {
    fill(css(WHITE), x + side * rx * 0.36, y - ry * 0.26, rx * 0.23, ry * 0.22 * blink);
    fill('#17130f', x + side * rx * 0.33, y - ry * 0.24, rx * 0.12, ry * 0.13 * blink);
    fill(css(WHITE), x + side * rx * 0.33 - rx * 0.04, y - ry * 0.29, rx * 0.04, ry * 0.04 * blink);
    fill(css(hex('#ff7d7d'), 0.4), x + side * rx * 0.62, y + ry * 0.02, rx * 0.14, ry * 0.08);
  }
  const open = speech(seconds);
  fill('#5b1f24', x, y + ry * 0.1, rx * (0.2 - open * 0.05), ry * (0.05 + open * 0.11));
}

/** How the mascot of a video looks; the same numbers give the same one. */
export const mascotBuild = (random: Random): Build => ({
  ears: (['round', 'antenna', 'tuft'] as const)[Math.floor(random() * 3)] ?? 'round',
  plump: 0.92 + random() * 0.2,
});

/** The mascot of a video, the same one in each scene; it stands above the caption. */
export function mascotLayer(setting: Setting, frames: number): Layer {
  const { size, unit, seed } = setting;
  const build = mascotBuild(randomFor(seed, 'mascot'));
  const wide = size.width > size.height * 1.15;
  const across = Math.round(wide ? size.height * 0.68 : Math.min(size.width * 0.82, size.height * 0.5));
  const middle = wide ? size.width * 0.74 : size.width / 2;
  const layer: Layer = {
    box: {
      x: Math.round(middle - across / 2),
      y: Math.round(wide ? size.height * 0.02 : size.height * 0.06),
      width: across,
      height: across,
    },
    frames,
    masked: false,
    enter: { at: 0, seconds: 0.7, dx: 0, dy: -unit * 16, fade: true },
    paint: (context, frame) => drawMascot(context, across, frame / FPS, setting, build),
  };
  return setUpEarly(layer, setting);
}
