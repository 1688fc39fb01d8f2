/** A steaming cup on a table, lights out of focus behind it: for what is eaten, drunk and baked. */
import { css, hex, mix, type Rgb } from '../../color/color';
import { type Context, type Layer, STILL } from '../../film/film';
import type { Setting } from '../../film/setting';
import { still } from '../../layout/part';
import type { Random } from '../../random';
import { type Paint, sliding } from './depth';

const WHITE = hex('#ffffff');
const BLACK = hex('#000000');

function light(setting: Setting, random: Random, color: Rgb): Layer {
  const { size, unit } = setting;
  const depth = random();
  const radius = unit * (3 + depth * 9);
  const x = random() * size.width;
  const y = random() * size.height * 0.4;
  return {
    ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
      context.fillStyle = css(color, 0.1 + (1 - depth) * 0.16);
      context.beginPath();
      context.arc(x, y, radius * 0.98, 0, Math.PI * 2);
      context.fill();
    }),
    enter: STILL,
    drift: { x: unit * (random() - 0.5) * 2.4, y: -unit * depth * 0.6 },
  };
}

/** A soft wisp that rises out of the cup and starts again lower, so that there is always one on its way. */
function steam(setting: Setting, x: number, y: number, reach: number, phase: number): Layer {
  const { unit, palette } = setting;
  const color = palette.dark ? mix(palette.ink, WHITE, 0.4) : mix(palette.accent2, palette.ink, 0.2);
  const width = unit * 7;
  return {
    ...still({ x: x - width, y: y - reach, width: width * 2, height: reach }, (context) => {
      context.filter = `blur(${(unit * 0.9).toFixed(1)}px)`;
      context.strokeStyle = css(color, palette.dark ? 0.34 : 0.26);
      context.lineCap = 'round';
      context.lineWidth = unit * 1.5;
      context.beginPath();
      for (let step = 0; step <= 20; step += 1) {
        const share = step / 20;
        const across = x + Math.sin(share * 5.2 + phase) * unit * (0.8 + share * 2.4);
        const down = y - unit * 2 - share * (reach - unit * 5);
        if (step === 0) context.moveTo(across, down);
        else context.lineTo(across, down);
      }
      context.stroke();
      context.filter = 'none';
    }),
    enter: { at: 0.2 + phase * 0.12, seconds: 1.6, dx: 0, dy: unit * 5, fade: true },
    drift: { x: unit * Math.sin(phase) * 0.25, y: -unit * 0.55 },
  };
}

function drawCup(context: Context, x: number, y: number, width: number, { palette }: Setting): void {
  const china = palette.dark ? mix(WHITE, palette.accent, 0.12) : mix(WHITE, palette.accent2, 0.06);
  const shade = mix(china, palette.dark ? palette.from : palette.ink, 0.42);
  const drink = mix(hex('#3a1d0e'), palette.accent, 0.14);
  const half = width / 2;
  const height = width * 0.74;
  const lip = width * 0.13;
  const ellipse = (cx: number, cy: number, rx: number, ry: number, color: string): void => {
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(cx, cy, rx, ry, 0, 0, Math.PI * 2);
    context.fill();
  };
  ellipse(x, y + height * 1.02, half * 1.75, lip * 1.6, css(BLACK, 0.22));
  ellipse(x, y + height * 0.95, half * 1.6, lip * 1.45, css(shade));
  ellipse(x, y + height * 0.92, half * 1.6, lip * 1.4, css(mix(china, shade, 0.2)));
  ellipse(x, y + height * 0.93, half * 0.86, lip * 0.8, css(shade, 0.8));
  context.strokeStyle = css(mix(china, shade, 0.35));
  context.lineWidth = width * 0.085;
  context.beginPath();
  context.ellipse(x + half * 0.98, y + height * 0.38, width * 0.2, height * 0.27, 0, 0, Math.PI * 2);
  context.stroke();
  const body = context.createLinearGradient(x - half, 0, x + half, 0);
  body.addColorStop(0, css(mix(china, shade, 0.25)));
  body.addColorStop(0.3, css(china));
  body.addColorStop(1, css(shade));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x - half, y);
  context.bezierCurveTo(x - half, y + height * 0.62, x - half * 0.62, y + height, x - half * 0.4, y + height);
  context.lineTo(x + half * 0.4, y + height);
  context.bezierCurveTo(x + half * 0.62, y + height, x + half, y + height * 0.62, x + half, y);
  context.closePath();
  context.fill();
  ellipse(x, y, half, lip, css(china));
  ellipse(x, y + lip * 0.1, half * 0.91, lip * 0.83, css(drink));
  ellipse(x - half * 0.2, y + lip * 0.05, half * 0.5, lip * 0.34, css(mix(drink, hex('#e9c9a0'), 0.45), 0.8));
}

export const cup: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const wide = size.width > size.height * 1.15;
  const width = Math.min(unit * 38, size.height * 0.32, size.width * 0.46);
  const x = wide ? size.width * 0.7 : size.width * 0.5;
  const y = wide ? size.height * 0.42 : size.height * 0.29;
  const edge = y + width * 0.52;
  const table = palette.dark ? mix(palette.from, hex('#050506'), 0.4) : mix(palette.to, palette.accent2, 0.34);
  const warm = [palette.accent, palette.accent2, mix(palette.accent, hex('#fff1d6'), 0.6)];
  const reach = width * 0.98;
  return [
    ...Array.from({ length: 16 }, (_, index) => light(setting, random, warm[index % warm.length] ?? palette.accent)),
    sliding(setting, edge, -unit * 0.4, (context, across, top) => {
      const gradient = context.createLinearGradient(0, top, 0, size.height);
      gradient.addColorStop(0, css(mix(table, palette.accent, 0.3)));
      gradient.addColorStop(0.04, css(mix(table, palette.accent, 0.1)));
      gradient.addColorStop(1, css(mix(table, BLACK, 0.4)));
      context.fillStyle = gradient;
      context.fillRect(0, top, across, size.height - top);
    }),
    {
      ...still({ x: x - width, y: y - width * 0.2, width: width * 2, height: width * 1.3 }, (context) =>
        drawCup(context, x, y, width, setting),
      ),
      enter: { at: -0.3, seconds: 1.1, dx: 0, dy: unit * 3, fade: true },
      drift: { x: -unit * 0.7, y: 0 },
    },
    ...[0, 2.1, 4.2].map((phase, index) => steam(setting, x + (index - 1) * width * 0.2, y, reach, phase)),
  ];
};
