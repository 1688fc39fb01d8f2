/** A forest: trunks behind trunks in the haze, light between them, moss and ferns. */

import { css, hex, mix } from '../../color/color';
import type { Context } from '../../film/film';
import { contact, fade } from '../paint';
import { birds } from '../pieces/birds';
import { meadow, mixed, seasonal } from '../pieces/ground';
import { leaves } from '../pieces/leaves';
import { motes, sparks } from '../pieces/motes';
import { bush, pine } from '../pieces/trees';
import type { Site } from '../site';
import type { World } from '../world';

function trunk(
  context: Context,
  { face, random, u }: Site,
  x: number,
  foot: number,
  wide: number,
  depth: number,
): void {
  const { light, base, shade } = face(mix(hex('#6b4c38'), hex('#41362f'), random()), depth);
  const gradient = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  gradient.addColorStop(0, light);
  gradient.addColorStop(0.35, base);
  gradient.addColorStop(1, shade);
  context.fillStyle = gradient;
  const lean = (random() - 0.5) * wide * 1.4;
  context.beginPath();
  context.moveTo(x - wide * 0.9, foot + u);
  context.quadraticCurveTo(x - wide * 0.45, foot - u * 5, x - wide * 0.4 + lean, -u * 20);
  context.lineTo(x + wide * 0.4 + lean, -u * 20);
  context.quadraticCurveTo(x + wide * 0.45, foot - u * 5, x + wide * 0.9, foot + u);
  context.fill();
  context.strokeStyle = shade;
  context.lineWidth = Math.max(0.6, wide * 0.035);
  for (let at = 0; at < 14; at += 1) {
    const y = (foot - wide * 2) * random();
    const left = x + (random() - 0.5) * wide * 0.6 + lean * (1 - y / foot);
    context.beginPath();
    context.moveTo(left, y);
    context.quadraticCurveTo(left + wide * 0.04, y + wide * 0.4, left, y + wide * (0.5 + random() * 0.7));
    context.stroke();
  }
}

function fern(context: Context, site: Site, x: number, foot: number, size: number): void {
  const { random, ink } = site;
  const tone = mixed(seasonal(site, '#4f9440'), '#0f2a18', random() * 0.4);
  context.lineCap = 'round';
  for (let frond = 0; frond < 7; frond += 1) {
    const angle = -Math.PI / 2 + (frond / 6 - 0.5) * 2.3;
    for (let leaf = 1; leaf < 9; leaf += 1) {
      const share = leaf / 9;
      const px = x + Math.cos(angle) * size * share;
      const py = foot + Math.sin(angle) * size * share + share * share * size * 0.32;
      context.strokeStyle = ink(mixed(tone, '#e4f2a4', share * 0.3), 1);
      context.lineWidth = size * 0.05 * (1.1 - share);
      for (const side of [-1, 1]) {
        context.beginPath();
        context.moveTo(px, py);
        context.lineTo(
          px + Math.cos(angle + side) * size * 0.17 * (1.1 - share),
          py + Math.sin(angle + side) * size * 0.17 * (1.1 - share),
        );
        context.stroke();
      }
    }
  }
}

/** Light that falls in between the leaves. */
function shafts(site: Site): void {
  const { plane, light, u, width, floor } = site;
  if (light.sun === undefined) return;
  plane(
    {
      depth: 0.6,
      blur: 1.2,
      blend: 'screen',
      bottom: floor + u * 12,
      move: {
        alpha: (seconds) => 0.8 + 0.2 * Math.sin(seconds * 1.1),
        x: (seconds) => Math.sin(seconds * 0.5) * u * 2,
      },
    },
    (context) => {
      for (let at = 0; at < 5; at += 1) {
        const x = width * (0.12 + at * 0.2);
        const wide = u * (5 + ((at * 7) % 4) * 3);
        context.fillStyle = fade(context, 0, floor, css(light.key, 0.46), css(light.key, 0));
        context.beginPath();
        context.moveTo(x, -u * 16);
        context.lineTo(x + wide, -u * 16);
        context.lineTo(x + wide * 2.4 + u * 26, floor + u * 10);
        context.lineTo(x + u * 24, floor + u * 10);
        context.fill();
      }
    },
  );
}

export const forest: World = {
  inside: false,
  surface: 'moss',
  counter: '#5a4030',
  pictures: ['mushroom'],
  build(site) {
    const { plane, horizon, floor: ground, u, left, right, random, light, ink, stand, width, reading } = site;
    const air = mix(light.haze, seasonal(site, '#9fc07a'), light.time === 'night' ? 0.1 : 0.5);
    plane({ depth: 0.05, bottom: horizon + u * 10 }, (context) => {
      context.fillStyle = fade(
        context,
        0,
        horizon,
        css(mix(light.sky[1], air, 0.6)),
        css(mix(light.sky[2], air, 0.5)),
        css(air),
      );
      context.fillRect(left, -u * 16, right - left, horizon + u * 26);
    });
    for (const [depth, step, wide, tall] of [
      [0.12, 7, 1.6, 60],
      [0.26, 11, 2.6, 0],
      [0.42, 17, 4.2, 0],
    ] as const)
      plane({ depth, blur: 0.5 - depth, bottom: horizon + u * 12 }, (context) => {
        for (let x = left; x < right; x += u * step * (0.6 + random() * 0.8)) {
          if (tall > 0 && random() < 0.6)
            pine(context, site, { x, foot: horizon + u * 2, height: u * tall * (0.6 + random() * 0.7), depth: 0.25 });
          else trunk(context, site, x, horizon + u * (depth * 12), u * wide * (0.7 + random() * 0.6), 0.2 + depth);
        }
        for (let x = left; x < right; x += u * 8)
          bush(context, site, {
            x,
            foot: horizon + u * (2 + depth * 8),
            height: u * (5 + depth * 14),
            depth: 0.3 + depth,
          });
      });
    birds(site, 4, 0.3);
    meadow(site, '#56803c', ['#f3e9c0', '#d86a5a', '#e8d36a'], horizon + u * 3);
    shafts(site);
    plane({ depth: 0.85, bottom: ground + u * 8 }, (context) => {
      for (const share of [0.03, 0.2, 0.84, 1]) {
        const x = width * share + (random() - 0.5) * u * 8;
        contact(context, x, ground - u * 3, u * 13, ink('#0d160c', 1, 0.5));
        trunk(context, site, x, ground - u * 3, u * (7 + random() * 4), 0.92);
      }
      for (let x = left; x < right; x += u * 13)
        fern(context, site, x + random() * u * 6, ground - u * (1 + random() * 5), u * (7 + random() * 5));
    });
    stand('mushroom', { x: width * 0.14, foot: ground + u * 1, height: u * 7, depth: 0.98 });
    stand('mushroom', { x: width * 0.14 + u * 6, foot: ground + u * 2, height: u * 4.6, depth: 1, flip: true });
    if (light.time === 'night' || light.time === 'dusk') sparks(site, '#e6ff8a', 22, -0.02);
    else motes(site, '#fbffd0', 34);
    leaves(
      site,
      reading.season === 'autumn' ? ['#d5672c', '#e3a233', '#b8402a'] : ['#7fa644', '#b7c95a', '#5c8a3c'],
      reading.season === 'autumn' ? 26 : 8,
    );
    plane({ depth: 1.5, blur: 1.8 }, (context) => {
      for (const [x, size] of [
        [left + u * 8, 34],
        [right - u * 6, 28],
      ] as const)
        for (let at = 0; at < 3; at += 1) fern(context, site, x + at * u * 9, site.height + u * 2, u * size);
    });
  },
};
