/** Rectangles and sizes, in output pixels unless said otherwise. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box without a border of its own on each side. */
export const inset = (box: Box, by: { top?: number; right?: number; bottom?: number; left?: number }): Box => ({
  x: box.x + (by.left ?? 0),
  y: box.y + (by.top ?? 0),
  width: box.width - (by.left ?? 0) - (by.right ?? 0),
  height: box.height - (by.top ?? 0) - (by.bottom ?? 0),
});

/** Whether `inner` lies inside `outer`, give or take `slack` pixels. */
export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The nearest even whole number, at least 2: chroma planes are half as wide and high as the picture. */
export const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
