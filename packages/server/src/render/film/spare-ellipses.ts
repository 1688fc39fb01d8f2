/**
 * An ellipse at a place that is no number draws nothing, as the canvas standard has it. Without this the native part gives up in the
 * middle of its work, and the whole process ends with every film that it draws.
 */
import { createCanvas, Path2D } from '@napi-rs/canvas';

type Ellipse = (...numbers: [number, number, number, number, number, number, number, boolean?]) => void;

const spared = new WeakSet<object>();

const spare = (owner: { ellipse: Ellipse }): void => {
  if (spared.has(owner)) return;
  spared.add(owner);
  const { ellipse } = owner;
  owner.ellipse = function (this: unknown, ...given) {
    const [x, y, wide, high, rotation, from, until] = given;
    if (Number.isFinite(x + y + wide + high + rotation + from + until)) ellipse.apply(this, given);
  };
};

/** Holds for all canvases of this thread. */
export const spareEllipses = (): void => {
  spare(Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as { ellipse: Ellipse });
  spare(Path2D.prototype);
};
