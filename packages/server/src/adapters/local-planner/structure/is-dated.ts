/** What takes place on a day, which viewers may come to. */
import { beginsWithDay } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';

/** Words before the number of a day: "dal 28 novembre", "Am Samstag, 12. Juni". */
const MOST_BEFORE = 2;
/** Thoughts among which a day is what it is about; further on goods are sent on days. */
const EARLY = 4;

/** Whether something said begins with a day; a shop's days are those of its post. */
export const isDated = ({ thoughts, language, isShop }: Reading): boolean =>
  !isShop &&
  thoughts.slice(0, EARLY).some(({ text }) => {
    const words = text.split(/[\s,،]+/u);
    return words.slice(0, MOST_BEFORE + 1).some((_, at) => beginsWithDay(words.slice(at).join(' '), language));
  });
