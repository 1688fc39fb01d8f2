/** Animated copy: the beat's layout over the look's ornament. */
import { inferBeat } from '../beats/infer-beat';
import { LAYOUTS } from '../beats/layouts';
import { animate } from '../film/animate';
import type { Layer } from '../film/film';
import { ornament } from '../look/ornaments';
import { readCopy } from '../text/copy';
import type { SceneInput } from './scene-input';

export function motionLayers({ scene, setting, logo, spare }: SceneInput): Layer[] {
  const copy = readCopy(scene.prompt, scene.motion, spare);
  const beat = inferBeat(scene.motion?.beat, scene.role, copy);
  const pieces = LAYOUTS[beat]({ copy, setting, ...(logo === undefined ? {} : { logo }) });
  return [...ornament(setting), ...animate(pieces, setting)];
}
