/** Copy on a stage: shots with a subject, its things, air and a camera, and the beat's layout in the room that is left. */

import { inferBeat } from '../beats/infer-beat';
import { LAYOUTS } from '../beats/layouts';
import { animate, CUT_LEAD, setUpAt } from '../film/animate';
import type { Backdrop, Film, Layer } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box } from '../geometry';
import { inkBox, type Piece } from '../layout/part';
import { performance } from '../persons/performance';
import { imaginedSpeech } from '../persons/scene-speech';
import { pick, randomFor } from '../random';
import type { Cast } from '../stage/cast';
import { roomOf } from '../stage/composition';
import { DIRECTIONS } from '../stage/directions';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { type Shot, shotsOf } from '../stage/shots';
import { stageOf } from '../stage/stage';
import { cleanText } from '../text/clean-text';
import { readCopy } from '../text/copy';
import type { SceneInput } from './scene-input';

export interface Staged extends Pick<Film, 'places' | 'shots'> {
  readonly backdrop: Backdrop;
  readonly layers: readonly Layer[];
}

const buttonOf = (pieces: readonly Piece[]): Box | undefined => pieces.find(({ group }) => group === 'button')?.box;

/** When the shot's own time begins: with the scene's, or so early that its words are there when it is cut to. */
const beginning = ({ span }: Shot, setting: Setting): number =>
  span.from <= 0 ? setUpAt(setting) : span.from - CUT_LEAD;

/** What is shown where nothing but words is. */
const WORDS = 'words';

/** Without a cast the route alone has something to show. */
export function stagedScene(input: SceneInput, cast: Cast | undefined): Staged {
  const { scene, setting, logo, spare, trade, act, brought = [], speaker } = input;
  const copy = readCopy(scene.prompt, scene.motion, spare);
  const beat = inferBeat(scene.motion?.beat, scene.role, copy);
  const direction = DIRECTIONS[trade];
  const said = cleanText(scene.script ?? '') || [copy.headline, ...copy.lines].join(' ');
  const speech = input.speech ?? imaginedSpeech(said, setting.seconds);
  const pose = performance(speech, setting.seconds, setting.seed + setting.index);
  const cutAs = cast === undefined && act !== undefined ? { ...act, inserts: false } : act;
  const shots = shotsOf(beat, copy, setting, cutAs, direction.tempo).map((shot, order) => {
    const from = beginning(shot, setting);
    const { composition, span } = shot;
    const acts = shot.isInsert === true ? undefined : act;
    const own: Setting = {
      ...setting,
      safe: roomOf(composition, setting.safe, setting.size),
      look: { ...setting.look, anchor: composition.anchor, align: composition.align },
      seconds: Math.min(setting.seconds, span.until) - from,
    };
    const pieces = LAYOUTS[shot.beat]({
      copy: shot.copy,
      setting: own,
      ...(cast === undefined ? {} : { pictures: cast.pictures }),
      ...(logo === undefined ? {} : { logo }),
    });
    const covered = inkBox(pieces);
    const usual = pick(randomFor(setting.seed, `camera ${setting.index} ${order}`), direction.cameras);
    // What was gone near to is not gone away from while it is to be acted upon: the picture would come to rest.
    const camera = beat === 'cta' && order > 0 && usual === 'pull' ? 'push' : usual;
    const lead = cast?.isGiven === true ? undefined : cast?.leads?.get(shot.copy.headline);
    const players = cast === undefined || lead === undefined ? cast : { ...cast, ...lead };
    const stage = stageOf({
      ...{ setting, cast: players, act: acts, composition, camera, span, from, words: covered, brought },
      ...{ beat: shot.beat, copy: shot.copy, button: buttonOf(pieces) },
      rightToLeft: shot.isMirrored,
      speaker: speaker === undefined ? undefined : { ...speaker, pose },
    });
    const written = animate(pieces, own, { from, shows: span, opens: setting.index === 0 && order === 0 });
    const words = [...(acts?.words?.(written, stage.scene) ?? written), ...stage.front];
    const random = randomFor(setting.seed, `air ${order}`);
    const air = particleLayer(direction.air, setting.size, setting.palette, random, { span, clear: covered });
    return { shot, stage, seen: [...stage.layers, air], words, shown: { ...span, subject: players?.name ?? WORDS } };
  });
  const [first, last] = [shots[0]?.stage.scene.hero, shots.at(-1)?.stage.scene.hero];
  return {
    ...(cast === undefined || first === undefined || last === undefined ? {} : { places: { first, last } }),
    shots: shots.map(({ shown }) => shown),
    backdrop: {
      paint(context, size, seconds) {
        const now = shots.find(({ shot }) => seconds < shot.span.until) ?? shots.at(-1);
        now?.stage.backdrop.paint(context, size, seconds);
      },
    },
    layers: [
      ...shots.flatMap(({ seen }) => seen),
      finish(setting.size, setting.palette),
      ...shots.flatMap(({ words }) => words),
    ],
  };
}
