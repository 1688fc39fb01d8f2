/** What captions keep off in a clip: the faces in it, where the part of it that is shown has them. */
import { type Layer, STILL } from '../film/film';
import { type Box, clamp, type Size } from '../geometry';
import type { Kept } from './follow';
import type { SeenFace } from './judge-clip';

/** A head moves between two looks: so much more is kept free, as a share of the face. */
const MOVES = 0.3;

/** Layers that draw nothing. `crop` is the part that fills the frame, which is elsewhere where it follows something. */
export function keptFaces(
  faces: readonly SeenFace[],
  { crop, kept, size }: { readonly crop: Box; readonly kept: readonly Kept[]; readonly size: Size },
): Layer[] {
  return faces.flatMap(({ from, until, face }): Layer[] => {
    const place = kept.find(({ at }) => at >= from && at < until) ?? crop;
    const [across, down] = [(face.width * MOVES) / 2, (face.height * MOVES) / 2];
    const left = clamp((face.x - across - place.x) / crop.width, 0, 1);
    const right = clamp((face.x + face.width + across - place.x) / crop.width, 0, 1);
    const top = clamp((face.y - down - place.y) / crop.height, 0, 1);
    const bottom = clamp((face.y + face.height + down - place.y) / crop.height, 0, 1);
    if (right <= left || bottom <= top) return [];
    return [
      {
        ...{ box: { x: 0, y: 0, width: 1, height: 1 }, frames: 1, masked: false, enter: STILL, paint: () => undefined },
        live: () => undefined,
        shows: { from, until },
        keeps: {
          ...{ x: left * size.width, y: top * size.height },
          ...{ width: (right - left) * size.width, height: (bottom - top) * size.height },
        },
      },
    ];
  });
}
