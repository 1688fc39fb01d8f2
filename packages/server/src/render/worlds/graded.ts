/** What lies over a world as over a film: corners in the shade's colour, light that bleeds in, and grain. */
import { css, mix } from '../color/color';
import type { Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { over } from '../scenes/over';
import { strewGrain } from '../stage/finish';
import type { Light } from './light';

const BLACK = { r: 4, g: 3, b: 8 };

export function graded(style: string, setting: Setting, light: Light): Layer[] {
  if (style === 'watercolour') return [];
  const { width, height } = setting.size;
  const filmic = style === 'cinematic' ? 1 : 0.5;
  return [
    over(setting, (context) => {
      const reach = Math.hypot(width, height) / 2;
      const warm = context.createRadialGradient(
        width * 0.22,
        height * 0.08,
        0,
        width * 0.22,
        height * 0.08,
        reach * 1.5,
      );
      warm.addColorStop(0, css(light.key, 0.2 * filmic));
      warm.addColorStop(0.5, css(light.key, 0.05 * filmic));
      warm.addColorStop(1, css(light.key, 0));
      context.fillStyle = warm;
      context.fillRect(0, 0, width, height);
      const corner = mix(light.shade, BLACK, 0.5);
      const edge = context.createRadialGradient(
        width / 2,
        height * 0.46,
        reach * 0.62,
        width / 2,
        height * 0.46,
        reach * 1.12,
      );
      edge.addColorStop(0, css(corner, 0));
      edge.addColorStop(1, css(corner, (light.time === 'day' ? 0.4 : 0.6) * filmic));
      context.fillStyle = edge;
      context.fillRect(0, 0, width, height);
      if (style === 'whimsy_3d') return;
      strewGrain(context, setting.size);
    }),
  ];
}
