/** A price that takes another's place: what costs that, "£25 → £10", until when. */

import { withoutConjunction } from '../reading/conjunctions';
import { priceChangeOf } from '../reading/price-change';
import type { Reading } from '../reading/read-brief';
import type { Thought } from '../reading/thought';
import { capitalised } from '../reading/thought';
import type { Beat } from '../structure/slot';
import type { Copy } from './copy';
import { setLines, withoutHangingEnd } from './lines';

/** Languages that are read from right to left: the arrow goes with them. */
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);
/** Lines of what costs that, and of what follows. */
const MOST_BEFORE = 3;
const MOST_LINES = 5;

/** The lines of a price change; undefined where a thought tells none. */
export const priceCopy = ({ text, contact }: Thought, beat: Beat, { lexicon, language }: Reading): Copy | undefined => {
  const change = contact === undefined ? priceChangeOf(text, lexicon) : undefined;
  if (change === undefined) return undefined;
  const { also, thing, before, now, aside = '', rest } = change;
  const arrow = RIGHT_TO_LEFT.has(language) ? '←' : '→';
  const lines = (part: string, most: number): string[] => (part === '' ? [] : setLines(part, lexicon, most));
  const said = [
    ...lines(also, 1),
    ...lines(
      capitalised(withoutHangingEnd(withoutConjunction(thing, lexicon), lexicon), language),
      MOST_BEFORE - (also === '' ? 0 : 1),
    ),
    `${before} ${arrow} ${now} ${aside}`.trimEnd(),
  ];
  return { beat, lines: [...said, ...lines(rest, MOST_LINES - said.length)] };
};
