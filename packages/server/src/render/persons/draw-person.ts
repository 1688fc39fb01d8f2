/** Draws a person who speaks: the head nods on its neck, the eyes look and blink, the mouth forms what is said. */
import { Path2D } from '@napi-rs/canvas';
import type { Context } from '../film/film';
import { drawArm, drawFistSleeve } from './draw-arm';
import { UNITS } from './paint-part';
import type { Face, Pose } from './performance';
import { isOfHead, type PersonSprite } from './person-sprite';
import { type Bounds, type Eye, PARTS, type PartName } from './split-person';

const FULL = Math.PI * 2;

function drawEye(
  context: Context,
  { path, bounds }: Eye,
  lid: string,
  iris: string,
  { blink, gazeX, gazeY }: Face,
): void {
  const { left, top, right } = bounds;
  const [width, height] = [right - left, bounds.bottom - top];
  const middle = (left + right) / 2;
  const outline = new Path2D(path);
  context.save();
  context.fillStyle = '#fff';
  context.fill(outline);
  context.clip(outline);
  const [x, y, radius] = [middle + gazeX * width * 0.2, top + height * (0.64 + gazeY * 0.12), width * 0.36];
  context.fillStyle = iris;
  context.beginPath();
  context.arc(x, y, radius, 0, FULL);
  context.fill();
  context.fillStyle = '#0c0709';
  context.beginPath();
  context.arc(x, y, radius * 0.58, 0, FULL);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.95)';
  context.beginPath();
  context.ellipse(x - radius * 0.3, y - radius * 0.45, radius * 0.26, radius * 0.2, -0.5, 0, FULL);
  context.fill();
  const shade = context.createLinearGradient(0, top, 0, top + height * 0.6);
  shade.addColorStop(0, 'rgba(60,40,70,0.35)');
  shade.addColorStop(1, 'rgba(60,40,70,0)');
  context.fillStyle = shade;
  context.fillRect(left, top, width, height);
  const edge = top + height * blink;
  if (blink > 0) {
    context.fillStyle = lid;
    context.beginPath();
    context.moveTo(left - 0.2, top - 0.3);
    context.lineTo(right + 0.2, top - 0.3);
    context.lineTo(right + 0.2, edge - height * 0.1);
    context.quadraticCurveTo(middle, edge + height * 0.16, left - 0.2, edge - height * 0.1);
    context.fill();
  }
  context.restore();
  if (blink < 0.08) return;
  const rise = height * (0.05 + 0.1 * (1 - blink));
  context.strokeStyle = '#2a1a1c';
  context.lineWidth = width * 0.085;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(left + width * 0.03, edge - rise);
  context.quadraticCurveTo(middle, edge + height * 0.16, right - width * 0.03, edge - rise);
  context.stroke();
}

/** `unit`: the width of an eye. */
function drawMouth(context: Context, bounds: Bounds, unit: number, { open, wide, smile, teeth }: Face): void {
  const round = Math.max(0, -wide);
  const x = (bounds.left + bounds.right) / 2;
  const y = bounds.top + (bounds.bottom - bounds.top) * 0.3;
  const half = Math.min(bounds.right - bounds.left, unit * 1.7) * 0.5 * (1 + 0.22 * wide) * (1 - 0.25 * round);
  const down = unit * (0.1 + 0.82 * open) * (1 - 0.15 * Math.max(0, wide));
  const lift = smile * unit * 0.22 * (1 - 0.5 * open);
  const upper = y - lift * 0.1 - (wide < 0 ? down * 0.25 : 0);
  const corner = half * (1.02 + 0.1 * round);
  const lips = new Path2D();
  lips.moveTo(x - half, y - lift * 0.55);
  lips.bezierCurveTo(x - half * 0.5, upper, x + half * 0.5, upper, x + half, y - lift * 0.55);
  lips.bezierCurveTo(x + corner, y + down * 0.55 + lift * 0.2, x + half * 0.55, y + down + lift, x, y + down + lift);
  lips.bezierCurveTo(
    x - half * 0.55,
    y + down + lift,
    x - corner,
    y + down * 0.55 + lift * 0.2,
    x - half,
    y - lift * 0.55,
  );
  lips.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = 'rgba(120,20,60,0.28)';
  context.lineWidth = unit * 0.1;
  context.stroke(lips);
  context.save();
  context.clip(lips);
  const inside = context.createLinearGradient(0, y - lift, 0, y + down + lift);
  inside.addColorStop(0, '#4a0630');
  inside.addColorStop(1, '#8a0a4c');
  context.fillStyle = inside;
  context.fillRect(x - half * 1.4, y - down - lift - 1, half * 2.8, down * 3 + lift * 3 + 2);
  if (open > 0.12) {
    context.fillStyle = 'rgba(255,111,142,0.6)';
    context.beginPath();
    context.ellipse(x, y + down * 1.02 + lift, half * 0.72, down * 0.5, 0, 0, FULL);
    context.fill();
  }
  if (teeth > 0 && open > 0.08) {
    const high = unit * 0.2 + Math.min(down * 0.34, unit * 0.24) * teeth + lift * 0.45;
    context.fillStyle = '#fffdf8';
    context.beginPath();
    context.roundRect(x - half * 0.8, y - lift * 0.6 - unit * 0.2, half * 1.6, high, unit * 0.1);
    context.fill();
  }
  context.restore();
}

/** How far brows rise, as a share of an eye's width. */
const BROWS_RISE = 0.16;
/** How much wider and higher a chest is that is full of breath, and by how many radians a hand moves. */
const BREATH = { wide: 0.008, high: 0.012 } as const;
const HAND = 0.055;
/** Units by which a hand that holds something is lifted to show it. */
const LIFT = 4.2;
/** Where a body ends, and what it breathes from; in units. */
const WAIST = { x: UNITS / 2, y: UNITS * 0.94 } as const;

/** In a square of `side` pixels at the origin. `longer`: units by which the body goes on below the square. */
export function drawPerson(context: Context, person: PersonSprite, side: number, pose: Pose, longer = 0): void {
  const { parts, place, eyes, mouth, iris, lids, arm } = person;
  const { face, tilt, bob, breath, hand, arm: gesture } = pose;
  const [first, second] = eyes;
  const unit = first.bounds.right - first.bounds.left;
  const neck = { x: (mouth.left + mouth.right) / 2, y: mouth.bottom + unit * 1.1 };
  const within = (draw: () => void): void => {
    context.save();
    draw();
    context.restore();
  };
  const paint = (name: PartName): void => {
    const part = parts[name];
    if (part !== undefined) context.drawImage(part.canvas, part.x, part.y, part.width, part.height);
  };
  const asHead = (): void => {
    context.translate(place.x, place.y);
    context.scale(place.scale, place.scale);
    context.translate(neck.x, neck.y + bob / place.scale);
    context.rotate(tilt);
    context.translate(-neck.x, -neck.y);
  };
  const asBody = (name: PartName): void => {
    context.translate(WAIST.x, WAIST.y);
    context.scale(1 + BREATH.wide * breath, 1 + BREATH.high * breath);
    context.translate(-WAIST.x, -WAIST.y);
    const part = parts[name];
    if (longer > 0 && parts.body !== undefined) {
      const { y, height } = parts.body;
      if (name === 'hand') context.translate(0, longer);
      else {
        context.translate(0, y);
        context.scale(1, 1 + longer / height);
        context.translate(0, -y);
      }
    }
    if (name !== 'hand' || part === undefined) return;
    const pivot = { x: part.x + part.width / 2, y: part.y + part.height };
    context.translate(pivot.x, pivot.y);
    context.rotate(HAND * hand);
    context.translate(-pivot.x, -pivot.y);
    if (gesture === undefined || arm === undefined) return;
    context.translate(0, -LIFT * gesture.up);
    drawFistSleeve(context, arm, part);
  };
  context.imageSmoothingQuality = 'medium';
  context.scale(side / UNITS, side / UNITS);
  for (const name of PARTS)
    within(() => {
      if (isOfHead(name)) asHead();
      else asBody(name);
      if (name === 'brows') context.translate(0, -unit * BROWS_RISE * face.brow);
      paint(name);
    });
  within(() => {
    asHead();
    drawEye(context, first, lids[0], iris, face);
    drawEye(context, second, lids[1], iris, face);
    drawMouth(context, mouth, unit, face);
  });
  if (gesture !== undefined && arm !== undefined && parts.hand === undefined) drawArm(context, person, arm, gesture);
}
