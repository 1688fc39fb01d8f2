/** Painted with water on rough paper: edges that run and dry dark, washes that pool, and a sheet left white around. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Context, Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import { settled, spent } from '../../output/settled';
import { type Random, randomFor } from '../../random';
import { over } from '../../scenes/over';
import { FULL } from '../paint';
import { unitIn } from '../site';
import { edgeOf, maskOf, put, repainted, stepped } from './repaint';

const RATE = 12;
/** How far lines run at most, as a share of the smaller side of what is painted. */
const SMALL = 0.012;

/** Shifts rows, then columns, by slow and quick waves: no line stays straight. */
function run(picture: Canvas, reach: number, random: Random): Canvas {
  const { width, height } = picture;
  const step = Math.max(2, Math.round(reach / 3));
  const wave = (): ((at: number) => number) => {
    const parts = [9, 4.3, 2.1].map((long) => ({
      long: long * reach,
      phase: random() * 6.3,
      size: reach * (long / 22),
    }));
    return (at) => parts.reduce((sum, { long, phase, size }) => sum + Math.sin(at / long + phase) * size, 0);
  };
  const rows = createCanvas(width, height);
  const across = rows.getContext('2d');
  const side = wave();
  for (let y = 0; y < height; y += step) across.drawImage(picture, 0, y, width, step, side(y), y, width, step);
  const columns = createCanvas(width, height);
  const down = columns.getContext('2d');
  const lift = wave();
  for (let x = 0; x < width; x += step) down.drawImage(rows, x, 0, step, height, x, lift(x), step, height);
  settled(columns);
  spent(rows);
  return columns;
}

/** The outline of a pool: nothing that runs is round. */
function puddle(context: Context, x: number, y: number, radius: number, random: Random): void {
  const [turn, long] = [random() * FULL, 0.55 + random() * 0.3];
  const waves = [2, 3, 5, 8].map((count) => ({ count, phase: random() * FULL, size: 0.26 / Math.sqrt(count) }));
  context.beginPath();
  for (let step = 0; step < 48; step += 1) {
    const angle = (step / 48) * FULL;
    const reach = waves.reduce((sum, { count, phase, size }) => sum + Math.sin(angle * count + phase) * size, 1);
    const [along, across] = [Math.cos(angle) * reach * radius, Math.sin(angle) * reach * radius * long];
    context.lineTo(
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    );
  }
  context.closePath();
}

/**
 * Where the water stood: pale and dark pools of a wash, one running into the other, their edges hardly seen. In light that
 * keeps the hue: white laid over it would turn skin and bread grey.
 */
function pools(context: Context, width: number, height: number, u: number, random: Random): void {
  context.globalCompositeOperation = 'soft-light';
  const count = Math.min(22, Math.round((width * height) / (u * u * 500)));
  for (let pool = 0; pool < count; pool += 1) {
    const [x, y, radius] = [random() * width, random() * height, u * (7 + random() * 22)];
    const isDark = pool % 3 === 0;
    const tone = isDark ? '40,34,90' : '255,252,236';
    const strength = isDark ? 0.13 : 0.2;
    const shape = random() * 1e6;
    // Three times, ever smaller: a wash dries from its edge.
    for (const share of [1, 0.9, 0.74]) {
      puddle(context, x, y, radius * share, randomFor(shape, 'puddle'));
      context.fillStyle = `rgba(${tone},${strength})`;
      context.fill();
    }
    if (isDark) continue;
    puddle(context, x, y, radius, randomFor(shape, 'puddle'));
    context.strokeStyle = 'rgba(70,60,100,0.05)';
    context.lineWidth = u * 0.35;
    context.stroke();
  }
}

/** The sheet: its grain, and the white that the brush left around. */
function sheet(setting: Setting): Layer {
  const { width, height } = setting.size;
  const u = unitIn(setting.size);
  return over(setting, (context) => {
    const random = randomFor(setting.seed, 'sheet');
    context.fillStyle = 'rgba(255,250,238,0.08)';
    context.fillRect(0, 0, width, height);
    const count = Math.round((width * height) / (u * u * 0.32));
    for (let at = 0; at < Math.min(count, 60_000); at += 1) {
      const [x, y, side] = [random() * width, random() * height, u * (0.16 + random() * 0.3)];
      context.fillStyle = at % 2 === 0 ? `rgba(255,255,250,${random() * 0.3})` : `rgba(50,44,70,${random() * 0.13})`;
      context.fillRect(x, y, side, side * 0.8);
    }
    const rim = createCanvas(width, height);
    const own = rim.getContext('2d');
    own.fillStyle = '#fdfaf1';
    own.fillRect(0, 0, width, height);
    own.globalCompositeOperation = 'destination-out';
    const edge = (): [number, number][] => {
      const points: [number, number][] = [];
      const inset = u * 3.4;
      const rough = (along: number, seed: number): number =>
        inset +
        u *
          (1.3 * Math.sin(along / u / 9 + seed) +
            0.8 * Math.sin(along / u / 3.7 + seed * 2) +
            0.35 * Math.sin(along / u / 1.3 + seed * 3) +
            0.2 * Math.sin(along / u / 0.45));
      for (let x = inset; x < width - inset; x += u * 0.5) points.push([x, rough(x, 1)]);
      for (let y = inset; y < height - inset; y += u * 0.5) points.push([width - rough(y, 2), y]);
      for (let x = width - inset; x > inset; x -= u * 0.5) points.push([x, height - rough(x, 3)]);
      for (let y = height - inset; y > inset; y -= u * 0.5) points.push([rough(y, 4), y]);
      return points;
    };
    const points = edge();
    own.beginPath();
    for (const [x, y] of points) own.lineTo(x, y);
    own.closePath();
    own.fill();
    context.drawImage(rim, 0, 0);
    // Pigment gathers where the wash ends.
    context.strokeStyle = 'rgba(70,60,110,0.32)';
    context.lineWidth = u * 0.5;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.closePath();
    context.stroke();
  });
}

export function watercolour(layers: readonly Layer[], setting: Setting): Layer[] {
  const u = unitIn(setting.size);
  const painted = layers.map((layer, at) =>
    stepped(
      repainted(layer, u * 2, (own, context) => {
        const random = randomFor(setting.seed, `wash ${at}`);
        // What is small, such as a face, keeps its features.
        const wet = run(own, Math.min(u * 1.15, Math.min(own.width, own.height) * SMALL), random);
        const { width, height } = wet;
        const wash = createCanvas(width, height);
        const inner = wash.getContext('2d');
        // Pigment is bright where the paper shines through.
        inner.filter = 'saturate(1.35) brightness(1.06)';
        inner.drawImage(wet, 0, 0);
        inner.filter = 'none';
        pools(inner, width, height, u, random);
        inner.globalCompositeOperation = 'destination-in';
        inner.drawImage(wet, 0, 0);
        inner.globalCompositeOperation = 'source-atop';
        // Dry edges are dark.
        const mask = maskOf(wet);
        const rim = edgeOf(mask, 0, 0, u * 0.9, 'rgba(48,38,84,1)');
        inner.globalAlpha = 0.6;
        put(inner, rim);
        settled(wash);
        for (const { canvas } of [mask, rim]) spent(canvas);
        // A first thin wash runs out beyond the shape.
        context.globalAlpha = 0.3;
        context.filter = `blur(${(u * 0.7).toFixed(1)}px)`;
        context.drawImage(wet, u * 0.5, u * 0.4);
        context.filter = 'none';
        context.globalAlpha = 0.95;
        context.drawImage(wash, 0, 0);
        context.globalAlpha = 1;
        settled(context.canvas);
        for (const canvas of [wet, wash]) spent(canvas);
      }),
      RATE,
    ),
  );
  return [...painted, sheet(setting)];
}
