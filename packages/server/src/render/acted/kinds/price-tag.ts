/** A tag on a string: the price before is struck and gives way to the one that holds now. */
import type { PriceTagFacts } from '../../../acting/read/price-tag-facts';
import { css, mix } from '../../color/color';
import { easeInOut, keys, spring, sway } from '../../film/curve';
import type { Context, Layer } from '../../film/film';
import type { Box } from '../../geometry';
import { painted } from '../../routes/pen';
import { asSign } from '../pieces/as-sign';
import { paper } from '../pieces/paper';
import { about } from '../pieces/pivot';
import { sounds } from '../pieces/sounds';
import { strike } from '../pieces/strokes';
import { write } from '../pieces/write';
import type { SceneAct } from '../scene-act';
import { partOf, type Sheet } from '../sheet';

const HOLE = { x: 0.5, y: 0.115 } as const;
/** Seconds from the beginning until the price before gives way, and for which it is struck before that. */
const SOON = 1.1;
const STRUCK = 0.5;

/** A tag with cut shoulders; its hole is a hole. */
function outline(context: Context, { x, y, width, height }: Box): void {
  const [cut, round] = [width * 0.24, width * 0.07];
  context.beginPath();
  context.moveTo(x + cut, y);
  context.arcTo(x + width - cut * 0.2, y, x + width, y + cut, round);
  context.arcTo(x + width, y + cut, x + width, y + height, round);
  context.arcTo(x + width, y + height, x, y + height, round);
  context.arcTo(x, y + height, x, y + cut, round);
  context.arcTo(x, y + cut, x + cut, y, round);
  context.arcTo(x + cut, y, x + width, y, round);
  context.closePath();
}

function holed(context: Context, box: Box): void {
  outline(context, box);
  const [x, y] = [box.x + box.width * HOLE.x, box.y + box.height * HOLE.y];
  const radius = box.width * 0.045;
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, Math.PI * 2, true);
}

const swing =
  ({ time }: Sheet) =>
  (seconds: number): number => {
    const since = Math.max(0, seconds - time.from - 0.2);
    return 0.13 * Math.exp(-1.5 * since) * Math.cos(since * 4.6) + sway(0.012, 3.1)(seconds);
  };

function draw({ now, before }: PriceTagFacts, sheet: Sheet): Layer[] {
  const { card, inks, time, turn } = sheet;
  const colored = turn % 2 === 0;
  const ground = colored ? inks.fill : inks.paper;
  const ink = colored ? inks.onFill : inks.accent;
  const hang = { x: card.x + card.width * HOLE.x, y: card.y + card.height * HOLE.y };
  const middle = partOf(sheet, 0.09, 0.32, 0.82, 0.44);
  const centre = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  // Both prices stand together before anybody has read the first one twice.
  const gives = Math.min(time.key - 0.16, time.from + SOON);
  const struck = gives - STRUCK;
  const tag = paper(sheet, {
    box: card,
    outline: holed,
    color: ground,
    print: (context) => {
      const down = context.createLinearGradient(card.x, card.y, card.x + card.width * 0.5, card.y + card.height);
      down.addColorStop(0, css(mix(ground, { r: 255, g: 255, b: 255 }, 0.16)));
      down.addColorStop(0.55, css(ground));
      down.addColorStop(1, css(mix(ground, inks.shade, colored ? 0.14 : 0.05)));
      context.fillStyle = down;
      context.fillRect(card.x, card.y, card.width, card.height);
      context.strokeStyle = css(ink, 0.5);
      context.lineWidth = card.width * 0.008;
      context.setLineDash([card.width * 0.02, card.width * 0.018]);
      const edge = card.width * 0.045;
      outline(context, {
        x: card.x + edge,
        y: card.y + edge,
        width: card.width - 2 * edge,
        height: card.height - 2 * edge,
      });
      context.stroke();
      context.setLineDash([]);
      context.strokeStyle = css(mix(ink, ground, 0.2));
      context.lineWidth = card.width * 0.018;
      context.beginPath();
      context.arc(hang.x, hang.y, card.width * 0.056, 0, Math.PI * 2);
      context.stroke();
    },
  });
  const string = painted(
    sheet,
    { x: hang.x - card.width * 0.1, y: hang.y - card.height * 1.2, width: card.width * 0.2, height: card.height * 1.2 },
    (context) => {
      context.strokeStyle = css(mix(inks.shade, inks.paper, 0.25));
      context.lineWidth = card.width * 0.014;
      for (const way of [-1, 1]) {
        context.beginPath();
        context.moveTo(hang.x + way * card.width * 0.012, hang.y);
        context.quadraticCurveTo(
          hang.x + way * card.width * 0.05,
          hang.y - card.height * 0.14,
          hang.x + way * card.width * 0.012,
          hang.y - card.height * 1.2,
        );
        context.stroke();
      }
    },
  );
  const small = 0.5;
  const away = {
    ...centre,
    scale: keys({ at: gives, value: 1 }, { at: gives + 0.35, value: small, ease: easeInOut }),
    dy: keys({ at: gives, value: 0 }, { at: gives + 0.35, value: -card.height * 0.2, ease: easeInOut }),
  };
  const price = { box: middle, size: 26, color: ink, face: 'display', across: 'center', preferLines: 1 } as const;
  // Struck, it is a sign of what was, and not to be read for long.
  const old = before === undefined ? [] : write(sheet, { ...price, text: before }).map(asSign);
  const inkOf = old[0]?.ink ?? middle;
  const at = before === undefined ? time.from + 0.35 : gives + 0.16;
  const fresh = write(sheet, {
    ...price,
    text: now,
    box: before === undefined ? middle : partOf(sheet, 0.08, 0.42, 0.84, 0.4),
    move: {
      alpha: keys({ at, value: 0 }, { at: at + 0.08, value: 1 }),
      scale: keys({ at, value: 1.5 }, { at: at + 0.5, value: 1, ease: spring(0.35) }),
    },
  });
  const turned = [
    tag,
    ...old.map((layer) => about(layer, away)),
    ...(before === undefined
      ? []
      : [
          sounds(
            about(
              strike(sheet, inkOf, {
                at: struck,
                color: colored ? ink : inks.wrong,
                width: card.width * 0.026,
              }),
              away,
            ),
            'swish',
            struck,
          ),
        ]),
    ...fresh.map((layer) => sounds(layer, 'bell', at)),
  ];
  // What moves by itself keeps to its own point: it turns by so little that nobody sees it leave the tag.
  const rotation = swing(sheet);
  return [string, ...turned].map((layer) =>
    layer.move?.scale === undefined ? about(layer, { ...hang, rotation }) : layer,
  );
}

export const priceTag: SceneAct<PriceTagFacts> = {
  ratio: (_, { shape }) => (shape === 'tall' ? 0.86 : 0.8),
  near: () => ({ x: 0.05, y: 0.24, width: 0.9, height: 0.62 }),
  tilt: 0.03,
  draw,
};
