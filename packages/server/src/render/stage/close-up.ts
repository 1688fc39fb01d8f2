/**
 * A near look at what goes on: the same things, drawn as much larger as the camera is nearer, with a part of the picture in
 * the middle of the frame. Words are before the camera and are not seen in it.
 */
import type { Backdrop, Layer, Lens, Place, Span } from '../film/film';
import { type Box, clamp, type Size } from '../geometry';

export interface CloseUp {
  readonly scale: number;
  /** Where the frame's own corner comes to. */
  readonly x: number;
  readonly y: number;
}

/** How much of the frame the part takes, and how near the camera comes at least and at most. */
const FILLS = { across: 0.82, down: 0.74 } as const;
const NEARNESS = { least: 1.5, most: 2.5 } as const;

/** The near look at a part of a frame; nothing beyond the frame is seen. */
export function closeUpOf({ x, y, width, height }: Box, size: Size): CloseUp {
  const fitting = Math.min((size.width * FILLS.across) / width, (size.height * FILLS.down) / height);
  const scale = clamp(fitting, NEARNESS.least, NEARNESS.most);
  const start = (middle: number, whole: number): number =>
    -scale * clamp(middle - whole / scale / 2, 0, whole - whole / scale);
  return { scale, x: start(x + width / 2, size.width), y: start(y + height / 2, size.height) };
}

const mapped = ({ scale, x, y }: CloseUp, box: Box): Box => ({
  x: x + box.x * scale,
  y: y + box.y * scale,
  width: box.width * scale,
  height: box.height * scale,
});

const larger = (curve: ((seconds: number) => number) | undefined, scale: number) =>
  curve && ((seconds: number): number => curve(seconds) * scale);

/** The time in which both are. */
const both = (one: Span | undefined, other: Span): Span =>
  one === undefined
    ? other
    : { from: Math.max(one.from, other.from), until: Math.max(one.from, Math.min(one.until, other.until)) };

/** Layers for a part of their time. */
export const during = (layers: readonly Layer[], span: Span): Layer[] =>
  layers.map((layer) => ({ ...layer, shows: both(layer.shows, span) }));

/** Layers as they are seen from near, without what is before the camera. */
export function seenNear(layers: readonly Layer[], look: CloseUp, span: Span): Layer[] {
  const { scale } = look;
  const lenses = new Map<Lens, Lens>();
  const near = (lens: Lens): Lens => {
    const known = lenses.get(lens) ?? {
      ...lens,
      x: (seconds) => lens.x(seconds) * scale,
      y: (seconds) => lens.y(seconds) * scale,
      centre: { x: look.x + lens.centre.x * scale, y: look.y + lens.centre.y * scale },
    };
    lenses.set(lens, known);
    return known;
  };
  return during(layers, span).flatMap((layer): readonly Layer[] => {
    const { lens, box, live, move, enter, drift, soft, keeps, yields, holdsWords } = layer;
    if (lens === undefined || holdsWords === true) return [];
    const exact = mapped(look, box);
    const [x, y] = [Math.floor(exact.x), Math.floor(exact.y)];
    const [right, bottom] = [Math.ceil(exact.x + exact.width), Math.ceil(exact.y + exact.height)];
    const [across, down] = [larger(move?.x, scale), larger(move?.y, scale)];
    return [
      {
        ...layer,
        lens: near(lens),
        box: { x, y, width: right - x, height: bottom - y },
        enter: { ...enter, dx: enter.dx * scale, dy: enter.dy * scale },
        paint(context, frame) {
          context.translate(exact.x - x, exact.y - y);
          context.scale(scale, scale);
          layer.paint(context, frame);
        },
        ...(live === undefined
          ? {}
          : {
              live(context, seconds) {
                context.translate(look.x, look.y);
                context.scale(scale, scale);
                live(context, seconds);
              },
            }),
        ...(move === undefined ? {} : { move: { ...move, ...(across && { x: across }), ...(down && { y: down }) } }),
        ...(drift === undefined ? {} : { drift: { ...drift, x: drift.x * scale, y: drift.y * scale } }),
        ...(soft === undefined ? {} : { soft: soft * scale }),
        ...(keeps === undefined ? {} : { keeps: mapped(look, keeps) }),
        ...(yields === undefined ? {} : { yields }),
      },
    ];
  });
}

/** The part of a backdrop that is seen from near. */
export const backdropNear = (backdrop: Backdrop, { scale, x, y }: CloseUp, whole: Size): Backdrop => ({
  paint(context, size, seconds) {
    context.translate((x / whole.width) * size.width, (y / whole.height) * size.height);
    context.scale(scale, scale);
    backdrop.paint(context, size, seconds);
  },
});

export const placeNear = ({ x, y, height }: Place, look: CloseUp): Place => ({
  x: look.x + x * look.scale,
  y: look.y + y * look.scale,
  height: height * look.scale,
});
