/** Copy on a stage: shots with a subject, its things, air and a camera, and the beat's layout in the room that is left. */

import { inferBeat } from '../beats/infer-beat';
import { LAYOUTS } from '../beats/layouts';
import { groundFor, groundsOf } from '../color/grounds';
import type { Palette } from '../color/palettes';
import { animate, CUT_LEAD, setUpAt, wordsSaid } from '../film/animate';
import type { Backdrop, Film, Layer, Place, Span } from '../film/film';
import type { Setting } from '../film/setting';
import type { Box, Size } from '../geometry';
import { inkBox, type Piece } from '../layout/part';
import { performance } from '../persons/performance';
import { imaginedSpeech } from '../persons/scene-speech';
import { pick, randomFor } from '../random';
import type { Cast } from '../stage/cast';
import { backdropNear, closeUpOf, during, placeNear, seenNear } from '../stage/close-up';
import {
  type Composition,
  fromFoot,
  headInFrame,
  inFrame,
  labelInFrame,
  mirrored,
  roomOf,
  shapeOf,
} from '../stage/composition';
import { COMPOSITIONS } from '../stage/compositions';
import { DIRECTIONS } from '../stage/directions';
import { isHeadAlone } from '../stage/film-subjects';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { shownInFrame } from '../stage/seen-of';
import type { Shot } from '../stage/shot';
import { shotsOf } from '../stage/shots';
import { stageOf } from '../stage/stage';
import { cleanText } from '../text/clean-text';
import { readCopy } from '../text/copy';
import { isSomebody } from '../worlds/kinds';
import type { SceneInput } from './scene-input';

export interface Staged extends Pick<Film, 'places' | 'shots'> {
  readonly backdrop: Backdrop;
  readonly layers: readonly Layer[];
}

const buttonOf = (pieces: readonly Piece[]): Box | undefined => pieces.find(({ group }) => group === 'button')?.box;

/** When the shot's own time begins: with the scene's, or so early that its words are there when it is cut to. */
const beginning = ({ span }: Shot, setting: Setting): number =>
  span.from <= 0 ? setUpAt(setting) : span.from - CUT_LEAD;

/** The rest of a time without its beginning or its end. */
const besides = ({ from, until }: Span, part: Span): Span =>
  part.from === from ? { from: part.until, until } : { from, until: part.from };

/** A picture until it is cut away. */
interface View {
  readonly stage: { readonly backdrop: Backdrop; readonly scene: { readonly hero: Place } };
  readonly until: number;
}

/** The square around a subject. */
const around = ({ x, y, height }: Place): Box => ({ x: x - height / 2, y: y - height / 2, width: height, height });

/** The part of somebody that is looked at from near, with room above. */
const headAndChest = ({ x, y, height }: Place): Box => ({
  x: x - height * 0.35,
  y: y - height * 0.6,
  width: height * 0.7,
  height: height * 0.75,
});

/** The composition with as much of its subject in the frame as tells what it is; `arranges`: a route places what is given itself. */
function framed(
  composition: Composition,
  { name = '', hero, ...cast }: Cast,
  { size }: Setting,
  arranges: boolean,
  isMirrored: boolean,
): Composition {
  if (cast.isRead === true) return inFrame(composition);
  if (cast.isGiven === true) return arranges ? composition : labelInFrame(composition, hero.width / hero.height, size);
  if (!isSomebody(name)) return shownInFrame(composition, hero, size);
  const isBust = !arranges && isHeadAlone({ name });
  return headInFrame(isBust ? risen(composition, isMirrored, size) : composition, size);
}

/** Where nothing is known of a place for somebody who ends at the chest, they rise beside the words. */
function risen(composition: Composition, isMirrored: boolean, size: Size): Composition {
  const usual = COMPOSITIONS.pedestal[shapeOf(size)];
  const other = isMirrored ? mirrored(usual) : usual;
  return fromFoot(composition, size) ?? fromFoot(other, size) ?? other;
}

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
  const cutAs = cast === undefined && act !== undefined ? { ...act, inserts: false, closeUps: false } : act;
  const grounds = groundsOf(setting.palette);
  // Every other scene has a strong ground once; a film begins and ends on its own.
  const isBetween = setting.index > 0 && setting.index < setting.count - 1;
  const groundOf = (shot: Shot, order: number, players: Cast | undefined): Palette => {
    const isFlood =
      isBetween && (shot.turn === undefined ? setting.index % 2 === 1 && order === 0 : shot.turn % 2 === 1);
    const wish = isFlood ? (setting.index % 4 < 2 ? grounds.flood : grounds.second) : grounds.usual;
    return groundFor(players?.isGiven === true ? undefined : players?.hero, grounds, wish, setting.index);
  };
  const cut = shotsOf(beat, copy, setting, cutAs, direction.tempo);
  const shots = cut.map((shot, order) => {
    const from = beginning(shot, setting);
    const { span, closeUp } = shot;
    const told = closeUp === undefined ? span : besides(span, closeUp);
    const says = told.from === span.from ? from : told.from - CUT_LEAD;
    const again = (shot.turn ?? 0) % 2 === 1 ? cast?.second : undefined;
    const lead = cast?.isGiven === true ? undefined : (again ?? cast?.leads?.get(shot.copy.headline));
    const players = cast === undefined || lead === undefined ? cast : { ...cast, ...lead };
    const isPerson = players?.isGiven !== true && isSomebody(players?.name ?? '');
    const arranges = shot.isInsert !== true && act?.arrange !== undefined;
    const composition =
      players === undefined ? shot.composition : framed(shot.composition, players, setting, arranges, shot.isMirrored);
    const acts = shot.isInsert === true ? undefined : act;
    const lit = act === undefined ? { ...setting, palette: groundOf(shot, order, players) } : setting;
    const own: Setting = {
      ...lit,
      safe: roomOf(composition, setting.safe, setting.size),
      look: { ...setting.look, anchor: composition.anchor, align: composition.align },
      seconds: Math.min(setting.seconds, told.until) - says,
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
    const wished = beat === 'cta' && order > 0 && usual === 'pull' ? 'push' : usual;
    const camera = wished === 'pan' && acts?.holds === true ? 'drift' : wished;
    const stage = stageOf({
      ...{ setting: lit, cast: players, act: acts, composition, camera, span, from, words: covered, brought },
      ...{ beat: shot.beat, copy: shot.copy, button: buttonOf(pieces) },
      rightToLeft: shot.isMirrored,
      speaker: speaker === undefined ? undefined : { ...speaker, pose },
    });
    const before = cut[order - 1]?.copy;
    const written = animate(pieces, own, {
      ...{ from: says, shows: told, opens: setting.index === 0 && order === 0 },
      ...(before === undefined ? {} : { said: wordsSaid([before.headline, ...before.lines]) }),
    });
    const words = [
      ...(acts?.words?.(written, says === from ? stage.scene : { ...stage.scene, from: says }) ?? written),
      ...during(stage.front, told),
    ];
    const random = randomFor(setting.seed, `air ${order}`);
    const air = particleLayer(direction.air, setting.size, lit.palette, random, { span, clear: covered });
    const subject = players?.name ?? WORDS;
    const whole = { stage, until: told.until };
    if (closeUp === undefined)
      return { seen: [...stage.layers, air], words, views: [whole], shown: [{ ...span, subject }] };
    const { hero } = stage.scene;
    const part = act?.nearest?.(stage.scene) ?? (isPerson ? headAndChest(hero) : around(hero));
    const look = closeUpOf(part, setting.size);
    const near = {
      stage: {
        backdrop: backdropNear(stage.backdrop, look, setting.size),
        scene: { hero: placeNear(hero, look) },
      },
      until: closeUp.until,
    };
    const inOrder = <Thing>(one: Thing, other: Thing): Thing[] =>
      closeUp.from === span.from ? [other, one] : [one, other];
    return {
      seen: [...during(stage.layers, told), ...seenNear(stage.layers, look, closeUp), air],
      words,
      views: inOrder<View>(whole, near),
      shown: inOrder({ ...told, subject }, { ...closeUp, subject }),
    };
  });
  const views = shots.flatMap((shot): readonly View[] => shot.views);
  const [first, last] = [views[0]?.stage.scene.hero, views.at(-1)?.stage.scene.hero];
  return {
    ...(cast === undefined || first === undefined || last === undefined ? {} : { places: { first, last } }),
    shots: shots.flatMap(({ shown }) => shown),
    backdrop: {
      paint(context, size, seconds) {
        const now = views.find(({ until }) => seconds < until) ?? views.at(-1);
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
