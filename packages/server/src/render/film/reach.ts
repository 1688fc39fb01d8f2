/** Which part of a plane a camera ever sees, so that no more of it is painted and kept. */
import type { Box, Size } from '../geometry';
import { FPS } from '../output/frame-size';
import type { Layer, Lens } from './film';

/** Frames between two looks of the camera: it never moves far in so few. */
const EVERY = 3;
/** Pixels around what is seen, for what the camera does in between and for smoothing. */
const AROUND = 8;

/** Frames before and after a scene for which it is still seen, beside its neighbours. */
const SEEN_BEYOND = 8;

/** The box of a plane that fills the frame at a moment. */
function seenAt(lens: Lens, plane: number, { width, height }: Size, seconds: number): Box {
  const { x, y } = lens.centre;
  const zoom = 1 + (lens.zoom(seconds) - 1) * plane;
  const roll = lens.roll?.(seconds) ?? 0;
  const [cos, sin] = [Math.cos(-roll) / zoom, Math.sin(-roll) / zoom];
  const [left, top] = [x + lens.x(seconds) * plane, y + lens.y(seconds) * plane];
  const corners = [0, width].flatMap((across) =>
    [0, height].map((down) => ({
      x: x + (across - left) * cos - (down - top) * sin,
      y: y + (across - left) * sin + (down - top) * cos,
    })),
  );
  return around(corners.map((corner) => ({ ...corner, width: 0, height: 0 })));
}

/** The smallest box around others. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The part of a layer's box that is ever seen in so many frames, in whole pixels; the whole of what turns or grows by itself. */
export function reachOf({ box, lens, move, plane = 1, enter, drift }: Layer, size: Size, frames: number): Box {
  const isShiftedOnly = [move?.scale, move?.stretch, move?.rotation, drift].every((way) => way === undefined);
  if (!isShiftedOnly || enter.seconds !== 0 || lens === undefined) return box;
  const looks: Box[] = [];
  for (let frame = -SEEN_BEYOND; frame <= frames + SEEN_BEYOND + EVERY; frame += EVERY) {
    const seconds = frame / FPS;
    const seen = seenAt(lens, plane, size, seconds);
    looks.push({ ...seen, x: seen.x - (move?.x?.(seconds) ?? 0), y: seen.y - (move?.y?.(seconds) ?? 0) });
  }
  const seen = around(looks);
  const x = Math.max(box.x, Math.floor(seen.x) - AROUND);
  const y = Math.max(box.y, Math.floor(seen.y) - AROUND);
  return {
    x,
    y,
    width: Math.max(1, Math.min(box.x + box.width, Math.ceil(seen.x + seen.width) + AROUND) - x),
    height: Math.max(1, Math.min(box.y + box.height, Math.ceil(seen.y + seen.height) + AROUND) - y),
  };
}
