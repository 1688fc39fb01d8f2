/** Steam of what cooks, brews or bathes. */
import { hex } from '../../color/color';
import { glow } from '../paint';
import type { Site } from '../site';

/** Rises from a place, `wide` at its foot. */
export function vapour({ live }: Site, x: number, foot: number, wide: number, depth: number): void {
  live(
    depth,
    (context, seconds) => {
      for (let puff = 0; puff < 14; puff += 1) {
        const life = (puff / 14 + seconds * 0.26) % 1;
        const left = x + Math.sin(life * 5 + puff * 1.7) * wide * 0.4;
        glow(
          context,
          left,
          foot - life * wide * 2.6,
          wide * (0.3 + life * 0.7),
          hex('#ffffff'),
          0.15 * Math.sin(Math.PI * life),
        );
      }
    },
    { gentle: true },
  );
}
