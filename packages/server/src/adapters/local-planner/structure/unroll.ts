/** Gives the items of lists scenes of their own. */
import type { ItemList } from '../reading/lists';
import { visibleWords } from '../reading/measure';
import { isPriceList } from '../reading/price-lists';
import type { Reading } from '../reading/read-brief';
import { readThought, type Thought } from '../reading/thought';

/** Words of items, on average, up to which they are names of things. */
const SHORT_ITEM = 2.4;

/** Whether each item tells something of its own, and nothing leads to them. */
export const tells = ({ lead, items, ordered }: ItemList): boolean =>
  lead === '' && !ordered && items.reduce((sum, item) => sum + visibleWords(item), 0) > items.length * SHORT_ITEM;

/** The thoughts with the items of lists apart, list by list, as long as there are no more than wanted. */
export const unroll = (
  thoughts: readonly Thought[],
  wanted: number,
  { lexicon }: Reading,
  isMeant = (_: ItemList): boolean => true,
): Thought[] => {
  let unrolled = [...thoughts];
  for (const thought of thoughts) {
    const { list } = thought;
    if (
      list?.bullets !== true ||
      isPriceList(list.items) ||
      unrolled.length + list.items.length - 1 > wanted ||
      !isMeant(list)
    )
      continue;
    const lead = visibleWords(list.lead) < 3 ? '' : list.lead;
    const read = [lead, ...list.items].filter(Boolean).map((text) => readThought(text, 0, lexicon));
    unrolled = unrolled.flatMap((other) => (other === thought ? read : [other]));
  }
  return unrolled.map((thought, order) => ({ ...thought, order }));
};
