/** People who pass by. */
import { FULL } from '../paint';
import type { Site } from '../site';
import { wrap } from './wrap';

/** The pictures that pass by; a world with walkers lists them among its own. */
export const WALKERS = [
  'woman-walking-facing-right-medium',
  'man-walking-facing-right-dark',
  'woman-walking-facing-right-light',
  'man-walking-facing-right-light',
] as const;

const MOST = 9;
/** Whoever is smaller than so many units is too far away for a shadow to be seen. */
const FAR = 18;

/** Three times as many where the words speak of a crowd, nobody where they speak of none. */
export function walkers(
  site: Site,
  many: number,
  { foot, height, depth }: { foot: number; height: number; depth: number },
): void {
  const { random, left, right, reading, u, stand } = site;
  if (reading.empty) return;
  const span = right - left + u * 20;
  const count = Math.min(MOST, reading.crowded ? many * 3 : many);
  const people = Array.from({ length: count }, (_, at) => ({
    start: ((at + random() * 0.6) / count) * span,
    tall: height * (0.92 + random() * 0.14),
    speed: (random() < 0.5 ? -1 : 1) * (4 + random() * 3) * u * (height / (u * 22)) ** 0.5,
    phase: random() * FULL,
    down: random() * height * 0.09,
    name: WALKERS[at % WALKERS.length] ?? WALKERS[0],
  }));
  for (const { start, tall, speed, phase, down, name } of people.sort((one, other) => one.down - other.down))
    stand(name, {
      ...{ x: 0, foot: foot + down, height: tall, depth, flip: speed < 0, floats: tall < u * FAR },
      move: {
        x: (seconds) => left - u * 10 + wrap(start + seconds * speed, span),
        y: (seconds) => -Math.abs(Math.sin(seconds * 5.2 + phase)) * tall * 0.025,
        rotation: (seconds) => Math.sin(seconds * 5.2 + phase) * 0.03,
        anchor: { x: 0.5, y: 1 },
      },
    });
}
