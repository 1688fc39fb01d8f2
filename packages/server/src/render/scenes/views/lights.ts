/** Lights out of focus over a floor: a stage for whoever stands in front of it. */
import { css, hex, mix } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import { still } from '../../layout/part';
import { isWide, type Paint, sliding } from './depth';

/** How many lights there are, how far down they reach, and how much they cover at least and more. */
interface Glow {
  readonly count: number;
  readonly reach: number;
  readonly cover: readonly [number, number];
}

export const blurredLights = (
  { size, unit, palette, seconds }: Parameters<Paint>[0],
  random: Parameters<Paint>[1],
  { count, reach, cover: [least, more] }: Glow,
): Layer[] => {
  const warm = [palette.accent, palette.accent2, mix(palette.accent, hex('#fff1d6'), 0.6)];
  return Array.from({ length: count }, (_, index): Layer => {
    const depth = random();
    const radius = unit * (2 + depth * 9);
    const x = random() * size.width;
    const y = random() * size.height * reach;
    const color = warm[index % warm.length] ?? palette.accent;
    return {
      ...still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
        context.fillStyle = css(color, least + (1 - depth) * more);
        context.beginPath();
        context.arc(x, y, radius * 0.97, 0, Math.PI * 2);
        context.fill();
        context.strokeStyle = css(mix(color, hex('#ffffff'), 0.5), 0.16);
        context.lineWidth = Math.max(1, unit * 0.2);
        context.stroke();
      }),
      enter: STILL,
      drift: {
        x: (unit * (0.4 + depth * 2.4) * (random() < 0.5 ? -1 : 1) * 5) / Math.max(5, seconds),
        y: -unit * depth * 0.8,
      },
    };
  });
};

/** What stands in front of the lights stands on this. */
export const tableTop = (setting: Parameters<Paint>[0], edge: number): Layer => {
  const { size, unit, palette } = setting;
  const table = palette.dark ? mix(palette.from, hex('#050506'), 0.45) : mix(palette.to, palette.accent2, 0.4);
  return sliding(setting, edge, -unit * 0.5, (context, width, top) => {
    const gradient = context.createLinearGradient(0, top, 0, size.height);
    gradient.addColorStop(0, css(mix(table, palette.accent, 0.25)));
    gradient.addColorStop(0.05, css(table));
    gradient.addColorStop(1, css(mix(table, hex('#000000'), 0.4)));
    context.fillStyle = gradient;
    context.fillRect(0, top, width, size.height - top);
  });
};

export const lights: Paint = (setting, random) => {
  const { size } = setting;
  const dots = blurredLights(setting, random, { count: 26, reach: 0.56, cover: [0.1, 0.24] });
  // Where the feet of a mascot are.
  const edge = size.height * (isWide(setting) ? 0.61 : size.height > size.width * 1.5 ? 0.45 : 0.49);
  return [...dots, tableTop(setting, edge)];
};
