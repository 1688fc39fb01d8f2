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

const EDGES = /^[\s:：,;.…·–—-]+|[\s:：,;.…·–—-]+$/gu;
/** Words of a thing at most. */
const MOST_WORDS = 6;
/** "from", "for": what stands before a price in a sentence. */
const LEADS = /\s(?:for|only|just|für|nur|pour|por|solo|per|voor|za|i|a|à|w|je|ab)$/iu;

function itemOf(part: string): Item | undefined {
  const [price, other] = pricesIn(part);
  if (price === undefined || other !== undefined) return undefined;
  const after = part.slice(price.at + price.text.length).replaceAll(EDGES, '');
  const before = part.slice(0, price.at).replaceAll(EDGES, '');
  const label = (before === '' ? after : before).replace(LEADS, '').replaceAll(EDGES, '');
  const note = before === '' || after === '' ? '' : ` ${after}`;
  if (label === '' || note.split(/\s+/u).length > 3 || `${label}${note}`.split(/\s+/u).length > MOST_WORDS)
    return undefined;
  return { label: `${label}${note}`, price: price.text };
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
  if (items.length < 2 || items.length > 6) return undefined;
  return { items, said, ...(total === undefined ? {} : { total }) };
};
