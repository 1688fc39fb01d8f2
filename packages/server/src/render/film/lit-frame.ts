/** At which frame a backdrop is painted that is held for some: never before a cut that has happened since. */
import { FPS } from '../output/frame-size';
import type { Film } from './film';
import { heldFrame } from './steady';

export function litFrame(
  { backdropEvery = 1, shots = [] }: Pick<Film, 'backdropEvery' | 'shots'>,
  frame: number,
): number {
  const held = heldFrame(frame, backdropEvery);
  if (held === frame) return frame;
  const cuts = shots.map(({ from }) => Math.ceil(from * FPS - 1e-3)).filter((cut) => cut <= frame);
  return Math.max(held, ...cuts);
}
