/** A picture that fills the frame: cropped to what it shows, looked at from near, then from afar; words where it is empty. */
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { headlineStyle, text } from '../beats/beat';
import { css, hex, mix } from '../color/color';
import { animate, setUpAt } from '../film/animate';
import { easeOut, keys, sum, sway } from '../film/curve';
import { type Film, type Layer, type Lens, type Span, STILL } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import { type Box, clamp } from '../geometry';
import { fitInto } from '../layout/fit';
import { inkBox, still } from '../layout/part';
import { frameSent } from '../output/free-frames';
import { settled } from '../output/settled';
import { randomFor } from '../random';
import type { SceneInput } from '../scenes/scene-input';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { isRightToLeft } from '../text/direction';
import { findFace } from './find-face';
import { bestCrop, busyIn, focusOf, type Gist, gistOf, withFace } from './gist';
import { isWide, nearSeconds, wordsOf } from './photo-input';
import { roomBeside } from './room-beside';
import { EMPTY, emptiest, inkOn, roomsOf, shadeLayer, shadeOn } from './word-room';

/** How much larger than the frame the picture lies, so that the camera has room. */
const ROOM = 1.1;
/** How much nearer the first look is. */
const NEAR = 1.42;
/** Share of a frame, across or down, that the words take when they have a room of their own. */
const APART = { tall: 0.33, wide: 0.4 } as const;

/** The part of the picture that is shown, at the size at which it is. */
function cropped(picture: Image | Canvas, crop: Box, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext('2d');
  // Not 'high', which leaves pixels out when it makes a picture smaller.
  context.imageSmoothingQuality = 'medium';
  const [x, y] = [crop.x * picture.width, crop.y * picture.height];
  const [across, down] = [crop.width * picture.width, crop.height * picture.height];
  context.drawImage(picture, x, y, across, down, 0, 0, canvas.width, canvas.height);
  frameSent(canvas.width * canvas.height * 4);
  return settled(canvas);
}

/** A slow camera over a picture that lies around the frame with `spare` pixels on each side. */
function lensOf(span: Span, from: number, centre: Lens['centre'], closer: boolean, spare: Box, seed: number): Lens {
  const random = randomFor(seed, 'photo camera');
  const [side, until] = [random() < 0.5 ? -1 : 1, span.until];
  return {
    zoom: closer
      ? keys({ at: from - 0.4, value: 1 }, { at: until, value: 1.09 })
      : keys({ at: from - 0.3, value: 1.16 }, { at: from + 0.9, value: 1.04, ease: easeOut }, { at: until, value: 1 }),
    x: sum(
      keys({ at: from - 0.3, value: spare.width * 0.6 * side }, { at: until, value: -spare.width * 0.6 * side }),
      sway(spare.width * 0.15, 5.3, random()),
    ),
    y: sway(spare.height * 0.3, 4.4, random()),
    centre,
  };
}

export function fullFilm(
  input: SceneInput,
  picture: Image | Canvas,
): Pick<Film, 'backdrop' | 'layers' | 'shots' | 'busy'> {
  const { setting } = input;
  const { size, palette, seconds, seed, index } = setting;
  const words = wordsOf(input);
  const right = isRightToLeft(words, setting.language);
  const own = picture.width / picture.height;
  const gist = gistOf(picture);
  const filled = bestCrop(gist, own, size.width / size.height);
  const shown = (crop: Box): Gist => {
    const part = cropped(picture, crop, 96 * crop.width * own, 96 * crop.height);
    return withFace(gistOf(part), findFace(part));
  };
  const room = words === '' ? undefined : emptiest(roomsOf(setting, right), shown(filled), setting, EMPTY);
  // Where a caption would lie over something, the picture leaves it a room of its own.
  const apart = words !== '' && room === undefined;
  const wide = isWide(setting);
  const stage: Box = !apart
    ? { x: 0, y: 0, ...size }
    : wide
      ? { x: right ? 0 : size.width * APART.wide, y: 0, width: size.width * (1 - APART.wide), height: size.height }
      : { x: 0, y: 0, width: size.width, height: size.height * (1 - APART.tall) };
  const crop = apart ? bestCrop(gist, own, stage.width / stage.height) : filled;
  const [width, height] = [stage.width * ROOM, stage.height * ROOM];
  const stock = cropped(picture, crop, width, height);
  const spare = { x: 0, y: 0, width: (width - stage.width) / 2, height: (height - stage.height) / 2 };
  const focus = focusOf(gistOf(stock));
  const near = picture.width * crop.width > stage.width * 0.9 ? nearSeconds(setting) : 0;
  const box = { x: stage.x - spare.width, y: stage.y - spare.height, width, height };
  const centre = { x: box.x + focus.x * width, y: box.y + focus.y * height };
  // Where captions are drawn, they keep off a face.
  const found = input.captions === undefined ? undefined : findFace(stock);
  const face = found && {
    ...{ x: box.x + found.x * width, y: box.y + found.y * height },
    ...{ width: found.width * width, height: found.height * height },
  };
  const layerIn = (lens: Lens, shows: Span): Layer => ({
    ...(face === undefined ? {} : { keeps: face }),
    ...still(box, (context) => context.drawImage(stock, box.x, box.y, width, height)),
    enter: STILL,
    lens,
    shows,
  });
  const first: Span = { from: -1, until: near };
  const whole: Span = { from: near === 0 ? -1 : near, until: seconds + 1 };
  const held = {
    x: clamp(centre.x, stage.x + stage.width * 0.3, stage.x + stage.width * 0.7),
    y: clamp(centre.y, stage.y + stage.height * 0.3, stage.y + stage.height * 0.7),
  };
  const nearLens: Lens = {
    zoom: keys({ at: -0.5, value: NEAR }, { at: near + 0.5, value: NEAR * 1.1 }),
    x: sway(spare.width * 0.7, 6, 0.1),
    y: sway(spare.height * 0.5, 5, 0.2),
    centre: held,
  };
  const lens = lensOf(whole, near, held, near === 0 && index % 2 === 0, spare, seed + index);
  const light = room?.light ?? 0;
  const part =
    words === ''
      ? undefined
      : text(setting, {
          ...{ text: words, masked: true, preferLines: 4 },
          style: { ...headlineStyle(setting, words, wide ? 0.66 : apart ? 0.86 : 0.68), uppercase: false },
          color: apart ? palette.ink : inkOn(light),
          align: right ? 'end' : 'start',
        });
  const { safe } = setting;
  const gap = setting.unit * 4;
  const alone: Box = wide
    ? { ...safe, width: size.width * APART.wide - safe.x - gap, ...(right ? { x: stage.width + gap } : {}) }
    : { ...safe, y: stage.height + gap, height: safe.y + safe.height - stage.height - gap };
  const pieces =
    part === undefined
      ? []
      : fitInto(part, room?.box ?? alone, right ? 'end' : 'start', room?.down ?? (wide ? 'center' : 'start')).pieces;
  const ink = inkBox(pieces);
  const shade = mix(palette.dark ? palette.from : palette.ink, hex('#06050c'), 0.75);
  const panel: Layer[] = apart ? [roomBeside(stage, setting, right)] : [];
  const subject = 'picture';
  return {
    busy: busyIn(shown(crop), size),
    shots: [...(near === 0 ? [] : [{ ...first, subject }]), { ...whole, subject }],
    backdrop: {
      paint(context, small) {
        context.fillStyle = css(shade);
        context.fillRect(0, 0, small.width, small.height);
      },
    },
    layers: [
      ...(near === 0 ? [] : [layerIn(nearLens, first)]),
      layerIn(lens, whole),
      particleLayer('motes', size, palette, randomFor(seed, `photo motes ${index}`), {
        span: { from: -1, until: seconds + 1 },
        clear: ink,
      }),
      finish(size, palette),
      ...panel,
      ...(room === undefined || ink === undefined
        ? []
        : [setUpEarly(shadeLayer(ink, room, setting, shadeOn(light, shade)), setting)]),
      ...animate(pieces, setting, {
        from: setUpAt(setting),
        shows: { from: -1, until: seconds + 1 },
        opens: index === 0,
      }),
    ],
  };
}
