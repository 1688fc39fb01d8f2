/**
 * What a prompt describes, seen: its subject and things on a stage, in the light of their place, and the key line as a
 * caption. It stands for footage, so that the picture has the frame and the words its foot.
 */
import type { Layer } from '../film/film';
import { inkBox } from '../layout/part';
import { pick, randomFor } from '../random';
import { airOf } from '../stage/air';
import type { Cast } from '../stage/cast';
import { type Composition, shapeOf } from '../stage/composition';
import { DIRECTIONS } from '../stage/directions';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { photoAir } from '../stage/photo-air';
import { SCENERY } from '../stage/scenery';
import { BEYOND } from '../stage/shots';
import { stageOf } from '../stage/stage';
import { isRightToLeft } from '../text/direction';
import { captionLayers, keyLine, paletteTone, sideCaptionLayers } from './caption';
import type { SceneInput } from './scene-input';
import type { Staged } from './staged-scene';

export function worldScene({ scene, setting, trade }: SceneInput, cast: Cast): Staged {
  const { size, palette, seconds, seed, index, language } = setting;
  const shape = shapeOf(size);
  const words = keyLine(scene, language);
  const beside = shape === 'wide' && !isRightToLeft(words, language);
  // On its own air the palette's ink is read without a shade; a photograph may have any tone.
  const shaded = (beside ? sideCaptionLayers : captionLayers)(words, setting, paletteTone(setting));
  const caption = cast.photo === undefined ? shaded.filter(({ ink }) => ink !== undefined) : shaded;
  const composition = pick<Composition>(randomFor(seed, `scenery ${index}`), SCENERY[shape]);
  const direction = DIRECTIONS[trade];
  const camera = pick(randomFor(seed, `camera ${index}`), direction.cameras);
  const span = { from: -BEYOND, until: seconds + BEYOND };
  const covered = inkBox(caption.filter(({ ink }) => ink !== undefined));
  const stage = stageOf({ setting, cast, composition, camera, span, from: 0, words: covered });
  const air = particleLayer(direction.air, size, palette, randomFor(seed, `air ${index}`), { span, clear: covered });
  const place = { x: composition.hero.x, y: composition.hero.y - 0.2, floor: composition.hero.y - 0.12 };
  const layers: Layer[] = [...stage.layers, air, finish(size, palette), ...caption];
  return {
    backdrop: cast.photo === undefined ? airOf(palette, place) : photoAir(cast.photo, palette, seconds),
    layers,
  };
}
