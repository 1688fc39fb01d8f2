/** A person who speaks to the camera, before a place that is out of focus; walking, the place goes by. */
import { text } from '../beats/beat';
import { css, mix } from '../color/color';
import { animate } from '../film/animate';
import { easeOut, keys } from '../film/curve';
import { type Film, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { fitInto } from '../layout/fit';
import { inkBox, still } from '../layout/part';
import type { Speaker } from '../persons/cast-speaker';
import { drawPerson } from '../persons/draw-person';
import { faceBox } from '../persons/face-box';
import { performance } from '../persons/performance';
import { imaginedSpeech } from '../persons/scene-speech';
import { randomFor } from '../random';
import { airOf } from '../stage/air';
import { finish } from '../stage/finish';
import { cleanText } from '../text/clean-text';
import { isRightToLeft } from '../text/direction';
import { photoAir } from '../worlds/photo-air';
import { spokenCopy } from './caption';
import type { SceneInput } from './scene-input';

/** Steps a second of somebody who walks. */
const STEPS = 1.9;

/** Where a bust ends in its square; below it the frame must. */
const FOOT = 0.915;

interface Staging {
  /** The square that the person is drawn in. */
  readonly person: { readonly x: number; readonly y: number; readonly side: number };
  readonly words: Box;
  readonly wide: boolean;
}

/** How large a person is that has the frame for itself, by its width and by its height. */
const ALONE = { across: 1.08, down: 0.64, wide: 1.04 } as const;

/** The person below the words; in a wide frame beside them, where lines end. In the middle when captions are all there is. */
function stagingOf({ size, safe, unit }: Setting, mirrored: boolean, alone: boolean): Staging {
  const wide = size.width > size.height * 1.15;
  if (alone) {
    const side = wide ? size.height * ALONE.wide : Math.min(size.width * ALONE.across, size.height * ALONE.down);
    return { wide, person: { x: (size.width - side) / 2, y: size.height - side * FOOT, side }, words: safe };
  }
  if (wide) {
    const side = Math.min(size.height * 1.02, size.width * 0.56);
    const x = mirrored ? -side * 0.06 : size.width - side * 0.94;
    const room = size.width - side * 0.86 - safe.x;
    const left = mirrored ? size.width - safe.x - room : safe.x;
    return { wide: true, person: { x, y: size.height - side * FOOT, side }, words: { ...safe, x: left, width: room } };
  }
  const side = Math.min(size.width * 1.04, size.height * 0.58);
  const y = size.height - side * FOOT;
  return {
    wide: false,
    person: { x: (size.width - side) / 2, y, side },
    words: { ...safe, height: y + side * 0.02 - safe.y - unit },
  };
}

/** The ground that words are read on: it fades towards the person. */
function wash({ size, palette, unit }: Setting, words: Box, wide: boolean, mirrored: boolean): Layer {
  const box = wide
    ? { x: 0, y: 0, width: size.width, height: size.height }
    : { x: 0, y: 0, width: size.width, height: words.y + words.height + unit * 14 };
  return {
    ...still(box, (context) => {
      const reach = words.width + unit * 22 + (mirrored ? size.width - words.x - words.width : words.x);
      const gradient = !wide
        ? context.createLinearGradient(0, 0, 0, box.height)
        : mirrored
          ? context.createLinearGradient(size.width, 0, size.width - reach, 0)
          : context.createLinearGradient(0, 0, reach, 0);
      const end = wide ? (reach - unit * 22) / reach : (words.y + words.height) / box.height;
      gradient.addColorStop(0, css(palette.from, 0.96));
      gradient.addColorStop(Math.min(0.95, end), css(mix(palette.from, palette.glow2, 0.25), 0.9));
      gradient.addColorStop(1, css(palette.from, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, box.width, box.height);
    }),
    enter: STILL,
  };
}

export function speakerScene(input: SceneInput, speaker: Speaker): Pick<Film, 'layers' | 'backdrop'> {
  const { scene, setting, frames } = input;
  const { size, palette, seed, seconds } = setting;
  const { words, style } = spokenCopy(input);
  const mirrored = isRightToLeft(words, setting.language);
  const { person, words: room, wide } = stagingOf(setting, mirrored, words === '');
  const walks = scene.type === 'walk_talk';
  const part = text(setting, { text: words, style, color: palette.ink, align: 'start', masked: true, preferLines: 5 });
  const across = mirrored ? 'end' : 'start';
  const { pieces } = fitInto(part, room, across, wide ? 'center' : 'start', [...words].length <= 60);
  const covered = inkBox(pieces) ?? room;
  const speech = input.speech ?? imaginedSpeech(cleanText(scene.script ?? '') || words, seconds);
  const pose = performance(speech, seconds, seed + setting.index);
  const phase = randomFor(seed, 'pose')() * 6;
  const rise = keys({ at: -0.5, value: person.side * 0.12 }, { at: 0.35, value: 0, ease: easeOut });
  const bust: Layer = {
    box: { x: 0, y: 0, width: size.width, height: size.height },
    frames: 1,
    masked: false,
    enter: STILL,
    paint: () => undefined,
    keeps: faceBox(speaker.person, person.x, person.y, person.side),
    live: (context, now) => {
      const step = walks ? Math.abs(Math.sin(now * Math.PI * STEPS)) : 0;
      const swing = walks ? Math.sin(now * Math.PI * STEPS) : 0;
      const sway = Math.sin(now * 0.9 + phase);
      context.translate(
        person.x + person.side * (0.006 * sway + 0.012 * swing),
        person.y + rise(now) - person.side * 0.016 * step,
      );
      // Nearer by a breath as the scene goes on.
      const near = 1 + 0.035 * (now / Math.max(1, seconds));
      context.translate(person.side / 2, person.side);
      context.scale(near, near);
      context.rotate(0.012 * Math.sin(now * 0.63 + phase) + 0.008 * swing);
      context.translate(-person.side / 2, -person.side);
      drawPerson(context, speaker.person, person.side, pose(now));
    },
  };
  const light = { x: (person.x + person.side / 2) / size.width, y: 0.45 };
  return {
    backdrop:
      speaker.photo === undefined
        ? airOf(palette, light)
        : photoAir(speaker.photo, { above: palette.glow2, below: palette.to }, frames / 30, walks ? 'passes' : 'rests'),
    layers: [
      ...(words === '' ? [] : [wash(setting, covered, wide, mirrored)]),
      bust,
      finish(size, palette),
      ...animate(pieces, setting),
    ],
  };
}
