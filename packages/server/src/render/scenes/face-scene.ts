/**
 * A given face that speaks: its picture on a card, gently alive, with a ring that is as bright as the voice is loud. The mouth stays
 * as it is: one that is warped looks wrong.
 */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { text } from '../beats/beat';
import { css, mix } from '../color/color';
import { animate } from '../film/animate';
import { type Film, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box, Size } from '../geometry';
import { fitInto } from '../layout/fit';
import { FPS } from '../output/frame-size';
import { performance } from '../persons/performance';
import { imaginedSpeech, type SceneSpeech } from '../persons/scene-speech';
import { faceCrop } from '../photo/face-crop';
import { findFace } from '../photo/find-face';
import { finish } from '../stage/finish';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';
import { spokenCopy } from './caption';
import type { SceneInput } from './scene-input';

interface Staging {
  readonly card: Box;
  readonly words: Box;
  readonly wide: boolean;
}

const CARD = { square: 0.52, alone: 0.86, shape: 1.12 } as const;

/** The card above the words, in a wide frame beside them; in the middle where captions are all there is. */
function stagingOf({ size, safe, unit }: Setting, alone: boolean, mirrored: boolean): Staging {
  const { width, height } = size;
  const wide = width > height * 1.15;
  const gap = unit * 5;
  if (wide) {
    const high = height * CARD.alone;
    const across = Math.min(alone ? width * 0.62 : width * 0.42, high * 1.05);
    const [y, room] = [(height - high) / 2, safe.width - across - gap];
    const x = alone ? (width - across) / 2 : mirrored ? safe.x + room + gap : safe.x;
    const left = mirrored ? safe.x : safe.x + across + gap;
    return { wide, card: { x, y, width: across, height: high }, words: { ...safe, x: left, width: room } };
  }
  const most = alone ? (height > width * 1.5 ? 0.56 : 0.66) : height > width * 1.5 ? 0.5 : CARD.square;
  const high = Math.min(width * CARD.alone * 1.3, height * most);
  const across = Math.min(width * CARD.alone, high * CARD.shape);
  // Captions stand below it.
  const y = safe.y * (alone ? 0.9 : 0.8);
  const card = { x: (width - across) / 2, y, width: across, height: high };
  const top = y + high + gap;
  return { wide, card, words: { ...safe, y: top, height: safe.y + safe.height - top } };
}

/** The part of the picture, a little larger than its card: for the camera to move in. */
const ROOM = 1.1;

interface Portrait {
  /** Out of focus, and sharp where the person is. */
  readonly ground: Canvas;
  readonly person: Canvas | undefined;
  /** In shares of the portrait. */
  readonly face: Box | undefined;
}

/** Head and shoulders, with soft edges, in shares of the portrait: what is near is in front of what is behind it. */
function nearMask(canvas: Canvas, face: Box): void {
  const { width, height } = canvas;
  const mask = createCanvas(width, height);
  const context = mask.getContext('2d');
  const [x, y] = [(face.x + face.width / 2) * width, (face.y + face.height / 2) * height];
  const [rx, ry] = [face.width * width * 0.82, face.height * height * 0.86];
  context.fillStyle = '#000';
  context.filter = `blur(${(face.height * height * 0.09).toFixed(1)}px)`;
  context.beginPath();
  context.ellipse(x, y - ry * 0.1, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.ellipse(x, y + ry * 2.3, rx * 2.1, ry * 1.5, 0, 0, Math.PI * 2);
  context.fill();
  context.filter = 'none';
  const onto = canvas.getContext('2d');
  onto.globalCompositeOperation = 'destination-in';
  onto.drawImage(mask, 0, 0);
  onto.globalCompositeOperation = 'source-over';
}

function portraitOf(picture: Image, card: Box): Portrait {
  const found = findFace(picture);
  const frame = { width: Math.round(card.width * ROOM), height: Math.round(card.height * ROOM) };
  const crop = faceCrop(picture, frame, found);
  const drawn = (blur: number): Canvas => {
    const canvas = createCanvas(frame.width, frame.height);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, frame.width, frame.height);
    if (blur > 0) context.filter = `blur(${blur.toFixed(1)}px)`;
    context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, frame.width, frame.height);
    context.filter = 'none';
    return canvas;
  };
  if (found === undefined) return { ground: drawn(0), person: undefined, face: undefined };
  const face = {
    x: (found.x * picture.width - crop.x) / crop.width,
    y: (found.y * picture.height - crop.y) / crop.height,
    width: (found.width * picture.width) / crop.width,
    height: (found.height * picture.height) / crop.height,
  };
  const person = drawn(0);
  nearMask(person, face);
  return { ground: drawn(frame.height * 0.006), person, face };
}

/** How far the ring is from the card at most, with half of its width, in units of the frame. */
const RING_REACH = 5.45;

/** How far near things move against far ones, as a share of the card, and how far a head is bent, in radians. */
const DEPTH = 0.011;
const BENT = 0.55;

/** Where a face may be that nobody found in a picture of somebody, in shares of the card. */
const SOMEWHERE: Box = { x: 0.2, y: 0.12, width: 0.6, height: 0.56 };
/** How far a head moves out of its place, as a share of the face. */
const STIRS = 0.08;
/** Hair above a face that was found, as a share of its height: what is found is skin. */
const HAIR = 0.3;

/** What nothing may cover, in pixels of the frame. */
const keptIn = (face: Box | undefined, ground: Size, card: Box): Box => {
  const own = face ?? SOMEWHERE;
  const whole = face === undefined ? card : ground;
  const [width, height] = [own.width * whole.width, own.height * whole.height];
  const left = card.x - (whole.width - card.width) / 2 + own.x * whole.width;
  const top = card.y - (whole.height - card.height) / 2 + own.y * whole.height;
  const [aside, down, hair] = face === undefined ? [0, 0, 0] : [width * STIRS, height * STIRS, height * HAIR];
  const kept = { x: left - aside, y: top - down - hair, width: width + 2 * aside, height: height + 2 * down + hair };
  // Nothing of it is seen beyond the card.
  const y = Math.max(card.y, kept.y);
  return { ...kept, y, height: Math.min(card.y + card.height, kept.y + kept.height) - y };
};

function cardLayers(input: SceneInput, picture: Image, { card }: Staging, speech: SceneSpeech): Layer[] {
  const { setting } = input;
  const { size, unit, palette, seconds, seed, index } = setting;
  const { ground, person, face } = portraitOf(picture, card);
  const pose = performance(speech, seconds, seed + index);
  const radius = Math.min(card.width, card.height) * 0.07;
  const level = (now: number): number => speech.levels[Math.min(speech.levels.length - 1, Math.round(now * FPS))] ?? 0;
  const whole: Pick<Layer, 'box' | 'frames' | 'masked' | 'enter' | 'paint'> = {
    ...{ box: { x: 0, y: 0, width: size.width, height: size.height }, frames: 1, masked: false, enter: STILL },
    paint: () => undefined,
  };
  const room = Math.min(
    ...[card.x, card.y, size.width - card.x - card.width, size.height - card.y - card.height].map(Math.floor),
  );
  // Where the card is near the frame's edge the ring is as wide as there is room.
  const reach = Math.min(1, room / (unit * RING_REACH));
  const ring: Layer = {
    ...whole,
    gentle: true,
    live: (context, now) => {
      const loud = level(now);
      for (const [out, width, alpha] of [
        [unit * reach * (0.9 + 1.5 * loud), unit * reach * 1.1, 0.2 + 0.55 * loud],
        [unit * reach * (1.6 + 3.6 * loud), unit * reach * 0.5, 0.5 * loud],
      ] as const) {
        context.strokeStyle = css(palette.accent, alpha);
        context.lineWidth = width;
        context.beginPath();
        context.roundRect(card.x - out, card.y - out, card.width + 2 * out, card.height + 2 * out, radius + out);
        context.stroke();
      }
    },
  };
  const portrait: Layer = {
    ...whole,
    keeps: keptIn(face, ground, card),
    gentle: true,
    live: (context, now) => {
      const { tilt, bob, breath } = pose(now);
      const aside = Math.sin(now * 0.55 + seed) * DEPTH * card.width;
      const near = 1 + 0.03 * (now / Math.max(1, seconds));
      context.beginPath();
      context.roundRect(card.x, card.y, card.width, card.height, radius);
      context.clip();
      context.imageSmoothingQuality = 'medium';
      context.translate(card.x + card.width / 2, card.y + card.height / 2);
      context.scale(near, near);
      context.translate(-ground.width / 2, -ground.height / 2);
      context.drawImage(ground, -aside * 0.5, 0);
      if (person === undefined || face === undefined) return;
      // About the breast, where neck and shoulders turn.
      const pivot = { x: (face.x + face.width / 2) * ground.width, y: (face.y + face.height * 1.5) * ground.height };
      context.translate(pivot.x + aside * 0.5, pivot.y + (bob - breath * 0.4) * face.height * ground.height * 0.016);
      context.rotate(tilt * BENT);
      context.scale(1.004, 1.004 + 0.004 * breath);
      context.translate(-pivot.x, -pivot.y);
      context.drawImage(person, 0, 0);
    },
  };
  return [ring, portrait];
}

/** Pixels of what is so far out of focus that no more are seen; fewer stand in steps when they fill the frame. */
const SOFT = 96;

/** The picture itself, far out of focus and in the film's light, fills what is around the card. */
function groundOf(picture: Image, { palette }: Setting): Film['backdrop'] {
  const small = createCanvas(SOFT, SOFT);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  // Beyond the edges, which would else let in what is not there.
  context.filter = `blur(${SOFT / 12}px)`;
  context.drawImage(picture, -SOFT / 8, -SOFT / 8, SOFT * 1.25, SOFT * 1.25);
  return {
    paint(onto, { width, height }, now) {
      onto.imageSmoothingQuality = 'high';
      const grown = 1.3 + 0.06 * Math.sin(now * 0.4);
      const [across, down] = [width * grown, height * grown];
      onto.drawImage(small, (width - across) / 2, (height - down) / 2, across, down);
      onto.fillStyle = css(mix(palette.from, palette.glow2, 0.3), 0.82);
      onto.fillRect(0, 0, width, height);
    },
  };
}

/** What a scene of a given face shows. */
export function faceScene(input: SceneInput, picture: Image): Pick<Film, 'layers' | 'backdrop' | 'shots'> {
  const { scene, setting } = input;
  const { words, style } = spokenCopy(input);
  const mirrored = isRightToLeft(words, setting.language);
  const staging = stagingOf(setting, words === '', mirrored);
  const speech = input.speech ?? imaginedSpeech(cleanText(scene.script ?? '') || words, setting.seconds);
  const { palette, seconds } = setting;
  const part = text(setting, { text: words, style, color: palette.ink, align: 'start', masked: true, preferLines: 5 });
  const side = mirrored ? 'end' : 'start';
  const { pieces } = fitInto(part, staging.words, side, staging.wide ? 'center' : 'start', [...words].length <= 60);
  return {
    backdrop: groundOf(picture, setting),
    layers: [
      ...cardLayers(input, picture, staging, speech),
      finish(setting.size, palette),
      ...animate(pieces, setting),
    ],
    shots: [{ from: 0, until: seconds, subject: 'presenter' }],
  };
}
