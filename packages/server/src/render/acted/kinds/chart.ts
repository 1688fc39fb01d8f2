/** Figures as areas: bars that grow, a ring that closes, a line that climbs from year to year. */
import type { ChartFacts, Mark } from '../../../acting/read/chart-facts';
import { css, mix } from '../../color/color';
import { easeOut, keys, sway } from '../../film/curve';
import type { Layer } from '../../film/film';
import { type Box, clamp } from '../../geometry';
import { disc, grown, lively, painted, rounded } from '../../routes/pen';
import { counted } from '../pieces/counted';
import { paper, roundedOutline } from '../pieces/paper';
import { sounds } from '../pieces/sounds';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

const GROWS = 0.75;

function whenOf({ time }: Sheet, count: number): readonly number[] {
  const steps = time.steps(count);
  return Array.from({ length: count }, (_, order) => (order === count - 1 ? time.key : (steps[order] ?? time.from)));
}

function bars(marks: readonly Mark[], sheet: Sheet): Layer[] {
  const { inks, setting, card, rightToLeft } = sheet;
  const { unit } = setting;
  const most = Math.max(...marks.map(({ value }) => value));
  const best = marks.findIndex(({ value }) => value === most);
  const when = whenOf(sheet, marks.length);
  const [top, high] = [0.06, 0.88 / marks.length];
  return marks.flatMap(({ label, text, value }, order) => {
    const at = when[order] ?? 0;
    const from = top + order * high;
    const isBest = order === best;
    const grow = keys({ at, value: 0.02 }, { at: at + GROWS, value: value / most, ease: easeOut });
    const track = partOf(sheet, 0.065, from + high * 0.48, 0.62, high * 0.34);
    const color = isBest ? inks.fill : mix(inks.fill, inks.paper, 0.5);
    const bar = lively(
      sheet,
      track,
      (context, seconds) => {
        rounded(context, track, unit, css(inks.field));
        const width = Math.max(track.height * 0.4, track.width * grow(seconds));
        const box = { ...track, width, x: rightToLeft ? track.x + track.width - width : track.x };
        rounded(context, box, unit, css(color));
      },
      { swift: { from: at, until: at + GROWS } },
    );
    void card;
    return [
      sounds(bar, 'swish', at),
      ...write(sheet, {
        text: label,
        box: partOf(sheet, 0.065, from + high * 0.04, 0.87, high * 0.4),
        size: 5.2,
        weight: 600,
        color: inks.ink,
        preferLines: 1,
        leading: 1.1,
      }),
      counted(sheet, {
        text,
        box: partOf(sheet, 0.7, from + high * 0.43, 0.24, high * 0.44),
        size: 9,
        color: isBest ? inks.accent : inks.ink,
        at,
        across: 'end',
      }),
    ];
  });
}

function ringLayers([mark]: readonly Mark[], sheet: Sheet): Layer[] {
  const { inks, time } = sheet;
  if (mark === undefined) return [];
  const seat = partOf(sheet, 0.09, 0.09, 0.82, 0.82);
  const [x, y, radius] = [seat.x + seat.width / 2, seat.y + seat.height / 2, Math.min(seat.width, seat.height) * 0.43];
  const thick = radius * 0.3;
  const at = time.from + 0.35;
  const lasts = Math.max(1, time.key + 0.3 - at);
  const share = keys({ at, value: 0 }, { at: at + lasts, value: mark.value / 100, ease: easeOut });
  const turns = sway(0.02, 4.3);
  const ring = lively(
    sheet,
    grown({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, thick),
    (context, seconds) => {
      const start = -Math.PI / 2 + turns(seconds);
      context.lineWidth = thick;
      context.strokeStyle = css(inks.field);
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.stroke();
      context.lineCap = 'round';
      context.strokeStyle = css(inks.fill);
      context.beginPath();
      context.arc(x, y, radius, start, start + Math.PI * 2 * share(seconds));
      context.stroke();
    },
    { swift: { from: at, until: at + lasts } },
  );
  const inner = radius * 1.3;
  return [
    ring,
    counted(sheet, {
      text: mark.text,
      box: { x: x - inner / 2, y: y - inner / 2, width: inner, height: inner },
      size: 26,
      color: inks.ink,
      at,
      seconds: lasts,
    }),
  ];
}

function line(marks: readonly Mark[], sheet: Sheet): Layer[] {
  const { inks, setting, time, rightToLeft } = sheet;
  const { unit } = setting;
  const most = Math.max(...marks.map(({ value }) => value));
  const plot = partOf(sheet, 0.14, 0.2, 0.72, 0.58);
  const placeOf = (order: number, value: number): readonly [number, number] => {
    const share = marks.length === 1 ? 0.5 : order / (marks.length - 1);
    return [
      plot.x + plot.width * (rightToLeft ? 1 - share : share),
      plot.y + plot.height * (1 - (value / most) * 0.92),
    ];
  };
  const points = marks.map(({ value }, order) => placeOf(order, value));
  const from = time.from + 0.35;
  const until = time.key + 0.25;
  const drawn = keys({ at: from, value: 0 }, { at: until, value: points.length - 1 });
  const curve = lively(
    sheet,
    grown(plot, unit * 2),
    (context, seconds) => {
      context.strokeStyle = css(inks.line);
      context.lineWidth = unit * 0.2;
      for (const share of [0, 0.33, 0.66, 1]) {
        context.beginPath();
        context.moveTo(plot.x, plot.y + plot.height * share);
        context.lineTo(plot.x + plot.width, plot.y + plot.height * share);
        context.stroke();
      }
      const now = drawn(seconds);
      const path = (): void => {
        context.beginPath();
        for (const [order, [x, y]] of points.entries()) {
          const part = clamp(now - order + 1, 0, 1);
          if (part <= 0 && order > 0) break;
          const [px, py] = points[order - 1] ?? [x, y];
          context.lineTo(order === 0 ? x : px + (x - px) * part, order === 0 ? y : py + (y - py) * part);
        }
      };
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.lineWidth = unit * 1.1;
      context.strokeStyle = css(inks.fill);
      path();
      context.stroke();
      for (const [order, [x, y]] of points.entries())
        if (now >= order) {
          disc(context, x, y, unit * 1.5, css(inks.fill));
          disc(context, x, y, unit * 0.8, css(inks.paper));
        }
    },
    { swift: { from, until } },
  );
  const wide = 0.72 / Math.max(1, marks.length - 1);
  const labels = marks.flatMap(({ label, text }, order) => {
    const [x, y] = points[order] ?? [0, 0];
    const at = from + ((until - from) * order) / Math.max(1, points.length - 1);
    const width = wide * sheet.card.width * 0.94;
    const seat = (top: number, height: number): Box => ({
      x: clamp(x - width / 2, sheet.card.x + unit, sheet.card.x + sheet.card.width - width - unit),
      y: top,
      width,
      height,
    });
    return [
      ...write(sheet, {
        text: label,
        box: seat(plot.y + plot.height + unit * 2, unit * 6),
        size: 4.2,
        weight: 600,
        color: inks.soft,
        across: 'center',
        preferLines: 1,
      }),
      ...write(sheet, {
        text,
        box: seat(y - unit * 9.5, unit * 7),
        size: order === marks.length - 1 ? 6.4 : 4.8,
        weight: 800,
        color: order === marks.length - 1 ? inks.accent : inks.ink,
        across: 'center',
        at,
        preferLines: 1,
        down: 'end',
      }),
    ];
  });
  return [curve, ...labels];
}

function draw({ kind, marks }: ChartFacts, sheet: Sheet): Layer[] {
  const { card, inks, setting } = sheet;
  const ground =
    kind === 'ring'
      ? painted(sheet, card, (context) =>
          disc(
            context,
            card.x + card.width / 2,
            card.y + card.height / 2,
            Math.min(card.width, card.height) / 2,
            css(inks.paper),
          ),
        )
      : paper(sheet, { box: card, outline: roundedOutline(setting.unit * 3), color: inks.paper });
  return [ground, ...(kind === 'bars' ? bars : kind === 'line' ? line : ringLayers)(marks, sheet)];
}

export const chart: SceneAct<ChartFacts> = {
  ratio: ({ kind, marks }, { shape }) =>
    kind === 'ring'
      ? 1
      : kind === 'line'
        ? shape === 'wide'
          ? 1.25
          : 1.1
        : clamp(1 / (0.12 + marks.length * (shape === 'wide' ? 0.2 : 0.29)), 0.75, 1.7),
  near: ({ kind }, { shape }) => {
    if (kind === 'ring') return { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
    if (kind === 'line') return { x: 0.42, y: 0.02, width: 0.56, height: 0.92 };
    return shape === 'tall'
      ? { x: 0.38, y: 0.04, width: 0.59, height: 0.92 }
      : { x: 0.04, y: 0.04, width: 0.92, height: 0.92 };
  },
  draw,
};
