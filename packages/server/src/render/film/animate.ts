/** Gives pieces their place in time: they enter one after another and stay to be read. */
import { clamp } from '../geometry';
import { mergeGroups, type Piece } from '../layout/part';
import type { EntranceName } from '../look/look';
import { beats, type Curve } from './curve';
import { type Entrance, type Layer, type Span, STILL } from './film';
import type { Setting } from './setting';

/** Seconds at which the first piece enters. */
const FIRST_AT = 0.02;
/** The first scene is already on its way in the first frame, which players show before they play. */
const OPENING_AT = -0.34;
/** A cut shows the next scene before its first frame: nobody is to look into a room that is still empty. */
export const CUT_LEAD = 0.4;

/** Seconds of a scene at which it begins to be set up: before its own first frame where a cut shows it earlier. */
export const setUpAt = ({ index }: Pick<Setting, 'index'>): number => (index > 0 ? -CUT_LEAD : 0);

const MOVES: Record<EntranceName, (piece: Piece, unit: number) => Omit<Entrance, 'at'>> = {
  mask: (piece) => ({ seconds: 0.7, dx: 0, dy: piece.box.height, fade: false }),
  rise: (_piece, unit) => ({ seconds: 0.8, dx: 0, dy: unit * 5, fade: true }),
  slide: (_piece, unit) => ({ seconds: 0.65, dx: unit * -9, dy: 0, fade: true }),
  drop: (_piece, unit) => ({ seconds: 0.6, dx: 0, dy: unit * -6, fade: true }),
};

/** The button of the last scene asks to be pressed, once it is there: by how much it grows, and every how many seconds. */
const ASKS = 0.05;
const ASKS_EVERY = 1.1;

const beating =
  (from: number): Curve =>
  (seconds) =>
    1 + (seconds < from ? 0 : beats(ASKS, ASKS_EVERY)(seconds - from));

/** What is heard of a group of pieces as it comes in. */
const cueOf = (group: string | undefined): Pick<Layer, 'cue'> => {
  if (group === 'button') return { cue: 'bell' };
  return group?.startsWith('item ') === true ? { cue: 'tick' } : {};
};

/** The shot that pieces belong to, when a scene has several. */
export interface ShotTiming {
  /** Seconds of the scene at which it begins. */
  readonly from: number;
  readonly shows: Span;
  /** Whether it is the first of the film. */
  readonly opens: boolean;
  /** The words of the shot before: what is said again is there already, and does not come a second time. */
  readonly said?: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Words as they are compared with those of the next shot. */
export const wordsSaid = (lines: readonly string[]): string => lines.map(oneLine).join('\n');

/**
 * Layers of the pieces, in reading order. All have arrived within 45 % of the scene, so that the end state stands for at
 * least half of it.
 */
export function animate(pieces: readonly Piece[], setting: Setting, shot?: ShotTiming): Layer[] {
  const merged = mergeGroups(pieces);
  const opens = shot?.opens ?? setting.index === 0;
  const first = opens ? OPENING_AT : FIRST_AT;
  const step = clamp((setting.seconds * 0.45 - 0.9) / Math.max(1, merged.length - 1), 0.02, 0.16);
  return merged.map((piece, order) => {
    const { group, ...layer } = piece;
    const masked = setting.look.entrance === 'mask' && piece.text !== undefined && group === undefined;
    const name = setting.look.entrance === 'mask' && !masked ? 'rise' : setting.look.entrance;
    const isSaid = piece.text !== undefined && shot?.said?.includes(oneLine(piece.text)) === true;
    const coming = { at: (shot?.from ?? setUpAt(setting)) + first + order * step, ...MOVES[name](piece, setting.unit) };
    const enter = isSaid ? { ...STILL, at: shot?.shows.from ?? 0 } : coming;
    const asks = group === 'button' && shot !== undefined && setting.index === setting.count - 1;
    return {
      ...layer,
      ...cueOf(group),
      ...(piece.text === undefined ? {} : { copy: true }),
      masked,
      enter,
      ...(asks ? { move: { scale: beating(Math.max(0, enter.at + enter.seconds)) } } : {}),
      // A shot is cut away with all that is in it.
      ...(shot === undefined ? {} : { shows: shot.shows }),
    };
  });
}
