import { describe, expect, it } from 'vitest';
import { learn } from '../../../build/learn-addressee';
import { readExamples } from '../../../build/read-examples';
import { featuresOf, PLACES } from '../../../src/adapters/local-planner/addressee/features';
import { makersOdds } from '../../../src/adapters/local-planner/addressee/makers-odds';
import { packWeights, unpackWeights } from '../../../src/adapters/local-planner/addressee/weights';

describe('examples', () => {
  it('are lines of whom, a tab and a clause', () => {
    expect(readExamples('a.txt', '# remark\nM\tno music please\n\nV\tno sugar added\n')).toEqual([
      { text: 'no music please', toMaker: true },
      { text: 'no sugar added', toMaker: false },
    ]);
  });

  it.each(['no music please', 'X\tno music', 'M no music', 'M\t'])(
    'that are none are told with their line: %j',
    (line) => {
      expect(() => readExamples('a.txt', `M\tfine\n${line}`)).toThrow('a.txt:2');
    },
  );
});

describe('weights', () => {
  const examples = readExamples(
    'a.txt',
    'M\tno stock photos\nM\tmake it short\nV\tno hidden fees\nV\tfresh bread daily',
  );

  it('tell apart what they were learned from, and are the same each time', () => {
    const [once, again] = [learn(examples), learn(examples)];
    expect(once).toEqual(again);
    const kept = unpackWeights(packWeights(once.weights, once.bias));
    const odds = (text: string): number =>
      featuresOf(text).reduce((sum, place) => sum + (kept?.at[place] ?? 0), kept?.bias ?? 0);
    expect(odds('no stock photos')).toBeGreaterThan(odds('no hidden fees'));
    expect(odds('make it short')).toBeGreaterThan(odds('fresh bread daily'));
  });

  it('that are cut short are none', () => {
    expect(unpackWeights(packWeights(new Float64Array(PLACES), 0).slice(1))).toBeUndefined();
  });
});

it('sees a clause alike with other numbers, accents and case', () => {
  expect(featuresOf('MÁXIMO 30 segundos')).toEqual(featuresOf('maximo 15 segundos'));
});

it.each<[toMaker: string, toViewers: string]>([
  ['no stock photos please', 'no hidden fees'],
  ['bitte keine Musik', 'kein Zucker, kein Palmöl'],
  ['une voix grave si possible', 'sans rendez-vous'],
  ['que no salga mi cara', 'sin cita previa'],
  ['niente voce fuori campo', 'senza conservanti'],
  ['música animada no fundo', 'música ao vivo às sextas'],
  ['liever geen voice-over', 'zonder afspraak welkom'],
  ['bez lektora proszę', 'bez kolejki i bez stresu'],
  ['sonda logo olsun', 'ilk ders ücretsiz'],
  ['お客様の顔は映さないでください', '駅から徒歩3分です'],
  ['بدون موسيقى لو سمحتم', 'بدون رسوم خفية'],
])('hears the maker in "%s" and viewers in "%s"', (toMaker, toViewers) => {
  expect(makersOdds(toMaker)).toBeGreaterThan(0);
  expect(makersOdds(toViewers)).toBeLessThan(0);
});

it.each(['без музыки, пожалуйста', '我们不要音乐', '음악 없이', 'बिना संगीत के', 'בלי מוזיקה'])(
  'says nothing of a script without examples: %s',
  (clause) => {
    expect(makersOdds(clause)).toBe(0);
  },
);

it('takes a text of any length in little time: only its beginning is read', () => {
  expect(makersOdds('a'.repeat(1_000_000))).toBe(makersOdds('a'.repeat(500_000)));
});
