/** Words by themselves, line by line where there are several: each shot a composition of its own. */

import { backdropOf } from '../backdrops/backdrop';
import { inferBeat } from '../beats/infer-beat';
import { LAYOUTS } from '../beats/layouts';
import { groundsOf } from '../color/grounds';
import { animate, CUT_LEAD, setUpAt } from '../film/animate';
import type { Backdrop, Film, Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { inkBox } from '../layout/part';
import type { SceneInput } from '../scenes/scene-input';
import { roomOf, shapeOf } from '../stage/composition';
import { DIRECTIONS } from '../stage/directions';
import { finish } from '../stage/finish';
import { shotsOf } from '../stage/shots';
import { readCopy } from '../text/copy';
import { isRightToLeft } from '../text/direction';
import type { TypeComposition, WordPlace } from './type-composition';
import { TYPE_COMPOSITIONS, type TypeName, typeNameFor } from './type-compositions';

/** The setting of words that a composition places. */
function placed(setting: Setting, place: WordPlace | undefined, rightToLeft: boolean): Setting {
  if (place === undefined) return setting;
  const { left, right } = place.words;
  const words = rightToLeft ? { ...place.words, left: 1 - right, right: 1 - left } : place.words;
  return {
    ...setting,
    safe: roomOf({ words }, setting.safe, setting.size),
    look: { ...setting.look, anchor: place.anchor, align: place.align },
  };
}

/** `only`: the composition of all shots; the seed chooses without it. */
export function typeScene(
  { scene, setting, logo, spare, trade }: SceneInput,
  only?: TypeName,
): Pick<Film, 'backdrop' | 'layers' | 'shots'> {
  const copy = readCopy(scene.prompt, scene.motion, spare);
  const beat = inferBeat(scene.motion?.beat, scene.role, copy);
  const grounds = groundsOf(setting.palette);
  const shape = shapeOf(setting.size);
  const shots = shotsOf(beat, copy, setting, undefined, DIRECTIONS[trade].tempo).map(({ span, ...shot }, order) => {
    const from = order === 0 ? setUpAt(setting) : span.from - CUT_LEAD;
    const turn = setting.index + order;
    const name = only ?? typeNameFor(shot.beat, shot.copy, setting.seed, setting.index, order);
    const composition: TypeComposition = TYPE_COMPOSITIONS[name];
    const rightToLeft = isRightToLeft(shot.copy.headline, setting.language);
    const palette = composition.ground(grounds, turn);
    const inks = composition.inks?.(grounds) ?? palette;
    const lit: Setting = { ...setting, palette };
    const own: Setting = {
      ...placed({ ...setting, palette: inks }, composition.place(shape, turn), rightToLeft),
      seconds: Math.min(setting.seconds, span.until) - from,
    };
    const layout = composition.layouts?.[shot.beat] ?? LAYOUTS[shot.beat];
    const pieces = layout({ copy: shot.copy, setting: own, ...(logo === undefined ? {} : { logo }) });
    const words = inkBox(pieces);
    const light = backdropOf(composition.light ?? setting.look.backdrop, palette, setting.seed, `${setting.index}`);
    return {
      ...{ span, light },
      seen: composition.shapes({ setting: lit, inks, shape, words, span, from, rightToLeft, turn }),
      written: animate(pieces, own, { from, shows: span, opens: setting.index === 0 && order === 0 }),
    };
  });
  const backdrop: Backdrop = {
    paint(context, size, seconds) {
      const now = shots.find(({ span }) => seconds < span.until) ?? shots.at(-1);
      now?.light.paint(context, size, seconds + setting.startsAt);
    },
  };
  const layers: readonly Layer[] = [
    ...shots.flatMap(({ seen }) => seen),
    finish(setting.size, setting.palette),
    ...shots.flatMap(({ written }) => written),
  ];
  return { backdrop, layers, shots: shots.map(({ span }) => ({ ...span, subject: 'words' })) };
}
