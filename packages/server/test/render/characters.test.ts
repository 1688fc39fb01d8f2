import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fontsFor } from '../../src/render/text/fonts';
import { measureInk } from '../../src/render/text/measure-ink';
import { boxesOf, systemFamilies } from '../../src/render/text/system-families';

const EMOJI = ['☕️', '⭐', '❤️', '✔️', '☀️', '✈️', '⚠️', '✂️', '🚀', '👍🏽', '🇩🇪', '1️⃣', '🏳️‍🌈', '👩‍🚀'];

describe('characters', () => {
  it.each(EMOJI)('draws %s, not a box', (character) => {
    const fonts = fontsFor([character], 'en');
    const drawn = (text: string): Buffer => {
      const context = createCanvas(120, 60).getContext('2d');
      fonts.apply(context, 'inter', 400, 32);
      context.fillText(text, 8, 44);
      return Buffer.from(context.canvas.data());
    };
    expect(fonts.notes).toEqual([]);
    for (const box of ['\u{10fffd}', '\u{10fffd}\u{fe0f}', '\u{10fffd}\u{10fffd}', '1\u{10fffd}', ' '])
      expect(drawn(character).equals(drawn(box))).toBe(false);
  });

  it('looks for what no package has among the fonts of the system', () => {
    const { families, boxes } = systemFamilies(['ა', '\u{11f04}']);
    expect(boxes).toContain('\u{11f04}');
    expect(boxesOf(['ა'], families.map((name) => JSON.stringify(name)).join())).toEqual(
      boxes.filter((character) => character === 'ა'),
    );
  });

  it.each([
    ['from left to right', 'Grün', 'ltr', 40],
    ['from right to left', 'خصم 30% على أول طلب', 'rtl', 40],
    ['in a type that is looked at in small', 'Grün', 'ltr', 700],
  ] as const)('measures ink as it is painted: %s', (_what, text, direction, size) => {
    const fonts = fontsFor([text], 'en');
    const ink = measureInk(
      (context) => {
        fonts.apply(context, 'inter', 700, size);
        context.direction = direction;
        context.textAlign = 'left';
      },
      text,
      size,
    );
    expect(ink.width).toBeGreaterThan(size);
    expect(ink.before).toBeLessThan(size / 4);
    expect(ink.after - ink.width).toBeLessThan(size / 4);
    expect(ink.ascent / size).toBeGreaterThan(0.6);
    expect(ink.ascent / size).toBeLessThan(1.1);
    expect(ink.descent).toBeGreaterThan(-1);
    expect(ink.descent / size).toBeLessThan(0.5);
  });

  it('finds no ink in a space', () => {
    const ink = measureInk((context) => fontsFor([' '], 'en').apply(context, 'inter', 400, 20), ' ', 20);
    expect(ink).toMatchObject({ before: 0, ascent: 0, descent: 0, after: ink.width });
  });
});
