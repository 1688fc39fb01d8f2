/** Things with their prices, and their sum where it is told. */
import { pricesIn } from '../facts/price';
import { isTotal } from '../words/totals';
import type { Beside, ReadFacts } from './read-facts';

export interface Item {
  readonly label: string;
  readonly price: string;
}

export interface ReceiptFacts extends Beside {
  readonly items: readonly Item[];
  readonly total?: Item;
}

const EDGES = /^[\s:：,;.…·>–—-]+|[\s:：,;.…·–—-]+$/gu;
/** Words of a thing at most. */
const MOST_WORDS = 5;
/** What may follow a price: of how much it is. Anything else would make it another price, such as "million". */
const OF = /^(?:\/\s?\p{L}{1,9}|(?:per|pro|par|al|por|je|za|each|pp)(?:\s\p{L}{1,10})?)?$/iu;
/** A price that a sentence leads to is no price of a thing. */
const LEADS =
  /(?:^|\s)(?:for|only|from|to|than|für|nur|ab|bis|pour|dès|por|desde|solo|per|da|voor|vanaf|za|od|do|w|a|à|bij|kan al|kosztuje)$/iu;

function itemOf(part: string): Item | undefined {
  const [price, other] = pricesIn(part);
  if (price === undefined || other !== undefined) return undefined;
  const after = part
    .slice(price.at + price.text.length)
    .trim()
    .replaceAll(/[.,;]+$/gu, '');
  const label = part.slice(0, price.at).replaceAll(EDGES, '');
  const words = label.split(/\s+/u).length;
  if (label === '' || !OF.test(after) || words > MOST_WORDS || /[,،(]/u.test(label) || LEADS.test(label))
    return undefined;
  return { label, price: `${price.text}${after.startsWith('/') ? '' : ' '}${after}`.trim() };
}

/** A line of several things, each with its price. */
const partsOf = (line: string): string[] =>
  pricesIn(line).length < 2
    ? [line]
    : line.split(/\s?[;·|•、،]\s?|,\s(?!\p{Nd}{2,3}\b)|\s(?:and|und|et|y|e|en|i|ve|och)\s/u);

export const receiptFacts: ReadFacts<ReceiptFacts> = (lines) => {
  const items: Item[] = [];
  const said: string[] = [];
  let total: Item | undefined;
  for (const line of lines) {
    const read = partsOf(line).map(itemOf);
    const found = read.filter((item) => item !== undefined);
    if (found.length === 0 || found.length < read.length) said.push(line);
    else
      for (const item of found)
        if (isTotal(item.label) && total === undefined) total = item;
        else items.push(item);
  }
  // A list begins with a name, and not in the midst of a sentence.
  if (items.length < 2 || items.length > 6 || /^\p{Ll}/u.test(items[0]?.label ?? '')) return undefined;
  return { items, said, ...(total === undefined ? {} : { total }) };
};
