import { sum, sway } from '../../film/curve';
import type { Layer, Lens } from '../../film/film';
import type { Setting } from '../../film/setting';

/** A hand is never still. */
export function inTime(layers: readonly Layer[], { size }: Setting): readonly Layer[] {
  const short = Math.min(size.width, size.height);
  const known = new Map<Lens, Lens>();
  const held = (lens: Lens): Lens => {
    const found = known.get(lens) ?? {
      ...lens,
      zoom: sum(lens.zoom, () => 0.03, sway(0.008, 2.3)),
      x: sum(lens.x, sway(short * 0.012, 1.7), sway(short * 0.005, 0.63)),
      y: sum(lens.y, sway(short * 0.011, 1.3, 0.3), sway(short * 0.004, 0.51)),
      roll: sum(lens.roll ?? (() => 0), sway(0.012, 2.1, 0.6)),
    };
    known.set(lens, found);
    return found;
  };
  return layers.map((layer) =>
    layer.lens === undefined || layer.ink !== undefined ? layer : { ...layer, lens: held(layer.lens) },
  );
}
