/** A list on a clipboard whose ticks land on the beats; what is wrong gets a cross. */
import type { ChecklistFacts } from '../../../acting/read/checklist-facts';
import { css, mix } from '../../color/color';
import type { Layer } from '../../film/film';
import { painted, rounded } from '../../routes/pen';
import { paper, roundedOutline } from '../pieces/paper';
import { sounds } from '../pieces/sounds';
import { cross, tick } from '../pieces/strokes';
import { sizeOf, type Writing, write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

/** Of the card's height: what the clip takes, and what is left below. */
const TOP = 0.115;
const BOTTOM = 0.055;

/** Letters of one line, where those of Chinese and Japanese are twice as wide; and how many lines one point has at most. */
const OF_LINE = 22;
const MOST_LINES = 3;
/** What stands between two points, in lines. */
const APART = 0.8;

const linesOf = (text: string): number => {
  const wide = [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
  return Math.min(MOST_LINES, Math.ceil(wide / OF_LINE));
};

/** Where each point begins and how high it is, in shares of the card: long ones have more room, so that all are as large. */
function rowsOf(points: ChecklistFacts['points']): readonly { readonly top: number; readonly high: number }[] {
  const lines = points.map(({ text }) => linesOf(text) + APART);
  const whole = lines.reduce((sum, count) => sum + count, 0);
  let top = TOP;
  return lines.map((count) => {
    const row = { top, high: ((1 - TOP - BOTTOM) * count) / whole };
    top += row.high;
    return row;
  });
}

function draw({ points }: ChecklistFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting, turn } = sheet;
  const { unit } = setting;
  const places = rowsOf(points);
  const before = time.steps(points.length);
  // The last one lands in the near look.
  const when = points.map((_, order) => (order === points.length - 1 ? time.key : (before[order] ?? time.from)));
  const clips = turn % 2 === 0;
  const ground = paper(sheet, {
    box: card,
    outline: roundedOutline(unit * 2.6),
    color: clips ? mix(inks.fill, inks.shade, 0.28) : inks.paper,
    print: (context) => {
      if (clips) {
        const edge = unit * 1.5;
        rounded(
          context,
          {
            x: card.x + edge,
            y: card.y + card.height * 0.05,
            width: card.width - 2 * edge,
            height: card.height * 0.95 - edge,
          },
          unit * 1.4,
          css(inks.paper),
        );
        return;
      }
      context.fillStyle = css(inks.fill);
      context.fillRect(card.x, card.y, card.width, card.height * 0.06);
    },
  });
  const clip = painted(sheet, partOf(sheet, 0.3, -0.04, 0.4, 0.14), (context) => {
    const bar = partOf(sheet, 0.34, 0.005, 0.32, 0.062);
    const down = context.createLinearGradient(0, bar.y, 0, bar.y + bar.height);
    down.addColorStop(0, '#e4e7ec');
    down.addColorStop(1, '#8d949f');
    rounded(
      context,
      { x: bar.x + bar.width * 0.36, y: bar.y - bar.height * 0.55, width: bar.width * 0.28, height: bar.height },
      bar.height,
      '#aab1bc',
    );
    rounded(context, bar, bar.height * 0.34, '#0000');
    context.fillStyle = down;
    context.fill();
  });
  const least = Math.min(...places.map(({ high }) => high));
  const side = Math.min(least * 0.5 * card.height, card.width * 0.1);
  const writings = points.map(({ text }, order): Writing => {
    const { top, high } = places[order] ?? { top: TOP, high: least };
    const left = 0.075 + side / card.width + 0.04;
    return {
      ...{ text, box: partOf(sheet, left, top + high * 0.08, 0.93 - left, high * 0.84) },
      ...{ size: 6.4, weight: 600, color: inks.ink, leading: 1.14, preferLines: MOST_LINES },
    };
  });
  // All as large as the one that has the least room.
  const size = Math.min(...writings.map((writing) => sizeOf(sheet, writing)));
  const rows = points.flatMap(({ isRight }, order) => {
    const { top, high } = places[order] ?? { top: TOP, high: least };
    const at = when[order] ?? time.from;
    const [across, down] = [side / card.width, side / card.height];
    const seat = partOf(sheet, 0.075, top + (high - down) / 2, across, down);
    const color = isRight ? inks.right : inks.wrong;
    const stroke = { at, color, width: side * 0.16 };
    const mark = { x: seat.x + side * 0.1, y: seat.y + side * 0.08, width: side * 0.86, height: side * 0.76 };
    return [
      painted(sheet, seat, (context) => {
        rounded(context, seat, side * 0.24, css(inks.line));
        rounded(
          context,
          { x: seat.x + side * 0.06, y: seat.y + side * 0.06, width: side * 0.88, height: side * 0.88 },
          side * 0.2,
          css(inks.paper),
        );
      }),
      sounds(
        isRight
          ? tick(sheet, mark, stroke)
          : cross(
              sheet,
              { ...mark, y: seat.y + side * 0.14, height: side * 0.72, width: side * 0.72, x: seat.x + side * 0.14 },
              stroke,
            ),
        'tick',
        at,
      ),
      ...writings.slice(order, order + 1).flatMap((writing) => write(sheet, { ...writing, size })),
    ];
  });
  const rules = painted(sheet, card, (context) => {
    context.fillStyle = css(inks.line);
    for (const { top } of places.slice(1)) {
      const line = partOf(sheet, 0.075, top, 0.85, 0.0035);
      context.fillRect(line.x, line.y, line.width, Math.max(1, unit * 0.14));
    }
  });
  return [ground, rules, ...(clips ? [clip] : []), ...rows];
}

export const checklist: SceneAct<ChecklistFacts> = {
  ratio: ({ points }, { shape }) => {
    const high = { tall: 0.225, square: 0.17, wide: 0.2 }[shape] * points.length + 0.22;
    return Math.min(1.55, Math.max(0.72, 1 / high));
  },
  near: ({ points }) => {
    const [{ top } = { top: TOP }] = rowsOf(points).slice(-2);
    return { x: 0.04, y: top, width: 0.92, height: 1 - BOTTOM - top };
  },
  draw,
};
