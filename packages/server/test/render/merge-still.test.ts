/** What lies still on one another is kept as one picture, and looks the same. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Layer, STILL } from '../../src/render/film/film';
import { mergeStill } from '../../src/render/film/merge-still';

const SIZE = 40;
const WHOLE = { x: 0, y: 0, width: SIZE, height: SIZE };
/** Levels of 255 by which rounding may differ. */
const ROUNDING = 2;

const veil = (color: string, more: Partial<Layer> = {}): Layer => ({
  ...{ box: WHOLE, frames: 1, masked: false, enter: STILL },
  paint: (context) => {
    context.fillStyle = color;
    context.fillRect(0, 0, SIZE, SIZE);
    context.fillStyle = 'rgba(0, 0, 255, 0.3)';
    context.fillRect(0, 0, SIZE / 2, SIZE);
  },
  ...more,
});

const painted = (layers: readonly Layer[]): Buffer => {
  const canvas = createCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  context.fillStyle = '#3a6';
  context.fillRect(0, 0, SIZE, SIZE);
  for (const layer of layers) {
    const own = createCanvas(SIZE, SIZE);
    layer.paint(own.getContext('2d'), 0);
    context.drawImage(own, 0, 0);
  }
  return canvas.data();
};

describe('mergeStill', () => {
  it('makes one of still layers, which looks as they did', () => {
    const layers = [veil('rgba(255, 0, 0, 0.4)'), veil('rgba(255, 255, 0, 0.2)'), veil('rgba(0, 0, 0, 0.1)')];
    const merged = mergeStill(layers, WHOLE);
    expect(merged).toHaveLength(1);
    const [before, after] = [painted(layers), painted(merged)];
    expect(Math.max(...before.map((level, at) => Math.abs(level - (after[at] ?? 0))))).toBeLessThanOrEqual(ROUNDING);
  });

  it('leaves what moves, fades, ends, is of one colour, or is smaller', () => {
    const still = veil('rgba(255, 0, 0, 0.4)');
    const others: readonly Partial<Layer>[] = [
      { drift: { x: 1, y: 0 } },
      { enter: { ...STILL, seconds: 0.5, fade: true } },
      { enter: { ...STILL, at: 1 } },
      { frames: 30 },
      { masked: true },
      { flat: '#fff' },
      { box: { x: 0, y: 1, width: SIZE, height: SIZE } },
    ];
    for (const other of others) expect(mergeStill([still, veil('#000', other), still], WHOLE)).toHaveLength(3);
  });
});
