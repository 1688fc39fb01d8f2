/** What a planner takes a brief to be of goes before what else its words name. */
import { describe, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { TRADES } from '../../src/domain/trades';
import { castFilm, type Figure, type Stock, type Subject } from '../../src/render/stage/casting';
import { plannedTrade } from '../../src/render/stage/planned-trades';

const figure = (name: string): Figure => ({ name, set: 'fluent', bytes: () => Buffer.from('<svg/>') });

const THINGS: Record<string, Pick<Subject, 'trade' | 'score'>> = {
  webcam: { trade: 'tech', score: 2.7 },
  telly: { trade: 'tech', score: 2.6 },
  dog: { trade: 'pets', score: 2 },
  toy: { trade: 'children', score: 2.3 },
  wine: { trade: 'food', score: 2.7 },
  brewery: { trade: 'food', score: 2.2 },
  tooth: { trade: 'health', score: 2.9 },
};

const stock: Stock = {
  subjects: (text) =>
    Object.entries(THINGS).flatMap(([words, thing]) =>
      text.includes(words)
        ? [{ ...thing, words, concept: words, at: text.indexOf(words), pictures: [figure(words)] }]
        : [],
    ),
  headFirst: false,
  photo: () => undefined,
  picture: figure,
};

describe('castFilm, told by the planner', () => {
  it('is of its trade, whatever else is spoken of more', () => {
    const [title, scenes, brief] = ['Hollin', ['a webcam, a telly', 'see your dog'], 'a webcam, a telly, and your dog'];
    expect(castFilm(stock, title, scenes, brief).trade).toBe('technology');
    const told = castFilm(stock, title, scenes, brief, 'pets');
    expect([told.trade, told.chief?.name]).toEqual(['children', 'dog']);
    expect(castFilm(stock, title, scenes, brief, 'shop').trade).toBe('technology');
  });

  it('shows its own things before what only looks alike, or is of it as well', () => {
    const chief = (brief: string, trade: 'pets' | 'bar') =>
      castFilm(stock, 'Hollin', [brief], brief, trade).chief?.name;
    expect(chief('a toy, then a dog', 'pets')).toBe('dog');
    expect(chief('good wine, and a brewery', 'bar')).toBe('brewery');
  });

  it('goes by what the title or the first line names for certain, and takes no further line for it', () => {
    expect(castFilm(stock, 'The tooth', ['nothing'], 'nothing', 'pets').trade).toBe('health');
    expect(castFilm(stock, 'Hollin', ['nothing'], 'A tooth, and a dog', 'pets').trade).toBe('health');
    expect(castFilm(stock, 'Hollin', ['nothing'], 'Welcome.\nA tooth, and a dog', 'pets').trade).toBe('children');
  });

  it('shows a picture of the trade where nothing of it is named', () => {
    const told = castFilm(stock, 'Hollin', ['one', 'two'], '', 'coffee');
    expect([told.trade, told.castFor('one', 0)?.hero.name]).toEqual(['food', 'hot-beverage']);
    expect(castFilm(stock, 'Hollin', ['one', 'two']).castFor('one', 0)).toBeUndefined();
  });
});

it('has pictures for every trade but those that are of everything', () => {
  const artwork = openArtwork({});
  const without = TRADES.filter((name) => plannedTrade(name, undefined) === undefined);
  expect(without).toEqual(['education', 'jobs', 'shop', 'any']);
  for (const name of TRADES)
    for (const shown of plannedTrade(name, undefined)?.shows ?? []) expect(artwork.picture(shown), shown).toBeDefined();
});
