/** A chat: the question comes, three dots think, and the answers come one by one. */
import type { ChatFacts } from '../../../acting/read/chat-facts';
import { css, mix, type Rgb } from '../../color/color';
import { keys, spring } from '../../film/curve';
import type { Layer, Move } from '../../film/film';
import type { Box } from '../../geometry';
import { disc, fitted, lively, painted, rounded } from '../../routes/pen';
import { paper, roundedOutline } from '../pieces/paper';
import { about } from '../pieces/pivot';
import { sounds } from '../pieces/sounds';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

const HEAD = 0.125;
const FIELD = 0.11;

/** Lines that a text takes in a bubble, and so its share of the room. */
const weightOf = (text: string): number => {
  const wide = [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}\p{Script=Kana}]/u.test(sign) ? 1.9 : 1), 0);
  return 0.75 + Math.ceil(wide / 20);
};

interface Bubble {
  readonly text: string;
  readonly mine: boolean;
  readonly at: number;
}

function bubbleLayers(sheet: Sheet, { text, mine, at }: Bubble, top: number, high: number): Layer[] {
  const { inks, setting, rightToLeft, card } = sheet;
  const { unit } = setting;
  const wide = 0.76;
  const room = partOf(sheet, mine ? 0.95 - wide : 0.05, top, wide, high);
  const pad = unit * 2.2;
  const inner: Box = {
    x: room.x + pad,
    y: room.y + pad * 0.6,
    width: room.width - 2 * pad,
    height: room.height - pad * 1.2,
  };
  const color = mine ? inks.onFill : inks.ink;
  const words = write(sheet, { text, box: inner, size: 6.6, weight: 600, color, leading: 1.2 });
  const left = Math.min(...words.map(({ ink }) => ink?.x ?? inner.x));
  const right = Math.max(...words.map(({ ink }) => (ink?.x ?? 0) + (ink?.width ?? 0)));
  const width = Math.min(room.width, right - left + 2 * pad);
  // The words begin at one side of their bubble, which is as wide as they are.
  const onRight = mine !== rightToLeft;
  const x = onRight ? room.x + room.width - width : room.x;
  const shift = x + pad - left;
  const body: Box = { x, y: room.y, width, height: room.height };
  const anchor = { x: onRight ? body.x + body.width : body.x, y: body.y + body.height };
  const scale = keys({ at, value: 0.2 }, { at: at + 0.45, value: 1, ease: spring(0.4) });
  // It rises from where it is written.
  const dy = keys({ at, value: unit * 7 }, { at: at + 0.5, value: 0, ease: spring(0.3) });
  const alpha: Move = { alpha: keys({ at, value: 0 }, { at: at + 0.1, value: 1 }) };
  const fill: Rgb = mine ? inks.fill : mix(inks.field, inks.ink, 0.05);
  const ground = painted(
    sheet,
    { ...body, x: body.x - unit * 2, width: body.width + unit * 4 },
    (context) => {
      rounded(context, body, Math.min(body.height / 2, unit * 3), css(fill));
      context.beginPath();
      const way = onRight ? 1 : -1;
      const edge = onRight ? body.x + body.width : body.x;
      context.moveTo(edge - way * unit * 3.4, body.y + body.height);
      context.quadraticCurveTo(edge, body.y + body.height, edge + way * unit * 1.3, body.y + body.height + unit * 0.2);
      context.quadraticCurveTo(
        edge - way * unit * 0.1,
        body.y + body.height - unit,
        edge,
        body.y + body.height - unit * 3,
      );
      context.closePath();
      context.fill();
    },
    { move: alpha },
  );
  const placed = words.map(
    (layer): Layer => ({
      ...layer,
      box: { ...layer.box, x: Math.round(layer.box.x + shift) },
      ...(layer.ink === undefined ? {} : { ink: { ...layer.ink, x: layer.ink.x + shift } }),
      move: alpha,
    }),
  );
  void card;
  const [first, ...rest] = [ground, ...placed].map((layer) => about(layer, { ...anchor, scale, dy }));
  return first === undefined ? rest : [sounds(first, 'pop', at), ...rest];
}

/** Three dots, for as long as somebody writes. */
function dots(sheet: Sheet, top: number, from: number, until: number): Layer {
  const { inks, setting, card } = sheet;
  const { unit } = setting;
  const size = { width: unit * 12, height: unit * 6 };
  const room = partOf(sheet, 0.05, top, size.width / card.width, size.height / card.height);
  return lively(sheet, room, (context, seconds) => {
    if (seconds < from || seconds >= until) return;
    rounded(context, room, room.height / 2, css(mix(inks.field, inks.ink, 0.05)));
    for (const order of [0, 1, 2]) {
      const beat = Math.max(0, Math.sin((seconds - from) * 7 - order * 0.9));
      disc(
        context,
        room.x + room.width * (0.3 + order * 0.2),
        room.y + room.height * (0.5 - beat * 0.12),
        unit * 0.85,
        css(inks.soft, 0.5 + beat * 0.5),
      );
    }
  });
}

function draw({ question, answers }: ChatFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, setting, cast } = sheet;
  const { unit } = setting;
  const ground = paper(sheet, {
    box: card,
    outline: roundedOutline(unit * 4),
    color: inks.paper,
    print: (context) => {
      const head = partOf(sheet, 0, 0, 1, HEAD);
      context.fillStyle = css(inks.field);
      context.fillRect(head.x, head.y, head.width, head.height);
      context.fillStyle = css(inks.line);
      context.fillRect(head.x, head.y + head.height - unit * 0.14, head.width, unit * 0.14);
      const seat = partOf(sheet, 0.05, HEAD * 0.16, (HEAD * 0.68 * card.height) / card.width, HEAD * 0.68);
      disc(
        context,
        seat.x + seat.width / 2,
        seat.y + seat.height / 2,
        seat.height / 2,
        css(inks.fill, cast === undefined ? 1 : 0.24),
      );
      if (cast !== undefined)
        fitted(context, cast.hero, {
          x: seat.x + seat.width * 0.16,
          y: seat.y + seat.height * 0.16,
          width: seat.width * 0.68,
          height: seat.height * 0.68,
        });
      const left = 0.05 + (HEAD * 0.68 * card.height) / card.width + 0.035;
      rounded(context, partOf(sheet, left, HEAD * 0.3, 0.3, HEAD * 0.15), unit, css(inks.ink, 0.7));
      rounded(context, partOf(sheet, left, HEAD * 0.58, 0.18, HEAD * 0.11), unit, css(inks.ink, 0.25));
      const field = partOf(sheet, 0.05, 1 - FIELD * 0.84, 0.74, FIELD * 0.62);
      rounded(context, field, field.height / 2, css(inks.field));
      rounded(context, partOf(sheet, 0.09, 1 - FIELD * 0.57, 0.22, FIELD * 0.08), unit, css(inks.ink, 0.22));
      const send = partOf(sheet, 0.82, 1 - FIELD * 0.84, (FIELD * 0.62 * card.height) / card.width, FIELD * 0.62);
      disc(context, send.x + send.width / 2, send.y + send.height / 2, send.height / 2, css(inks.fill));
      context.strokeStyle = css(inks.onFill);
      context.lineWidth = unit * 0.6;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.beginPath();
      context.moveTo(send.x + send.width / 2, send.y + send.height * 0.7);
      context.lineTo(send.x + send.width / 2, send.y + send.height * 0.3);
      context.moveTo(send.x + send.width * 0.32, send.y + send.height * 0.48);
      context.lineTo(send.x + send.width / 2, send.y + send.height * 0.3);
      context.lineTo(send.x + send.width * 0.68, send.y + send.height * 0.48);
      context.stroke();
    },
  });
  const texts = [question, ...answers];
  const gap = 0.025;
  const room = 1 - HEAD - FIELD - gap * (texts.length + 1);
  const total = texts.reduce((sum, text) => sum + weightOf(text), 0);
  const steps = time.steps(texts.length);
  let top = HEAD + gap;
  const layers = texts.flatMap((text, order) => {
    const high = Math.min(0.34, (room * weightOf(text)) / total);
    const isLast = order === texts.length - 1;
    const at = order === 0 ? time.from + 0.2 : isLast ? time.key : (steps[order] ?? time.key);
    const from = order === 0 ? 0 : order === 1 ? time.from + 0.75 : (steps[order - 1] ?? 0) + 0.35;
    const made = bubbleLayers(sheet, { text, mine: order === 0, at }, top, high);
    const thinking = order === 0 || at - from < 0.2 ? [] : [dots(sheet, top, from, at)];
    top += high + gap;
    return [...thinking, ...made];
  });
  return [ground, ...layers];
}

export const chat: SceneAct<ChatFacts> = {
  ratio: ({ question, answers }, { shape }) => {
    const lines = [question, ...answers].reduce((sum, text) => sum + weightOf(text), 0);
    const high = 0.42 + lines * 0.115;
    return shape === 'wide' ? Math.max(1, Math.min(1.35, 1.15 / high)) : Math.max(0.66, Math.min(1, 1 / high));
  },
  near: ({ answers }) => ({
    x: 0.03,
    y: answers.length > 1 ? 0.4 : 0.14,
    width: 0.94,
    height: answers.length > 1 ? 0.5 : 0.76,
  }),
  tilt: 0.012,
  draw,
};
