/** A drawn presenter on their feet: walks towards the viewer and talks with one hand. */
import { css, hex, mix, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import { drawHairBehind, drawHead, drawNeck, ellipse, type Person } from './person';

/** Steps a second of somebody who walks and talks. */
const STEPS = 1.7;

/** The step at a moment: `swing` from -1 to 1 for the limbs, `lift` 0 to 1 for the body, which rises between steps. */
const stepAt = (seconds: number): { readonly swing: number; readonly lift: number } => ({
  swing: Math.sin(seconds * Math.PI * STEPS),
  lift: Math.abs(Math.cos(seconds * Math.PI * STEPS)),
});

const limb = (context: Context, points: readonly (readonly [number, number])[], width: number, color: Rgb): void => {
  const [first, bend, end] = points;
  if (first === undefined || bend === undefined || end === undefined) return;
  context.strokeStyle = css(color);
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...first);
  context.quadraticCurveTo(...bend, ...end);
  context.stroke();
};

/** Somebody who walks towards the viewer, from the knees up, in a box of this size. */
export function drawWalker(context: Context, width: number, height: number, seconds: number, person: Person): void {
  const { swing, lift } = stepAt(seconds);
  const head = height * 0.1;
  const x = width / 2 + swing * head * 0.16;
  const y = height * 0.17 - lift * head * 0.16;
  const shoulder = y + head * 1.75;
  const hip = y + head * 4.9;
  const dark = mix(person.top, hex('#000000'), 0.18);
  drawHairBehind(context, x, y, head, person);
  for (const side of [-1, 1]) {
    const step = swing * side;
    const foot = height + head * (1 - step * 0.5);
    limb(
      context,
      [
        [x + side * head * 0.62, hip],
        [x + side * head * (0.8 + step * 0.1), hip + head * 1.6],
        [x + side * head * (0.72 - step * 0.12), foot],
      ],
      head * (1.08 + step * 0.1),
      step > 0 ? person.trousers : mix(person.trousers, hex('#000000'), 0.22),
    );
  }
  const arm = (side: -1 | 1, elbow: readonly [number, number], hand: readonly [number, number]): void => {
    limb(context, [[x + side * head * 1.28, shoulder + head * 0.4], elbow, hand], head * 0.62, dark);
    context.fillStyle = css(person.skin);
    ellipse(context, ...hand, head * 0.34, head * 0.34);
  };
  // One hand swings with the step behind the body, the other one talks before it.
  arm(
    -1,
    [x - head * 2.2, shoulder + head * 1.9],
    [x - head * (1.75 - swing * 0.15), hip + head * (0.2 + swing * 0.25)],
  );
  drawNeck(context, x, y, head, person);
  context.fillStyle = css(person.top);
  context.beginPath();
  context.moveTo(x - head * 0.6, shoulder - head * 0.25);
  context.quadraticCurveTo(x, shoulder + head * 0.3, x + head * 0.6, shoulder - head * 0.25);
  context.quadraticCurveTo(x + head * 1.6, shoulder - head * 0.05, x + head * 1.6, shoulder + head * 0.8);
  context.lineTo(x + head * 1.22, hip + head * 0.25);
  context.quadraticCurveTo(x, hip + head * 0.5, x - head * 1.22, hip + head * 0.25);
  context.lineTo(x - head * 1.6, shoulder + head * 0.8);
  context.quadraticCurveTo(x - head * 1.6, shoulder - head * 0.05, x - head * 0.6, shoulder - head * 0.25);
  context.closePath();
  context.fill();
  const wave = Math.sin(seconds * 3.1) * 0.35;
  arm(
    1,
    [x + head * (2.1 + wave * 0.2), shoulder + head * 2.1],
    [x + head * (1.15 + wave * 0.6), shoulder + head * (1.5 + wave * 0.4)],
  );
  drawHead(context, x, y, head, seconds, person);
}
