/** Sharp shapes that belong to a look. They lie under the copy, in tones on which the ink stays readable. */
import { css, type Rgb, tintWithin } from '../color/color';
import { type Entrance, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { type Piece, still } from '../layout/part';
import { isRightToLeft } from '../text/direction';
import type { OrnamentName } from './look';

interface Ornament {
  readonly pieces: readonly Piece[];
  readonly enter?: Partial<Entrance>;
  /** Whether it says something new in each scene, and so enters each time. */
  readonly anew?: boolean;
}

/** Stories and reels: frames in which copy leaves a half empty. */
const isTall = ({ size }: Setting): boolean => size.height > size.width * 1.5;

const filled = (box: Box, color: Rgb, alpha: number): Piece =>
  still(box, (context) => {
    context.fillStyle = css(color, alpha);
    context.fillRect(box.x, box.y, box.width, box.height);
  });

const MAKERS: Record<OrnamentName, (setting: Setting) => Ornament | undefined> = {
  plain: () => undefined,
  // Thin strips instead of one picture of the whole frame: what is composited for every frame is kept small.
  frame: ({ size, unit, palette }) => {
    const margin = Math.round(Math.min(size.width, size.height) * 0.04);
    const line = Math.max(2, Math.round(unit * 0.24));
    const [across, down] = [size.width - 2 * margin, size.height - 2 * margin];
    const boxes = [
      { x: margin, y: margin, width: across, height: line },
      { x: margin, y: size.height - margin - line, width: across, height: line },
      { x: margin, y: margin + line, width: line, height: down - 2 * line },
      { x: size.width - margin - line, y: margin + line, width: line, height: down - 2 * line },
    ];
    return { pieces: boxes.map((box) => filled(box, palette.ink, 0.5)), enter: { seconds: 0.6, fade: true } };
  },
  ticks: ({ size, unit, palette }) => {
    const margin = Math.round(Math.min(size.width, size.height) * 0.045);
    const arm = Math.round(unit * 4);
    const line = Math.max(2, Math.round(unit * 0.36));
    const corners = [false, true].flatMap((right) => [false, true].map((low) => ({ right, low })));
    const pieces = corners.map(({ right, low }) => {
      const x = right ? size.width - margin - arm : margin;
      const y = low ? size.height - margin - arm : margin;
      return still({ x, y, width: arm, height: arm }, (context) => {
        context.fillStyle = css(palette.accent, 0.9);
        context.fillRect(x, low ? y + arm - line : y, arm, line);
        context.fillRect(right ? x + arm - line : x, y, line, arm);
      });
    });
    return { pieces, enter: { seconds: 0.5, fade: true } };
  },
  disc: (setting) => {
    const { size, palette } = setting;
    const radius = Math.min(size.width, size.height) * 0.46;
    const [x, y] = [size.width - radius * 0.35, size.height - radius * 0.3];
    return {
      pieces: [
        still({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, (context) => {
          context.fillStyle = css(palette.card, 0.9);
          context.beginPath();
          context.arc(x, y, radius, 0, Math.PI * 2);
          context.fill();
        }),
      ],
      enter: { seconds: 0.9, dx: radius * 0.5, dy: radius * 0.5, fade: true },
    };
  },
  stripes: (setting) => {
    const { size, unit, palette } = setting;
    const side = Math.min(size.width, size.height) * 0.3;
    // In the corner where lines end.
    const onLeft = isRightToLeft('', setting.language);
    return {
      pieces: [
        still({ x: onLeft ? 0 : size.width - side, y: 0, width: side, height: side }, (context) => {
          if (onLeft) {
            context.translate(size.width, 0);
            context.scale(-1, 1);
          }
          context.beginPath();
          context.moveTo(size.width - side, 0);
          context.lineTo(size.width, 0);
          context.lineTo(size.width, side);
          context.closePath();
          context.clip();
          context.strokeStyle = css(palette.accent);
          context.lineWidth = unit * 1.1;
          for (let offset = -side; offset < side * 2; offset += unit * 2.6) {
            context.beginPath();
            context.moveTo(size.width - side + offset, 0);
            context.lineTo(size.width - side + offset + side, side);
            context.stroke();
          }
        }),
      ],
      enter: { seconds: 0.6, dx: onLeft ? -side : side, dy: -side, fade: false },
    };
  },
  dots: (setting) => {
    const { size, safe, unit, palette } = setting;
    // A tall frame has room for a field that runs out of it.
    const tall = isTall(setting);
    const step = unit * (tall ? 6 : 2.6);
    const [columns, rows] = tall ? [8, 7] : [7, 5];
    const far = tall ? size.width - step * (columns - 0.5) : size.width - step * columns - unit * 2;
    const x = isRightToLeft('', setting.language) ? size.width - far - step * columns : far;
    const y = tall ? size.height - step * (rows - 0.5) : safe.y + safe.height - step * rows;
    return {
      pieces: [
        still({ x, y, width: step * columns, height: step * rows }, (context) => {
          for (let at = 0; at < columns * rows; at += 1) {
            // Towards the copy the field of a tall frame fades.
            const depth = (Math.floor(at / columns) + 1) / rows;
            context.fillStyle = css(palette.accent, tall ? 0.08 + 0.42 * depth : 0.6);
            context.beginPath();
            context.arc(
              x + ((at % columns) + 0.5) * step,
              y + (Math.floor(at / columns) + 0.5) * step,
              unit * (tall ? 0.75 : 0.42),
              0,
              Math.PI * 2,
            );
            context.fill();
          }
        }),
      ],
      enter: { seconds: 0.7, dx: unit * 8, fade: true },
    };
  },
  bar: (setting) => {
    const { size, unit, palette } = setting;
    const width = Math.max(6, unit * 1.4);
    return {
      pieces: [
        still({ x: 0, y: 0, width, height: size.height }, (context) => {
          context.fillStyle = css(palette.accent);
          context.fillRect(0, 0, width, size.height);
        }),
      ],
      enter: { seconds: 0.6, dy: size.height, fade: false },
    };
  },
  rings: (setting) => {
    const { size, unit, palette } = setting;
    const tall = isTall(setting);
    const radius = Math.min(size.width, size.height) * (tall ? 0.72 : 0.5);
    const y = size.height + radius * (tall ? 0.1 : 0.25);
    // Long copy may reach down here, and must be read on a ring as well.
    const line = tintWithin(palette.to, palette.accent, palette.ink, 0.75, 4.7);
    return {
      pieces: [
        still(
          { x: size.width / 2 - radius, y: y - radius, width: radius * 2, height: size.height - y + radius },
          (context) => {
            context.lineWidth = Math.max(1.5, unit * (tall ? 0.4 : 0.25));
            for (let ring = 0; ring < 5; ring += 1) {
              context.strokeStyle = css(line, 1 - ring * 0.17);
              context.beginPath();
              context.arc(size.width / 2, y, radius * (0.36 + ring * 0.155), 0, Math.PI * 2);
              context.stroke();
            }
          },
        ),
      ],
      enter: { seconds: 0.9, dy: radius * 0.7, fade: true },
    };
  },
  numeral: (setting) => {
    const { size, unit, palette, fonts } = setting;
    const text = String(setting.index + 1).padStart(2, '0');
    const height = unit * 46;
    // Where lines end, so that it does not lie under what is read first.
    const onLeft = isRightToLeft('', setting.language);
    const box = { x: onLeft ? 0 : size.width - unit * 86, y: size.height - height, width: unit * 86, height };
    return {
      pieces: [
        still(
          box,
          (context) => {
            fonts.apply(context, setting.look.display.face, 700, unit * 52);
            context.textAlign = onLeft ? 'left' : 'right';
            context.fillStyle = css(palette.card, 0.85);
            context.fillText(text, onLeft ? -unit : size.width + unit, size.height - unit * 2);
          },
          { sign: text },
        ),
      ],
      enter: { seconds: 0.9, dy: unit * 14, fade: true },
      anew: true,
    };
  },
  arch: (setting) => {
    const { size, palette } = setting;
    const width = size.width * 0.93;
    const top = size.height * 0.1;
    const x = (size.width - width) / 2;
    const radius = Math.min(width / 2, (size.height - top) * 0.6);
    return {
      pieces: [
        still({ x, y: top, width, height: size.height - top }, (context) => {
          context.fillStyle = css(palette.card, 0.6);
          context.beginPath();
          context.roundRect(x, top, width, size.height * 2, radius);
          context.fill();
        }),
      ],
      enter: { seconds: 0.9, dy: size.height * 0.12, fade: true },
    };
  },
};

/** The ornament's layers, or none; it enters with the first scene and then stays. */
export function ornament(setting: Setting): Layer[] {
  const made = MAKERS[setting.look.ornament](setting);
  if (made === undefined) return [];
  const enter = setting.index === 0 || made.anew ? { ...STILL, ...made.enter } : STILL;
  return made.pieces.map((piece) => ({ ...piece, enter }));
}
