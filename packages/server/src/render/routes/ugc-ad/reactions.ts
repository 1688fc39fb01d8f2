/** What others send while it is filmed: comments and hearts, where nothing is said. */
import { css, hex, mix } from '../../color/color';
import { easeOut, keys, sway } from '../../film/curve';
import type { Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import type { Box } from '../../geometry';
import { randomFor } from '../../random';
import { isRightToLeft } from '../../text/direction';
import { BLACK, card, disc, FULL, grown, lively, painted, rounded, WHITE } from '../pen';
import { RED } from './finder';
import { isOn, stagingOf } from './staging';

/** Where the face ends, from the middle of the square. */
const BESIDE = 0.33;

function heart(context: Parameters<NonNullable<Layer['live']>>[0], x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y + size * 0.9);
  context.bezierCurveTo(x - size * 1.5, y - size * 0.1, x - size * 0.8, y - size * 1.1, x, y - size * 0.35);
  context.bezierCurveTo(x + size * 0.8, y - size * 1.1, x + size * 1.5, y - size * 0.1, x, y + size * 0.9);
  context.fill();
}

/** Comments without words, one above the other, where nothing is said. */
export function comments(setting: Setting, words: readonly Box[]): Layer[] {
  const { size, palette, seed } = setting;
  const short = Math.min(size.width, size.height);
  const random = randomFor(seed, `comments ${setting.index}`);
  const high = short * 0.085;
  const step = high * 1.22;
  const isMirrored = isRightToLeft('', setting.language);
  const { centre, side } = stagingOf(size, isMirrored);
  // Beside the face, over the shoulder without a hand.
  const edge = isMirrored ? short * 0.05 : centre + side * BESIDE;
  const room = Math.min((isMirrored ? centre - side * BESIDE : size.width - short * 0.05) - edge, short * 0.43);
  const faces = [palette.accent, palette.accent2, hex('#f5a623')];
  const left = isMirrored ? edge : size.width - short * 0.05 - room;
  const top = size.height * 0.93 - step * 3;
  if (room < short * 0.2 || isOn({ x: left, y: top, width: room, height: step * 3 }, words)) return [];
  const seen = { span: { from: -1, until: 99 } };
  return faces.map((face, order) => {
    const wide = room * (0.72 + random() * 0.28);
    const box = { x: left, y: top + order * step, width: wide, height: high };
    const at = 0.7 + order * Math.max(0.35, setting.seconds * 0.16);
    return painted(
      seen,
      grown(box, short * 0.02),
      (context) => {
        card(context, box, high / 2, css(WHITE, 0.94), BLACK, short * 0.018);
        disc(context, box.x + high / 2, box.y + high / 2, high * 0.36, css(face));
        disc(context, box.x + high / 2, box.y + high * 0.42, high * 0.12, css(mix(face, WHITE, 0.75)));
        context.beginPath();
        context.arc(box.x + high / 2, box.y + high * 0.76, high * 0.2, Math.PI, 0);
        context.fill();
        for (const [row, share] of [0.5, 0.82].entries())
          rounded(
            context,
            {
              x: box.x + high,
              y: box.y + high * (0.27 + row * 0.28),
              width: Math.max(4, (wide - high * 1.35) * share),
              height: high * 0.15,
            },
            9,
            css(hex('#20222a'), row === 0 ? 0.6 : 0.3),
          );
      },
      {
        plane: 'front',
        // Two cards on one another can't be read.
        keeps: box,
        move: {
          alpha: keys({ at, value: 0 }, { at: at + 0.12, value: 1 }),
          x: keys({ at, value: short * (isMirrored ? -0.25 : 0.25) }, { at: at + 0.5, value: 0, ease: easeOut }),
          y: sway(short * 0.003, 3 + order * 0.4),
        },
      },
    );
  });
}

/** Hearts that rise along the side where nothing is said and, if there is one, where nothing is that must be seen. */
export function hearts(
  { size, seed, index, seconds: all }: Setting,
  words: readonly Box[],
  kept: readonly Box[],
): Layer[] {
  const short = Math.min(size.width, size.height);
  const random = randomFor(seed, `hearts ${index}`);
  const column = (isLeft: boolean): Box => ({
    ...{ x: isLeft ? 0 : size.width - short * 0.15, width: short * 0.15 },
    ...{ y: size.height * 0.36, height: size.height * 0.4 },
  });
  const quiet = [false, true].filter((isLeft) => !isOn(column(isLeft), words));
  const isLeft = quiet.find((side) => !isOn(column(side), kept)) ?? quiet[0];
  if (isLeft === undefined) return [];
  const list = Array.from({ length: 14 }, () => ({
    at: 0.4 + random() * all,
    sway: random() * FULL,
    large: short * (0.014 + random() * 0.017),
    x: random(),
  }));
  const rising = lively({ span: { from: -1, until: 99 } }, { x: 0, y: 0, ...size }, (context, seconds) => {
    for (const { at, sway: phase, large, x } of list) {
      const share = (seconds - at) / 2.2;
      if (share <= 0 || share >= 1) continue;
      context.fillStyle = css(RED, Math.min(1, share * 8) * (1 - share) ** 0.6);
      const away = short * (0.075 + 0.05 * x + 0.025 * Math.sin(share * 7 + phase));
      heart(
        context,
        isLeft ? away : size.width - away,
        size.height * (0.74 - 0.36 * share),
        large * Math.min(1, share * 9),
      );
    }
  });
  return [rising];
}
