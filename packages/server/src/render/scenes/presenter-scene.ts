/** A presenter where there is no artwork: a drawn portrait beside what is said, with a voice meter. */
import { text } from '../beats/beat';
import { css, mix } from '../color/color';
import { animate } from '../film/animate';
import { type Layer, STILL } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import type { Setting } from '../film/setting';
import { type Box, inset } from '../geometry';
import { fitInto } from '../layout/fit';
import { ornament } from '../look/ornaments';
import { FPS } from '../output/frame-size';
import { spokenCopy } from './caption';
import { drawBust, personOf, speech } from './person';
import type { SceneInput } from './scene-input';

function portrait(box: Box, setting: Setting, frames: number): Layer {
  const size = box.width;
  const { palette } = setting;
  return {
    box: { x: Math.round(box.x), y: Math.round(box.y), width: Math.ceil(size), height: Math.ceil(size) },
    frames,
    masked: false,
    ink: box,
    enter: { at: 0.05, seconds: 0.7, dx: 0, dy: setting.unit * 6, fade: true },
    paint(context, frame) {
      const seconds = frame / FPS;
      const line = Math.max(3, size * 0.018);
      context.beginPath();
      context.arc(size / 2, size / 2, size / 2 - line, 0, Math.PI * 2);
      context.save();
      context.clip();
      context.fillStyle = css(mix(palette.card, palette.accent2, 0.35));
      context.fillRect(0, 0, size, size);
      drawBust(context, size, seconds, personOf(setting));
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

/** Beside each other in a wide frame, else the presenter above the words. */
function stage({ safe, size, unit }: Setting): Staging {
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
  const across = Math.min(safe.width * 0.74, safe.height * 0.46);
  const x = safe.x + (safe.width - across) / 2;
  const y = safe.y + safe.height * 0.03;
  return {
    face: { x, y, width: across, height: across },
    meter: { x: safe.x + (safe.width - unit * 18) / 2, y: y + across + unit * 2, width: unit * 18, height: unit * 6 },
    words: inset(safe, { top: y - safe.y + across + unit * 10 }),
    align: 'center',
    down: 'start',
  };
}

export function presenterLayers(input: SceneInput): Layer[] {
  const { setting, frames } = input;
  const place = stage(setting);
  const { words, style } = spokenCopy(input);
  const part = text(setting, {
    text: words,
    style,
    color: setting.palette.ink,
    align: place.align,
    masked: true,
    preferLines: 5,
  });
  const { pieces } = fitInto(part, place.words, place.align, place.down, [...words].length <= 60);
  return [
    ...ornament(setting),
    setUpEarly(portrait(place.face, setting, frames), setting),
    setUpEarly(meter(place.meter, setting, frames), setting),
    ...animate(pieces, setting),
  ];
}
