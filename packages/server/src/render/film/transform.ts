/** What a camera and a layer's own movement do to the context that it is drawn with. */
import type { Box } from '../geometry';
import type { Context, Lens, Move } from './film';

/** What can be moved: a context, or a point that is followed. */
export type Movable = Pick<Context, 'translate' | 'rotate' | 'scale'>;

/** Where points come to that are moved as a context is. */
export class Affine implements Movable {
  private a = 1;
  private b = 0;
  private c = 0;
  private d = 1;
  private e = 0;
  private f = 0;

  translate(x: number, y: number): void {
    this.e += this.a * x + this.c * y;
    this.f += this.b * x + this.d * y;
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { a, b, c, d } = this;
    [this.a, this.b] = [a * cos + c * sin, b * cos + d * sin];
    [this.c, this.d] = [c * cos - a * sin, d * cos - b * sin];
  }

  scale(x: number, y: number): void {
    this.a *= x;
    this.b *= x;
    this.c *= y;
    this.d *= y;
  }

  at(x: number, y: number): { readonly x: number; readonly y: number } {
    return { x: this.a * x + this.c * y + this.e, y: this.b * x + this.d * y + this.f };
  }
}

/** Looks through the lens at a plane: what is far moves less than the subject, what is near moves more. */
export function look(context: Movable, lens: Lens, plane: number, seconds: number): void {
  const { x, y } = lens.centre;
  const zoom = 1 + (lens.zoom(seconds) - 1) * plane;
  const roll = lens.roll?.(seconds) ?? 0;
  context.translate(x + lens.x(seconds) * plane, y + lens.y(seconds) * plane);
  if (roll !== 0) context.rotate(roll);
  context.scale(zoom, zoom);
  context.translate(-x, -y);
}

/** Moves what is drawn in `box` about its anchor. */
export function place(context: Movable, box: Box, move: Move, seconds: number): void {
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
