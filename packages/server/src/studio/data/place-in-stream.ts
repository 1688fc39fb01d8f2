/** What a place in the stream of changes means to whoever is at another: places are called `LIST-NUMBER`, one a change. */

/** `seen`: nothing new. `next`: what follows. `unknown`: something lies between, or it is another list. */
export type Step = 'seen' | 'next' | 'unknown';

const read = (place: string): readonly [string, number] => {
  const dash = place.lastIndexOf('-');
  return [place.slice(0, dash), Number(place.slice(dash + 1))];
};

/** `last` undefined: nothing was seen yet, and everything is read after this. */
export const stepTo = (last: string | undefined, place: string): Step => {
  if (last === undefined) return 'next';
  const [list, before] = read(last);
  const [other, now] = read(place);
  if (list !== other || now > before + 1) return 'unknown';
  return now > before ? 'next' : 'seen';
};
