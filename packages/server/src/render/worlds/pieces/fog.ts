/** Fog. */
import { css } from '../../color/color';
import type { Site } from '../site';

/** Two banks, one behind and one before what stands in the middle distance, that pass one another. */
export function fog(site: Site): void {
  const { plane, light, horizon, u, left, right } = site;
  for (const [depth, middle, tall, speed, thick] of [
    [0.3, 0, 30, 1.6, 0.62],
    [0.85, 10, 24, -2.4, 0.42],
  ] as const) {
    const y = horizon + u * middle;
    plane(
      {
        ...{ depth, top: y - u * tall, bottom: y + u * tall, left: left - u * 20, right: right + u * 20 },
        move: { x: (seconds) => seconds * speed * u },
      },
      (context) => {
        const bank = context.createLinearGradient(0, y - u * tall, 0, y + u * tall);
        for (const [at, share] of [
          [0, 0],
          [0.25, 0.22],
          [0.5, 1],
          [0.75, 0.4],
          [1, 0],
        ] as const)
          bank.addColorStop(at, css(light.haze, thick * share));
        context.fillStyle = bank;
        context.fillRect(left - u * 20, y - u * tall, right - left + u * 40, u * tall * 2);
        for (let at = 0; at < 26; at += 1) {
          const radius = u * (8 + site.random() * tall * 0.32);
          context.save();
          context.translate(
            left + ((right - left) * (at + site.random())) / 26,
            y + (site.random() - 0.6) * u * tall * 0.5,
          );
          context.scale(2.4, 0.8);
          const puff = context.createRadialGradient(0, 0, 0, 0, 0, radius);
          puff.addColorStop(0, css(light.haze, 0.26));
          puff.addColorStop(0.5, css(light.haze, 0.1));
          puff.addColorStop(1, css(light.haze, 0));
          context.fillStyle = puff;
          context.fillRect(-radius, -radius, radius * 2, radius * 2);
          context.restore();
        }
      },
    );
  }
}
