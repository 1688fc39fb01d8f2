/** The page of a month; the days before are gone, and the day is ringed by hand. */

import { monthName, narrowWeekdays } from '../../../acting/facts/day';
import { asciiDigits } from '../../../acting/facts/digits';
import type { CalendarFacts } from '../../../acting/read/calendar-facts';
import { css, mix } from '../../color/color';
import { keys } from '../../film/curve';
import type { Layer } from '../../film/film';
import { disc, painted, rounded } from '../../routes/pen';
import { asSign } from '../pieces/as-sign';
import { paper, roundedOutline } from '../pieces/paper';
import { sounds } from '../pieces/sounds';
import { ring } from '../pieces/strokes';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

const COLUMNS = 7;
/** Days of the months; of February those that it always has. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const HEAD = 0.235;

interface Grid {
  /** Place of the first day in its row. */
  readonly lead: number;
  readonly rows: number;
  readonly days: number;
}

/** Which weekday a day is, is known only where it is said; else the days are in rows of seven. */
function gridOf({ day: { month, day, weekday } }: CalendarFacts): Grid {
  const days = Math.max(day, DAYS[month - 1] ?? 31);
  // Weeks begin on Monday.
  const lead = weekday === undefined ? 0 : (((weekday + 6) % 7) - ((day - 1) % 7) + 7) % 7;
  return { lead, days, rows: Math.ceil((lead + days) / COLUMNS) };
}

function placeOf(facts: CalendarFacts, day: number) {
  const { lead, rows } = gridOf(facts);
  const weekdays = facts.day.weekday === undefined ? 0 : 0.085;
  const top = HEAD + 0.045 + weekdays;
  const high = (0.965 - top) / rows;
  const at = lead + day - 1;
  return {
    x: 0.045 + ((at % COLUMNS) * 0.91) / COLUMNS,
    y: top + Math.floor(at / COLUMNS) * high,
    width: 0.91 / COLUMNS,
    height: high,
  };
}

function draw(facts: CalendarFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting } = sheet;
  const { month, day, from, weekday } = facts.day;
  const { unit, language } = setting;
  const { days } = gridOf(facts);
  // Numbers are written in the digits of the words.
  const lead = facts.day.written.codePointAt(0) ?? 48;
  const zero = lead - Number(asciiDigits(String.fromCodePoint(lead)));
  const shown = (which: number): string =>
    String(which).replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
  const cell = (which: number) => {
    const { x, y, width, height } = placeOf(facts, which);
    return partOf(sheet, x, y, width, height);
  };
  const ground = paper(sheet, {
    box: card,
    outline: roundedOutline(unit * 3),
    color: inks.paper,
    print: (context) => {
      context.fillStyle = css(inks.fill);
      context.fillRect(card.x, card.y, card.width, card.height * HEAD);
      context.fillStyle = css(mix(inks.fill, inks.shade, 0.35), 0.5);
      for (const x of [0.2, 0.8])
        disc(
          context,
          card.x + card.width * x,
          card.y + card.height * 0.055,
          card.width * 0.026,
          css(mix(inks.fill, inks.shade, 0.5)),
        );
    },
  });
  const rings = [0.2, 0.8].map((x) =>
    painted(sheet, partOf(sheet, x - 0.03, -0.06, 0.06, 0.13), (context) => {
      const post = {
        x: card.x + card.width * x - card.width * 0.014,
        y: card.y - card.height * 0.045,
        width: card.width * 0.028,
        height: card.height * 0.11,
      };
      const across = context.createLinearGradient(post.x, 0, post.x + post.width, 0);
      across.addColorStop(0, '#9aa0aa');
      across.addColorStop(0.4, '#f2f4f7');
      across.addColorStop(1, '#7d848f');
      rounded(context, post, post.width, '#0000');
      context.fillStyle = across;
      context.fill();
    }),
  );
  const name = write(sheet, {
    ...{
      text: monthName(month, language),
      box: partOf(sheet, 0.08, 0.075, 0.84, HEAD - 0.095),
      size: 12,
      color: inks.onFill,
    },
    ...{ face: 'display', across: 'center', preferLines: 1 },
  }).map(asSign);
  const heads =
    weekday === undefined
      ? []
      : narrowWeekdays(language).flatMap((_, order) => {
          const label = narrowWeekdays(language)[(order + 1) % 7] ?? '';
          return write(sheet, {
            text: label,
            box: partOf(sheet, 0.045 + (order * 0.91) / COLUMNS, HEAD + 0.03, 0.91 / COLUMNS, 0.07),
            size: 3.8,
            weight: 700,
            color: inks.ink,
            across: 'center',
          }).map(asSign);
        });
  const isIt = (which: number): boolean => which === day || (from !== undefined && which >= from && which <= day);
  // All other days are one picture.
  const others = Array.from({ length: days }, (_, at) => at + 1).filter((which) => !isIt(which));
  const written = others.flatMap((which) =>
    write(sheet, {
      text: shown(which),
      box: cell(which),
      size: 4.6,
      weight: 500,
      color: inks.ink,
      across: 'center',
    }),
  );
  const plain = painted(sheet, card, (context) => {
    for (const piece of written) {
      context.save();
      context.translate(piece.box.x, piece.box.y);
      context.globalAlpha = 0.72;
      piece.paint(context, 0);
      context.restore();
    }
  });
  const its = Array.from({ length: days }, (_, at) => at + 1).filter(isIt);
  const [first, last] = [cell(its[0] ?? day), cell(day)];
  const oneRow = Math.abs(first.y - last.y) < 1;
  const spot = oneRow
    ? { x: Math.min(first.x, last.x), y: last.y, width: Math.abs(last.x - first.x) + last.width, height: last.height }
    : last;
  const glow = painted(
    sheet,
    spot,
    (context) =>
      rounded(
        context,
        {
          x: spot.x + spot.width * 0.06,
          y: spot.y + spot.height * 0.08,
          width: spot.width * 0.88,
          height: spot.height * 0.84,
        },
        spot.height,
        css(inks.fill, 0.2),
      ),
    { move: { alpha: keys({ at: time.key, value: 0 }, { at: time.key + 0.4, value: 1 }) } },
  );
  const marked = its
    .flatMap((which) =>
      write(sheet, {
        text: shown(which),
        box: cell(which),
        size: 5.6,
        weight: 800,
        color: inks.ink,
        across: 'center',
      }),
    )
    .map(asSign);
  const pen = ring(
    sheet,
    {
      x: spot.x + spot.width * 0.02,
      y: spot.y - spot.height * 0.04,
      width: spot.width * 0.96,
      height: spot.height * 1.08,
    },
    { at: time.key, color: inks.wrong, width: unit * 0.75 },
  );
  return [ground, ...rings, ...name, ...heads, plain, glow, ...marked, sounds(pen, 'swish', time.key)];
}

export const calendar: SceneAct<CalendarFacts> = {
  ratio: (_, { shape }) => (shape === 'wide' ? 1.02 : 0.98),
  near: (facts) => {
    const { x, y, width, height } = placeOf(facts, facts.day.day);
    return { x: Math.max(0.02, Math.min(0.46, x + width / 2 - 0.26)), y: y - height, width: 0.52, height: 3 * height };
  },
  draw,
};
