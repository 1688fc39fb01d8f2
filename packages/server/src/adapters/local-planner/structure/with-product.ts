/** What a page of a shop sells opens its film, with its price, and signs it. */
import { visibleWords } from '../reading/measure';
import { namesPrice } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';

/** Words of a product's name. */
const MOST_NAME_WORDS = 7;

/** A page that sells is called by what it sells, which stands first on it. */
export const withProduct = (given: Reading): Reading => {
  const reading = given.isShop ? withProductFirst(given) : given;
  const [first] = reading.thoughts;
  const isNamed = reading.brand === undefined && reading.isShop && first !== undefined && first.list === undefined;
  const [told = first?.text ?? ''] = first?.parts ?? [];
  const [name = ''] = told.split(/\s[–—-]\s/u);
  if (!isNamed || visibleWords(name) > MOST_NAME_WORDS || namesPrice(told)) return reading;
  return { ...reading, brand: name };
};

/** What a page cries above its product, such as free delivery, is told behind it. */
const withProductFirst = (reading: Reading): Reading => {
  const { brand, thoughts } = reading;
  const at = brand === undefined ? -1 : thoughts.findIndex(({ text }) => text.startsWith(brand));
  const product = thoughts[at];
  if (product === undefined || at === 0) return reading;
  const told = [product, ...thoughts.filter((other) => other !== product)];
  return { ...reading, thoughts: told.map((thought, order) => ({ ...thought, order })) };
};
