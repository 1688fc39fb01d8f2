/** People who pass by in the distance. */
import type { Context } from '../../film/film';
import { FULL } from '../paint';
import type { Site } from '../site';
import { wrap } from './wrap';

function person(context: Context, x: number, foot: number, tall: number, tone: string, step: number): void {
  context.fillStyle = tone;
  context.beginPath();
  context.arc(x, foot - tall * 0.9, tall * 0.085, 0, FULL);
  context.fill();
  context.beginPath();
  context.roundRect(x - tall * 0.11, foot - tall * 0.79, tall * 0.22, tall * 0.42, tall * 0.09);
  context.fill();
  context.strokeStyle = tone;
  context.lineCap = 'round';
  context.lineWidth = tall * 0.085;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * tall * 0.03, foot - tall * 0.42);
    context.lineTo(x + side * tall * 0.02 + Math.sin(step) * side * tall * 0.11, foot);
    context.stroke();
  }
  context.lineWidth = tall * 0.06;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(x + side * tall * 0.1, foot - tall * 0.74);
    context.lineTo(x + side * tall * 0.11 - Math.sin(step) * side * tall * 0.08, foot - tall * 0.44);
    context.stroke();
  }
}

const CLOTHES = ['#3d4a66', '#7a4650', '#4f6a5c', '#8a6a48', '#5a4a70', '#36495a'] as const;

/** People who pass by in the distance. */
export function walkers(
  site: Site,
  many: number,
  { foot, height, depth }: { foot: number; height: number; depth: number },
): void {
  const { random, left, right, live, ink, reading, u } = site;
  if (reading.empty) return;
  const span = right - left;
  const crowd = Array.from({ length: reading.crowded ? many * 3 : many }, (_, at) => ({
    ...{
      at: random() * span,
      tall: height * (0.88 + random() * 0.2),
      speed: (random() < 0.5 ? -1 : 1) * (3.4 + random() * 3) * u,
    },
    ...{ phase: random() * FULL, tone: CLOTHES[at % CLOTHES.length] ?? CLOTHES[0], down: random() * u * 2 },
  }));
  crowd.sort((one, other) => one.down - other.down);
  live(depth, (context, seconds) => {
    for (const { at, tall, speed, phase, tone, down } of crowd) {
      const step = seconds * 6.4 + phase;
      person(
        context,
        left + wrap(at + seconds * speed, span),
        foot + down - Math.abs(Math.sin(step)) * tall * 0.02,
        tall,
        ink(tone, depth * 0.8),
        step,
      );
    }
  });
}
