/** What a camera and a layer's own movement do to the context that it is drawn with. */
import type { Box } from '../geometry';
import type { Context, Lens, Move } from './film';

/** Looks through the lens at a plane: what is far moves less than the subject, what is near moves more. */
export function look(context: Context, lens: Lens, plane: number, seconds: number): void {
  const { x, y } = lens.centre;
  const zoom = 1 + (lens.zoom(seconds) - 1) * plane;
  const roll = lens.roll?.(seconds) ?? 0;
  context.translate(x + lens.x(seconds) * plane, y + lens.y(seconds) * plane);
  if (roll !== 0) context.rotate(roll);
  context.scale(zoom, zoom);
  context.translate(-x, -y);
}

/** Moves what is drawn in `box` about its anchor. */
export function place(context: Context, box: Box, move: Move, seconds: number): void {
  const x = box.x + box.width * (move.anchor?.x ?? 0.5);
  const y = box.y + box.height * (move.anchor?.y ?? 0.5);
  const scale = move.scale?.(seconds) ?? 1;
  const stretch = move.stretch?.(seconds) ?? 1;
  const rotation = move.rotation?.(seconds) ?? 0;
  context.translate(x + (move.x?.(seconds) ?? 0), y + (move.y?.(seconds) ?? 0));
  if (rotation !== 0) context.rotate(rotation);
  // What is squashed gets wider by as much: things keep their size.
  context.scale(scale / Math.sqrt(stretch), scale * Math.sqrt(stretch));
  context.translate(-x, -y);
}
