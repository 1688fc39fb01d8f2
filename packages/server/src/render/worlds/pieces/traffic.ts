/** Vehicles that go by. */
import type { Site } from '../site';
import { wrap } from './wrap';

/** Vehicles that go by on a line; `speed` in widths of the frame a second, negative to the left. */
export function traffic(
  site: Site,
  names: readonly string[],
  {
    foot,
    height,
    depth,
    speed,
    phase = 0,
  }: { foot: number; height: number; depth: number; speed: number; phase?: number },
): void {
  const { width, u, left, right, reading, stand } = site;
  if (reading.empty) return;
  const span = right - left + u * 60;
  const columns = Math.max(1, Math.round((width / u / 100) * names.length));
  for (let at = 0; at < columns; at += 1) {
    const name = names[at % names.length] ?? '';
    const start = ((at + phase) / columns) * span;
    const x = (seconds: number): number =>
      left - u * 30 + wrap(start + seconds * speed * u * 100 * (reading.action === 'drive' ? 1.6 : 1), span);
    // Pictures of vehicles look to the left.
    stand(name, {
      ...{ x: 0, foot, height, depth, flip: speed > 0 },
      move: { x, y: (seconds) => Math.sin(seconds * 11 + at) * u * 0.09 },
    });
  }
}
