/** A house among trees with light in its windows: for homes, holidays and whoever works on them. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Context, type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import { depths, isWide, type Paint, sky, sliding, sun } from './depth';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

const shape = (context: Context, color: Rgb, points: readonly (readonly [number, number])[]): void => {
  context.fillStyle = css(color);
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
};

/** Stands on `foot`, its middle at `x`. */
function drawHouse(context: Context, x: number, foot: number, width: number, { palette }: Setting): void {
  const wall = palette.dark ? mix(palette.to, WHITE, 0.42) : mix(WHITE, palette.accent, 0.08);
  const roof = palette.dark ? mix(palette.accent, BLACK, 0.28) : palette.accent;
  const lit = mix(palette.dark ? palette.accent : palette.accent2, hex('#ffe9b0'), palette.dark ? 0.84 : 0.82);
  const [half, tall, rise] = [width / 2, width * 0.5, width * 0.42];
  context.fillStyle = css(BLACK, 0.2);
  context.beginPath();
  context.ellipse(x, foot, half * 1.25, width * 0.05, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(mix(roof, BLACK, 0.25));
  context.fillRect(x + half * 0.42, foot - tall - rise * 0.95, width * 0.1, rise * 0.6);
  shape(context, wall, [
    [x - half, foot],
    [x - half, foot - tall],
    [x, foot - tall - rise],
    [x + half, foot - tall],
    [x + half, foot],
  ]);
  // The side that the light does not reach.
  shape(context, mix(wall, BLACK, 0.16), [
    [x + half, foot],
    [x + half, foot - tall],
    [x + half * 1.34, foot - tall * 1.04],
    [x + half * 1.34, foot],
  ]);
  shape(context, mix(roof, BLACK, 0.2), [
    [x + half * 1.12, foot - tall * 0.9],
    [x - half * 0.02, foot - tall - rise * 1.12],
    [x + half * 0.34, foot - tall - rise * 1.12],
    [x + half * 1.46, foot - tall * 0.98],
  ]);
  context.strokeStyle = css(roof);
  context.lineWidth = width * 0.075;
  context.lineJoin = 'miter';
  context.beginPath();
  context.moveTo(x - half * 1.12, foot - tall * 0.9);
  context.lineTo(x, foot - tall - rise * 1.06);
  context.lineTo(x + half * 1.12, foot - tall * 0.9);
  context.stroke();
  const frame = mix(wall, palette.dark ? BLACK : palette.ink, 0.35);
  for (const [across, down] of [
    [-0.6, 0.42],
    [0.3, 0.42],
  ] as const) {
    const [left, top, wide, high] = [x + half * across, foot - tall * (down + 0.4), width * 0.17, tall * 0.4];
    context.fillStyle = css(lit);
    context.fillRect(left, top, wide, high);
    context.strokeStyle = css(frame);
    context.lineWidth = width * 0.014;
    context.strokeRect(left, top, wide, high);
    context.beginPath();
    context.moveTo(left + wide / 2, top);
    context.lineTo(left + wide / 2, top + high);
    context.moveTo(left, top + high / 2);
    context.lineTo(left + wide, top + high / 2);
    context.stroke();
  }
  context.fillStyle = css(lit);
  context.beginPath();
  context.arc(x, foot - tall - rise * 0.36, width * 0.075, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = css(mix(roof, BLACK, 0.12));
  context.beginPath();
  context.roundRect(x - width * 0.08, foot - tall * 0.62, width * 0.16, tall * 0.62, [
    width * 0.08,
    width * 0.08,
    0,
    0,
  ]);
  context.fill();
}

function tree(setting: Setting, x: number, foot: number, tall: number, color: Rgb): Layer {
  const box = { x: x - tall * 0.4, y: foot - tall, width: tall * 0.8, height: tall };
  return {
    ...still(box, (context) => {
      context.fillStyle = css(mix(color, BLACK, 0.35));
      context.fillRect(x - tall * 0.03, foot - tall * 0.45, tall * 0.06, tall * 0.45);
      for (const [across, up, wide, light] of [
        [0.13, 0.5, 0.2, 0.16],
        [-0.12, 0.52, 0.22, 0],
        [0.02, 0.72, 0.24, 0.06],
      ] as const) {
        context.fillStyle = css(mix(color, BLACK, light));
        context.beginPath();
        context.arc(x + tall * across, foot - tall * up, tall * wide, 0, Math.PI * 2);
        context.fill();
      }
    }),
    enter: STILL,
    drift: { x: -setting.unit * 1.1, y: 0 },
  };
}

export const house: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const wide = isWide(setting);
  const width = Math.min(unit * 36, size.width * 0.46, size.height * 0.34);
  const x = size.width * (wide ? 0.72 : 0.48);
  const foot = size.height * (wide ? 0.78 : 0.5);
  const [far, middle, near] = depths(setting, 3) as [Rgb, Rgb, Rgb];
  const leaf = palette.dark ? mix(palette.to, palette.accent2, 0.3) : mix(palette.accent2, palette.ink, 0.12);
  const lawn = palette.dark ? mix(near, palette.accent2, 0.12) : mix(palette.accent2, WHITE, 0.35);
  const land = (top: number, swell: number, color: Rgb, speed: number): Layer =>
    sliding(setting, top - swell, -unit * speed, (context, across) => {
      const phase = random() * 6.3;
      context.fillStyle = css(color);
      context.beginPath();
      context.moveTo(0, size.height);
      for (let at = 0; at <= across + 8; at += 8)
        context.lineTo(at, top - Math.sin((at / across) * 5 + phase) * swell * 0.9);
      context.lineTo(across, size.height);
      context.closePath();
      context.fill();
    });
  return [
    sky(setting, 0.5),
    sun(setting, size.width * (wide ? 0.9 : 0.78), size.height * 0.17, unit * 7),
    land(foot - width * 0.3, unit * 5, far, 0.5),
    land(foot - width * 0.12, unit * 3, mix(far, middle, 0.6), 0.8),
    tree(setting, x - width * 0.78, foot + unit, width * 0.9, leaf),
    tree(setting, x + width * 1.02, foot + unit, width * 0.7, mix(leaf, BLACK, 0.12)),
    land(foot - unit * 0.2, unit * 0.8, lawn, 1.1),
    {
      ...still({ x: x - width * 0.8, y: foot - width * 1.1, width: width * 1.6, height: width * 1.2 }, (context) =>
        drawHouse(context, x, foot + unit * 0.6, width, setting),
      ),
      enter: STILL,
      drift: { x: -unit * 1.1, y: 0 },
    },
    tree(setting, x - width * 1.15, foot + unit * 4, width * 0.55, mix(leaf, BLACK, 0.2)),
  ];
};
