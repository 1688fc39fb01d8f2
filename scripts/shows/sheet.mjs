// What the shows share: the drawing library of the server, a sheet to draw on, a line over time, and sources by their path.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

// A dependency of the server, which npm need not put at the root.
const { createCanvas } = createRequire(new URL('../../packages/server/package.json', import.meta.url))(
  '@napi-rs/canvas',
);

export const source = (path) => import(new URL(`../../packages/server/src/${path}`, import.meta.url));
export const tests = (path) => import(new URL(`../../packages/server/test/${path}`, import.meta.url));

/** A canvas of one colour, and its context. */
export function sheet(width, height, ground = '#ffffff') {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

export function label(context, words, x, y, color = '#111111', font = '13px sans-serif') {
  context.fillStyle = color;
  context.font = font;
  context.fillText(words, x, y);
}

/** A line of values over time; what is below the range lies at its edge. */
export function curve(context, values, { x, y, width, height }, [least, most], color) {
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  for (const [at, value] of values.entries()) {
    const share = Math.max(0, Math.min(1, (value - least) / (most - least)));
    const [px, py] = [x + (at / values.length) * width, y + height * (1 - share)];
    if (at === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
  context.stroke();
}

export function save(canvas, path) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, canvas.toBuffer('image/png'));
  console.log(path);
}

export const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
export const share = (values, of) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * of)] ?? 0;
