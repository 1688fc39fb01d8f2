/** Grounds of a film's colours: words are read on each, and no subject is lost in the one that it gets. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { contrast, hex, mix } from '../../src/render/color/color';
import { groundFor, groundsOf } from '../../src/render/color/grounds';
import { paletteFrom } from '../../src/render/color/palettes';
import { DIRECTIONS } from '../../src/render/stage/directions';

const palettes = Object.values(DIRECTIONS).flatMap(({ swatches }) => [...swatches].map((one) => paletteFrom(one)));

const square = (colour: string) => {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(1, 1, 6, 6);
  return canvas;
};

it('lets words be read on every ground of every trade', () => {
  for (const { flood, second } of palettes.map(groundsOf))
    for (const { from, to, glow, glow2, ink, soft, accent, onAccent } of [flood, second]) {
      for (const ground of [from, to, glow, glow2]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(soft, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
    }
});

it('gives a pale thing a ground on which it is seen, and leaves others where they were wished', () => {
  for (const palette of palettes.filter(({ dark }) => !dark)) {
    const grounds = groundsOf(palette);
    for (const turn of [0, 1]) {
      const { from, to } = groundFor(square('#e6dcd6'), grounds, grounds.usual, turn);
      expect(contrast(hex('#e6dcd6'), mix(from, to, 0.5))).toBeGreaterThan(2);
    }
    expect(groundFor(square('#3a1d10'), grounds, grounds.usual, 0)).toBe(grounds.usual);
    expect(groundFor(undefined, grounds, grounds.usual, 0)).toBe(grounds.usual);
  }
});
