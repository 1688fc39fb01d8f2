/** Writes the title of a video: the one that was given, or the opening thought, with the brand when it lacks it. */
import { LIMITS } from '@vid/sdk/contract';
import { hardWrap } from '../reading/measure';

/** Characters of a title that a list of videos can show. */
const LONGEST = 80;

/** At most 200 characters, as titles may have; `opening` is the whole thought, `headline` its first line. */
export const writeTitle = (
  given: string | undefined,
  brand: string | undefined,
  opening: string,
  headline: string,
): string => {
  const title = given?.trim() ?? '';
  if (title !== '') return title;
  const words = opening.length <= LONGEST && opening !== '' ? opening : headline;
  if (brand === undefined || words.toLowerCase().includes(brand.toLowerCase())) return within(words);
  return within(`${brand}: ${words}`);
};

const within = (title: string): string => hardWrap(title, LIMITS.title.max)[0] ?? title;
