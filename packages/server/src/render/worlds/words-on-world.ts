/** What is written over a world: the narrator's line at its foot, on a ground that rises into the picture. */
import { headlineStyle, text } from '../beats/beat';
import { css } from '../color/color';
import { animate } from '../film/animate';
import { type Layer, STILL } from '../film/film';
import { setUpEarly } from '../film/set-up-early';
import type { Setting } from '../film/setting';
import { fitInto } from '../layout/fit';
import { still } from '../layout/part';
import { isRightToLeft } from '../text/direction';
import type { WordTone } from './word-tone';

const LINES = 4;
/** Beside words in a wide frame their ground ends within so much of its width. */
const BESIDE = 0.2;

export function worldWords(words: string, setting: Setting, { ink, ground, rise }: WordTone): Layer[] {
  const { size, safe, unit, language } = setting;
  if (words === '') return [];
  const wide = size.width > size.height * 1.15;
  const style = { ...headlineStyle(setting, words, wide ? 0.62 : 0.66), uppercase: false };
  const part = text(setting, { text: words, style, color: ink, align: 'start', masked: true, preferLines: LINES });
  const right = isRightToLeft(words, language);
  const across = wide ? safe.width * 0.5 : safe.width;
  const room = {
    x: right ? safe.x + safe.width - across : safe.x,
    y: safe.y + safe.height * (wide ? 0.4 : 0.76),
    width: across,
    height: safe.height * (wide ? 0.6 : 0.24),
  };
  const { pieces } = fitInto(part, room, right ? 'end' : 'start', 'end');
  const first = Math.min(...pieces.map(({ box }) => box.y));
  const top = Math.max(0, first - unit * (wide ? 26 : 11));
  const scrim = still({ x: 0, y: top, width: size.width, height: size.height - top }, (context) => {
    const readable = Math.min(0.92, (first - top) / (size.height - top));
    const down = context.createLinearGradient(0, top, 0, size.height);
    down.addColorStop(0, css(ground, 0));
    down.addColorStop(readable * 0.55, css(ground, rise[0]));
    down.addColorStop(readable, css(ground, rise[1]));
    down.addColorStop(1, css(ground, rise[2]));
    context.fillStyle = down;
    context.fillRect(0, top, size.width, size.height - top);
    if (!wide) return;
    // Beside the words the picture stays as it is.
    context.globalCompositeOperation = 'destination-in';
    const side = context.createLinearGradient(right ? size.width : 0, 0, right ? 0 : size.width, 0);
    const ends = Math.max(...pieces.map(({ box }) => (right ? size.width - box.x : box.x + box.width))) / size.width;
    side.addColorStop(ends, 'rgba(0,0,0,1)');
    side.addColorStop(Math.min(1, ends + BESIDE / 2), 'rgba(0,0,0,0.3)');
    side.addColorStop(Math.min(1, ends + BESIDE), 'rgba(0,0,0,0)');
    context.fillStyle = side;
    context.fillRect(0, top, size.width, size.height - top);
  });
  return [
    setUpEarly({ ...scrim, enter: { ...STILL, seconds: 0.5, fade: true } }, setting),
    ...animate(pieces, setting),
  ];
}
