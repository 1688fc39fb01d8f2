/** Hills, one behind the other, under a low sun. */
import { css, hex, mix, type Rgb } from '../../color/color';
import type { Layer } from '../../film/film';
import type { Random } from '../../random';
import { depths, isWide, type Paint, sky, sliding, sun } from './depth';

const ridge = (
  context: Parameters<Layer['paint']>[0],
  width: number,
  top: number,
  foot: number,
  rough: number,
  random: Random,
  color: Rgb,
): void => {
  const waves = [1.1, 2.3, 4.7].map((turns, index) => ({
    turns: turns * (0.8 + random() * 0.4),
    phase: random() * 6.3,
    size: rough / (index + 1),
  }));
  const gradient = context.createLinearGradient(0, top, 0, foot);
  gradient.addColorStop(0, css(color));
  gradient.addColorStop(1, css(mix(color, hex('#000000'), 0.25)));
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(0, foot);
  for (let x = 0; x <= width + 6; x += 6) {
    const height = waves.reduce(
      (sum, wave) => sum + Math.sin((x / width) * wave.turns * 6.3 + wave.phase) * wave.size,
      0,
    );
    context.lineTo(x, top + rough * 1.9 + height);
  }
  context.lineTo(width, foot);
  context.closePath();
  context.fill();
};

export const hills: Paint = (setting, random) => {
  const { size, unit } = setting;
  const colors = depths(setting, 5);
  return [
    sky(setting, 0.5),
    sun(
      setting,
      size.width * (isWide(setting) ? 0.66 + random() * 0.16 : 0.28 + random() * 0.44),
      size.height * 0.3,
      unit * 12,
    ),
    ...colors.map((color, depth) =>
      sliding(setting, size.height * (0.24 + depth * 0.1), -unit * (0.5 + depth * 1.1), (context, width, top) =>
        ridge(context, width, top, size.height, unit * (10 - depth * 1.3), random, color),
      ),
    ),
  ];
};
