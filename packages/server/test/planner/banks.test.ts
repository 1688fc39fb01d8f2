/** What adverts say beside what briefs tell: lines that are short, whole and true of everybody, and the trade that they are of. */
import { describe, expect, it } from 'vitest';
import { TRADES, type TradeName } from '../../src/adapters/local-planner/banks/bank';
import { findTrade } from '../../src/adapters/local-planner/banks/find-trade';
import { lexiconOf } from '../../src/adapters/local-planner/languages/languages';
import { visibleWords } from '../../src/adapters/local-planner/reading/measure';
import { BANK_LANGUAGES, bankLinesOf } from './bank-lines';

const tradeOf = (text: string, language: string): TradeName => {
  const { bank, starts } = lexiconOf(language);
  return bank === undefined ? 'any' : findTrade(text, bank, starts);
};

/** The languages that tell who mends from who builds. */
const HAS_FIXING = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv']);

describe.each(BANK_LANGUAGES)('the bank of %s', (language) => {
  const bank = lexiconOf(language).bank;

  it.each(TRADES)('opens, sets the mood, promises and invites for %s', (trade) => {
    const { hooks = [], mood = [], promises = [], calls = [] } = bank?.lines[trade] ?? {};
    expect([hooks.length, mood.length, promises.length, calls.length]).toEqual([3, 3, 2, 2]);
    for (const word of mood) expect(visibleWords(word), word).toBeLessThanOrEqual(2);
  });

  it('has no line of more than seven words, none twice in a trade, and no facts', () => {
    for (const line of bankLinesOf(language)) {
      expect(visibleWords(line), line).toBeLessThanOrEqual(7);
      expect(line).not.toMatch(/[\p{N}%]|[\p{Sc}]/u);
    }
    for (const trade of TRADES) {
      const lines = Object.values(bank?.lines[trade] ?? {}).flat();
      expect(new Set(lines).size, trade).toBe(lines.length);
    }
  });

  it('knows what each trade is called', () => {
    // Not every language has a word of its own for each: then a near trade is found.
    for (const trade of TRADES.filter((name) => name !== 'any' && (name !== 'fixing' || HAS_FIXING.has(language))))
      expect(bank?.lines[trade].names.length, trade).toBeGreaterThan(3);
  });
});

it.each<[string, string, TradeName]>([
  ['en', 'A coffee shop', 'coffee'],
  ['en', 'Dog grooming', 'pets'],
  ['en', 'The bakery is hiring: a weekend assistant', 'jobs'],
  ['de', 'Koch (m/w/d) für unser Gasthaus', 'jobs'],
  ['fr', 'On recrute un coiffeur à Lyon', 'jobs'],
  ['ja', 'パン屋のスタッフ募集', 'jobs'],
  ['en', 'Fernhill Accounting: book-keeping for builders', 'finance'],
  ['en', 'Staff scheduling for busy restaurants', 'any'],
  ['en', 'The Salt Lamps: autumn tour', 'any'],
  ['en', 'Handmade soap from Cornwall', 'scent'],
  ['en', 'Piano tuner in Hexham', 'music'],
  ['en', 'A celebrant called Isla Drummond', 'any'],
  ['en', 'Locksmith', 'fixing'],
  ['de', 'Schlüsseldienst in Jena', 'fixing'],
  ['fr', 'La maison Verdier fabrique des couteaux', 'any'],
  ['it', 'Agriturismo in collina', 'travel'],
  ['en', 'Wedding cakes in Bath', 'sweets'],
  ['en', 'Evening courses for adults', 'education'],
  ['fr', 'Cours de yoga à Nantes', 'wellness'],
  ['pl', 'Gabinetu stomatologicznego w Krakowie', 'health'],
  ['pt', 'Escola de surf na Ericeira', 'outdoors'],
  ['nl', 'Van Dam Kraanverhuur', 'hire'],
  ['tr', 'Kadıköy’de ayakkabı tamircisi', 'repair'],
  ['ar', 'متجر عطور في جدة', 'scent'],
  ['en', 'We shop for our neighbours who cannot, and need three more drivers', 'any'],
  ['de', 'Unsere Stadtbäckerei', 'bakery'],
  ['de', 'Zahnarztpraxis am Markt', 'health'],
  ['de', 'Fahrradladen in Utrecht', 'auto'],
  ['fr', 'Mon salon de coiffure à Lyon', 'hair'],
  ['fr', 'La nuit des jardins', 'any'],
  ['fr', 'Clinique vétérinaire du port', 'pets'],
  ['es', 'Mi gimnasio en Sevilla', 'fitness'],
  ['it', 'Palestra Forza Viva a Bologna', 'fitness'],
  ['pt', 'Padaria da esquina', 'bakery'],
  ['nl', 'Onze fietsenwinkel in Utrecht', 'auto'],
  ['pl', 'Meble z Bieszczad', 'craft'],
  ['tr', 'Fırınım', 'bakery'],
  ['ja', 'うちのラーメン屋', 'restaurant'],
  ['ar', 'مطعم على البحر', 'restaurant'],
  ['sv', 'Bageriet på hörnet', 'bakery'],
  ['en', 'Something else entirely', 'any'],
])('reads in %s "%s" as %s', (language, text, trade) => {
  expect(tradeOf(text, language)).toBe(trade);
});

it.each([
  ['en', 'Our village has one dream for this year and that is a new roof.', 'any'],
  ['en', 'Roofers in Kent, flat and pitched.', 'craft'],
  ['fr', 'On livre vos courses à vélo dans tout Grenoble.', 'any'],
  ['pl', 'Wynajem kamperów z Wrocławia, od 450 zł za dobę.', 'any'],
])(
  'the only word of a trade tells nothing late in a brief, nor what anybody lets or brings: %s %s',
  (language, text, trade) => {
    expect(tradeOf(text, language)).toBe(trade);
  },
);
