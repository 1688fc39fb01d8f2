/** A scene that acts out what it says: a card with what is shown, the words that are not on it, and the shots of both. */
import type { ActName } from '../../acting/act-names';
import type { FactsOf } from '../../acting/read/read-acts';
import { LAYOUTS } from '../beats/layouts';
import { animate, CUT_LEAD, setUpAt } from '../film/animate';
import type { Layer } from '../film/film';
import type { Setting } from '../film/setting';
import { type Box, contains } from '../geometry';
import { inkBox } from '../layout/part';
import { pick, randomFor } from '../random';
import type { SceneInput } from '../scenes/scene-input';
import type { Staged } from '../scenes/staged-scene';
import { airOf } from '../stage/air';
import { behindLayers } from '../stage/behind';
import type { Cast } from '../stage/cast';
import { type Composition, roomOf, shapeOf } from '../stage/composition';
import { DIRECTIONS } from '../stage/directions';
import { finish } from '../stage/finish';
import { particleLayer } from '../stage/particles';
import { isRightToLeft } from '../text/direction';
import { actLens } from './act-lens';
import { actPlace, cardIn } from './act-places';
import { type ActShot, actShots } from './act-shots';
import { DRAWN_ACTS } from './drawn-acts';
import { nearCard } from './near-card';
import { inksOf } from './pieces/inks';
import type { SceneAct } from './scene-act';
import type { Sheet } from './sheet';

/** What a scene acts, with what was found in its words. */
export type Acted = { readonly [Name in ActName]: { readonly name: Name; readonly facts: FactsOf[Name] } }[ActName];

/** Characters of words that are read while a short scene begins without them. */
const READ_SOON = 26;

/** Words near the edge of a near look are seen, but not to be read; those that the frame would cut are left out. */
function framed(layer: Layer, safe: Box, frame: Box): readonly Layer[] {
  const { text, ink, ...rest } = layer;
  if (text === undefined || ink === undefined || contains(safe, ink, safe.width * 0.02)) return [layer];
  return contains(frame, ink) ? [rest] : [];
}

/** Seconds at which the card of a film's first scene comes in. */
const OPENS_AT = -0.7;
function drawn<Facts>(
  act: SceneAct<Facts>,
  facts: Facts & { readonly said: readonly string[] },
  name: ActName,
  { scene, setting, trade }: SceneInput,
  cast: Cast | undefined,
): Staged {
  const { size, safe, palette } = setting;
  const shape = shapeOf(size);
  const short = Math.min(size.width, size.height);
  const frame = { x: 0, y: 0, ...size };
  const words = facts.said;
  const rightToLeft = isRightToLeft(scene.prompt, setting.language);
  const chosen = Math.floor(randomFor(setting.seed, `act ${name}`)() * 4) + setting.index;
  const turn = act.hangs === true && shape === 'tall' ? 2 * chosen : chosen;
  const form = { shape, turn, rightToLeft };
  const ratio = act.ratio(facts, form);
  const place = actPlace(setting, shape, { turn, rightToLeft, ratio, bare: words.length === 0 });
  // The first picture of a film, which players show before they play, has what it acts with in its place.
  const begins = setting.index === 0 ? OPENS_AT : setUpAt(setting);
  const opensNear = turn % 2 === 1 && [...words.join(' ')].length <= READ_SOON;
  const { shots, time } = actShots(setting, begins, opensNear);
  const inks = inksOf(palette);
  const whole = cardIn(place.room, ratio);
  const focus = act.near(facts, form);
  const composition: Composition = {
    ...{ hero: { x: 0.5, y: 0.5, height: 0.5 }, stands: false, props: [], behind: 'none' },
    words: place.words ?? { top: 0, bottom: 1, left: 0, right: 1 },
    anchor: place.anchor,
    align: place.align,
  };
  const behind = pick(randomFor(setting.seed, `behind ${name}`), ['disc', 'rings', 'rays'] as const);
  const shotLayers = shots.map(({ near, span }: ActShot, order) => {
    const from = order === 0 ? begins : span.from - CUT_LEAD;
    const card = near ? nearCard(setting, whole, focus, rightToLeft) : whole;
    const tilt = near ? 0 : (act.tilt ?? 0.02) * (turn % 2 === 0 ? -1 : 1);
    const middle = { x: safe.x + safe.width / 2, y: safe.y + safe.height / 2, width: 0, height: 0 };
    const lens = actLens({ span, from, card: near ? middle : card, short, tilt, near });
    const sheet: Sheet = {
      ...{ card, lens, span, inks, rightToLeft, near, time, turn, cast },
      setting: { ...setting, unit: setting.unit * (card.width / whole.width) },
    };
    const layers = act.draw(facts, sheet).flatMap((layer) => (near ? framed(layer, safe, frame) : [layer]));
    const own: Setting = {
      ...setting,
      safe: roomOf(composition, safe, size),
      look: { ...setting.look, anchor: place.anchor, align: place.align },
      seconds: Math.min(setting.seconds, span.until) - from,
    };
    const [headline = '', ...lines] = words;
    const pieces =
      near || headline === '' ? [] : LAYOUTS.body({ copy: { headline, lines, numbered: false }, setting: own });
    const written = animate(pieces, own, { from, shows: span, opens: setting.index === 0 && order === 0 });
    const air = particleLayer(DIRECTIONS[trade].air, size, palette, randomFor(setting.seed, `air ${order}`), {
      span,
      clear: inkBox(pieces),
    });
    const radius = Math.max(whole.width, whole.height) * 0.62;
    const light = behindLayers(behind, {
      x: whole.x + whole.width / 2,
      y: whole.y + whole.height / 2,
      radius: near ? radius * 1.5 : radius,
      lens,
      span,
      from,
      palette,
    });
    return { seen: [...light, air, ...layers], written, shown: { ...span, subject: name } };
  });
  return {
    places: {
      first: { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2, height: whole.height },
      last: { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2, height: whole.height },
    },
    shots: shotLayers.map(({ shown }) => shown),
    backdrop: airOf(palette, {
      x: (whole.x + whole.width / 2) / size.width,
      y: (whole.y + whole.height / 2) / size.height,
    }),
    layers: [
      ...shotLayers.flatMap(({ seen }) => seen),
      finish(size, palette),
      ...shotLayers.flatMap(({ written }) => written),
    ],
  };
}

export const actedScene = (input: SceneInput, { name, facts }: Acted, cast: Cast | undefined): Staged =>
  // Each act draws its own facts: the table is keyed by the name.
  drawn(DRAWN_ACTS[name] as SceneAct<typeof facts>, facts, name, input, cast);
