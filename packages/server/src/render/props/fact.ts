/** The fact of a line that a thing can show better than words: what it costs, when it is, how many of a hundred, where. */

export type Fact =
  | { readonly kind: 'price'; readonly now: string; readonly before?: string }
  | { readonly kind: 'day'; readonly month: string; readonly day: string }
  | { readonly kind: 'hour'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'place' };

const CURRENCY = String.raw`(?:R\$|[$€£¥₹₽₺₩₴]|zł|kr|Kč|CHF|USD|EUR|GBP|SEK|TL|円|元|원|ريال|درهم)`;
const AMOUNT = String.raw`\p{Nd}{1,3}(?:[ .,\u00a0\u202f’']\p{Nd}{3})*(?:[.,]\p{Nd}{1,2}|[.,][-–])?|\p{Nd}{1,7}(?:[.,]\p{Nd}{1,2})?`;
const PRICE = new RegExp(
  String.raw`${CURRENCY}\s?(?:${AMOUNT})|(?<![\p{Nd}.,])(?:${AMOUNT})\s?${CURRENCY}(?!\p{L})`,
  'gu',
);
/** What stands between a price and the one that it takes the place of, or before the latter. */
const INSTEAD =
  'statt|instead of|was|down from|au lieu de|en vez de|en lugar de|antes|invece di|anziché|em vez de|in plaats van|zamiast|yerine|istället för|now|jetzt|ahora|agora|por'.split(
    '|',
  );
const INSTEAD_SIGNS = ['通常', 'بدلا', '→', '←', '->'];

const comparesPrices = (line: string): boolean => {
  const words = ` ${line.toLowerCase().replaceAll(/\P{L}+/gu, ' ')} `;
  return INSTEAD.some((word) => words.includes(` ${word} `)) || INSTEAD_SIGNS.some((sign) => line.includes(sign));
};

/** The number of a price: separators before three digits group them. */
const valueOf = (price: string): number => {
  const digits = price.replaceAll(/[^\p{Nd}.,]/gu, '').replaceAll(/[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  return Number.parseFloat(digits.replace(',', '.'));
};

const priceOf = (line: string): Fact | undefined => {
  const [first, second] = line.match(PRICE) ?? [];
  if (first === undefined) return undefined;
  if (second === undefined || !comparesPrices(line)) return { kind: 'price', now: first.trim() };
  const [now, before] = valueOf(first) < valueOf(second) ? [first, second] : [second, first];
  return { kind: 'price', now: now.trim(), before: before.trim() };
};

interface Month {
  readonly shown: string;
  readonly names: readonly string[];
}

const months = new Map<string, readonly Month[]>();

const monthsOf = (language: string): readonly Month[] => {
  const known = months.get(language);
  if (known !== undefined) return known;
  const named = Array.from({ length: 12 }, (_, month): Month => {
    const day = new Date(Date.UTC(2024, month, 12));
    const inDate = (style: 'long' | 'short'): string =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
        .formatToParts(day)
        .find(({ type }) => type === 'month')?.value ?? '';
    const names = [inDate('long'), inDate('short')].map((name) => name.replace('.', '').toLocaleLowerCase(language));
    return {
      shown: inDate('short').replace('.', ''),
      names: [...new Set(names)].filter((name) => /^\p{L}{3,}$/u.test(name)),
    };
  });
  months.set(language, named);
  return named;
};

/** "15. März", "March 15", "12月1日", "15/03". */
const dayOf = (line: string, language: string): Fact | undefined => {
  const [, eastern, date] = /(\p{Nd}{1,2})\s?[月월]\s?(\p{Nd}{1,2})\s?[日일]/u.exec(line) ?? [];
  if (eastern !== undefined && date !== undefined) return { kind: 'day', month: `${eastern}月`, day: date };
  const words = line.toLocaleLowerCase(language).split(/[^\p{L}\p{Nd}]+/u);
  for (const { shown, names } of monthsOf(language)) {
    const at = words.findIndex((word) => names.includes(word));
    if (at < 0) continue;
    const day = [
      words[at - 1],
      words[at - 1] === 'de' || words[at - 1] === 'of' ? words[at - 2] : undefined,
      words[at + 1],
    ]
      .map((word) => /^(\p{Nd}{1,2})(?:st|nd|rd|th|er|º)?$/u.exec(word ?? '')?.[1])
      .find((found) => found !== undefined);
    if (day !== undefined) return { kind: 'day', month: shown, day };
  }
  return undefined;
};

const HALF_DAY = 12;

/** "10–18 Uhr": of a range, the hour at which it begins. */
const RANGE = /(\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?)\s?[–—-]\s?\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?/u;

const hourOf = (text: string): Fact | undefined => {
  const line = text.replace(RANGE, '$1');
  const [, written, minute = '0', half] =
    /(?<![\p{Nd}.,])([01]?\p{Nd}|2[0-3])(?:[:.h]([0-5]\p{Nd})(?!\p{Nd}|\s?[€$£%]))?(?:\s?([ap])\.?m\b|\s?(?:Uhr|uur|h\b|時))/iu.exec(
      line,
    ) ??
    /(?<![\p{Nd}.,:])([01]?\p{Nd}|2[0-3])[:h]([0-5]\p{Nd})(?!\p{Nd}|\s?[€$£%])/u.exec(line) ??
    [];
  if (written === undefined) return undefined;
  const hours = (Number(written) % HALF_DAY) + (half?.toLowerCase() === 'p' ? HALF_DAY : 0);
  return { kind: 'hour', hours, minutes: Number(minute) };
};

const shareOf = (line: string): Fact | undefined => {
  const found = /(?<![\p{Nd}.,−-])(\p{Nd}{1,3})\s?[%٪](?!\p{L})/u.exec(line)?.[1];
  const percent = Number(found);
  return found === undefined || percent < 1 || percent > 100 ? undefined : { kind: 'share', percent };
};

const STREETS = [
  /\p{L}*(?:straße|strasse|gasse|platz|straat|laan|plein|gatan|vägen)\s\p{Nd}/iu,
  /\p{Nd}+\w?,?\s(?:\p{Lu}[\p{L}’'.-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Quay)(?!\p{L})/u,
  /(?<!\p{L})(?:via|viale|piazza|corso|rue|place|avenue|quai|calle|plaza|avenida|rua|praça)\s(?:[\p{L}’'.]+\s){1,4},?\s?\p{Nd}/iu,
  /(?<!\p{L})(?:ul\.|ulica|al\.)\s(?:[\p{L}.]+\s){1,4}\p{Nd}|\p{Lu}\p{L}+\s(?:Sokak|Caddesi|Cad\.|Sok\.)/u,
];

/** Percentages that are taken off are an offer and not a share of something. */
const OFF =
  /(?<!\p{L})(?:off|rabatt|remise|réduction|descuento|sconto|desconto|korting|rabat|indirim)|[−-]\s?\p{Nd}|割引|خصم/iu;

/** The fact of a line; `language`: that it is written in. */
export const factOf = (line: string, language: string): Fact | undefined =>
  priceOf(line) ??
  (OFF.test(line) ? undefined : shareOf(line)) ??
  dayOf(line, language) ??
  (STREETS.some((street) => street.test(line)) ? { kind: 'place' } : undefined) ??
  hourOf(line);
