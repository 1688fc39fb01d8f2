/** Layers that turn about one point, as if they were one thing. */
import type { Curve } from '../../film/curve';
import type { Layer } from '../../film/film';

export interface Pivot {
  readonly x: number;
  readonly y: number;
  readonly rotation?: Curve;
  readonly scale?: Curve;
  readonly dx?: Curve;
  readonly dy?: Curve;
}

export const about = (layer: Layer, { x, y, rotation, scale, dx, dy }: Pivot): Layer => {
  const { box, move } = layer;
  const both = (own: Curve | undefined, other: Curve | undefined): Curve | undefined =>
    own === undefined || other === undefined ? (own ?? other) : (seconds) => own(seconds) + other(seconds);
  const [across, down] = [both(move?.x, dx), both(move?.y, dy)];
  return {
    ...layer,
    move: {
      ...move,
      anchor: { x: (x - box.x) / box.width, y: (y - box.y) / box.height },
      ...(rotation === undefined ? {} : { rotation }),
      ...(scale === undefined ? {} : { scale }),
      ...(across === undefined ? {} : { x: across }),
      ...(down === undefined ? {} : { y: down }),
    },
  };
};
