/** What is written over a world: the narrator's line at its foot on a ground that rises into the picture, or beside it on light from that side. */
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
/** How large words below a picture are beside a headline, and how much of the frame's height they have. */
const TALL = 0.86;
const FOOT = 0.27;
/** Beside words in a wide frame their ground ends within so much of its width. */
const BESIDE = 0.24;
/** Hundredths of the shorter side by which it rises above words below a picture: what stands there keeps its foot. */
const RISES = 7;
/** How much of it is left above words in a wide frame. */
const ABOVE = 0.16;

export function worldWords(words: string, setting: Setting, { ink, ground, rise }: WordTone): Layer[] {
  const { size, safe, unit, language } = setting;
  if (words === '') return [];
  const wide = size.width > size.height * 1.15;
  const style = { ...headlineStyle(setting, words, wide ? 0.78 : TALL), uppercase: false };
  const part = text(setting, { text: words, style, color: ink, align: 'start', masked: true, preferLines: LINES });
  const right = isRightToLeft(words, language);
  const across = wide ? safe.width * 0.5 : safe.width;
  const room = {
    x: right ? safe.x + safe.width - across : safe.x,
    y: safe.y + safe.height * (wide ? 0.4 : 1 - FOOT),
    width: across,
    height: safe.height * (wide ? 0.6 : FOOT),
  };
  const { pieces } = fitInto(part, room, right ? 'end' : 'start', 'end');
  const first = Math.min(...pieces.map(({ box }) => box.y));
  const top = wide ? 0 : Math.max(0, first - unit * RISES);
  const scrim = still({ x: 0, y: top, width: size.width, height: size.height - top }, (context) => {
    const edge = Math.max(...pieces.map(({ box }) => (right ? size.width - box.x : box.x + box.width))) / size.width;
    const readable = wide ? edge : Math.min(0.92, (first - top) / (size.height - top));
    const ends = Math.min(1, edge + BESIDE);
    const way = wide
      ? context.createLinearGradient(right ? size.width : 0, 0, right ? 0 : size.width, 0)
      : context.createLinearGradient(0, top, 0, size.height);
    // Beside words the light comes from their side, all the way up; below a picture it rises into it.
    const stops: readonly (readonly [number, number])[] = wide
      ? [
          [0, rise[2]],
          [readable, rise[1]],
          [(readable + ends) / 2, rise[0]],
          [ends, 0],
        ]
      : [
          [0, 0],
          [readable * 0.55, rise[0]],
          [readable, rise[1]],
          [1, rise[2]],
        ];
    for (const [at, opacity] of stops) way.addColorStop(at, css(ground, opacity));
    context.fillStyle = way;
    context.fillRect(0, top, size.width, size.height - top);
    if (!wide) return;
    // Above the words the picture is seen through it.
    context.globalCompositeOperation = 'destination-in';
    const down = context.createLinearGradient(0, 0, 0, size.height);
    const begins = first / size.height;
    down.addColorStop(0, `rgba(0,0,0,${ABOVE})`);
    down.addColorStop(Math.max(0, begins - 0.3), `rgba(0,0,0,${ABOVE})`);
    down.addColorStop(Math.max(0, begins - 0.04), 'rgba(0,0,0,1)');
    context.fillStyle = down;
    context.fillRect(0, 0, size.width, size.height);
  });
  return [
    setUpEarly({ ...scrim, enter: { ...STILL, seconds: 0.5, fade: true } }, setting),
    ...animate(pieces, setting),
  ];
}
