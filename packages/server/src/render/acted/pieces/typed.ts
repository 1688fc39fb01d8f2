/** Words that are typed letter by letter, with a caret. */
import { css } from '../../color/color';
import { keys } from '../../film/curve';
import type { Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { lively } from '../../routes/pen';
import type { Sheet } from '../sheet';
import { sounds } from './sounds';
import { write } from './write';

export interface Typing {
  readonly text: string;
  readonly box: Box;
  /** In units. */
  readonly size: number;
  readonly from: number;
  readonly until: number;
}

/** What is typed appears as its part of the width. */
export function typed(sheet: Sheet, { text, box, size, from, until }: Typing): Layer[] {
  const { inks, setting } = sheet;
  const { unit } = setting;
  const words = write(sheet, { text, box, size, weight: 600, color: inks.ink, preferLines: 1 });
  const left = Math.min(...words.map(({ ink }) => ink?.x ?? box.x));
  const right = Math.max(...words.map(({ ink }) => (ink?.x ?? box.x) + (ink?.width ?? 0)));
  const letters = Math.max(1, [...text].length);
  const grown = keys({ at: from, value: 0 }, { at: until, value: letters });
  const edge = (seconds: number): number => left + ((right - left) * Math.floor(grown(seconds))) / letters;
  // The words are there from the moment that they are typed whole; before, a part of them is drawn.
  const whole = words.map((layer): Layer => ({ ...layer, move: { alpha: (seconds) => (seconds < until ? 0 : 1) } }));
  const part = lively(
    sheet,
    box,
    (context, seconds) => {
      if (seconds < until) {
        context.save();
        context.beginPath();
        context.rect(left - unit, box.y, edge(seconds) - left + unit, box.height);
        context.clip();
        for (const layer of words) {
          context.save();
          context.translate(layer.box.x, layer.box.y);
          layer.paint(context, 0);
          context.restore();
        }
        context.restore();
      }
      if (Math.sin(seconds * 8) < 0 && seconds > until) return;
      context.fillStyle = css(inks.accent);
      context.fillRect(
        Math.min(edge(seconds), right) + unit * 0.5,
        box.y + box.height * 0.2,
        unit * 0.35,
        box.height * 0.6,
      );
    },
    { swift: { from, until } },
  );
  return [...whole, sounds(part, 'typing', from)];
}
