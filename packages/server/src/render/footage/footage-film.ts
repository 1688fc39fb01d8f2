/** A caller's clip as a film: it fills the frame, with what is said where it is emptiest, and the route's own marks. */

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { headlineStyle, text } from '../beats/beat';
import { withCaptions } from '../captions/with-captions';
import { hex, mix } from '../color/color';
import { animate } from '../film/animate';
import { type Film, type Layer, STILL } from '../film/film';
import type { Box } from '../geometry';
import { fitInto } from '../layout/fit';
import { inkBox } from '../layout/part';
import { FPS } from '../output/frame-size';
import { bestCrop, busyIn, focusOf, partOf } from '../photo/gist';
import { isWide, wordsOf } from '../photo/photo-input';
import { emptiest, inkOn, roomsOf, shadeLayer, shadeOn } from '../photo/word-room';
import { ofPicture } from '../scenes/scene-film';
import type { SceneInput } from '../scenes/scene-input';
import { finish } from '../stage/finish';
import { isRightToLeft } from '../text/direction';
import { follow, type Kept } from './follow';
import type { JudgedClip } from './judge-clip';
import { keptFaces } from './kept-faces';

export interface FootageFilm {
  readonly film: Film;
  /** What the film shows of the clip: whoever draws the film puts each picture there before its frame. */
  readonly picture: Canvas;
  /** The part of the clip that fills the frame, in shares. */
  readonly crop: Box;
  /** Where that part is over time, when it follows what moves. */
  readonly kept: readonly Kept[];
  /** Tells that the picture is that of the frame before: while nothing moves in the clip, the camera comes nearer. */
  readonly standsStill: () => void;
}

/** How much nearer the camera comes in a second over a picture that stands still, and how near at most. */
const NEARER = { second: 0.035, most: 0.16 } as const;
/** How strong the shade behind words is at least: a clip changes after it was looked at. */
const SHADED = 0.62;

/** With captions, where they are drawn. */
export function footageFilm(input: SceneInput, judged: JudgedClip): FootageFilm {
  let made: FootageFilm | undefined;
  const film = withCaptions(input, (own) => {
    made = uncaptioned(own, judged);
    return made.film;
  });
  // What was made last is what is shown.
  return { ...(made ?? uncaptioned(input, judged)), film };
}

function uncaptioned(input: SceneInput, { gist, looks = [], faces = [], ratio }: JudgedClip): FootageFilm {
  const { setting } = input;
  const { size, palette, index } = setting;
  const crop = bestCrop(gist, ratio, size.width / size.height);
  const kept = follow(looks, crop);
  const seen = partOf(gist, crop);
  const focus = focusOf(seen);
  const picture = createCanvas(size.width, size.height);
  let stillFrames = 0;
  const clip: Layer = {
    ...{ box: { x: 0, y: 0, ...size }, frames: 1, masked: false, enter: STILL, paint: () => undefined },
    live: (context) => {
      const zoom = 1 + Math.min(NEARER.most, (stillFrames / FPS) * NEARER.second);
      const [width, height] = [size.width * zoom, size.height * zoom];
      context.drawImage(picture, (size.width - width) * focus.x, (size.height - height) * focus.y, width, height);
    },
  };
  const words = wordsOf(input);
  const right = isRightToLeft(words, setting.language);
  const room = words === '' ? undefined : emptiest(roomsOf(setting, right), seen, setting, Number.POSITIVE_INFINITY);
  const light = room?.light ?? 0;
  const style = { ...headlineStyle(setting, words, isWide(setting) ? 0.62 : 0.64), uppercase: false };
  const align = right ? 'end' : 'start';
  const pieces =
    room === undefined
      ? []
      : fitInto(
          text(setting, { text: words, masked: true, preferLines: 4, style, color: inkOn(light), align }),
          ...([room.box, align, room.down] as const),
        ).pieces;
  const ink = inkBox(pieces);
  const dark = mix(palette.dark ? palette.from : palette.ink, hex('#06050c'), 0.75);
  const shade = shadeOn(light, dark);
  const film = ofPicture(input, {
    busy: busyIn(seen, size),
    backdrop: { paint: () => undefined },
    layers: [
      clip,
      ...keptFaces(faces, { crop, kept, size }),
      finish(size, palette),
      ...(room === undefined || ink === undefined
        ? []
        : [shadeLayer(ink, room, setting, { ...shade, strength: Math.max(SHADED, shade.strength) })]),
      ...animate(pieces, setting, { from: 0, shows: { from: -1, until: setting.seconds + 1 }, opens: index === 0 }),
    ],
  });
  return {
    film,
    picture,
    crop,
    kept,
    standsStill: () => {
      stillFrames += 1;
    },
  };
}
