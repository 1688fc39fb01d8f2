/** Which part of a picture is shown in a frame so that a face sits well in it. */
import { type Box, clamp, type Size } from '../geometry';

/** Of the frame: how high a face is when it sits well, and where its middle is. */
const HIGH = 0.36;
const DOWN = 0.43;
/** How much of a picture is seen in any case: where a face is may be told a little wrong. */
const LEAST_SEEN = 0.5;
/** How many pixels of a frame one of the picture may become. */
const MOST_LARGE = 2.4;
/** Where a face is when nobody can tell. */
const USUAL: Box = { x: 0.32, y: 0.16, width: 0.36, height: 0.4 };

/** The part of the picture in its own pixels; it has the shape of the frame. `face`: in shares of the picture. */
export function faceCrop(picture: Size, frame: Size, face: Box = USUAL): Box {
  const shape = frame.width / frame.height;
  const most = Math.min(picture.width, picture.height * shape);
  const wanted = ((face.height * picture.height) / HIGH) * shape;
  // Both sides of a wide face are seen too.
  const least = Math.max(frame.width / MOST_LARGE, face.width * picture.width * 1.3, most * LEAST_SEEN);
  const width = Math.min(most, Math.max(wanted, least));
  const height = width / shape;
  const [x, y] = [(face.x + face.width / 2) * picture.width, (face.y + face.height / 2) * picture.height];
  return {
    x: clamp(x - width / 2, 0, picture.width - width),
    y: clamp(y - height * DOWN, 0, picture.height - height),
    width,
    height,
  };
}
