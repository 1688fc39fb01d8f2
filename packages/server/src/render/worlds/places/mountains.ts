/** Mountains behind a lake, with pines on its shore. */
import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { fade } from '../paint';
import { birds } from '../pieces/birds';
import { meadow, ridge } from '../pieces/ground';
import { sky } from '../pieces/sky';
import { pine } from '../pieces/trees';
import { water } from '../pieces/water';
import type { Site } from '../site';
import type { World } from '../world';

/** One peak: a lit and a shaded side, and snow that follows them. */
function peak(context: Context, site: Site, x: number, foot: number, tall: number, wide: number, depth: number): void {
  const { ink, random, u } = site;
  const top = foot - tall;
  const jag = Array.from({ length: 7 }, () => random() - 0.5);
  const edge = (side: number, share: number, at: number): [number, number] => [
    x + side * wide * share + (jag[at % 7] ?? 0) * wide * 0.1 * share,
    top + tall * share,
  ];
  const ridgeLine = [0, 0.2, 0.42, 0.66, 1].map((share, at): [number, number] => [
    x + (jag[at] ?? 0) * wide * 0.34 * share,
    top + tall * share,
  ]);
  const side = (toward: number, tone: string): void => {
    context.fillStyle = fade(context, top, foot, ink(tone, depth), ink(tone, depth * 0.6));
    context.beginPath();
    for (const [px, py] of ridgeLine) context.lineTo(px, py);
    for (const [at, share] of [1, 0.75, 0.5, 0.25].entries()) context.lineTo(...edge(toward, share, at));
    context.closePath();
    context.fill();
  };
  side(-1, '#8fa2b8');
  side(1, '#5d718c');
  const snow = site.reading.weather === 'snow' || site.reading.season === 'winter' ? 0.72 : 0.36;
  for (const [toward, tone] of [
    [-1, '#ffffff'],
    [1, '#c8d6ea'],
  ] as const) {
    context.fillStyle = ink(tone, Math.min(1, depth + 0.25));
    context.beginPath();
    context.moveTo(x, top);
    for (let step = 1; step <= 4; step += 1) context.lineTo(...edge(toward, (snow * step) / 4, step));
    for (let step = 0; step < 6; step += 1) {
      const share = snow * (step % 2 === 0 ? 0.72 : 1.02) - step * 0.02;
      const [px, py] = edge(toward, share, step);
      context.lineTo(x + (px - x) * (1 - (step + 1) / 6.5), py - u * 0.4);
    }
    context.closePath();
    context.fill();
  }
}

export const mountains: World = {
  inside: false,
  surface: 'stone',
  counter: '#7c7f86',
  pictures: [],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, random, width, light } = site;
    sky(site, 0.72);
    for (const [depth, tall, step] of [
      [0.08, 46, 44],
      [0.16, 66, 62],
    ] as const)
      plane({ depth, top: horizon - u * (tall + 26), bottom: horizon + u * 4 }, (context) => {
        for (let x = left + u * 6; x < right + u * 30; x += u * step * (0.7 + random() * 0.5))
          peak(context, site, x, horizon + u * 2, u * tall * (0.72 + random() * 0.5), u * tall * 0.72, 0.3 + depth);
        context.fillStyle = fade(context, horizon - u * 24, horizon + u * 3, css(light.haze, 0), css(light.haze, 0.75));
        context.fillRect(left, horizon - u * 24, right - left, u * 28);
      });
    ridge(site, { depth: 0.24, top: horizon - u * 5, rough: u * 2.4, color: '#48705e', fringe: 'trees' });
    const shore = horizon + (ground - horizon) * 0.55;
    water(site, shore, 0.72);
    // The mountains once more, in the lake.
    plane(
      {
        depth: 0.2,
        top: horizon,
        bottom: shore,
        blur: 0.8,
        move: { alpha: () => 0.3, x: (seconds) => Math.sin(seconds * 1.2) * u * 0.6 },
      },
      (context) => {
        for (let x = left + u * 10; x < right + u * 30; x += u * 40) {
          context.fillStyle = css(mix(light.shade, hex('#6f86a6'), 0.6), 0.8);
          context.beginPath();
          context.moveTo(x - u * 26, horizon);
          context.lineTo(x, horizon + u * 12);
          context.lineTo(x + u * 22, horizon);
          context.fill();
        }
      },
    );
    birds(site, 3, 0.3);
    meadow(site, '#6f9a52', ['#ffffff', '#e8b0d8', '#f2d45c'], shore);
    plane({ depth: 0.7, top: horizon - u * 34, bottom: shore + u * 12 }, (context) => {
      for (const share of [0.02, 0.1, 0.2, 0.82, 0.92, 1.02])
        pine(context, site, {
          x: width * share + (random() - 0.5) * u * 6,
          foot: shore + u * (2 + random() * 4),
          height: u * (22 + random() * 14),
          depth: 0.9,
        });
    });
    plane({ depth: 1.4, blur: 1.3, right: left + u * 46 }, (context) => {
      pine(context, site, { x: left + u * 10, foot: ground + u * 34, height: u * 92, depth: 1 });
    });
  },
};
