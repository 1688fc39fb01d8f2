/** Money of other countries, by its sign and its code; a language's own list goes before it. */
import type { Money } from '../spoken-language';

type Row = Readonly<Record<string, Money['whole']>>;
const two = (one: string, other: string): Money['whole'] => ({ one, other });
const polish = (one: string, few: string, many: string, other: string): Money['whole'] => ({ one, few, many, other });
const arabic = (one: string, pair: string, few: string, other: string): Money['whole'] => ({
  ...{ one: `=${one}`, two: `=${pair}`, few, other },
});

const ROWS: Readonly<Record<string, Row>> = {
  '₹': {
    ...{ de: two('=eine Rupie', 'Rupien'), fr: two('=une roupie', 'roupies') },
    ...{ es: two('=una rupia', 'rupias'), it: two('=una rupia', 'rupie'), pt: two('=uma rupia', 'rupias') },
    ...{ nl: two('=één roepie', 'roepie'), pl: polish('=jedna rupia', 'rupie', 'rupii', 'rupii'), tr: 'rupi' },
    ...{ ja: 'ルピー', ar: arabic('روبية واحدة', 'روبيتان', 'روبيات', 'روبية') },
  },
  '₩': {
    ...{ en: 'won', de: two('=ein Won', 'Won'), fr: two('won', 'wons'), es: two('=un won', 'wones'), it: 'won' },
    ...{ pt: two('=um won', 'won'), nl: 'won', pl: polish('won', 'wony', 'wonów', 'wona'), tr: 'won' },
    ...{ ja: 'ウォン', ar: 'وون' },
  },
  '₽': {
    ...{ en: two('rouble', 'roubles'), de: two('=ein Rubel', 'Rubel'), fr: two('rouble', 'roubles') },
    ...{ es: two('=un rublo', 'rublos'), it: two('=un rublo', 'rubli'), pt: two('=um rublo', 'rublos') },
    ...{ nl: 'roebel', pl: polish('rubel', 'ruble', 'rubli', 'rubla'), tr: 'ruble', ja: 'ルーブル', ar: 'روبل' },
  },
  '₺': {
    ...{ en: 'lira', de: two('=eine Lira', 'Lira'), fr: two('=une livre turque', 'livres turques') },
    ...{ es: two('=una lira', 'liras'), it: two('=una lira', 'lire'), pt: two('=uma lira', 'liras'), nl: 'lira' },
    ...{ pl: polish('=jedna lira', 'liry', 'lir', 'liry'), ja: 'リラ', ar: 'ليرة' },
  },
  '₪': {
    ...{ en: two('shekel', 'shekels'), de: two('=ein Schekel', 'Schekel'), fr: two('shekel', 'shekels') },
    ...{ es: two('=un séquel', 'séqueles'), it: two('=uno shekel', 'shekel'), pt: two('=um shekel', 'shekels') },
    ...{ nl: 'sjekel', pl: polish('szekel', 'szekle', 'szekli', 'szekla'), tr: 'şekel', ja: 'シェケル', ar: 'شيكل' },
  },
  '₱': {
    ...{
      en: two('peso', 'pesos'),
      de: two('=ein Peso', 'Pesos'),
      fr: two('peso', 'pesos'),
      es: two('=un peso', 'pesos'),
    },
    ...{ it: two('=un peso', 'pesos'), pt: two('=um peso', 'pesos'), nl: 'peso', pl: 'peso', tr: 'peso', ja: 'ペソ' },
    ar: 'بيزو',
  },
  '₫': { ...alike('dong'), ja: 'ドン', ar: 'دونغ' },
  '฿': { ...alike('baht'), ja: 'バーツ', ar: 'بات' },
  '₦': { ...alike('naira'), ja: 'ナイラ', ar: 'نايرا' },
};

/** Other ways to write what a language has, as its people say it; none of them is a word of one of the languages. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ '￦': '₩', INR: '₹', KRW: '₩', JPY: '¥', '￥': '¥', USD: '$', EUR: '€', GBP: '£' },
  ...{ A$: '$', AU$: '$', AUD: '$', C$: '$', CA$: '$', NZ$: '$', NZD: '$', HK$: '$', S$: '$', US$: '$' },
};

function alike(name: string): Row {
  return Object.fromEntries(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'].map((tag) => [tag, name]));
}

export function withOtherMoney(tag: string, own: Readonly<Record<string, Money>>): Readonly<Record<string, Money>> {
  const all: Record<string, Money> = {};
  for (const [sign, row] of Object.entries(ROWS)) if (row[tag] !== undefined) all[sign] = { whole: row[tag] };
  Object.assign(all, own);
  for (const [written, sign] of Object.entries(ALIKE)) {
    const money = all[sign];
    if (money !== undefined && all[written] === undefined) all[written] = money;
  }
  return all;
}
