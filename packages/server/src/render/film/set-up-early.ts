/** A layer that is there already when the cut before its scene shows it; what it does in time afterwards is as it was. */
import { FPS } from '../output/frame-size';
import { setUpAt } from './animate';
import type { Layer } from './film';
import type { Setting } from './setting';

export function setUpEarly(layer: Layer, setting: Setting): Layer {
  const lead = Math.round(-setUpAt(setting) * FPS);
  if (lead === 0) return layer;
  return {
    ...layer,
    enter: { ...layer.enter, at: layer.enter.at - lead / FPS },
    // It waits in its first picture.
    frames: layer.frames === 1 ? 1 : layer.frames + lead,
    paint: (context, frame) => layer.paint(context, Math.max(0, frame - lead)),
  };
}
