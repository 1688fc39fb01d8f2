/** A receipt that comes out of its printer line by line; the sum, where one is told, is printed last. */
import type { Item, ReceiptFacts } from '../../../acting/read/receipt-facts';
import { css, mix } from '../../color/color';
import { easeOut, keys } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { randomFor } from '../../random';
import { painted, rounded } from '../../routes/pen';
import { silhouette } from '../../sprites/soft';
import { paper } from '../pieces/paper';
import { sounds } from '../pieces/sounds';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

/** Heights of the parts of a receipt, as shares of its width. */
const HEAD = 0.23;
const ROW = 0.155;
const SUM = 0.25;
const FOOT = 0.2;

const highOf = ({ items, total }: ReceiptFacts): number =>
  HEAD + items.length * ROW + (total === undefined ? 0.05 : SUM) + FOOT;

/** A strip with torn ends. */
function outline(context: Context, { x, y, width, height }: Box): void {
  const teeth = 22;
  const tooth = width / teeth;
  context.beginPath();
  context.moveTo(x, y + tooth * 0.6);
  for (let at = 0; at < teeth; at += 1) {
    context.lineTo(x + (at + 0.5) * tooth, y);
    context.lineTo(x + (at + 1) * tooth, y + tooth * 0.6);
  }
  for (let at = teeth; at > 0; at -= 1) {
    context.lineTo(x + at * tooth, y + height - tooth * 0.6);
    context.lineTo(x + (at - 0.5) * tooth, y + height);
  }
  context.lineTo(x, y + height - tooth * 0.6);
  context.closePath();
}

function dashes(context: Context, { x, y, width }: Box, color: string, thick: number): void {
  context.strokeStyle = color;
  context.lineWidth = thick;
  context.setLineDash([thick * 3.2, thick * 2.6]);
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + width, y);
  context.stroke();
  context.setLineDash([]);
}

/** Bars that stand for a code: nothing can be read out of them. */
function bars(context: Context, { x, y, width, height }: Box, color: string, seed: number): void {
  const random = randomFor(seed, 'bars');
  context.fillStyle = color;
  for (let at = 0; at < width; ) {
    const thick = width * (0.006 + random() * 0.016);
    context.fillRect(x + at, y, Math.min(thick, width - at), height);
    at += thick + width * (0.007 + random() * 0.014);
  }
}

function row(sheet: Sheet, { label, price }: Item, top: number, high: number, at: number, isSum: boolean): Layer[] {
  const { inks } = sheet;
  const size = isSum ? 7.2 : 6;
  const from = top + high * 0.08;
  const price_ = write(sheet, {
    ...{
      text: price,
      box: partOf(sheet, isSum ? 0.6 : 0.66, from, isSum ? 0.315 : 0.255, high * 0.84),
      size: isSum ? 9 : size,
      at,
    },
    ...{ color: isSum ? inks.accent : inks.ink, weight: isSum ? 800 : 700, across: 'end', preferLines: 1 },
    ...(isSum ? { face: 'display' as const } : {}),
  });
  const words = write(sheet, {
    ...{ text: label, box: partOf(sheet, 0.085, from, isSum ? 0.4 : 0.56, high * 0.84), size, at, leading: 1.1 },
    ...{ color: inks.ink, weight: isSum ? 800 : 600, preferLines: isSum ? 1 : 2 },
  });
  const [first, ...rest] = [...words, ...price_];
  return first === undefined ? [] : [sounds(first, isSum ? 'bell' : 'tick', at), ...rest];
}

function draw(facts: ReceiptFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, cast, lens, span, setting } = sheet;
  const { items, total } = facts;
  const high = highOf(facts);
  const [head, line, sum] = [HEAD / high, ROW / high, SUM / high];
  // The first thing is printed as it comes: nobody looks at an empty strip.
  const steps = [time.from, ...time.steps(items.length - 1)];
  const foot = head + items.length * line + (total === undefined ? 0.05 / high : sum);
  const inner = partOf(sheet, 0.085, 0, 0.83, 1);
  const at = (share: number): Box => ({ ...inner, y: card.y + share * card.height });
  const strip = paper(sheet, {
    box: card,
    outline,
    color: mix(inks.paper, { r: 255, g: 255, b: 255 }, 0.5),
    print: (context) => {
      const across = context.createLinearGradient(card.x, 0, card.x + card.width, 0);
      across.addColorStop(0, css(inks.ink, 0.07));
      across.addColorStop(0.12, css(inks.ink, 0));
      across.addColorStop(0.88, css(inks.ink, 0));
      across.addColorStop(1, css(inks.ink, 0.06));
      context.fillStyle = across;
      context.fillRect(card.x, card.y, card.width, card.height);
      const seat = {
        x: card.x + card.width * 0.385,
        y: card.y + head * 0.16 * card.height,
        width: card.width * 0.23,
        height: head * 0.6 * card.height,
      };
      if (cast === undefined)
        rounded(
          context,
          { ...seat, y: seat.y + seat.height * 0.36, height: seat.height * 0.28 },
          seat.height,
          css(inks.fill),
        );
      else {
        const mark = silhouette(cast.hero, inks.ink);
        const scale = Math.min(seat.width / mark.width, seat.height / mark.height);
        context.globalAlpha = 0.9;
        context.imageSmoothingQuality = 'high';
        context.drawImage(
          cast.hero,
          seat.x + (seat.width - mark.width * scale) / 2,
          seat.y + (seat.height - mark.height * scale) / 2,
          mark.width * scale,
          mark.height * scale,
        );
        context.globalAlpha = 1;
      }
      dashes(context, at(head * 0.9), css(inks.ink, 0.4), card.width * 0.006);
      if (total !== undefined)
        dashes(context, at(head + items.length * line + sum * 0.1), css(inks.ink, 0.4), card.width * 0.006);
      bars(
        context,
        { ...at(foot + (FOOT / high) * 0.2), height: (FOOT / high) * 0.48 * card.height },
        css(inks.ink, 0.85),
        setting.seed,
      );
    },
  });
  const rows = items.flatMap((item, order) =>
    row(sheet, item, head + order * line, line, steps[order] ?? time.from, false),
  );
  const summed =
    total === undefined ? [] : row(sheet, total, head + items.length * line + sum * 0.1, sum * 0.86, time.key, true);
  // Without a sum its last line is what one looks at.
  const marker =
    total !== undefined
      ? []
      : [
          painted(
            { lens, span },
            partOf(sheet, 0.05, head + (items.length - 1) * line, 0.9, line),
            (context) => {
              rounded(
                context,
                partOf(sheet, 0.06, head + (items.length - 1) * line + line * 0.08, 0.88, line * 0.84),
                card.width * 0.02,
                css(inks.fill, 0.16),
              );
            },
            { move: { alpha: keys({ at: time.key, value: 0 }, { at: time.key + 0.3, value: 1, ease: easeOut }) } },
          ),
        ];
  return [strip, ...marker, ...rows, ...summed];
}

export const receipt: SceneAct<ReceiptFacts> = {
  ratio: (facts) => 1 / highOf(facts),
  near: (facts) => {
    const { items, total } = facts;
    const high = highOf(facts);
    const from = (HEAD + (items.length - (total === undefined ? 2 : 1)) * ROW) / high;
    return {
      x: 0.02,
      y: from,
      width: 0.96,
      height: ((total === undefined ? 2 : 1) * ROW + (total === undefined ? 0 : SUM)) / high,
    };
  },
  draw,
};
