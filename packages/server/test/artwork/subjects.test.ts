import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { locateArtwork } from '../../src/artwork/locate-artwork';
import { openArtwork } from '../../src/artwork/open-artwork';
import type { Subjects } from '../../src/artwork/words/word-table';
import { rateNouns } from './rate-nouns';

const artwork = openArtwork();
const first = (text: string, language: string) => artwork.subjects(text, language)[0];
const shown = (text: string, language: string) => first(text, language)?.pictures[0]?.name;
const concepts = (text: string, language: string) => artwork.subjects(text, language).map(({ concept }) => concept);

describe('nouns in eleven languages', () => {
  const lists = ['everyday', 'unseen', 'fresh', 'last', 'final', 'plain', 'further', 'other', 'held'].map((name) =>
    rateNouns(artwork, fileURLToPath(new URL(`${name}-nouns.tsv`, import.meta.url))),
  );
  const languages = [...(lists[0]?.keys() ?? [])];
  const shares = (language?: string) => {
    const rates = lists.flatMap((list) =>
      [...list].filter(([name]) => language === undefined || name === language).map(([, rate]) => rate),
    );
    const sum = (of: 'words' | 'fitting' | 'none' | 'wrong') => rates.reduce((total, rate) => total + rate[of], 0);
    const share = (of: 'fitting' | 'none' | 'wrong') => Math.round((sum(of) / sum('words')) * 1000) / 10;
    return { words: sum('words'), fitting: share('fitting'), none: share('none'), wrong: share('wrong') };
  };

  it('are shown fittingly, or not at all', () => {
    console.table(
      Object.fromEntries([...languages, undefined].map((language) => [language ?? 'all', shares(language)])),
    );
    expect(languages).toHaveLength(11);
    // Words without a picture are set with type. No language may fall far behind the others.
    expect(shares().wrong).toBeLessThanOrEqual(1.6);
    expect(shares().fitting).toBeGreaterThanOrEqual(93);
    for (const language of languages) expect(shares(language).fitting, language).toBeGreaterThanOrEqual(88);
  });
});

it.each(['en', 'ja', 'ar', 'de'])('reads an emoji as what it shows, unless it adorns: %s', (language) => {
  expect(first('🍕🔥 2 × 9,90', language)).toMatchObject({ concept: 'pizza', trade: 'food' });
  expect(shown('🐌', language)).toBe('snail');
  expect(artwork.subjects('🔥✨🎉', language)).toEqual([]);
});

it('has pictures of every concept that draw, and are no flat sign', async () => {
  const { concepts } = JSON.parse(readFileSync(join(locateArtwork(), 'subjects.json'), 'utf8')) as Subjects;
  const names = new Set(concepts.flatMap(({ pictures }) => pictures));
  expect(names.size).toBeGreaterThan(250);
  const canvas = createCanvas(24, 24);
  const context = canvas.getContext('2d');
  for (const wanted of names) {
    const [name = '', set] = wanted.split(':').reverse();
    const picture = artwork.picture(name, set === 'noto' ? set : undefined);
    context.clearRect(0, 0, 24, 24);
    context.drawImage(await loadImage(picture?.bytes(24) ?? ''), 0, 0);
    const { data } = context.getImageData(0, 0, 24, 24);
    const tones = new Set(
      Array.from({ length: 24 * 24 }, (_, at) => (data[at * 4 + 3] ?? 0) > 200 && data[at * 4 + 1]),
    );
    expect(tones.size, wanted).toBeGreaterThan(8);
  }
});

describe('what a sentence is about', () => {
  it.each([
    ['en', 'A calm advert for a coffee shop', 'hot-beverage', 'food', 'cafe'],
    ['en', 'A calm advert for a coffee bar', 'hot-beverage', 'food', 'cafe'],
    ['de', 'Zahnarztpraxis Dr. Weber: sanfte Behandlung für Kinder', 'tooth', 'health', 'clinic'],
    ['fr', 'Notre cabinet d’avocats vous conseille', 'balance-scale', 'law', 'office'],
    ['pt-BR', 'Energia solar para a sua casa', 'sun', 'energy', 'garden'],
    ['nl', 'Verhuizen zonder stress', 'package', 'home', 'street'],
    ['pl', 'Nasza kawiarnia w Krakowie otwiera nowy ogród', 'hot-beverage', 'food', 'cafe'],
    ['tr', 'Diş kliniğimizde gülüşünüz güvende', 'tooth', 'health', 'clinic'],
    ['ja', '新しい歯科医院がオープンします', 'tooth', 'health', 'clinic'],
    ['ar', 'مطعمنا الجديد يقدم أفضل القهوة في المدينة', 'hot-beverage', 'food', 'cafe'],
  ])('is found in %s: %s', (language, text, picture, trade, place) => {
    expect(shown(text, language)).toBe(picture);
    expect(first(text, language)).toMatchObject({ trade, place });
  });

  it('takes what goes for what grows on trees only where it is named', () => {
    expect(concepts('The last train leaves at eight', 'en')).not.toContain('leaf');
    expect(shown('The last train leaves at eight', 'en')).not.toMatch(/leaf/u);
  });

  it.each([
    ['en', 'Cold brew on tap all summer', '', 'cup-with-straw'],
    ['de', 'Unser Eiskaffee ist wieder da', '', 'cup-with-straw'],
    ['fr', 'Un café glacé en terrasse', '', 'cup-with-straw'],
    ['ja', 'アイスコーヒーはじめました', '', 'cup-with-straw'],
    ['en', 'Beans are roasted every Tuesday', 'Northside coffee', 'coffee-beans'],
    ['de', 'Frische Bohnen jeden Dienstag', 'Kaffee aus Leeds', 'coffee-beans'],
    ['en', 'Beans and rice, cooked slowly', 'Our kitchen', 'beans'],
    ['en', 'A sole made of castor beans', 'The lightest shoe', 'running-shoe'],
    ['en', 'Cold and flu season is here', '', 'pill'],
    ['en', 'A hot tub under the trees', '', 'bathtub'],
    ['en', 'Dry cleaning in a day', '', 't-shirt'],
    ['nl', 'Gerecyclede flessen worden garen', '', 'cup-with-straw'],
  ])('is meant by several words, or by what is said around them, in %s: %s (%s)', (language, text, about, picture) => {
    const all = artwork.subjects(text, language, about).map(({ pictures }) => pictures[0]?.name);
    expect(all).toContain(picture);
    expect(all).not.toContain('snowman');
    expect(all).not.toContain('snowflake');
  });

  it.each([
    ['en', 'Come and pick yours', 'pick'],
    ['en', 'Rates from £30 a week', 'rat'],
    ['de', 'Jetzt online Buchen und sparen', 'books'],
    ['fr', 'Des cours élevés au rang d’art', 'school'],
    ['es', 'Te llamamos unas horas antes', 'teapot'],
    ['it', 'Non sei ancora dei nostri?', 'anchor'],
    ['pt', 'Estamos no centro da cidade', 'knot'],
    ['nl', 'De beste school van Dordrecht', 'balance-scale'],
    ['pl', 'Nowa sala, mała grupa', 'new-moon'],
    ['tr', 'Kısa sürede iki kişi için', 'snowflake'],
    ['ja', '火・木は休みです', 'fire'],
    ['ar', 'اعلم بأن الخدمة مجانية', 'glass-of-milk'],
  ])('sees no thing in what is written like one, in %s: %s (%s)', (language, text, picture) => {
    const all = artwork
      .subjects(text, language)
      .flatMap(({ pictures }) => pictures.slice(0, 1).map(({ name }) => name));
    expect(all).not.toContain(picture);
  });

  it('tells accents apart where only one of two words is a thing', () => {
    expect(shown('Una taza de té caliente', 'es')).not.toBe(undefined);
    expect(concepts('Sirven té de menta', 'es')).toContain('tea');
    expect(concepts('No te lo pierdas', 'es')).not.toContain('tea');
  });

  it('takes the picture that is better in the other set', () => {
    expect(first('coffee', 'en')?.pictures[0]?.set).toBe('noto');
  });

  it.each([
    ['de', 'Straßenbahn', 'tram', 'travel'],
    ['en', 'headphones', 'headphone', 'music'],
    ['fr', 'mosquée', 'mosque', 'event'],
    ['es', 'estadio', 'stadium', 'sport'],
    ['it', 'traghetto', 'ferry', 'travel'],
    ['pl', 'radio', 'radio', 'music'],
    ['en', 'stopwatch', 'stopwatch', undefined],
  ])(
    'shows what has a picture of its own as that, in the colours of its concept (%s: %s)',
    (language, word, picture, trade) => {
      expect(shown(word, language)).toBe(picture);
      if (trade !== undefined) expect(first(word, language)?.trade).toBe(trade);
    },
  );

  it('leaves a name that is that of another thing in one language alone to its concept', () => {
    expect(shown('casque', 'fr')).toBe('rescue-workers-helmet');
    expect(shown('Flügel', 'de')).toBe('musical-keyboard');
  });

  it('puts what is special before what is broad', () => {
    expect(concepts('Our company makes ideas grow with flowers for friends', 'en')[0]).toBe('florist');
  });

  it('settles a word of two concepts by what else is spoken of', () => {
    expect(concepts('Une salade d’avocat et de crevettes', 'fr')).toContain('avocado');
    expect(concepts('Un avocat pour votre contrat', 'fr')).toContain('law');
    expect(concepts('Cabinet Moreau, avocats à Lyon', 'fr')).toEqual(['law']);
  });

  it.each([
    ['en', 'a rose', 'rose'],
    ['de', 'Die Rose', 'rose'],
    ['fr', 'une rose', 'rose'],
    ['it', 'La tartaruga', 'turtle'],
    ['nl', 'een schildpad', 'turtle'],
    ['en', 'The', undefined],
  ])('takes an article and a name for the name (%s: %s)', (language, text, picture) => {
    expect(shown(text, language)).toBe(picture);
  });

  it('shows nothing for a mere keyword', () => {
    expect(artwork.named('sheep', 'en')[0]?.pictures[0]?.name).toBe('ram');
    expect(concepts('We count sheep as we like it', 'en')).toEqual([]);
  });

  it.each([
    ['fr', "Proposer de l'aide dès demain, mais fermé le soir, avec des amis"],
    ['de', 'Der Ton macht die Musik der Liebe Grüße aus der Zeit'],
    ['nl', 'Er was meer en wij komen graag'],
  ] as const)('takes small words of %s for no thing', (language, text) => {
    expect(concepts(text, language)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/board game|corn|farm|pottery|valentine|river|laundry|bowl/u)]),
    );
  });

  it('takes no verb for a thing', () => {
    expect(concepts('Call us. Book now and watch it grow', 'en')).toEqual([]);
    expect(concepts('A book and a watch for your old friend', 'en')).toEqual(
      expect.arrayContaining(['library', 'watch']),
    );
  });

  it.each([
    ['de', 'Bäume', 'evergreen-tree'],
    ['nl', 'bomen', 'evergreen-tree'],
    ['en', 'cherries', 'cherries'],
    ['en', 'knives', 'kitchen-knife'],
    ['en', 'loaves', 'bread'],
    ['en', 'bakeries', 'croissant'],
    ['en', 'mice', 'mouse'],
    ['de', 'Fahrradwerkstatt', 'bicycle'],
    ['de', 'Kinderzahnarzt', 'tooth'],
    ['de', 'Rechtsanwaltskanzlei', 'balance-scale'],
    ['de', 'Blumensträuße', 'bouquet'],
    ['de', 'Handtuchhalter', undefined],
    ['nl', 'koffiebranderij', 'hot-beverage'],
    ['nl', 'tandartspraktijken', 'tooth'],
    ['fr', 'chevaux', 'horse'],
    ['fr', 'cabinets d’avocats', 'balance-scale'],
    ['it', 'amici a quattro zampe', undefined],
    ['pl', 'kwiaciarnie', 'bouquet'],
    ['pt-BR', 'caminhões', 'articulated-lorry'],
    ['ar', 'سيارات', 'automobile'],
    ['de', 'Handtuch', undefined],
    ['en', 'record player', 'musical-notes'],
    ['en', 'kite player', undefined],
    ['ja', 'ドローン', undefined],
    ['ar', 'بجعة', 'swan'],
    ['en', 'sword', 'crossed-swords'],
    ['xx', 'coffee', undefined],
    ['en', '', undefined],
    ['en', 'constructor', undefined],
  ])('knows forms and no halves of a name (%s: %s)', (language, name, picture) => {
    expect(artwork.named(name, language)[0]?.pictures[0]?.name).toBe(picture);
  });
});
