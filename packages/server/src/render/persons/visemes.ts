/**
 * The shapes of a mouth that speaks, and which sounds they belong to. Engines name sounds by the ARPAbet or in IPA; where none
 * are named, letters tell about as much.
 */

/**
 * `rest` silent; `m` lips shut; `f` lip under the teeth; `a` wide open; `e` spread; `o` round; `u` small and round; `l` tongue
 * behind the teeth; `s` teeth together; `r` pursed, teeth seen; `h` a little open.
 */
export const VISEMES = ['rest', 'm', 'f', 'a', 'e', 'o', 'u', 'l', 's', 'r', 'h'] as const;
export type Viseme = (typeof VISEMES)[number];

type Table = Readonly<Partial<Record<Viseme, string>>>;

const lookUp = (table: Table, split: string): ReadonlyMap<string, Viseme> =>
  new Map(
    Object.entries(table).flatMap(([viseme, signs]) => signs.split(split).map((sign) => [sign, viseme as Viseme])),
  );

/** Two sounds in one, such as "ay", are said one after the other. */
const ARPABET = new Map<string, readonly Viseme[]>([
  ...[
    ...lookUp(
      {
        m: 'm b p em',
        f: 'f v',
        a: 'aa ae ah',
        e: 'eh ey ih iy y',
        o: 'ao',
        u: 'uh uw w',
        l: 'l el th dh',
        s: 's z t d n en dx nx',
        r: 'sh zh ch jh r er axr',
        h: 'ax hh k g ng ix',
      },
      ' ',
    ),
  ].map(([phone, viseme]) => [phone, [viseme]] as const),
  ['ay', ['a', 'e']],
  ['aw', ['a', 'u']],
  ['oy', ['o', 'e']],
  ['ow', ['o', 'u']],
]);

const IPA = lookUp(
  {
    m: 'mbpɓ',
    f: 'fvɱʋβɸ',
    a: 'aɑɐʌæä',
    e: 'eɛiɪɨɜɘjæɝɚ',
    o: 'oɔɒɤ',
    u: 'uʊɯwyʏøœɥɵʉ',
    l: 'lɫɭʎθðɬɮ',
    s: 'sztdnɕʑɲɾcɟɳʈɖr',
    r: 'ʃʒɹʂʐɻ',
    h: 'əhħʕʔkɡgqxχɣʁŋçʝɦ',
  },
  '',
);

const OPEN: ReadonlySet<Viseme> = new Set(['a', 'e', 'o', 'u']);

/** Of two consonants in one the last is seen. */
const seen = (all: readonly Viseme[]): readonly Viseme[] => {
  const apart = all.filter((viseme, at) => viseme !== all[at - 1]);
  return apart.some((viseme) => OPEN.has(viseme)) ? apart : apart.slice(-1);
};

const ofIpa = (phone: string): readonly Viseme[] => seen([...phone].flatMap((sign) => IPA.get(sign) ?? []));

const plain = (phone: string): string => phone.toLowerCase().replace(/\d$/u, '');

/** How the sounds of a line are read: all are of one alphabet. */
export function phoneReader(phones: readonly string[]): (phone: string) => readonly Viseme[] {
  const isArpabet = phones.every((phone) => ARPABET.has(plain(phone)));
  return (phone) => {
    const found = isArpabet ? ARPABET.get(plain(phone)) : ofIpa(phone);
    return found === undefined || found.length === 0 ? ['h'] : found;
  };
}

const LETTERS = lookUp(
  {
    m: 'mbpмбпμπمبמבםपबम',
    f: 'fvфвφβفפףफव',
    a: 'aаяαاىةאअआा',
    e: 'eiyеэиыйєіεηιيיइईएिीे',
    o: 'oоωעओो',
    u: 'uwуюυوउऊुू',
    l: 'lлλلלल',
    s: 'sztdncсзтднцσςτδνسصزتطدضذثنשסזתטדנןतदनसथ',
    r: 'rjшщжчрρشجرצץרचजशर',
    h: 'hkgqxгхкγκχقكخغعحهגקכךהחकगहखघ',
  },
  '',
);

/** The sounds of kana, column by column. */
const KANA: readonly (readonly [RegExp, Viseme])[] = [
  [/[あかさたなはまやらわがざだばぱぁゃ]/u, 'a'],
  [/[いきしちにひみりぎじぢびぴぃえけせてねへめれげぜでべぺぇ]/u, 'e'],
  [/[うくすつぬふむゆるぐずづぶぷぅゅ]/u, 'u'],
  [/[おこそとのほもよろをごぞどぼぽぉょ]/u, 'o'],
  [/[んっー]/u, 'h'],
];
const KANA_LIPS = /[まみむめもばびぶべぼぱぴぷぺぽ]/u;
const toHiragana = (letter: string): string =>
  /[ァ-ヶ]/u.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60) : letter;

/** Where letters don't tell how a word sounds. */
const GUESSED: readonly Viseme[] = ['a', 's', 'e', 'o', 'h', 'u', 'a', 'l', 'e', 'm'];

const ofLetter = (letter: string): readonly Viseme[] => {
  const kana = toHiragana(letter);
  const vowel = KANA.find(([pattern]) => pattern.test(kana))?.[1];
  if (vowel !== undefined) return KANA_LIPS.test(kana) ? ['m', vowel] : [vowel];
  const base = letter.normalize('NFD').charAt(0);
  const known = LETTERS.get(letter) ?? LETTERS.get(base);
  if (known !== undefined) return [known];
  if (!/[\p{L}\p{N}]/u.test(letter)) return [];
  return [GUESSED[(letter.codePointAt(0) ?? 0) % GUESSED.length] ?? 'a'];
};

/** What a word looks like when it is said, where no sounds of it are known. */
export const visemesOfWord = (word: string): readonly Viseme[] => {
  const all = [...word.toLowerCase()].flatMap(ofLetter);
  return all.filter((viseme, at) => viseme !== all[at - 1]);
};

export const isOpen = (viseme: Viseme): boolean => OPEN.has(viseme);
