/** A presenter who walks and talks, where there is no artwork, in front of a view that goes by; the words stand clear of them. */
import { text } from '../beats/beat';
import { css } from '../color/color';
import { animate } from '../film/animate';
import { type Layer, STILL } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { fitInto } from '../layout/fit';
import { still } from '../layout/part';
import { FPS } from '../output/frame-size';
import { isRightToLeft } from '../text/direction';
import { paletteTone, spokenCopy } from './caption';
import { personOf } from './person';
import type { SceneInput } from './scene-input';
import { paintedAlike } from './views/painted-alike';
import { type View, viewNamed } from './views/view-of';
import { VIEWS } from './views/views';
import { drawWalker } from './walker';

/** Views that one can walk through. */
const OUTDOORS: readonly View[] = ['hills', 'sea', 'city'];

interface Staging {
  readonly figure: Box;
  readonly words: Box;
  readonly wide: boolean;
}

/** The figure below the words; in a wide frame on the right of them. */
function stage({ safe, size }: Setting): Staging {
  const wide = size.width > size.height * 1.15;
  if (wide) {
    const across = size.height * 0.86;
    return {
      wide,
      figure: { x: size.width - across * 1.02, y: size.height * 0.06, width: across, height: size.height * 0.94 },
      words: { ...safe, width: Math.max(safe.width * 0.4, size.width - across * 0.85 - safe.x) },
    };
  }
  const down = size.height * (size.height > size.width * 1.5 ? 0.62 : 0.6);
  const across = Math.min(size.width, down * 0.95);
  return {
    wide,
    figure: { x: (size.width - across) / 2, y: size.height - down, width: across, height: down },
    words: { ...safe, height: size.height - down * 0.96 - safe.y },
  };
}

/** Shade behind the words, so that they are read on any view. */
function shadeOf(setting: Setting, { words, wide }: Staging): Layer {
  const { size } = setting;
  const { shade } = paletteTone(setting);
  const reach = wide ? words.x + words.width + setting.unit * 14 : words.y + words.height + setting.unit * 16;
  const box = {
    x: 0,
    y: 0,
    width: wide ? Math.min(size.width, reach) : size.width,
    height: wide ? size.height : reach,
  };
  return {
    ...still(box, (context) => {
      const gradient = wide
        ? context.createLinearGradient(0, 0, box.width, 0)
        : context.createLinearGradient(0, 0, 0, box.height);
      gradient.addColorStop(0, css(shade, 0.94));
      gradient.addColorStop(wide ? 0.72 : 0.66, css(shade, 0.86));
      gradient.addColorStop(1, css(shade, 0));
      context.fillStyle = gradient;
      context.fillRect(0, 0, box.width, box.height);
    }),
    enter: STILL,
  };
}

/** How much of a figure's height its head takes. */
const HEAD = 0.45;

function figure(place: Staging, setting: Setting, frames: number): Layer {
  const { x, y, width, height } = place.figure;
  const person = personOf(setting);
  const box = { x: Math.round(x), y: Math.round(y), width: Math.ceil(width), height: Math.ceil(height) };
  return {
    box,
    frames,
    masked: false,
    // Its head.
    keeps: { ...box, height: box.height * HEAD },
    enter: { at: 0, seconds: 0.8, dx: 0, dy: setting.unit * 8, fade: true },
    paint: (context, frame) => drawWalker(context, width, height, frame / FPS, person),
  };
}

export function walkerLayers(input: SceneInput): Layer[] {
  const { scene, setting, frames } = input;
  const place = stage(setting);
  const { words, style } = spokenCopy(input);
  const centred = setting.look.align === 'center' && !place.wide;
  const side = centred ? 'center' : isRightToLeft(words, setting.language) ? 'end' : 'start';
  const part = text(setting, {
    text: words,
    style,
    color: setting.palette.ink,
    align: centred ? 'center' : 'start',
    masked: true,
    preferLines: 5,
  });
  const { pieces } = fitInto(part, place.words, side, place.wide ? 'center' : 'start', [...words].length <= 60);
  const named = viewNamed(scene.prompt);
  const view = named !== undefined && OUTDOORS.includes(named) ? named : 'city';
  return [
    ...paintedAlike(VIEWS[view], setting),
    ...(words === '' ? [] : [shadeOf(setting, place)]),
    setUpEarly(figure(place, setting, frames), setting),
    ...animate(pieces, setting),
  ];
}
