/** Pictures that cover the whole frame. */
import { type Context, type Layer, STILL } from '../film/film';
import type { Setting } from '../film/setting';
import { still } from '../layout/part';

/** A picture that lies over all others, drawn once. */
export const over = ({ size }: Setting, draw: (context: Context) => void): Layer => ({
  ...still({ x: 0, y: 0, ...size }, draw),
  enter: STILL,
});

/** Pictures over the whole frame as one, so that they cost one copy a frame. */
export const together = (setting: Setting, layers: readonly Layer[]): Layer =>
  over(setting, (context) => {
    for (const layer of layers) {
      context.save();
      layer.paint(context, 0);
      context.restore();
    }
  });
