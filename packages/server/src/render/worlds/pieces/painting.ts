/** Pictures on walls. */
import type { Context } from '../../film/film';
import { ball, block, fade } from '../paint';
import type { Site } from '../site';
import type { Color } from './seats';

/** A picture in a frame: an abstract one, so that nothing on it has to be read. */
export function painting(
  context: Context,
  site: Site,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Color = '#8a6238',
  depth = 0.5,
): void {
  const { face, u, random, ink } = site;
  context.fillStyle = ink('#1a0f14', 1, 0.28);
  context.fillRect(x + u * 0.6, y + u * 1.2, width, height + u);
  block(context, face(frame, depth), x, y, width, height, u * 0.3);
  const [left, top, wide, tall] = [x + u * 1.4, y + u * 1.4, width - u * 2.8, height - u * 2.8];
  context.save();
  context.beginPath();
  context.rect(left, top, wide, tall);
  context.clip();
  const tones =
    [
      ['#f3e3c8', '#d98452', '#3f6f8a', '#23364f'],
      ['#e9eef0', '#8fb4a8', '#e2b34c', '#35506a'],
      ['#f7dccb', '#c95a4a', '#7a3f63', '#2e2344'],
    ][Math.floor(random() * 3)] ?? [];
  context.fillStyle = fade(
    context,
    top,
    top + tall,
    ink(tones[0] ?? '#ffffff', depth),
    ink(tones[1] ?? '#ffffff', depth),
  );
  context.fillRect(left, top, wide, tall);
  ball(
    context,
    face(tones[1] ?? '#d98452', depth),
    left + wide * (0.3 + random() * 0.4),
    top + tall * 0.36,
    Math.min(wide, tall) * 0.17,
  );
  for (const [at, tone] of [
    [0.6, tones[2]],
    [0.78, tones[3]],
  ] as const) {
    context.fillStyle = ink(tone ?? '#35506a', depth);
    context.beginPath();
    context.moveTo(left, top + tall);
    const phase = random() * 6;
    for (let step = 0; step <= 12; step += 1)
      context.lineTo(left + (wide * step) / 12, top + tall * (at + 0.09 * Math.sin(step * 0.8 + phase)));
    context.lineTo(left + wide, top + tall);
    context.fill();
  }
  context.restore();
}
