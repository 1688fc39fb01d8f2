/**
 * The pieces that a layout is made of. A part is measured at a scale and a width, and then placed; the layout looks for
 * the largest scale at which all parts fit, so that no copy is ever clipped.
 */

import type { Layer } from '../film/film';
import type { Box } from '../geometry';

/** A layer before it has a place in time. Pieces of one `group` enter together. */
export type Piece = Omit<Layer, 'enter'> & { readonly group?: string };

export interface Laid {
  readonly width: number;
  readonly height: number;
  /** How many texts in it break badly; none when it is not said. */
  readonly flaws?: number;
  /** Pieces with the part's top left corner at (x, y). */
  place(x: number, y: number): Piece[];
}

export interface Part {
  measure(scale: number, width: number): Laid;
  /** Space before the part, in units at scale 1; not before the first. */
  readonly gap?: number;
}

/** The smallest box around the measured ink of the pieces; undefined without any. */
export function inkBox(pieces: readonly Piece[]): Box | undefined {
  const boxes = pieces.flatMap((piece) => (piece.ink === undefined ? [] : [piece.ink]));
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A piece that is drawn once, with whole-pixel bounds around `box`. */
export function still(
  box: Box,
  draw: (context: Parameters<Layer['paint']>[0]) => void,
  options: Partial<Piece> = {},
): Piece {
  const x = Math.floor(box.x);
  const y = Math.floor(box.y);
  return {
    box: {
      x,
      y,
      width: Math.max(1, Math.ceil(box.x + box.width) - x),
      height: Math.max(1, Math.ceil(box.y + box.height) - y),
    },
    frames: 1,
    masked: false,
    ...options,
    paint: (context) => {
      context.translate(-x, -y);
      draw(context);
    },
  };
}

/** Pieces of the same group, next to one another, as one: whatever moves together is one sprite. */
export function mergeGroups(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (
      last === undefined ||
      piece.group === undefined ||
      piece.group !== last.group ||
      piece.frames + last.frames > 2
    ) {
      merged.push(piece);
    } else merged[merged.length - 1] = mergeTwo(last, piece);
  }
  return merged;
}

function mergeTwo(below: Piece, above: Piece): Piece {
  const x = Math.min(below.box.x, above.box.x);
  const y = Math.min(below.box.y, above.box.y);
  const box = {
    x,
    y,
    width: Math.max(below.box.x + below.box.width, above.box.x + above.box.width) - x,
    height: Math.max(below.box.y + below.box.height, above.box.y + above.box.height) - y,
  };
  const ink = inkBox([below, above]);
  const joined = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join('\n');
  const text = joined([below.text, above.text]);
  const ems = [below.em, above.em].filter((em) => em !== undefined);
  const sign = joined([below.sign, above.sign]);
  return {
    ...below,
    box,
    ...(ink === undefined ? {} : { ink }),
    ...(text === '' ? {} : { text }),
    ...(ems.length === 0 ? {} : { em: Math.min(...ems) }),
    ...(sign === '' ? {} : { sign }),
    paint: (context, frame) => {
      for (const piece of [below, above]) {
        context.save();
        context.translate(piece.box.x - x, piece.box.y - y);
        piece.paint(context, frame);
        context.restore();
      }
    },
  };
}
