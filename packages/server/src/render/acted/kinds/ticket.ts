/** A ticket: what it is and when and where, and a stub with the day that is torn off. */
import type { TicketFacts } from '../../../acting/read/ticket-facts';
import { css, mix } from '../../color/color';
import { easeInOut, keys } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { randomFor } from '../../random';
import { painted } from '../../routes/pen';
import { paper } from '../pieces/paper';
import { about } from '../pieces/pivot';
import { sounds } from '../pieces/sounds';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

/** Characters of a line that is read in two. */
const LONG = 26;
/** Rows of what is told, from which on they have more of the ticket than its name. */
const FEW = 2;
/** The share of the stub along the ticket. */
const STUB = 0.3;

/** A part of a ticket: half discs are punched out at the corners of its torn edge. */
const punched =
  (tearsAt: 'right' | 'left' | 'bottom' | 'top', round: number, punch: number) =>
  (context: Context, { x, y, width, height }: Box): void => {
    const corners =
      tearsAt === 'right'
        ? [round, 0, 0, round]
        : tearsAt === 'left'
          ? [0, round, round, 0]
          : tearsAt === 'bottom'
            ? [round, round, 0, 0]
            : [0, 0, round, round];
    const [left, top, right, bottom] = [x, y, x + width, y + height];
    const turn = Math.PI / 2;
    context.beginPath();
    const corner = (cx: number, cy: number, order: number): void => {
      const radius = corners[order] ?? 0;
      const [dx, dy] = [order === 1 || order === 2 ? -1 : 1, order > 1 ? -1 : 1];
      // Rounded outwards, or punched inwards.
      if (radius > 0)
        context.arc(cx + dx * radius, cy + dy * radius, radius, Math.PI + order * turn, Math.PI + (order + 1) * turn);
      else
        context.arc(
          cx,
          cy,
          punch,
          [turn, Math.PI, Math.PI * 1.5, 0][order] ?? 0,
          [0, turn, Math.PI, Math.PI * 1.5][order] ?? 0,
          true,
        );
    };
    corner(left, top, 0);
    corner(right, top, 1);
    corner(right, bottom, 2);
    corner(left, bottom, 3);
    context.closePath();
  };

function code(context: Context, { x, y, width, height }: Box, color: string, seed: number, down: boolean): void {
  const random = randomFor(seed, 'code');
  context.fillStyle = color;
  const long = down ? height : width;
  for (let at = 0; at < long; ) {
    const thick = Math.min(long - at, long * (0.008 + random() * 0.02));
    if (down) context.fillRect(x, y + at, width, thick);
    else context.fillRect(x + at, y, thick, height);
    at += thick + long * (0.008 + random() * 0.016);
  }
}

function draw({ event, day, details }: TicketFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting, rightToLeft } = sheet;
  const { unit, seed } = setting;
  const stands = card.height > card.width;
  const body = stands ? partOf(sheet, 0, 0, 1, 1 - STUB) : partOf(sheet, 0, 0, 1 - STUB, 1);
  const stub = stands ? partOf(sheet, 0, 1 - STUB, 1, STUB) : partOf(sheet, 1 - STUB, 0, STUB, 1);
  const [round, punch] = [unit * 2.6, unit * 2.2];
  const tears = stands
    ? (['bottom', 'top'] as const)
    : rightToLeft
      ? (['left', 'right'] as const)
      : (['right', 'left'] as const);
  const base = mix(inks.paper, { r: 255, g: 255, b: 255 }, 0.3);
  const main = paper(sheet, {
    box: body,
    outline: punched(tears[0], round, punch),
    color: base,
    print: (context) => {
      const band = stands
        ? { ...body, height: body.height * 0.075 }
        : { ...body, width: body.width * 0.05, x: rightToLeft ? body.x + body.width * 0.95 : body.x };
      context.fillStyle = css(inks.fill);
      context.fillRect(band.x, band.y, band.width, band.height);
    },
  });
  const torn = paper(sheet, {
    box: stub,
    outline: punched(tears[1], round, punch),
    color: inks.fill,
    print: (context) => {
      const light = context.createLinearGradient(stub.x, stub.y, stub.x + stub.width, stub.y + stub.height);
      light.addColorStop(0, css(mix(inks.fill, { r: 255, g: 255, b: 255 }, 0.14)));
      light.addColorStop(1, css(mix(inks.fill, inks.shade, 0.1)));
      context.fillStyle = light;
      context.fillRect(stub.x, stub.y, stub.width, stub.height);
    },
  });
  const perforation = painted(sheet, card, (context) => {
    context.strokeStyle = css(inks.ink, 0.4);
    context.lineWidth = unit * 0.35;
    context.setLineDash([unit * 0.9, unit * 0.9]);
    context.beginPath();
    if (stands) {
      context.moveTo(stub.x + punch * 1.5, stub.y);
      context.lineTo(stub.x + stub.width - punch * 1.5, stub.y);
    } else {
      const x = rightToLeft ? stub.x + stub.width : stub.x;
      context.moveTo(x, stub.y + punch * 1.5);
      context.lineTo(x, stub.y + stub.height - punch * 1.5);
    }
    context.stroke();
  });
  const inBody = (x: number, y: number, width: number, height: number): Box => {
    const left = rightToLeft ? 1 - x - width : x;
    return {
      x: body.x + left * body.width,
      y: body.y + y * body.height,
      width: width * body.width,
      height: height * body.height,
    };
  };
  const inStub = (x: number, y: number, width: number, height: number): Box => {
    const left = rightToLeft ? 1 - x - width : x;
    return {
      x: stub.x + left * stub.width,
      y: stub.y + y * stub.height,
      width: width * stub.width,
      height: height * stub.height,
    };
  };
  const when = time.steps(details.length);
  // Lines share the height by how much they say.
  const rows = details.map((text) => ([...text].length > LONG ? 2 : 1));
  const all = rows.reduce((sum, one) => sum + one, 0);
  const nameShare = [...event].length > LONG ? 1 : 0.8;
  const [top, room] = stands
    ? [0.13, all === 0 ? 0.8 : 0.4 * nameShare]
    : [0.08, all === 0 ? 0.82 : (all > FEW ? 0.38 : 0.46) * nameShare];
  const named = write(sheet, {
    ...{ text: event, box: inBody(stands ? 0.08 : 0.12, top, stands ? 0.84 : 0.8, room), size: 12, face: 'display' },
    ...{ color: inks.ink, weight: 700, at: time.from + 0.25, preferLines: [...event].length > 40 ? 4 : 3 },
  });
  const each = all === 0 ? 0 : ((stands ? 0.9 : 0.94) - top - room - 0.03) / all;
  const before = (order: number): number => rows.slice(0, order).reduce((sum, one) => sum + one, 0);
  const told = details.flatMap((text, order) =>
    write(sheet, {
      ...{
        text,
        box: inBody(
          stands ? 0.08 : 0.11,
          top + room + 0.03 + before(order) * each,
          stands ? 0.84 : 0.85,
          (rows[order] ?? 1) * each * 0.9,
        ),
      },
      ...{
        size: 5.6,
        weight: 600,
        color: order === 0 && rows[0] === 1 ? inks.accent : inks.ink,
        at: when[order] ?? time.from,
        preferLines: 2,
        leading: 1.14,
      },
    }),
  );
  const move = { alpha: () => 1 };
  const onStub =
    day === undefined
      ? []
      : stands
        ? [
            ...write(sheet, {
              text: day.day,
              box: inStub(0.08, 0.14, 0.44, 0.74),
              size: 22,
              face: 'display',
              color: inks.onFill,
              across: 'center',
              preferLines: 1,
              move,
            }),
            ...write(sheet, {
              text: day.month,
              box: inStub(0.52, 0.24, 0.3, 0.52),
              size: 9,
              face: 'display',
              color: inks.onFill,
              preferLines: 1,
              move,
            }),
          ]
        : [
            ...write(sheet, {
              text: day.day,
              box: inStub(0.14, 0.16, 0.72, 0.36),
              size: 20,
              face: 'display',
              color: inks.onFill,
              across: 'center',
              preferLines: 1,
              move,
            }),
            ...write(sheet, {
              text: day.month,
              box: inStub(0.14, 0.53, 0.72, 0.18),
              size: 9,
              face: 'display',
              color: inks.onFill,
              across: 'center',
              preferLines: 1,
              move,
            }),
          ];
  const codeBox = stands
    ? inStub(0.84, 0.16, 0.09, 0.68)
    : inStub(0.18, day === undefined ? 0.2 : 0.78, 0.64, day === undefined ? 0.6 : 0.12);
  const marked = painted(sheet, codeBox, (context) => code(context, codeBox, css(inks.onFill, 0.85), seed, stands), {
    move,
  });
  const at = time.key;
  const pivot = stands
    ? { x: stub.x, y: stub.y }
    : { x: rightToLeft ? stub.x + stub.width : stub.x, y: stub.y + stub.height };
  const tear = {
    ...pivot,
    rotation: keys(
      { at, value: 0 },
      { at: at + 0.5, value: (stands ? 0.045 : 0.06) * (rightToLeft ? -1 : 1), ease: easeInOut },
    ),
    dx: keys(
      { at, value: 0 },
      { at: at + 0.5, value: stands ? 0 : (rightToLeft ? -1 : 1) * unit * 1.6, ease: easeInOut },
    ),
    dy: keys({ at, value: 0 }, { at: at + 0.5, value: stands ? unit * 1.6 : 0, ease: easeInOut }),
  };
  const [first, ...rest] = [torn, ...onStub, marked].map((layer) => about(layer, tear));
  return [main, ...(first === undefined ? [] : [sounds(first, 'paper', at)]), ...rest, perforation, ...named, ...told];
}

export const ticket: SceneAct<TicketFacts> = {
  ratio: (_, { shape }) => (shape === 'tall' ? 0.66 : shape === 'square' ? 1.5 : 2.15),
  near: (_, { shape }) =>
    shape === 'tall'
      ? { x: 0.02, y: 0.42, width: 0.96, height: 0.56 }
      : // What it is for: half of a sentence would be left out, and half of the frame blank.
        { x: 0, y: 0.04, width: 1 - STUB, height: 0.92 },
  tilt: 0.035,
  draw,
};
