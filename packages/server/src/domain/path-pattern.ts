/**
 * Paths as faults name them: `*` stands for any characters, `{name}` for one segment or a part of it, all else for itself.
 * Matching walks the path once and never goes back: at most one step a character of the path for each character of the
 * pattern that stands between two `*`.
 */

/** The longest pattern that faults take, in characters. */
export const MAX_PATTERN = 200;

/** A place within a pattern: what leads to the next one, and what may be skipped while standing here. */
interface Place {
  readonly skips: 'nothing' | 'segment' | 'all';
  /** A character; `segment` is any one but a slash; undefined at the end. */
  readonly next: string | undefined;
}

const SEGMENT = 'segment';
const PARTS = /\*|\{\w+\}|[\s\S]/g;

const placesOf = (pattern: string): readonly Place[] => {
  const places: Place[] = [];
  let skips: Place['skips'] = 'nothing';
  for (const [part] of pattern.matchAll(PARTS)) {
    if (part === '*') {
      skips = 'all';
      continue;
    }
    const isSegment = part.length > 1;
    places.push({ skips, next: isSegment ? SEGMENT : part });
    skips = isSegment ? 'segment' : 'nothing';
  }
  return [...places, { skips, next: undefined }];
};

const stays = ({ skips }: Place, character: string): boolean =>
  skips === 'all' || (skips === 'segment' && character !== '/');
const leads = ({ next }: Place, character: string): boolean =>
  next === SEGMENT ? character !== '/' : next === character;

/** Says of paths whether they match. */
export const pathPattern = (pattern: string): ((path: string) => boolean) => {
  const places = placesOf(pattern);
  const last = places.length - 1;
  return (path) => {
    let reached = new Set([0]);
    for (const character of path.split('')) {
      const after = new Set<number>();
      for (const index of reached) {
        const place = places[index] as Place;
        if (stays(place, character)) after.add(index);
        if (leads(place, character)) after.add(index + 1);
      }
      if (after.size === 0) return false;
      // Whoever stands behind a `*` can stay there for ever: earlier places lead nowhere else.
      const floor = Math.max(...[...after].filter((index) => places[index]?.skips === 'all'), 0);
      reached = floor === 0 ? after : new Set([...after].filter((index) => index >= floor));
    }
    return reached.has(last);
  };
};
