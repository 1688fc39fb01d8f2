/** Writes the title of a video: the one that was given, or the brand and the opening line. */
import { LIMITS } from '@vid/sdk/contract';
import { hardWrap } from '../reading/measure';

const LONGEST = 90;

/** At most 200 characters, as titles may have; never empty when there is a headline. */
export const writeTitle = (given: string | undefined, brand: string | undefined, headline: string): string => {
  const title = given?.trim() ?? '';
  if (title !== '') return title;
  const opening = headline.split('\n')[0] ?? headline;
  const named =
    brand === undefined || opening.toLowerCase().includes(brand.toLowerCase()) ? opening : `${brand}: ${opening}`;
  return hardWrap(named.length <= LONGEST ? named : opening, LIMITS.title.max)[0] ?? opening;
};
