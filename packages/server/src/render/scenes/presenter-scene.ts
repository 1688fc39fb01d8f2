/** A presenter card: a portrait (the given face, or a drawn one) beside what is said, with a voice meter. */
import type { Image } from '@napi-rs/canvas';
import { bodyStyle, headlineStyle, text } from '../beats/beat';
import { css, hex, mix } from '../color/color';
import { animate, exitOf } from '../film/animate';
import { type Context, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, inset } from '../geometry';
import { fitInto } from '../layout/fit';
import { ornament } from '../look/ornaments';
import { FPS } from '../output/frame-size';
import { randomFor } from '../random';
import { cleanText } from '../text/clean-text';
import { keyLine } from './caption';
import type { SceneInput } from './scene-input';

const SKINS = ['#f3c9a5', '#e0a878', '#b97a4f', '#8a5433', '#5f3a24'] as const;
const HAIRS = ['#20160f', '#3b2416', '#6b3f1d', '#a8652a', '#2a2a33', '#c9c2b8'] as const;

/** How open the mouth is, 0 to 1: syllables of uneven length. */
const speech = (seconds: number): number =>
  Math.max(0, Math.sin(seconds * 19) * 0.5 + Math.sin(seconds * 12.3 + 1) * 0.5) *
  (Math.sin(seconds * 2.1) > -0.75 ? 1 : 0);

function drawFace(context: Context, size: number, seconds: number, setting: Setting): void {
  const random = randomFor(setting.seed, 'presenter');
  const skin = hex(SKINS[Math.floor(random() * SKINS.length)] ?? SKINS[0]);
  const hair = hex(HAIRS[Math.floor(random() * HAIRS.length)] ?? HAIRS[0]);
  const long = random() < 0.5;
  const { palette } = setting;
  const middle = size / 2;
  const bob = Math.sin(seconds * 1.9) * size * 0.006;
  const head = size * 0.19;
  const headY = size * 0.43 + bob;
  const ellipse = (x: number, y: number, rx: number, ry: number): void => {
    context.beginPath();
    context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = css(hair);
  if (long) {
    context.beginPath();
    context.roundRect(middle - head * 1.28, headY - head * 0.9, head * 2.56, head * 2.9, head);
    context.fill();
  }
  context.fillStyle = css(mix(skin, hex('#000000'), 0.14));
  context.fillRect(middle - head * 0.4, headY + head * 0.7, head * 0.8, head * 0.9);
  context.fillStyle = css(mix(palette.accent, palette.dark ? hex('#ffffff') : hex('#000000'), 0.08));
  context.beginPath();
  context.moveTo(middle - size * 0.36, size);
  context.quadraticCurveTo(middle - size * 0.35, size * 0.71 + bob, middle - head * 0.55, size * 0.685 + bob);
  context.quadraticCurveTo(middle, size * 0.76 + bob, middle + head * 0.55, size * 0.685 + bob);
  context.quadraticCurveTo(middle + size * 0.35, size * 0.71 + bob, middle + size * 0.36, size);
  context.closePath();
  context.fill();
  context.fillStyle = css(skin);
  ellipse(middle, headY, head * 0.96, head * 1.16);
  context.fillStyle = css(hair);
  context.beginPath();
  context.ellipse(middle, headY - head * 0.42, head * 1.06, head * 0.9, 0, Math.PI, Math.PI * 2);
  context.quadraticCurveTo(middle + head * 0.5, headY - head * 0.62, middle - head * 0.2, headY - head * 0.62);
  context.quadraticCurveTo(middle - head * 0.8, headY - head * 0.58, middle - head * 1.06, headY - head * 0.42);
  context.fill();
  const blink = seconds % 3.1 > 2.98 ? 0.15 : 1;
  context.fillStyle = '#1b1512';
  for (const side of [-1, 1])
    ellipse(middle + side * head * 0.38, headY - head * 0.02, head * 0.095, head * 0.12 * blink);
  context.strokeStyle = css(mix(hair, hex('#000000'), 0.2));
  context.lineWidth = head * 0.08;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(middle + side * head * 0.22, headY - head * 0.3);
    context.quadraticCurveTo(
      middle + side * head * 0.4,
      headY - head * 0.38,
      middle + side * head * 0.56,
      headY - head * 0.27,
    );
    context.stroke();
  }
  const open = speech(seconds);
  context.fillStyle = '#7c2b2b';
  ellipse(middle, headY + head * 0.55, head * (0.3 - open * 0.06), head * (0.045 + open * 0.17));
  context.fillStyle = css(hex('#e8746a'), 0.25);
  for (const side of [-1, 1]) ellipse(middle + side * head * 0.6, headY + head * 0.32, head * 0.17, head * 0.12);
}

function portrait(box: Box, setting: Setting, frames: number, picture: Image | undefined): Layer {
  const size = box.width;
  const { palette } = setting;
  return {
    box: { x: Math.round(box.x), y: Math.round(box.y), width: Math.ceil(size), height: Math.ceil(size) },
    frames,
    masked: false,
    ink: box,
    enter: { at: 0.05, seconds: 0.7, dx: 0, dy: setting.unit * 6, fade: true },
    ...exitOf(setting, setting.unit * 3),
    paint(context, frame) {
      const seconds = frame / FPS;
      const line = Math.max(3, size * 0.018);
      context.beginPath();
      context.arc(size / 2, size / 2, size / 2 - line, 0, Math.PI * 2);
      context.save();
      context.clip();
      context.fillStyle = css(mix(palette.card, palette.accent2, 0.35));
      context.fillRect(0, 0, size, size);
      if (picture === undefined) drawFace(context, size, seconds, setting);
      else {
        const zoom = 1.04 + 0.04 * Math.sin(seconds * 0.7);
        const factor = Math.max(size / picture.width, size / picture.height) * zoom;
        context.imageSmoothingQuality = 'high';
        context.drawImage(
          picture,
          (size - picture.width * factor) / 2,
          (size - picture.height * factor) * 0.35,
          picture.width * factor,
          picture.height * factor,
        );
      }
      context.restore();
      context.strokeStyle = css(palette.accent);
      context.lineWidth = line;
      context.beginPath();
      context.arc(size / 2, size / 2, size / 2 - line, 0, Math.PI * 2);
      context.stroke();
    },
  };
}

function meter(box: Box, setting: Setting, frames: number): Layer {
  const bars = 9;
  return {
    box: { x: Math.round(box.x), y: Math.round(box.y), width: Math.ceil(box.width), height: Math.ceil(box.height) },
    frames,
    masked: false,
    enter: { ...STILL, at: 0.4, seconds: 0.4, fade: true },
    ...exitOf(setting, 0),
    paint(context, frame) {
      const seconds = frame / FPS;
      const step = box.width / bars;
      context.fillStyle = css(setting.palette.accent);
      for (let bar = 0; bar < bars; bar += 1) {
        const height = box.height * (0.14 + 0.86 * speech(seconds + bar * 0.37) * (1 - Math.abs(bar - 4) / 7));
        context.beginPath();
        context.roundRect(bar * step + step * 0.2, (box.height - height) / 2, step * 0.6, height, step * 0.3);
        context.fill();
      }
    },
  };
}

interface Staging {
  readonly face: Box;
  readonly meter: Box;
  readonly words: Box;
  readonly align: 'start' | 'center';
  readonly down: 'start' | 'center' | 'end';
}

/** Beside each other in a wide frame; else a seated presenter stands above the words, a walking one below them. */
function stage({ safe, size, unit }: Setting, walking: boolean): Staging {
  if (size.width > size.height * 1.15) {
    const across = Math.min(safe.height * 0.92, safe.width * 0.42);
    const face = { x: safe.x, y: safe.y + (safe.height - across) / 2, width: across, height: across };
    const room = inset(safe, { left: across + unit * 6 });
    return {
      face,
      meter: { x: room.x, y: room.y + unit, width: unit * 18, height: unit * 6 },
      words: inset(room, { top: unit * 10 }),
      align: 'start',
      down: 'center',
    };
  }
  const across = Math.min(safe.width * (walking ? 0.92 : 0.74), safe.height * (walking ? 0.5 : 0.46));
  const x = safe.x + (safe.width - across) / 2;
  if (walking) {
    const y = safe.y + safe.height - across;
    return {
      face: { x, y, width: across, height: across },
      meter: { x: safe.x + (safe.width - unit * 18) / 2, y: y - unit * 8, width: unit * 18, height: unit * 6 },
      words: inset(safe, { bottom: across + unit * 10 }),
      align: 'center',
      down: 'center',
    };
  }
  const y = safe.y + safe.height * 0.03;
  return {
    face: { x, y, width: across, height: across },
    meter: { x: safe.x + (safe.width - unit * 18) / 2, y: y + across + unit * 2, width: unit * 18, height: unit * 6 },
    words: inset(safe, { top: y - safe.y + across + unit * 10 }),
    align: 'center',
    down: 'start',
  };
}

/** What is said, when it can be read in time; else its key line. */
const SAID_MOST = 140;

export function presenterLayers({ scene, setting, frames, picture }: SceneInput): Layer[] {
  const place = stage(setting, scene.type === 'walk_talk');
  const said = cleanText(scene.script ?? '');
  const words = said === '' || [...said].length > SAID_MOST ? keyLine(scene) : said;
  const style = [...words].length > 90 ? bodyStyle(setting, 6, 600) : headlineStyle(setting, words, 0.82);
  const part = text(setting, {
    text: words,
    style: { ...style, uppercase: false },
    color: setting.palette.ink,
    align: place.align,
    masked: true,
  });
  const { pieces } = fitInto(part, place.words, place.align, place.down);
  return [
    ...ornament(setting),
    portrait(place.face, setting, frames, picture),
    meter(place.meter, setting, frames),
    ...animate(pieces, setting),
  ];
}
