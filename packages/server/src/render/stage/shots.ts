/**
 * Cuts a scene into shots: line by line where there are several, else first a near look with the thought itself, then the
 * whole of it; short scenes have but one.
 */
import type { Beat } from '../beats/infer-beat';
import type { Span } from '../film/film';
import type { Setting } from '../film/setting';
import { clamp } from '../geometry';
import { randomFor } from '../random';
import type { RouteAct } from '../routes/act';
import type { Copy } from '../text/copy';
import { isRightToLeft } from '../text/direction';
import { type Composition, forFrame, mirrored, type Shape, shapeOf } from './composition';
import { COMPOSITIONS, type CompositionName } from './compositions';
import { onBeat } from './on-beat';
import { opening } from './opening';
import { partsOf, secondsToRead } from './parts';
import { recut } from './recut';
import type { Shot } from './shot';

type Names = readonly [CompositionName, ...CompositionName[]];

/** For what is long, whatever it is. */
const ROOMY: Record<Shape, Names> = {
  tall: ['corner', 'below', 'ledge'],
  square: ['corner', 'ledge'],
  wide: ['corner', 'ledge'],
};

/** Where a scene that is told in its whole stands, by its beat; the seed chooses. */
export const WHOLE: Record<Beat, Names> = {
  hook: ['pedestal', 'hover', 'giant', 'parade', 'lead'],
  title: ['hover', 'pedestal', 'giant', 'below', 'over'],
  body: ['giant', 'pedestal', 'hover', 'lead', 'over'],
  stat: ['pedestal', 'hover', 'lead', 'over'],
  list: ['corner', 'below', 'ledge'],
  steps: ['corner', 'below', 'ledge'],
  quote: ['corner', 'below', 'hover', 'ledge'],
  logo: ['close', 'parade', 'crest'],
  comparison: ['corner', 'below', 'ledge'],
  cta: ['close', 'parade', 'pedestal', 'crest'],
};

const NEAR: Names = ['macro', 'giant', 'hover'];

/** Seconds that a scene must last to be cut in two. */
const LONG = 3.4;
/** The part of a long scene that its near look takes, and how long that is at most. */
const NEAR_SHARE = 0.38;
const NEAR_MOST = 1.9;
/** Seconds by which that may be longer or shorter, to end with a beat. */
const NEAR_PLAY = 0.45;
/** What says a thing after the other. */
const TOLD: readonly Beat[] = ['hook', 'title', 'body'];
/** What may be cut to again while its words stand. A figure would be counted anew. */
const RECUT: readonly Beat[] = [...TOLD, 'quote'];
/** What is one thought from beginning to end, or is to be acted upon: it stands for as long as there is. */
const STAYS: readonly Beat[] = ['quote', 'logo', 'cta'];
/** Seconds from which what is to be acted upon is led to by what it offers: most of them are left to act. */
const LED_TO = 4.4;
/** Seconds from which a route that holds its scenes looks at the subject first: where it likes to, and any; and in which it may. */
const INSERTED = { readily: 4, long: 5.4 } as const;
const LOOKED_INTO: readonly Beat[] = [...TOLD, 'cta', 'list', 'steps'];
/** Seconds from which what is listed is led to. */
const LISTED = 7;
/** Seconds that must be there for a look from near at what a route does, and how much of them that is. */
const LOOKED_AT = 3.2;
const CLOSE = { share: 0.36, least: 1, most: 1.7 } as const;
/** Words are there so many seconds before they are cut to. */
const AHEAD = 0.35;
/** Lines beside a headline from which what would be held is told: a thought in two parts stays one. */
const HELD_PAIR = 2;
/** Copy of more characters needs the whole scene to be read. */
const READ_AT_ONCE = 110;
/** Seconds around a scene in which it is seen beside its neighbours. */
export const BEYOND = 1;

/** Copy that is much for its frame. */
const isMuch = ({ headline, lines }: Copy): boolean => [headline, ...lines].join(' ').length > READ_AT_ONCE;

function wholeName(beat: Beat, copy: Copy, setting: Setting, shape: Shape): CompositionName {
  const names = isMuch(copy) || copy.lines.length > 3 ? ROOMY[shape] : WHOLE[beat];
  const start = Math.floor(randomFor(setting.seed, 'compositions')() * names.length);
  return names[(start + setting.index) % names.length] ?? names[0];
}

/** A route that arranges its own shots has one place for its subject and, in a mirror, another; a film keeps to its side. */
function mirrors(copy: Copy, { language, seed }: Setting, act: RouteAct | undefined): boolean {
  const turns = act?.arrange !== undefined && act.readsOneWay !== true && randomFor(seed, 'side')() < 0.5;
  return isRightToLeft(copy.headline, language) !== turns;
}

/** Whether a scene of so many seconds, at the usual tempo, is seen near first and then as a whole. */
function isCutInTwo(beat: Beat, copy: Copy, seconds: number, act: RouteAct | undefined): boolean {
  if (act?.holds === true) {
    const since = act.inserts === true ? INSERTED.readily : INSERTED.long;
    if (act.inserts === false || seconds < since || !LOOKED_INTO.includes(beat)) return false;
    if (beat === 'list' || beat === 'steps') return seconds >= LISTED;
  }
  if (isMuch(copy)) return false;
  if (beat === 'cta') return copy.lines.length > 0 && seconds >= LED_TO;
  return !STAYS.includes(beat) && seconds >= LONG;
}

/**
 * The part of a held shot that is a near look: its end, where the words have been read by then; where it is to be acted upon its
 * beginning, but never that of a film.
 */
function closeUpIn({ span, beat, copy }: Shot, setting: Setting, act: RouteAct | undefined): Span | undefined {
  if (act?.holds !== true || act.closeUps === false || isMuch(copy)) return undefined;
  if (act.closeUps === 'told' && STAYS.includes(beat)) return undefined;
  const { seconds, beats, index, count } = setting;
  const [from, until] = [Math.max(0, span.from), Math.min(seconds, span.until)];
  const all = until - from;
  const own = clamp(all * CLOSE.share, CLOSE.least, CLOSE.most);
  const reading = secondsToRead([copy.headline, ...copy.lines]) - AHEAD;
  if (all < LOOKED_AT || all - own < reading) return undefined;
  const ends = beat === 'cta' || index === count - 1;
  if (ends && (index === 0 || from > 0)) return undefined;
  const latest = until - Math.max(CLOSE.least, reading);
  return ends
    ? {
        from: span.from,
        until: onBeat(from + own, beats, from + CLOSE.least, Math.min(latest, from + CLOSE.most + 0.3)),
      }
    : {
        from: onBeat(until - own, beats, Math.max(from + reading, until - CLOSE.most - 0.4), until - CLOSE.least),
        until: span.until,
      };
}

const withCloseUp = (shot: Shot, setting: Setting, act: RouteAct | undefined): Shot => {
  const closeUp = closeUpIn(shot, setting, act);
  return closeUp === undefined ? shot : { ...shot, closeUp };
};

/** Whether the lines of a beat are told one after another, in a route that does something. */
export const isTold = (beat: Beat, { lines }: Copy, act: Pick<RouteAct, 'holds' | 'tells'> | undefined): boolean =>
  TOLD.includes(beat) && (act?.holds !== true || (act.tells !== undefined && lines.length >= HELD_PAIR));

/** `act`: what the film's route does, when it does something; `tempo`: how fast it is cut, 1 is the usual. */
export function shotsOf(beat: Beat, copy: Copy, setting: Setting, act?: RouteAct, tempo = 1): Shot[] {
  const shots = firstCut(beat, copy, setting, act, tempo);
  if (act !== undefined || !RECUT.includes(beat)) return shots;
  const shape = shapeOf(setting.size);
  const turn = Math.floor(randomFor(setting.seed, 'recut')() * WHOLE[beat].length) + setting.index;
  return shots.flatMap((shot) => {
    if (isMuch(shot.copy)) return [shot];
    const names = shot.copy.lines.length > 3 ? ROOMY[shape] : WHOLE[beat];
    const frames = names.map((_, order) => COMPOSITIONS[names[(turn + order) % names.length] ?? names[0]][shape]);
    return recut(shot, shot.isMirrored ? frames.map(mirrored) : frames, setting, tempo);
  });
}

function firstCut(beat: Beat, copy: Copy, setting: Setting, act: RouteAct | undefined, tempo: number): Shot[] {
  const { size, seconds, index } = setting;
  const shape = shapeOf(size);
  const isMirrored = mirrors(copy, setting, act);
  const at = (name: CompositionName, near: boolean, said: Copy): Composition => {
    const plan = { shape, beat, copy: said, near };
    const own = (near && act?.holds === true ? undefined : act?.arrange?.(plan)) ?? COMPOSITIONS[name][shape];
    const found = forFrame(own, size);
    return isMirrored ? mirrored(found) : found;
  };
  const parts = isTold(beat, copy, act) ? partsOf(copy, setting, tempo) : undefined;
  if (parts !== undefined) {
    const names = [...new Set([...NEAR, ...WHOLE[beat]])];
    const turn = Math.floor(randomFor(setting.seed, 'parts')() * names.length) + index;
    return parts.map(({ copy: said, until }, order): Shot => {
      // The last is always the route's own.
      const isInsert = act?.tells === 'turns' && (parts.length - order) % 2 === 0;
      const near = act?.holds === true ? isInsert : order === 0;
      const shot: Shot = {
        span: {
          from: order === 0 ? -BEYOND : (parts[order - 1]?.until ?? 0),
          until: order === parts.length - 1 ? seconds + BEYOND : until,
        },
        composition: at(names[(turn + order) % names.length] ?? 'hover', near, said),
        isMirrored,
        copy: said,
        beat: said.lines.length === 0 ? 'hook' : 'body',
        ...(isInsert ? { isInsert } : {}),
      };
      return isInsert ? shot : withCloseUp(shot, setting, act);
    });
  }
  const whole = wholeName(beat, copy, setting, shape);
  const all: Shot = {
    ...{ span: { from: -BEYOND, until: seconds + BEYOND }, composition: at(whole, false, copy) },
    ...{ isMirrored, copy, beat },
  };
  const begins = opening(copy.headline, copy.lines, setting.language);
  if (begins === undefined || !isCutInTwo(beat, copy, seconds * tempo, act)) return [withCloseUp(all, setting, act)];
  const near = NEAR.filter((name) => name !== whole);
  const turn = Math.floor(randomFor(setting.seed, 'near')() * near.length) + index;
  const soon = Math.min(NEAR_MOST / tempo, seconds * NEAR_SHARE);
  const cut = onBeat(soon, setting.beats, soon - NEAR_PLAY, soon + NEAR_PLAY);
  const isInsert = act?.holds === true;
  const said: Copy = { ...copy, headline: begins, lines: [] };
  return [
    {
      span: { from: -BEYOND, until: cut },
      composition: at(near[turn % near.length] ?? 'macro', true, said),
      isMirrored,
      copy: said,
      beat: 'hook',
      ...(isInsert ? { isInsert } : {}),
    },
    withCloseUp({ ...all, span: { from: cut, until: seconds + BEYOND } }, setting, act),
  ];
}
