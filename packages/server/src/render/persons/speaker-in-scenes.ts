/** Whoever speaks in a film, in each of its scenes: elsewhere where that says so. */
import type { Stock } from '../stage/stock';
import { type Speaker, type SpeakerWish, standsIn } from './cast-speaker';

/** `said`: the place of each scene, where it says one; all others play in the speaker's own. */
export async function speakerInScenes(
  stock: Stock,
  speaker: Speaker,
  said: readonly (string | undefined)[],
  wish: Omit<SpeakerWish, 'place'>,
): Promise<readonly Speaker[]> {
  const known = new Map([[speaker.place, speaker]]);
  for (const place of said)
    if (place !== undefined && !known.has(place))
      known.set(place, { ...speaker, ...(await standsIn(stock, { ...wish, place })) });
  return said.map((place) => known.get(place ?? speaker.place) ?? speaker);
}
