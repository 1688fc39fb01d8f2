/** Scenes are cut into shots that follow one another without a gap, and say all that the scene says. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { BEATS } from '../../src/render/beats/infer-beat';
import { STILL } from '../../src/render/film/film';
import { still } from '../../src/render/layout/part';
import type { RouteAct } from '../../src/render/routes/act';
import { stagedScene } from '../../src/render/scenes/staged-scene';
import { closeUpOf, seenNear } from '../../src/render/stage/close-up';
import { COMPOSITIONS } from '../../src/render/stage/compositions';
import { BEYOND, shotsOf } from '../../src/render/stage/shots';
import { readCopy } from '../../src/render/text/copy';
import { firstScene, motion } from './fixtures';

const shotsFor = async (text: string, beat: string, seconds: number, more = {}) => {
  const { setting } = await firstScene(motion(text, beat, { duration: seconds }), more);
  return shotsOf(beat as (typeof BEATS)[number], readCopy(text, undefined, 'spare'), setting);
};

it('has words that were said in the shot before stand when it is cut to', async () => {
  const input = await firstScene(motion('Delivery is free in November\nOrder today', 'hook', { duration: 5 }));
  const hero = createCanvas(40, 40);
  const { layers, shots = [] } = stagedScene(input, {
    hero,
    name: 'package',
    steams: false,
    props: [],
    pictures: new Map(),
  });
  const cut = shots[1]?.from ?? 0;
  const after = layers.filter(({ text, shows }) => text !== undefined && shows?.from === cut);
  const comes = (of: string) =>
    after.filter(({ text }) => of.includes(text ?? '')).map(({ enter }) => enter.at + enter.seconds);
  expect(comes('Delivery is free in November').length).toBeGreaterThan(0);
  expect(Math.max(...comes('Delivery is free in November'))).toBeLessThanOrEqual(cut);
  expect(comes('Order today').length).toBeGreaterThan(0);
});

describe('shotsOf', () => {
  it.each(BEATS)('covers the scene and both cuts without a gap: %s', async (beat) => {
    for (const seconds of [1, 3, 3.5, 5, 10]) {
      const shots = await shotsFor('Slow mornings, strong coffee\nRoasted here', beat, seconds);
      expect(shots[0]?.span.from).toBe(-BEYOND);
      expect(shots.at(-1)?.span.until).toBe(seconds + BEYOND);
      for (const [at, { span }] of shots.entries()) {
        expect(span.until).toBeGreaterThan(span.from);
        if (at > 0) expect(span.from).toBe(shots[at - 1]?.span.until);
      }
    }
  });

  it('says everything in the last shot of a short pair, and its beginning in the first', async () => {
    const shots = await shotsFor('Two flat whites for one\nUntil Sunday', 'hook', 4);
    expect(shots).toHaveLength(2);
    expect(shots[0]?.copy).toMatchObject({ headline: 'Two flat whites for one', lines: [] });
    expect(shots[1]?.copy).toMatchObject({ headline: 'Two flat whites for one', lines: ['Until Sunday'] });
    const alone = await shotsFor('Two flat whites for the price of one', 'hook', 5);
    expect(alone[0]?.copy.headline).toBe('Two flat whites for the price of one');
  });

  it('shows an offer with its condition in one shot, however long, and what stands by itself in two', async () => {
    const offer = await shotsFor('Two flat whites\nfor the price of one until Sunday', 'hook', 6);
    expect(offer.at(-1)?.copy).toMatchObject({
      headline: 'Two flat whites',
      lines: ['for the price of one until Sunday'],
    });
    const two = await shotsFor('Small-batch beans for everybody\nRoasted here every morning', 'hook', 6);
    expect(two.at(-1)?.copy.lines).toEqual([]);
  });

  it('cuts to a quotation again, with the same words, and counts no figure anew', async () => {
    const quoted = await shotsFor('“The quietest night I ever had on rails.”\nInes, Porto', 'quote', 6);
    expect(quoted.length).toBeGreaterThan(1);
    expect(new Set(quoted.map(({ copy }) => copy.headline)).size).toBe(1);
    const figure = await shotsFor('92 %\nof our trains arrive on time', 'stat', 10);
    expect(figure.filter(({ beat }) => beat === 'stat')).toHaveLength(1);
  });

  it.each([
    ['Open Tuesday to Sunday, from the first of May', 'Open Tuesday to Sunday'],
    ['Open on Tuesday and on Sunday', 'Open on Tuesday and on Sunday'],
    ['Fertig in 24 Stunden', 'Fertig in 24 Stunden'],
    ['Ouvert en mars et en avril', 'Ouvert en mars et en avril', 'fr'],
    ['Tea for\n£2', 'Tea for £2'],
    ['Kaffee mit\nSahne', 'Kaffee mit Sahne', 'de'],
    ['Contracts read in plain words', 'Contracts read in plain words'],
    ['Una hora solo para ti', 'Una hora solo para ti', 'es'],
    ['Jetzt starten auf\nfuchs.example', 'Jetzt starten auf fuchs.example', 'de'],
    ['Enough\nof waiting', 'Enough'],
  ])('begins with nothing that is wrong or unfinished by itself: %s', async (text, said, language = 'en') => {
    const [first] = await shotsFor(text, 'hook', 5, { language });
    expect(first?.copy.headline).toBe(said);
  });

  it.each(['020 7946 0110', 'hotel.example'])('leads to %s by who is reached there, or not at all', async (reached) => {
    const named = await shotsFor(`Call\n${reached}\nHotel Holm`, 'cta', 5);
    expect(named.map(({ copy }) => copy.headline)).toEqual(['Hotel Holm', 'Call']);
    const alone = await shotsFor(`Call\n${reached}`, 'cta', 5);
    expect(alone.map(({ copy }) => [copy.headline, ...copy.lines])).toEqual([['Call', reached]]);
  });

  it.each(['Lunch from 1,200 yen every day', 'ランチは1,200円から毎日'])('tears no number: %s', async (text) => {
    const [first] = await shotsFor(text, 'hook', 5);
    expect(first?.copy.headline).not.toMatch(/1$/u);
  });

  it('tells several lines one after the other, each as long as it takes to read, cut on the beat', async () => {
    const text = 'Open from seven\nBread from our own oven, and cakes on Sunday\nAt the bridge';
    const { setting } = await firstScene(motion(text, 'body', { duration: 6 }));
    const shots = shotsOf('body', readCopy(text, undefined, 'spare'), setting).filter(({ turn }) => turn === undefined);
    expect(shots.map(({ copy }) => [copy.headline, ...copy.lines].join('|')).join('|')).toBe(
      text.replaceAll('\n', '|'),
    );
    expect(new Set(shots.map(({ composition }) => composition)).size).toBe(3);
    const cuts = shots.slice(0, -1).map(({ span }) => span.until);
    const away = (cut: number): number => Math.min(...setting.beats.map((beat) => Math.abs(beat - cut)));
    for (const cut of cuts) expect(away(cut)).toBeLessThanOrEqual(0.5 / 30 + 1e-9);
    const [first = 0, second = 0] = cuts;
    expect(second - first).toBeGreaterThan(first);
  });

  it('tells lines together where there is no time for a shot of each', async () => {
    const shots = await shotsFor('One\nTwo\nThree\nFour\nFive\nSix\nSeven', 'hook', 3.2);
    expect(shots).toHaveLength(2);
    expect(shots.flatMap(({ copy }) => [copy.headline, ...copy.lines])).toHaveLength(7);
  });

  it('cuts nothing that is short, or one line that is long to read', async () => {
    expect(await shotsFor('Slow mornings', 'hook', 2.5)).toHaveLength(1);
    expect(await shotsFor('many words to be read '.repeat(6), 'body', 8)).toHaveLength(1);
  });

  it('lets no words stand longer than a few seconds in one place, where they can be read in less', async () => {
    for (const beat of ['hook', 'body'])
      for (const seconds of [3, 4.4, 7, 10]) {
        const shots = await shotsFor('Slow mornings, strong coffee', beat, seconds);
        for (const [at, { span, composition, turn }] of shots.entries()) {
          const stands = Math.min(seconds, span.until) - Math.max(0, span.from);
          expect(stands, `${beat} of ${seconds} s, shot ${at}`).toBeLessThan(3);
          expect(stands).toBeGreaterThan(1);
          if (turn !== undefined) expect(composition).not.toEqual(shots[at - 1]?.composition);
        }
      }
  });

  it('ends a held scene with a near look on the beat, when its words have been read, and leads a last one with it', async () => {
    const act: RouteAct = { shows: 'x', holds: true, arrange: () => COMPOSITIONS.pedestal.tall };
    const { setting } = await firstScene(motion('Fresh coffee', 'body', { duration: 5 }));
    const copy = readCopy('Fresh coffee', undefined, 'spare');
    const shot = (beat: 'body' | 'cta', more: Partial<typeof setting> = {}, less: Partial<RouteAct> = {}) =>
      shotsOf(beat, copy, { ...setting, count: 3, ...more }, { ...act, ...less })[0];
    const held = shot('body');
    expect(held?.closeUp?.until).toBe(held?.span.until);
    const cut = held?.closeUp?.from ?? 0;
    expect(5 - cut).toBeGreaterThanOrEqual(1);
    expect(cut).toBeGreaterThan(2);
    expect(Math.min(...setting.beats.map((beat) => Math.abs(beat - cut)))).toBeLessThanOrEqual(0.5 / 30 + 1e-9);
    const last = shot('cta', { index: 2 });
    expect(last?.closeUp?.from).toBe(last?.span.from);
    expect(last?.closeUp?.until).toBeLessThan(2.1);
    expect(shot('body', {}, { closeUps: false })?.closeUp).toBeUndefined();
    expect(shot('body', { seconds: 2.5 })?.closeUp).toBeUndefined();
  });

  it('tells lines that a route would hold one by one, in turn with looks at what they name, the last by the route', async () => {
    const act: RouteAct = { shows: 'x', holds: true, tells: 'turns', arrange: () => COMPOSITIONS.pedestal.tall };
    const text = 'A first visit takes twenty minutes\nWe count the teeth together\nNothing hurts at all';
    const { setting } = await firstScene(motion(text, 'body', { duration: 9 }));
    const told = (copy: string, own: RouteAct) => shotsOf('body', readCopy(copy, undefined, 'spare'), setting, own);
    const turns = told(text, act);
    expect(turns.map(({ copy }) => copy.headline)).toEqual(text.split('\n'));
    expect(turns.map(({ isInsert = false }) => isInsert)).toEqual([false, true, false]);
    expect(told(text, { ...act, tells: 'all' }).some(({ isInsert }) => isInsert)).toBe(false);
    const { tells: _, ...held } = act;
    expect(told(text, held)).toHaveLength(2);
    expect(
      told('A first visit takes twenty minutes\nWe count the teeth together', act).at(-1)?.copy.lines,
    ).toHaveLength(1);
  });

  it('sees from near what was in a part of the frame, as large as it goes, and nothing beyond the frame', () => {
    const size = { width: 1000, height: 500 };
    const look = closeUpOf({ x: 800, y: 300, width: 200, height: 200 }, size);
    expect(look.x + 1000 * look.scale).toBeCloseTo(1000);
    expect(look.y + 500 * look.scale).toBeCloseTo(500);
    const lens = { zoom: () => 1, x: () => 4, y: () => 0, centre: { x: 900, y: 400 } };
    const layer = {
      enter: STILL,
      ...still({ x: 800, y: 300, width: 200, height: 200 }, () => {}),
      lens,
      move: { x: () => 10 },
    };
    const [near, ...none] = seenNear(
      [
        layer,
        { enter: STILL, ...still({ x: 0, y: 0, width: 9, height: 9 }, () => {}) },
        { ...layer, holdsWords: true },
      ],
      look,
      {
        from: 1,
        until: 2,
      },
    );
    expect(none).toEqual([]);
    expect(near?.box.width).toBeCloseTo(200 * look.scale, -1);
    expect(near?.box.x).toBeGreaterThanOrEqual(400);
    expect(near?.move?.x?.(0)).toBeCloseTo(10 * look.scale);
    expect(near?.lens?.x(0)).toBeCloseTo(4 * look.scale);
    expect(near?.shows).toEqual({ from: 1, until: 2 });
  });

  it('mirrors the frame for words that begin on the right', async () => {
    const [left] = await shotsFor('Fresh coffee', 'hook', 2, { aspect: '16:9' });
    const [right] = await shotsFor('قهوة طازجة', 'hook', 2, { aspect: '16:9', language: 'ar' });
    expect(left?.composition.hero.x).toBeCloseTo(1 - (right?.composition.hero.x ?? 0));
  });

  it('lets the seed choose the side of a route that arranges its shots, unless it reads one way', async () => {
    const { setting } = await firstScene(motion('Fresh coffee', 'hook'), { aspect: '16:9' });
    const copy = readCopy('Fresh coffee', undefined, 'spare');
    const sides = (act: RouteAct) =>
      new Set(
        Array.from(
          { length: 12 },
          (_, seed) => shotsOf('hook', copy, { ...setting, seed }, act)[0]?.composition.hero.x,
        ),
      ).size;
    const arrange = () => COMPOSITIONS.pedestal.wide;
    expect(sides({ shows: 'x', arrange })).toBe(2);
    expect(sides({ shows: 'x', arrange, readsOneWay: true })).toBe(1);
  });
});
