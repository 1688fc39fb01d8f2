/** Swells of a sea under a large sun. */
import { css } from '../../color/color';
import { depths, isWide, type Paint, sky, sliding, sun } from './depth';

export const sea: Paint = (setting, random) => {
  const { size, unit } = setting;
  return [
    sky(setting, 0.46),
    sun(setting, size.width * (isWide(setting) ? 0.74 : 0.5), size.height * 0.34, unit * 15),
    ...depths(setting, 6).map((color, depth) =>
      sliding(
        setting,
        size.height * (0.4 + depth * 0.075),
        unit * (depth % 2 === 0 ? 1 : -1) * (0.9 + depth * 0.8),
        (context, width, top) => {
          context.fillStyle = css(color, 0.92);
          const length = unit * (22 + depth * 10);
          const phase = random() * 6.3;
          context.beginPath();
          context.moveTo(0, size.height);
          for (let x = 0; x <= width + 4; x += 4) {
            const swell = Math.sin((x / length) * 6.3 + phase) + 0.35 * Math.sin((x / length) * 3.9 + phase * 2);
            context.lineTo(x, top + unit * 3 + swell * unit * (0.5 + depth * 0.5));
          }
          context.lineTo(width, size.height);
          context.closePath();
          context.fill();
        },
      ),
    ),
  ];
};
