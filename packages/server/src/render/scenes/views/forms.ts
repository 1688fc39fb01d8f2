/** Round forms that float: for what no view fits. */
import { css, hex, mix } from '../../color/color';
import { type Layer, STILL } from '../../film/film';
import { still } from '../../layout/part';
import type { Paint } from './depth';

export const forms: Paint = (setting, random) => {
  const { size, unit, palette } = setting;
  const short = Math.min(size.width, size.height);
  const forms = Array.from({ length: 7 }, (_, index): Layer => {
    const depth = (index + 1) / 7;
    const radius = short * (0.07 + random() * 0.2) * (0.5 + depth);
    const x = size.width * random();
    const y = size.height * (0.06 + random() * 0.6);
    const color = mix([palette.accent, palette.accent2, palette.glow][index % 3] ?? palette.accent, palette.to, 0.25);
    return {
      ...still({ x: x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 }, (context) => {
        const gradient = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.05, x, y, radius);
        gradient.addColorStop(0, css(mix(color, hex('#ffffff'), 0.45)));
        gradient.addColorStop(0.55, css(color));
        gradient.addColorStop(1, css(mix(color, hex('#000000'), 0.45)));
        context.fillStyle = gradient;
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.fill();
      }),
      enter: STILL,
      drift: { x: unit * (random() - 0.5) * 4 * depth, y: -unit * (0.4 + depth * 1.4) },
    };
  });
  return forms;
};
