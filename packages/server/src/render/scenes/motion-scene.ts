/** Words by themselves, line by line where there are several, over the look's ornament. */
import { inferBeat } from '../beats/infer-beat';
import { LAYOUTS } from '../beats/layouts';
import { animate, CUT_LEAD, setUpAt } from '../film/animate';
import type { Layer } from '../film/film';
import { ornament } from '../look/ornaments';
import { DIRECTIONS } from '../stage/directions';
import { shotsOf } from '../stage/shots';
import { readCopy } from '../text/copy';
import type { SceneInput } from './scene-input';

export function motionLayers({ scene, setting, logo, spare, trade }: SceneInput): Layer[] {
  const copy = readCopy(scene.prompt, scene.motion, spare);
  const beat = inferBeat(scene.motion?.beat, scene.role, copy);
  const shots = shotsOf(beat, copy, setting, undefined, DIRECTIONS[trade].tempo);
  const words = shots.flatMap(({ span, ...shot }, order) => {
    const from = order === 0 ? setUpAt(setting) : span.from - CUT_LEAD;
    const own = { ...setting, seconds: Math.min(setting.seconds, span.until) - from };
    const pieces = LAYOUTS[shot.beat]({ copy: shot.copy, setting: own, ...(logo === undefined ? {} : { logo }) });
    return animate(pieces, own, { from, shows: span, opens: setting.index === 0 && order === 0 });
  });
  return [...ornament(setting), ...words];
}
