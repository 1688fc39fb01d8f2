/** A view whose layers look the same whenever they are painted, in whatever order, and however often. */
import type { Layer } from '../../film/film';
import type { Setting } from '../../film/setting';
import { randomFor } from '../../random';
import type { Paint } from './depth';

/** Layers choose while they are painted: each has numbers of its own for it, which begin anew each time. */
export function paintedAlike(view: Paint, setting: Setting): Layer[] {
  const label = `view ${setting.index}`;
  let current = randomFor(setting.seed, label);
  return view(setting, () => current()).map((layer, at) => ({
    ...layer,
    paint: (context, frame) => {
      const before = current;
      current = randomFor(setting.seed, `${label} layer ${at}`);
      layer.paint(context, frame);
      current = before;
    },
  }));
}
