/** Writes the title of a video: the one that was given, or the opening thought, with the brand when it lacks it. */
import { LIMITS } from '@vid/sdk/contract';
import { withoutEmoji } from '../reading/markup';
import { hardWrap, visibleWords } from '../reading/measure';

/** Characters of a title that a list of videos can show. */
const LONGEST = 80;
/** Words from which "Topic: details" is better off without the details. */
const GLANCE = 8;

/** Characters beyond which a title does without what follows a comma. */
const COMFORTABLE = 60;
/** Fewer characters before a comma only introduce: "Each morning at four, …". */
const LEAST = 30;

const beforeAside = (text: string): string =>
  [...text.matchAll(/[,，،]\s/gu)]
    .map(({ index }) => text.slice(0, index))
    .findLast((part) => part.length <= COMFORTABLE && part.length >= LEAST) ?? text;

/** At most 200 characters, as titles may have; `opening` is the whole thought, `headline` its first line. */
export const writeTitle = (
  given: string | undefined,
  brand: string | undefined,
  opening: string,
  headline: string,
): string => {
  const title = given?.trim() ?? '';
  if (title !== '') return title;
  const [topic = '', rest] = opening.split(/:\s/u);
  const whole = rest !== undefined && topic.includes(' ') && visibleWords(opening) > GLANCE ? topic : opening;
  const named = whole.length > COMFORTABLE ? beforeAside(whole) : whole;
  const words = withoutEmoji(named.length <= LONGEST && named !== '' ? named : headline) || headline;
  if (brand === undefined || words.toLowerCase().includes(brand.toLowerCase())) return within(words);
  return within(`${brand}: ${words}`);
};

const within = (title: string): string => hardWrap(title, LIMITS.title.max)[0] ?? title;
