/**
 * Lists of prices that nobody gave bullets: "Manicure £22", "Gel manicure £32", "Pedicure £35", each in a line of its own. They
 * are one list, and whoever's they are stands over it, though it was typed below.
 */
import { visibleWords } from './measure';
import { contactsIn, pricesIn } from './patterns';
import type { Statement } from './sentences';

const LEAST_ITEMS = 3;
const MOST_ITEMS = 6;
const MOST_ITEM_WORDS = 6;
/** Words of a line that says whose the list is, and where. */
const MOST_NAME_WORDS = 9;

const isPriced = ({ text, bullets }: Statement): boolean =>
  bullets === undefined &&
  pricesIn(text).length === 1 &&
  visibleWords(text) > 1 &&
  visibleWords(text) <= MOST_ITEM_WORDS &&
  !/[!?:,،、]/u.test(text);

/** "Glow Room, Plympton". */
const isOwner = ({ text, bullets }: Statement): boolean =>
  bullets === undefined &&
  /^\p{Lu}\S*(?:\s\S+)*?[\s,]+\p{Lu}/u.test(text) &&
  visibleWords(text) <= MOST_NAME_WORDS &&
  pricesIn(text).length === 0 &&
  contactsIn(text).length === 0;

/** "Kapsalon Lok in Gouda, every day but Monday, call …": whose it is stands before the first comma. */
const ownerApart = (statement: Statement): readonly Statement[] => {
  if (statement.bullets !== undefined || isOwner(statement)) return [statement];
  const at = statement.text.search(/,\s/u);
  const [name, rest] = [statement.text.slice(0, at), statement.text.slice(at + 1).trim()];
  const isNamed = at > 0 && /\s\p{Lu}/u.test(name) && isOwner({ text: name });
  return isNamed
    ? [
        { ...statement, text: name },
        { ...statement, text: rest },
      ]
    : [statement];
};

/** The items in as few lists as hold them, none of which is nearly empty. */
const listsOf = (items: readonly string[]): readonly Statement[] => {
  const size = Math.ceil(items.length / Math.ceil(items.length / MOST_ITEMS));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => ({
    text: '',
    bullets: items.slice(at * size, (at + 1) * size),
  }));
};

/** The statements with each row of prices as a list. */
export const withPricesListed = (statements: readonly Statement[]): readonly Statement[] => {
  const listed: Statement[] = [];
  let run: Statement[] = [];
  const close = (): void => {
    listed.push(...(run.length >= LEAST_ITEMS ? listsOf(run.map(({ text }) => text)) : run));
    run = [];
  };
  for (const statement of statements) {
    if (isPriced(statement)) run.push(statement);
    else {
      close();
      listed.push(statement);
    }
  }
  close();
  const opens = listed.length < statements.length && listed[0] !== statements[0];
  const parted = opens && !listed.some(isOwner) ? listed.flatMap(ownerApart) : listed;
  const owner = opens ? parted.findIndex(isOwner) : -1;
  return owner < 0 ? parted : [...parted.slice(owner, owner + 1), ...parted.toSpliced(owner, 1)];
};

/** Whether a list is of prices: they are compared side by side. */
export const isPriceList = (items: readonly string[]): boolean =>
  items.length >= LEAST_ITEMS && items.every((text) => isPriced({ text }));
