/** Steps on a screen, which a finger or a pointer goes through one by one. */
import { css, mix } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { disc, fitted, lively, painted, rounded } from '../../routes/pen';
import { cursor, type Press } from '../pieces/cursor';
import type { Device } from '../pieces/device';
import { sounds } from '../pieces/sounds';
import { tick } from '../pieces/strokes';
import { write } from '../pieces/write';
import { type Sheet, within } from '../sheet';

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

export function stepsOnScreen(all: readonly string[], sheet: Sheet, { screen, round }: Device): Layer[] {
  const { inks, time, setting, cast } = sheet;
  const { unit } = setting;
  const tall = sheet.card.height > sheet.card.width;
  const top = tall ? 0.12 : 0.06;
  const head = cast !== undefined && tall ? 0.16 : 0;
  const high = (0.95 - top - head) / all.length;
  const before = time.steps(all.length);
  const when = all.map((_, order) => (order === all.length - 1 ? time.key : (before[order] ?? time.from)));
  const rows = all.map((_, order) =>
    within(sheet, screen, 0.05, top + head + order * high + high * 0.06, 0.9, high * 0.86),
  );
  const seats = rows.map((row) => {
    const side = Math.min(row.height * 0.5, row.width * 0.13);
    return { ...within(sheet, row, 0.04, (1 - side / row.height) / 2, side / row.width, side / row.height) };
  });
  const ground = painted(sheet, screen, (context) => {
    context.beginPath();
    context.roundRect(screen.x, screen.y, screen.width, screen.height, round);
    context.clip();
    if (head > 0 && cast !== undefined) {
      const band = within(sheet, screen, 0.05, top, 0.9, head * 0.86);
      rounded(context, band, unit * 2, css(mix(inks.paper, inks.fill, 0.22)));
      fitted(context, cast.hero, {
        x: band.x + band.width * 0.3,
        y: band.y + band.height * 0.08,
        width: band.width * 0.4,
        height: band.height * 0.84,
      });
    }
    for (const [order, row] of rows.entries()) {
      rounded(context, row, unit * 2, css(inks.field));
      const seat = seats[order];
      if (seat === undefined) continue;
      disc(context, middleOf(seat).x, middleOf(seat).y, seat.width / 2, css(inks.line));
      disc(context, middleOf(seat).x, middleOf(seat).y, seat.width / 2 - unit * 0.35, css(inks.paper));
    }
  });
  const done = rows.flatMap((row, order) => {
    const [seat, at] = [seats[order], when[order] ?? time.from];
    if (seat === undefined) return [];
    const spot = middleOf(seat);
    const grow = keys({ at, value: 0 }, { at: at + 0.4, value: 1, ease: spring(0.5) });
    const side = seat.width;
    return [
      sounds(
        lively(sheet, seat, (context, seconds) => {
          if (seconds >= at) disc(context, spot.x, spot.y, (side / 2) * grow(seconds), css(inks.fill));
        }),
        'tick',
        at,
      ),
      tick(
        sheet,
        { x: spot.x - side * 0.22, y: spot.y - side * 0.18, width: side * 0.44, height: side * 0.38 },
        { at: at + 0.12, color: inks.onFill, width: side * 0.1 },
      ),
      ...write(sheet, {
        ...{
          text: all[order] ?? '',
          box: within(sheet, row, 0.08 + side / row.width, 0.1, 0.88 - side / row.width, 0.8),
        },
        ...{ size: 6, weight: 600, color: inks.ink, leading: 1.14, preferLines: 2 },
      }),
    ];
  });
  const presses = seats.map((seat, order): Press => ({ ...middleOf(seat), at: when[order] ?? time.from }));
  return [ground, ...done, cursor(sheet, presses, tall ? 'finger' : 'mouse')];
}
