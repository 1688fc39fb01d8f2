import { createCanvas } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import type * as packages from '../../src/render/text/font-packages';
import { fontsFor } from '../../src/render/text/fonts';

vi.mock('../../src/render/text/font-packages', async (original) => {
  const real = await original<typeof packages>();
  const optional: readonly string[] = real.OPTIONAL_FAMILIES;
  return {
    ...real,
    locateFamily: (family: string) => (optional.includes(family) ? undefined : real.locateFamily(family)),
  };
});

test('a script that nothing here can draw is told, with what would help', () => {
  // Kawi came to Unicode in 2022; hardly any system has a font for it.
  expect(fontsFor(['Hello \u{11f04}\u{11f05}'], 'en').notes).toEqual([
    'No font here has 2 of the characters (\u{11f04}\u{11f05}), so they are drawn as boxes; install a system font that has them.',
  ]);
  expect(fontsFor(['Hello'], 'en').notes).toEqual([]);
});

test('without an optional font package, the system draws its script or the note names the package', () => {
  const { notes } = fontsFor(['สวัสดี'], 'th');
  expect(notes.join()).toMatch(/^$|install @fontsource-variable\/noto-sans-thai\.$/);
  const context = createCanvas(4, 4).getContext('2d');
  fontsFor(['สวัสดี'], 'th').apply(context, 'inter', 400, 20);
  expect(context.font).not.toContain('noto-sans-thai');
});
