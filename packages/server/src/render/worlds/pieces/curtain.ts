/** Curtains. */
import type { Context } from '../../film/film';
import type { Site } from '../site';
import type { Color } from './seats';

/** Cloth that hangs in folds. */
export function curtain(
  context: Context,
  site: Site,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color,
  depth = 0.7,
): void {
  const { face, u } = site;
  const folds = Math.max(3, Math.round(width / (u * 3.4)));
  const side = width / folds;
  const { light, base, shade } = face(color, depth);
  for (let fold = 0; fold < folds; fold += 1) {
    const left = x + fold * side;
    const gradient = context.createLinearGradient(left, 0, left + side, 0);
    gradient.addColorStop(0, shade);
    gradient.addColorStop(0.35, light);
    gradient.addColorStop(0.6, base);
    gradient.addColorStop(1, shade);
    context.fillStyle = gradient;
    context.fillRect(left, y, side + 0.6, height);
  }
}
