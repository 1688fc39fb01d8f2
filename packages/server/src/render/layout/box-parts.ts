/** Parts that hold other parts, and plain shapes. Sizes are in units at scale 1. */
import { css, type Rgb } from '../color/color';
import type { Context } from '../film/film';
import type { Box } from '../geometry';
import { type Part, type Piece, still } from './part';

export interface ShapeSpec {
  readonly width: number;
  readonly height: number;
  readonly gap?: number;
  readonly group?: string;
  /** What is written on it. */
  readonly sign?: string;
  draw(context: Context, box: Box): void;
}

/** A drawing of a fixed size. */
export function shape(spec: ShapeSpec, unit: number): Part {
  return {
    ...(spec.gap === undefined ? {} : { gap: spec.gap }),
    measure(scale, available) {
      const width = Math.min(spec.width * unit * scale, available);
      const height = spec.height * unit * scale;
      return {
        width,
        height,
        place: (x, y) => [
          still({ x, y, width, height }, (context) => spec.draw(context, { x, y, width, height }), {
            ink: { x, y, width, height },
            ...(spec.group === undefined ? {} : { group: spec.group }),
            ...(spec.sign === undefined ? {} : { sign: spec.sign }),
          }),
        ],
      };
    },
  };
}

export interface RowOptions {
  readonly between: number;
  readonly gap?: number;
  /** The first part on the right. */
  readonly mirrored: boolean;
  readonly down?: 'start' | 'center';
}

/** A small part beside a large one, which takes the rest of the width. */
export function row(lead: Part, rest: Part, unit: number, options: RowOptions): Part {
  return {
    ...(options.gap === undefined ? {} : { gap: options.gap }),
    measure(scale, width) {
      const first = lead.measure(scale, width * 0.5);
      const between = options.between * unit * scale;
      const second = rest.measure(scale, Math.max(unit, width - first.width - between));
      const height = Math.max(first.height, second.height);
      const own = first.width + between + second.width;
      const drop = (part: number): number => (options.down === 'start' ? 0 : (height - part) / 2);
      return {
        width: own,
        height,
        flaws: second.flaws ?? 0,
        place: (x, y) => [
          ...first.place(options.mirrored ? x + own - first.width : x, y + drop(first.height)),
          ...second.place(options.mirrored ? x : x + first.width + between, y + drop(second.height)),
        ],
      };
    },
  };
}

export interface CardOptions {
  readonly fill: Rgb;
  readonly alpha?: number;
  readonly padX: number;
  readonly padY: number;
  readonly radius: number;
  readonly gap?: number;
  readonly group?: string;
  /** Takes the whole width instead of its content's. */
  readonly wide?: boolean;
  readonly align?: 'start' | 'center' | 'end';
}

/** A part on a filled rectangle. */
export function card(part: Part, unit: number, options: CardOptions): Part {
  return {
    ...(options.gap === undefined ? {} : { gap: options.gap }),
    measure(scale, width) {
      const padX = options.padX * unit * scale;
      const padY = options.padY * unit * scale;
      const inner = part.measure(scale, Math.max(unit, width - 2 * padX));
      const own = options.wide ? width : inner.width + 2 * padX;
      const height = inner.height + 2 * padY;
      const free = own - 2 * padX - inner.width;
      const shift = options.align === 'end' ? free : options.align === 'center' ? free / 2 : 0;
      return {
        width: own,
        height,
        flaws: inner.flaws ?? 0,
        place(x, y) {
          const fill: Piece = still(
            { x, y, width: own, height },
            (context) => {
              context.fillStyle = css(options.fill, options.alpha ?? 1);
              context.beginPath();
              context.roundRect(x, y, own, height, Math.min(options.radius * unit * scale, height / 2));
              context.fill();
            },
            { ink: { x, y, width: own, height }, ...(options.group === undefined ? {} : { group: options.group }) },
          );
          return [fill, ...inner.place(x + padX + shift, y + padY)];
        },
      };
    },
  };
}

/** Parts side by side, equally wide and equally high. */
export function columns(parts: readonly Part[], unit: number, between: number, gap?: number): Part {
  return {
    ...(gap === undefined ? {} : { gap }),
    measure(scale, width) {
      const space = between * unit * scale;
      const each = (width - space * (parts.length - 1)) / parts.length;
      const laid = parts.map((part) => part.measure(scale, each));
      return {
        width,
        height: Math.max(0, ...laid.map((part) => part.height)),
        place: (x, y) => laid.flatMap((part, index) => part.place(x + index * (each + space), y)),
      };
    },
  };
}
