/**
 * Films that nobody gives a format are of things: one of their scenes, early between their ends, plays where the trade is at home,
 * with somebody who works there.
 */
import type { RenderJob } from '../../ports/renderer';
import { inferBeat } from '../beats/infer-beat';
import { readCopy } from '../text/copy';
import { isWorld, type WorldName } from '../worlds/worlds';

/** Who is at work in a place, by the picture that shows them; elsewhere somebody stands. */
const AT_WORK: Readonly<Partial<Record<WorldName, string>>> = {
  cafe: 'cook',
  kitchen: 'cook',
  restaurant: 'cook',
  clinic: 'health-worker',
  office: 'office-worker',
  classroom: 'teacher',
  workshop: 'mechanic',
  warehouse: 'construction-worker',
  garden: 'farmer',
  field: 'farmer',
  gym: 'person-lifting-weights',
  stage: 'singer',
  studio: 'artist',
};
const ANYBODY = 'woman';

/** Scenes that a film has at least, and characters that have room at the foot of a place at most. */
const FEWEST = 4;
const MOST = 64;
/** What is said in a thought. */
const TOLD: readonly string[] = ['hook', 'title', 'body'];

export interface PlaceScene {
  readonly index: number;
  readonly place: WorldName;
  readonly person: string;
}

/**
 * Undefined where no scene plays in a place; `home`: the place of the film, or of its trade; `chief`: what the film is about, which
 * is who is seen there if it is a person.
 */
export function placeSceneOf(
  { scenes, route, productImageUrl }: Pick<RenderJob, 'scenes' | 'route' | 'productImageUrl'>,
  home: string | undefined,
  chief?: string,
): PlaceScene | undefined {
  const isOfThings = scenes.every(({ type, refImageUrl }) => type === 'motion' && refImageUrl === undefined);
  if (route !== undefined || productImageUrl !== undefined || !isOfThings) return undefined;
  if (scenes.length < FEWEST || !isWorld(home)) return undefined;
  const index = scenes.findIndex(({ prompt, motion, role }, at) => {
    if (at === 0 || at === scenes.length - 1) return false;
    const copy = readCopy(prompt, motion, '');
    const words = [copy.headline, ...copy.lines].join(' ');
    // A figure is to be seen large, and an act is acted.
    const isPlain = motion?.beat === undefined || TOLD.includes(motion.beat);
    return (
      isPlain && TOLD.includes(inferBeat(motion?.beat, role, copy)) && words.length <= MOST && !/\p{Nd}/u.test(words)
    );
  });
  const person = chief !== undefined && /^(?:person|man|woman)-/u.test(chief) ? chief : (AT_WORK[home] ?? ANYBODY);
  return index < 0 ? undefined : { index, place: home, person };
}
