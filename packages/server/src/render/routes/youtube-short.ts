/** A clip in its player: a play sign gives way to it, signs stand at its side, and a red line runs along its foot. */
import { css, hex } from '../color/color';
import { keys, spring, sway } from '../film/curve';
import type { Context, Layer } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import type { OverScene, RouteAct } from './act';
import { arranged, BLACK, byShape, disc, lively, shape as polygon, rounded, WHITE } from './pen';
import { blows, jumping } from './short';

const COMPOSITIONS = byShape({
  tall: arranged({ x: 0.43, y: 0.32, height: 0.6, rotation: 0.08 }, [0.52, 0.93, 0, 0.86], {
    anchor: 'center',
    stands: false,
    behind: 'rings',
  }),
  square: arranged({ x: 0.45, y: 0.29, height: 0.38, rotation: 0.08 }, [0.52, 0.96, 0, 0.86], {
    anchor: 'center',
    stands: false,
    behind: 'rings',
  }),
  wide: arranged({ x: 0.25, y: 0.48, height: 0.66, rotation: 0.08 }, [0, 1, 0.48, 0.89], {
    anchor: 'center',
    stands: false,
    behind: 'rings',
  }),
});

const RED = hex('#ff1f3d');

/** Signs without words: like, comment, share. */
const SIGNS: readonly ((context: Context, x: number, y: number, size: number) => void)[] = [
  (context, x, y, size) => {
    rounded(
      context,
      { x: x - size * 0.55, y: y - size * 0.1, width: size * 0.26, height: size * 0.62 },
      size * 0.05,
      css(WHITE),
    );
    polygon(
      context,
      [
        [x - size * 0.2, y + size * 0.5],
        [x - size * 0.2, y - size * 0.1],
        [x + size * 0.02, y - size * 0.62],
        [x + size * 0.2, y - size * 0.5],
        [x + size * 0.12, y - size * 0.14],
        [x + size * 0.54, y - size * 0.12],
        [x + size * 0.42, y + size * 0.5],
      ],
      css(WHITE),
    );
  },
  (context, x, y, size) => {
    rounded(
      context,
      { x: x - size * 0.55, y: y - size * 0.48, width: size * 1.1, height: size * 0.8 },
      size * 0.16,
      css(WHITE),
    );
    polygon(
      context,
      [
        [x - size * 0.1, y + size * 0.26],
        [x + size * 0.3, y + size * 0.26],
        [x + size * 0.32, y + size * 0.62],
      ],
      css(WHITE),
    );
  },
  (context, x, y, size) => {
    polygon(
      context,
      [
        [x + size * 0.05, y - size * 0.55],
        [x + size * 0.6, y - size * 0.05],
        [x + size * 0.05, y + size * 0.45],
        [x + size * 0.05, y + size * 0.15],
      ],
      css(WHITE),
    );
    context.beginPath();
    context.moveTo(x + size * 0.06, y - size * 0.28);
    context.quadraticCurveTo(x - size * 0.5, y - size * 0.2, x - size * 0.56, y + size * 0.5);
    context.quadraticCurveTo(x - size * 0.3, y + size * 0.14, x + size * 0.06, y + size * 0.18);
    context.fill();
  },
];

function signs({ size, seconds: all }: Setting, words: readonly Box[]): Layer[] {
  const short = Math.min(size.width, size.height);
  const [x, step, radius] = [size.width - short * 0.085, short * 0.15, short * 0.05];
  const column = { x: x - radius, y: 0, width: radius * 2, height: step * 3 };
  const top = [0.46, 0.1, 0.66]
    .map((share) => size.height * share)
    .find((y) =>
      words.every((box) => box.x + box.width < column.x || box.y > y + column.height || box.y + box.height < y),
    );
  if (top === undefined) return [];
  const grow = SIGNS.map((_, order) =>
    keys({ at: 0.5 + order * 0.15, value: 0 }, { at: 1 + order * 0.15, value: 1, ease: spring(0.5) }),
  );
  const beat = SIGNS.map((_, order) => sway(0.04, 1.1 + order * 0.3, order * 0.3));
  return [
    lively({ span: { from: -1, until: all + 1 } }, { ...column, y: top }, (context, seconds) => {
      for (const [order, sign] of SIGNS.entries()) {
        const share = (grow[order]?.(seconds) ?? 1) * (1 + (beat[order]?.(seconds) ?? 0));
        const y = top + step * order + radius;
        if (share <= 0.02) continue;
        disc(context, x, y, radius * share, css(BLACK, 0.42));
        sign(context, x, y, radius * 0.62 * share);
      }
    }),
  ];
}

/** The line at the foot runs through the whole film. */
function line({ size, index, count, seconds: all }: Setting): Layer {
  const short = Math.min(size.width, size.height);
  const high = Math.max(3, short * 0.013);
  const y = size.height - high;
  return lively(
    { span: { from: -1, until: all + 1 } },
    { x: 0, y: y - high, width: size.width, height: high * 2 },
    (context, seconds) => {
      const share = (index + Math.max(0, Math.min(1, seconds / all))) / count;
      context.fillStyle = css(WHITE, 0.4);
      context.fillRect(0, y, size.width, high);
      context.fillStyle = css(RED);
      context.fillRect(0, y, size.width * share, high);
      disc(context, size.width * share, y + high * 0.4, high * 1.15, css(RED));
    },
  );
}

/** The sign that was pressed; it gives way to the clip. */
function play({ size, index }: Setting, words: readonly Box[]): Layer[] {
  if (index > 0) return [];
  const short = Math.min(size.width, size.height);
  const beside = words.every(({ x: left }) => left > size.width * 0.4) ? 0.25 : 0.75;
  const [x, y] =
    size.width > size.height * 1.15 ? [size.width * beside, size.height / 2] : [size.width / 2, size.height * 0.33];
  const grow = keys({ at: 0, value: 1 }, { at: 0.12, value: 0.86 }, { at: 0.5, value: 2 });
  const fades = keys({ at: 0.12, value: 1 }, { at: 0.5, value: 0 });
  return [
    lively({ span: { from: -1, until: 0.55 } }, { x: 0, y: 0, ...size }, (context, seconds) => {
      const radius = short * 0.1 * grow(seconds);
      const alpha = fades(seconds);
      rounded(
        context,
        { x: x - radius * 1.25, y: y - radius * 0.9, width: radius * 2.5, height: radius * 1.8 },
        radius * 0.5,
        css(RED, alpha),
      );
      polygon(
        context,
        [
          [x - radius * 0.34, y - radius * 0.45],
          [x + radius * 0.5, y],
          [x - radius * 0.34, y + radius * 0.45],
        ],
        css(WHITE, alpha),
      );
    }),
  ];
}

export const youtubeShort: RouteAct = {
  shows: 'A clip in its player: a play sign gives way, signs stand at its side, and a red line runs along its foot',
  framed: true,
  ofPeople: true,
  holds: true,
  tells: 'turns',
  inserts: true,
  readsOneWay: true,
  arrange: ({ shape }) => COMPOSITIONS[shape],
  words: blows,
  over: ({ setting, words }: OverScene) => [...signs(setting, words), line(setting), ...play(setting, words)],
  inTime: (layers) => jumping(layers, 0.03),
};
