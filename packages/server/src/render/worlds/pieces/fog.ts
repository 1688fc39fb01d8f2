/** Fog. */
import { css } from '../../color/color';
import type { Site } from '../site';

export function fog(site: Site): void {
  const { plane, light, horizon, u, left, right } = site;
  for (const [depth, y, tall, speed] of [
    [0.3, 0, 26, 1.6],
    [0.85, 14, 22, -2.4],
  ] as const)
    plane(
      {
        depth,
        top: horizon - u * tall,
        bottom: horizon + u * (tall + y),
        left: left - u * 20,
        right: right + u * 20,
        move: { x: (seconds) => seconds * speed * u },
      },
      (context) => {
        for (let at = 0; at < 16; at += 1) {
          const x = left + ((right - left) * (at + site.random())) / 16;
          const radius = u * (tall * 0.6 + site.random() * 8);
          const middle = horizon + u * y * 0.5;
          context.save();
          context.translate(x, middle);
          context.scale(2.2, 0.75);
          const round = context.createRadialGradient(0, 0, 0, 0, 0, radius);
          round.addColorStop(0, css(light.haze, 0.42));
          round.addColorStop(1, css(light.haze, 0));
          context.fillStyle = round;
          context.fillRect(-radius, -radius, radius * 2, radius * 2);
          context.restore();
        }
      },
    );
}
