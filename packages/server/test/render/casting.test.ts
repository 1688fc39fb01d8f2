/** Who plays in which scene. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { asides, denials } from '../../src/render/stage/asides';
import { castFilm, type Figure, type Stock, type Subject } from '../../src/render/stage/casting';
import { DIRECTIONS } from '../../src/render/stage/directions';
import { isMaterial } from '../../src/render/stage/materials';
import { saidColours } from '../../src/render/stage/said-colours';
import { stockOf } from '../../src/render/stage/stock-of';
import { theirWords } from '../../src/render/stage/their-words';

const figure = (name: string): Figure => ({ name, set: 'fluent', bytes: () => Buffer.from('<svg/>') });

const SUBJECTS: Record<string, Omit<Subject, 'words' | 'at'>> = {
  coffee: { pictures: ['hot-beverage', 'croissant', 'beans'].map(figure), trade: 'food', place: 'cafe', score: 3 },
  tooth: { pictures: [figure('tooth'), figure('toothbrush')], trade: 'health', score: 2 },
  key: { pictures: [figure('key')], trade: 'food', score: 1 },
};

const foundIn = (known: Record<string, Omit<Subject, 'words' | 'at'>>, text: string): Subject[] =>
  Object.entries(known).flatMap(([word, subject]) =>
    text.includes(word) ? [{ ...subject, words: word, at: text.indexOf(word) }] : [],
  );

const stock: Stock = {
  subjects: (text) => foundIn(SUBJECTS, text),
  headFirst: false,
  photo: () => undefined,
  picture: () => undefined,
};

describe('castFilm', () => {
  it('gives a scene what its own words name', () => {
    const casting = castFilm(stock, 'a coffee bar', ['welcome', 'the key to it']);
    expect(casting.trade).toBe('food');
    expect(casting.castFor('welcome', 0)?.hero.name).toBe('hot-beverage');
    expect(casting.castFor('the key to it', 1)).toMatchObject({ hero: { name: 'key' } });
  });

  it('shows somebody who is named beside what they work with', () => {
    const nurse = { pictures: ['health-worker', 'syringe', 'stethoscope'].map(figure), trade: 'health', score: 3 };
    const known = { ...stock, subjects: (text: string) => foundIn({ ...SUBJECTS, nurse }, text) };
    const scenes = ['Hello', 'A nurse for you', 'Call us'];
    const casting = castFilm(known, '', scenes);
    expect(casting.castFor('A nurse for you', 1)).toMatchObject({
      hero: { name: 'stethoscope' },
      second: { name: 'health-worker' },
    });
  });

  it('gives a scene to whom it names at work, and ends with them where it began so', () => {
    const nurse = { pictures: ['health-worker', 'syringe'].map(figure), trade: 'health', score: 3 };
    const known: Stock = {
      ...stock,
      subjects: (text) => foundIn({ ...SUBJECTS, nurse }, text),
      workers: (text) =>
        text.includes('nurse') ? [{ figure: figure('health-worker'), at: text.indexOf('nurse'), length: 5 }] : [],
    };
    const scenes = ['Our nurse comes home', 'A clean tooth', 'Call us'];
    const casting = castFilm(known, '', scenes);
    const heroes = scenes.map((words, index) => casting.castFor(words, index)?.hero.name);
    expect(heroes).toEqual(['health-worker', 'tooth', 'health-worker']);
    expect(casting.castFor(scenes[0] ?? '', 0, { ofThings: true })?.hero.name).toBe('syringe');
    expect(casting.castFor('A clean tooth', 1)?.props.map(({ name }) => name)).not.toContain('health-worker');
    expect(casting.wares.map(({ name }) => name)).not.toContain('health-worker');
  });

  it('shows what a brief only touches on where it is named, and nowhere else', () => {
    const scenes = ['Stretch and breathe with us', 'afterwards there is coffee', 'Come on Monday'];
    const brief =
      'Stretch and breathe with us on chairs. It takes an hour, and afterwards there is coffee. Come on Monday.';
    const casting = castFilm(stock, 'Stretch and breathe with us', scenes, brief);
    expect(casting.trade).toBeUndefined();
    expect(scenes.map((words, index) => casting.castFor(words, index)?.hero.name)).toEqual([
      undefined,
      'hot-beverage',
      undefined,
    ]);
    const rooted = castFilm(stock, 'coffee', scenes, `The coffee bar for you. ${brief}`);
    expect(rooted.castFor('Come on Monday', 2)?.hero.name).toBe('hot-beverage');
  });

  it('leaves scenes that name nothing to their words where one short word alone tells what a film is about', () => {
    // What a film begins with it ends with nevertheless.
    const scenes = ['A key for you', 'Come on Monday', 'Call us'];
    const heroes = (brief: string) =>
      scenes.map((words, index) => castFilm(sure, 'A key', scenes, brief).castFor(words, index)?.hero.name);
    const sure: Stock = { ...stock, subjects: (text) => stock.subjects(text).map((one) => ({ ...one, score: 3 })) };
    expect(heroes('A key for you. Come on Monday. Call us.')).toEqual(['key', undefined, 'key']);
    // A frame of its own is not left empty.
    const framed = castFilm(sure, 'A key', scenes, 'A key for you. Come on Monday. Call us.');
    expect(framed.castFor('Come on Monday', 1, { isFramed: true })?.hero.name).toBe('key');
    // Also where a thing is only touched on, and nothing tells what a film is about.
    const touched = ['Stretch with us', 'afterwards there is coffee', 'Come on Monday'];
    const loose = castFilm(
      stock,
      'Stretch',
      touched,
      'Stretch with us for an hour. Afterwards there is coffee. Come on Monday.',
    );
    expect(loose.chief).toBeUndefined();
    expect(loose.castFor('Come on Monday', 2, { isFramed: true })?.hero.name).toBe('hot-beverage');
    expect(heroes('A key for you. Come on Monday. Call us for a key.')).toEqual(['key', 'key', 'key']);
  });

  it('shows what a film is about where its one word tells it for certain, at its beginning and with nothing else spoken of', () => {
    const sun = { pictures: ['sun', 'house'].map(figure), trade: 'energy', concept: 'solar', score: 3 };
    const scenes = ['Solar', 'Cheaper from day one', 'Call us'];
    const brief = 'Solar. Cheaper from day one. Call us.';
    const heroes = (more: Record<string, Omit<Subject, 'words' | 'at'>>, text = brief) => {
      const own = { Solar: sun, ...more };
      const found: Stock = { ...stock, subjects: (given) => foundIn(own, given) };
      return scenes.map((words, index) => castFilm(found, 'Solar', scenes, text).castFor(words, index)?.hero.name);
    };
    expect(heroes({})).toEqual(['sun', 'house', 'sun']);
    expect(heroes({ tooth: { pictures: [figure('tooth')], trade: 'health', score: 2 } }, `${brief} A tooth.`)[1]).toBe(
      undefined,
    );
  });

  it.each([
    ['solid wood tables', 'wood', 'wood', false, true],
    ['tables of solid wood', 'wood', 'wood', false, true],
    ['Grip on wet rock', 'rock', 'rock', false, true],
    ['Tische aus massivem Holz', 'Holz', 'wood', false, true],
    ['une tasse en céramique bleue', 'céramique', 'amphora', true, true],
    ['Wood from our forest', 'Wood', 'wood', false, false],
    ['Cours de céramique', 'céramique', 'amphora', true, false],
    ['a cup on a table', 'table', 'chair', false, false],
  ])('what is made of something is not that: %s', (text, words, picture, headFirst, expected) => {
    const subject = { words, at: text.indexOf(words), pictures: [figure(picture)], score: 3 };
    expect(isMaterial(text, subject, headFirst)).toBe(expected);
  });

  it('shows no empty bowl for what comes in it', () => {
    const own = {
      Ramen: { pictures: [figure('steaming-bowl')], trade: 'food', concept: 'noodles', score: 3 },
      Bowl: { pictures: [figure('bowl-with-spoon')], trade: 'food', concept: 'bowl', score: 3 },
    };
    const found: Stock = { ...stock, subjects: (text) => foundIn(own, text) };
    const scenes = ['Ramen, hot', 'Bowl for £9', 'Ramen'];
    expect(castFilm(found, 'Ramen', scenes).castFor(scenes[1] ?? '', 1)?.hero.name).toBe('steaming-bowl');
    expect(castFilm(found, 'Bowl', ['Bowl for £9']).castFor('Bowl for £9', 0)?.hero.name).toBe('bowl-with-spoon');
  });

  it.each([
    ['La théière en céramique bleue de Maison Roux', 'fr', ['teapot']],
    ['A yellow teapot from Leeds', 'en', ['teapot']],
    ['The Red Lion: tea from a teapot', 'en', []],
    ['A teapot, hot and strong', 'en', []],
  ])('things are in the colour that is said of them: %s', (text, language, names) => {
    const said = saidColours(stockOf(openArtwork(), language), text, language);
    for (const name of names) expect([...said.keys()]).toContain(name);
    if (names.length === 0) expect([...said]).toEqual([]);
  });

  it('takes no vessel of an offer, and nothing that somebody does, for another thing than the film is about', () => {
    const own = {
      food: { pictures: [figure('bone'), figure('dog')], trade: 'pets', concept: 'pet food', score: 3 },
      bag: { pictures: [figure('handbag')], trade: 'fashion', concept: 'bag', score: 3 },
      plays: { pictures: [figure('performing-arts')], trade: 'event', concept: 'theatre', score: 3 },
    };
    const found: Stock = { ...stock, subjects: (given) => foundIn(own, given) };
    const scenes = ['Dog food, food that helps', 'First bag 30% off', 'Then it plays', 'One of the plays', 'Order'];
    const casting = castFilm(found, 'Dog food', scenes, scenes.join('. '));
    const heroes = scenes.map((words, index) => casting.castFor(words, index)?.hero.name);
    expect(heroes[1]).not.toBe('handbag');
    expect(heroes[2]).not.toBe('performing-arts');
    expect(heroes[3]).toBe('performing-arts');
  });

  it('takes a verb behind a pronoun for no thing that is spelt the same: no ship for "ti porto"', () => {
    const own = {
      porto: { pictures: [figure('ship')], trade: 'travel', concept: 'ship', score: 3 },
      mercati: { pictures: [figure('basket')], trade: 'food', concept: 'market', score: 3 },
    };
    const found: Stock = { ...stock, subjects: (given) => foundIn(own, given) };
    const cast = (words: string) => castFilm(found, '', [words, 'Prenota'], words).castFor(words, 0)?.hero.name;
    expect(cast('Ti porto nei mercati')).not.toBe('ship');
    expect(cast('Una gita al porto')).toBe('ship');
  });

  it('has one product: its price is shown with it, and what else is called the same is it', () => {
    const shoes = ['mans-shoe', 'running-shoe', 'rock'].map(figure);
    const named: Record<string, readonly Figure[]> = { 'trail shoe': shoes.slice(1), 'a shoe': shoes.slice(0, 1) };
    const shop: Stock = {
      ...stock,
      subjects: (text) =>
        Object.entries(named).flatMap(([word, pictures]) =>
          text.includes(word)
            ? [
                {
                  words: word.replace('a ', ''),
                  at: text.indexOf(word),
                  pictures,
                  trade: 'sport',
                  score: word === 'a shoe' ? 2 : 3,
                },
              ]
            : [],
        ),
    };
    const scenes = ['the trail shoe', 'grip', '240 grams a shoe', '129 euros', 'a trail shoe'];
    const casting = castFilm(shop, 'the trail shoe', scenes);
    const heroAt = (index: number, ofFigure = false) =>
      casting.castFor(scenes[index] ?? '', index, { ofFigure })?.hero.name;
    expect([heroAt(0), heroAt(2), heroAt(3, true)]).toEqual(['running-shoe', 'running-shoe', 'running-shoe']);
    expect(heroAt(1)).toBe('rock');
  });

  it('takes nothing for what a film is about that is said not to be there', () => {
    const casting = castFilm(stock, 'no tooth, never a tooth: coffee', ['Zero tooth', 'Come on Monday', 'coffee']);
    expect(casting.trade).toBe('food');
    expect([0, 1, 2].map((index) => casting.castFor('', index)?.hero.name)).not.toContain('tooth');
  });

  it('shows nothing that is said not to be there', () => {
    const casting = castFilm(stock, 'coffee', ['coffee', 'no tooth hurts, never a key', 'a tooth']);
    expect(casting.castFor('no tooth hurts, never a key', 1)?.hero.name).toBe('croissant');
    expect(denials('no van, no fumes', false)(3)).toBe(true);
    expect(denials('by van, no fumes', false)(3)).toBe(false);
    expect(denials('no teatro', true)(3)).toBe(false);
    expect(denials('am 3. Mai Konzert', false)(10)).toBe(false);
    expect(denials('senza zucchero', true)(6)).toBe(true);
  });

  it('takes lines that are not of the brief for ways of speaking', () => {
    const scenes = ['Healthy teeth: a tooth is for life', 'Wake up and smell the coffee'];
    const isTheirs = theirWords('Healthy teeth:  a tooth is for life. Come on Monday.', scenes);
    expect(['Tooth', 'coffee'].map(isTheirs)).toEqual([true, false]);
    // What was told in other words is nobody's quotation.
    expect(theirWords('We look after your smile.', scenes)('coffee')).toBe(true);
  });

  it('shows another side of the film where a scene names nothing, and never the subject beside itself', () => {
    const casting = castFilm(stock, 'coffee', ['one', 'two', 'three']);
    const heroes = [0, 1, 2].map((index) => casting.castFor('nothing', index));
    expect(heroes.map((cast) => cast?.hero.name)).toEqual(['hot-beverage', 'croissant', 'hot-beverage']);
    for (const cast of heroes) expect(cast?.props.map(({ name }) => name)).not.toContain(cast?.hero.name);
  });

  it('shows one product, whatever else is of its kind, and what several words show before what one does', () => {
    const shoes = { pictures: ['running-shoe', 'mans-shoe'].map(figure), trade: 'fashion', score: 3 };
    const casting = castFilm({ ...stock, subjects: () => [{ ...shoes, words: 'shoe', at: 0 }] }, 'shoe', ['one']);
    expect([0, 1].map((index) => casting.castFor('', index)?.hero.name)).toEqual(['running-shoe', 'running-shoe']);
    const said = [
      { pictures: [figure('bed')], trade: 'health', words: 'sleep', at: 0, score: 3 },
      { pictures: [figure('toothbrush'), figure('tooth')], trade: 'health', words: 'toothpaste', at: 20, score: 2.7 },
      { pictures: [figure('toothbrush')], words: 'toothbrush', at: 40, score: 2.4 },
    ];
    const film = castFilm({ ...stock, subjects: () => said }, said.map(({ words }) => words).join(' '.repeat(10)), []);
    expect(film.castFor('', 0)?.hero.name).toBe('toothbrush');
  });

  it.each([
    'bees on the roof',
    'Bienen auf dem Dach',
    'des abeilles sur le toit',
    'a tea without sugar',
    'Tee ohne Zucker',
  ])('takes what only says where it is, or that it is not there, for an aside: %s', (text) => {
    expect(asides(text)(text.lastIndexOf(' ') + 1)).toBe(true);
    expect(asides(text)(0)).toBe(false);
  });

  it.each([
    ['The Church Lane Bakery', 'Church'],
    ['Books, 4 Rue du Port', 'Port'],
    ['Panadería Calle de las Flores', 'Flores'],
    ['Liman Sokak Fırın', 'Liman'],
  ])('takes the name of a street for an aside: %s', (text, name) => {
    expect(asides(text)(text.indexOf(name))).toBe(true);
  });

  it('takes what a film is made for to be what it is about, and whom a thing is for for an aside', () => {
    expect(asides('A trailer for our podcast')('A trailer for our '.length)).toBe(false);
    expect(asides('Werbung für Tee')('Werbung für '.length)).toBe(false);
    expect(asides('A rota for care homes')('A rota for care '.length)).toBe(true);
  });

  it('takes a court with a number for an address, and none without', () => {
    expect(asides('渋谷駅から徒歩3分、パスタ')(2)).toBe(true);
    expect(asides('渋谷のパスタ')(3)).toBe(false);
    expect(asides('27 Larkspur Court')('27 Larkspur '.length)).toBe(true);
    expect(asides('The Tennis Court')('The Tennis '.length)).toBe(false);
  });

  it('hears from the brief what no card says, but never what is only to be made', () => {
    const made: Stock = {
      ...stock,
      subjects: (text) => [
        ...stock.subjects(text),
        ...[...text.matchAll(/video/gu)].map(({ index }) => ({
          ...{ words: 'video', at: index, score: 3 },
          ...{ pictures: [figure('clapper-board')], trade: 'event' },
        })),
      ],
    };
    expect(castFilm(made, 'Hollin', ['Since 1987'], 'A video for our coffee bar').trade).toBe('food');
    expect(castFilm(made, 'Hollin', ['Since 1987'], 'A video, please').trade).toBeUndefined();
    expect(castFilm(made, 'a tooth', ['Since 1987'], 'coffee').trade).toBe('health');
  });

  it('lets what is broad not speak against what is special, wherever it is said', () => {
    const broad = (words: string, at: number): Subject => ({
      ...{ words, at, score: 1.2, trade: 'finance' },
      pictures: [figure('coin')],
    });
    const paid: Stock = {
      ...stock,
      subjects: (text) => [
        ...stock.subjects(text),
        ...[...text.matchAll(/price|review/gu)].map(({ 0: word, index }) => broad(word, index)),
      ],
    };
    expect(castFilm(paid, 'price review price', ['price', 'review'], 'coffee').trade).toBe('food');
    expect(castFilm(paid, 'price review', ['price'], '').trade).toBe('finance');
  });

  it('takes no walk, hill or place for a street where it is none', () => {
    for (const text of ['dog walk in the park', 'A place, dog and cat', 'Dog. Walk on'])
      expect(asides(text)(text.toLowerCase().indexOf('dog'))).toBe(false);
  });

  it('shows beside a figure what is counted, stars beside a rating, what is sold beside a price, and else nothing', () => {
    const rated = { ...stock, picture: (name: string) => (name === 'star' ? figure(name) : undefined) };
    const casting = castFilm(rated, 'coffee', ['98 % come again', 'Rated 4.9 stars by 320 guests']);
    expect(casting.castFor('Two for £18 on weekdays', 1, { ofFigure: true })?.hero).toBeDefined();
    expect(casting.castFor('98 % come again', 1, { ofFigure: true })).toBeUndefined();
    expect(casting.castFor('98 % like the coffee', 1, { ofFigure: true })?.hero.name).toBe('hot-beverage');
    for (const ofFigure of [true, false])
      expect(casting.castFor('Rated 4.9 stars by 320 guests', 1, { ofFigure })?.hero.name).toBe('star');
  });

  it('gives a line that is told by itself the lead that it names, or another side of the film', () => {
    const casting = castFilm(stock, 'a coffee bar', ['the key', 'nothing']);
    const leads = casting.castFor('the key', 0, { told: ['the key to it', 'nothing'] })?.leads;
    expect(leads?.get('the key to it')?.name).toBe('key');
    expect(leads?.get('nothing')?.name).not.toBe(undefined);
    expect(casting.castFor('the key', 0)?.leads.size).toBe(0);
  });

  it('keeps to the trade that is spoken of most', () => {
    const casting = castFilm(stock, 'coffee', ['a tooth', 'the key']);
    expect(casting.trade).toBe('food');
    expect(casting.castFor('a tooth', 1)?.hero.name).not.toBe('tooth');
  });

  it('takes what is said of a thing for less than the thing', () => {
    expect(castFilm(stock, 'tooth coffee', []).trade).toBe('food');
    expect(castFilm(stock, 'coffee tooth', []).trade).toBe('health');
    expect(castFilm({ ...stock, headFirst: true }, 'coffee tooth', []).trade).toBe('food');
  });

  it('takes what is named first for what a film is about', () => {
    const both = { ...stock, subjects: (text: string) => stock.subjects(text).map((one) => ({ ...one, score: 2 })) };
    expect(castFilm(both, 'a tooth, then coffee', []).trade).toBe('health');
    expect(castFilm(both, 'coffee, then a tooth', []).trade).toBe('food');
  });

  it('never makes the weather or the hour its subject', () => {
    const wet: Stock = {
      ...stock,
      subjects: (text) => [
        ...stock.subjects(text),
        { words: 'rain', at: 0, pictures: [figure('cloud-with-rain')], concept: 'rain', trade: 'nature', score: 5 },
      ],
    };
    expect(castFilm(wet, 'coffee', ['tested in rain']).trade).toBe('food');
    expect(castFilm(wet, 'coffee', ['tested in rain']).castFor('rain', 0)?.hero.name).toBe('hot-beverage');
    expect(castFilm(wet, 'nothing', ['tested in rain']).castFor('rain', 0)).toBeUndefined();
  });

  it('lets things of the trade lie beside a subject that has too few of its own', () => {
    const named: Stock = { ...stock, picture: (name) => figure(name) };
    expect(
      castFilm(named, 'tooth', [])
        .castFor('tooth', 0)
        ?.props.map(({ name }) => name),
    ).toEqual(['toothbrush', ...DIRECTIONS.health.props]);
  });

  it('takes no mere keyword for a thing', () => {
    const loose: Stock = { ...stock, subjects: () => [{ words: 'x', at: 0, pictures: [figure('lion')], score: 1.1 }] };
    expect(castFilm(loose, 'x', ['x']).castFor('x', 0)).toBeUndefined();
  });

  it('lets a name that is written as one with a house tell which, and shows nothing that only says where', () => {
    const bear = { pictures: [figure('polar-bear')], words: 'シロクマ', at: 0, score: 2.5 };
    const house = { pictures: [figure('plate')], trade: 'food', words: '食堂', at: 4, score: 2, concept: 'house' };
    expect(castFilm({ ...stock, subjects: () => [bear, house] }, 'シロクマ食堂', ['一']).chief?.name).toBe('plate');
    const fire = (text: string) => ({
      pictures: [figure('fire')],
      words: 'fire',
      at: text.indexOf('fire'),
      score: 2.3,
    });
    const subjects = (text: string) => [...stock.subjects(text), ...(text.includes('fire') ? [fire(text)] : [])];
    const lit = { ...stock, subjects };
    const scenes = ['coffee', 'warm up by the fire', 'coffee'];
    expect(castFilm(lit, 'coffee', scenes).castFor('warm up by the fire', 1)?.hero.name).toBe('croissant');
  });

  it('casts nobody when no words name anything', () => {
    const casting = castFilm(stock, 'hello', ['there']);
    expect(casting.trade).toBeUndefined();
    expect(casting.castFor('there', 0)).toBeUndefined();
  });

  it('takes no trade that has no direction', () => {
    const odd: Stock = {
      ...stock,
      subjects: () => [{ words: 'key', at: 0, pictures: [figure('key')], trade: 'alchemy', score: 1 }],
    };
    expect(castFilm(odd, 'x', []).trade).toBeUndefined();
  });
});
