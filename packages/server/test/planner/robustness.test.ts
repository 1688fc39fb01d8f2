/** Whatever text is sent, planning ends in a valid plan, and always in the same one. */
import { KINDS, LIMITS, ROUTES, sceneSchema } from '@vid/sdk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import type { Plan, PlanRequest } from '../../src/ports/planner';
import { isWhole, partOf } from '../support/part-of';
import { requestOf } from './request-of';

const planner = createLocalPlanner();
const signal = new AbortController().signal;

const expectValid = (plan: Plan, request: PlanRequest): void => {
  expect(plan.title.length).toBeGreaterThan(0);
  expect(plan.title.length).toBeLessThanOrEqual(LIMITS.title.max);
  expect(plan.scenes.length).toBeGreaterThanOrEqual(1);
  expect(plan.scenes.length).toBeLessThanOrEqual(LIMITS.scenePlan.max);
  expect(plan.scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(request.durationSec);
  for (const { prompt, script, duration } of plan.scenes) {
    expect(prompt.trim()).not.toBe('');
    expect(prompt.length).toBeLessThanOrEqual(LIMITS.scenePrompt.max);
    expect((script ?? '').length).toBeLessThanOrEqual(LIMITS.sceneScript.max);
    expect(duration).toBeGreaterThanOrEqual(LIMITS.sceneDuration.min);
    expect(duration).toBeLessThanOrEqual(LIMITS.sceneDuration.max);
  }
};

const words = fc.array(
  fc.constantFrom(
    'Make',
    'an ad',
    'for',
    'fresh',
    'bread',
    '20% off',
    ',',
    '.',
    '\n- ',
    '\n',
    'and',
    'at shop.example',
    'Call 555 0142',
    '?',
    '“so good”',
    ':',
    '1. ',
    '2. ',
    'パンを',
    '焼きます。',
    'خبز',
    '🎉',
    '[mock:slow=1s]',
    'a'.repeat(90),
  ),
  { minLength: 1, maxLength: 60 },
);
/** Any that a text can have. The units of fast-check's own texts are listed first, a million of them, which takes seconds. */
const codePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((point) => String.fromCodePoint(point));
const brief = fc.oneof(
  fc.string({ minLength: 1, maxLength: 400, unit: 'grapheme' }),
  fc.array(codePoint, { minLength: 1, maxLength: 4000 }).map((points) => points.join('')),
  words.map((list) => list.join(' ')),
  words.map((list) => list.join('')),
);
const duration = fc.oneof(
  fc.integer({ min: 5, max: 120 }),
  fc.double({ min: 5, max: 120, noNaN: true }),
  fc.integer({ min: 50, max: 1200 }).map((tenths) => tenths / 10),
);
const request = fc
  .record({
    brief,
    durationSec: duration,
    kind: fc.constantFrom(...KINDS),
    route: fc.option(fc.constantFrom(...ROUTES), { nil: undefined }),
    language: fc.constantFrom('en', 'de', 'ja', 'ar', 'pt-BR', 'xx', '!!', 'zh-Hant-TW'),
    narrator: fc.boolean(),
    brandName: fc.option(fc.string({ maxLength: 80 }), { nil: undefined }),
    title: fc.option(fc.string({ maxLength: 200 }), { nil: undefined }),
  })
  .map(({ route, brandName, title, ...rest }) =>
    requestOf({
      ...rest,
      ...(route === undefined ? {} : { route }),
      ...(brandName === undefined ? {} : { brandName }),
      ...(title === undefined ? {} : { title }),
    }),
  );

describe('any text', () => {
  it('becomes a valid plan, the same one each time', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const plan = await planner.plan(asked, signal);
        expectValid(plan, asked);
        expect(await planner.plan(asked, signal)).toEqual(plan);
      }),
      { numRuns: isWhole ? 1000 : 100 },
    );
  });

  it.each([
    'a',
    'word ',
    'word, ',
    'x. ',
    '日',
    '「',
    '1. a\n',
    'https://a.example/',
    '((((',
    '🎉',
    '“',
    'and ',
    '1',
    '1 ',
    'Word ',
  ])('is planned at its longest: of %j', async (piece) => {
    const brief = piece.repeat(LIMITS.brief.max).slice(0, LIMITS.brief.max);
    const asked = requestOf({ brief, durationSec: 120 });
    expectValid(await planner.plan(asked, signal), asked);
  });
});

describe('a brief that is hardly one', () => {
  it.each([
    ['one character', 'x'],
    ['only emoji', '🍕🍕🍕'],
    ['only an address', 'https://www.shop.example/summer?utm_source=ad'],
    ['only a number', '+44 20 7946 0958'],
    ['only marks', '... --- !!!'],
    ['control characters', '\u0000\u0007Fresh\u001b[31m bread\u200b\u202e daily\ufeff'],
    ['both directions', 'خصم 20% على FreshBox في دبي, call +971 4 555 0123 اليوم'],
    ['a long run of digits', '1'.repeat(60)],
    ['words for the maker only', 'Please make a video. Keep it short and friendly.'],
    ['the longest', 'Bread, rolls and cakes for £3. '.repeat(200).slice(0, LIMITS.brief.max)],
  ])('is planned all the same: %s', async (_name, text) => {
    for (const [at, kind] of KINDS.entries()) {
      for (const durationSec of partOf([5, 20, 120], 3, at + text.length)) {
        const asked = requestOf({ brief: text, kind, durationSec });
        const plan = await planner.plan(asked, signal);
        expectValid(plan, asked);
        for (const scene of plan.scenes) expect(sceneSchema.safeParse(scene).error).toBeUndefined();
        expect(await planner.plan(asked, signal)).toEqual(plan);
      }
    }
  });

  it.each([
    ['Pizza', 20, ['Tonight, nobody cooks at home', 'Pizza', 'Sizzle', 'Plate', 'Enjoy'], 'Pizza\nCome hungry'],
    [
      'handmade soap from cornwall',
      20,
      ['What does happy smell like?', 'Handmade soap from Cornwall', 'Open', 'Breathe in', 'Remember'],
      'Handmade soap from Cornwall\nTreat your senses',
    ],
    [
      'Bar Luca, via Roma 3, aperitivo 18-21',
      20,
      ['What shall we drink to?\nBar Luca', 'Via Roma 3, aperitivo 18-21'],
      'Bar Luca\nCome and taste',
    ],
  ])('tells "%s" in %i s without saying it twice', async (text, durationSec, shown, last) => {
    const { scenes } = await planner.plan(requestOf({ brief: text, durationSec }), signal);
    const prompts = scenes.map(({ prompt }) => prompt);
    expect([prompts.slice(0, shown.length), prompts.at(-1)]).toEqual([shown, last]);
    expect(new Set(prompts).size).toBe(scenes.length);
    expect(scenes.every(({ script = '' }) => script !== '')).toBe(true);
  });
});

describe('the signal', () => {
  it('ends planning with its reason', async () => {
    const reason = new Error('too late');
    await expect(planner.plan(requestOf({ brief: 'Bread' }), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('words for the maker', () => {
  it('never reach the screen or the voice', async () => {
    const asked = requestOf({
      brief:
        '[mock:slow=5s] Please create a 30-second upbeat video for Harbor Beans, a coffee roaster in Leeds. Tone: friendly. Target audience: students. Mention that refills are free before 9 am. Keep it short and fun. Use a warm voice. Call to action: Come in today',
      durationSec: 20,
    });
    const { scenes } = await planner.plan(asked, signal);
    const all = JSON.stringify(scenes).toLowerCase();
    for (const word of [
      'mock',
      'video',
      'second',
      'tone',
      'audience',
      'students',
      'mention',
      'keep it',
      'warm voice',
      'call to action',
    ]) {
      expect(all).not.toContain(word);
    }
    expect(scenes[1]?.prompt).toBe('A coffee roaster in Leeds');
    expect(scenes.at(-1)?.prompt).toBe('Harbor Beans\nCome in today');
  });
});

describe('an address by itself', () => {
  it.each([
    ['Fresh bread daily in Leeds.\nWebsite: oldmill.example', 'en', 'Visit oldmill.example'],
    ['Wir backen jeden Tag für die Stadt.\nTelefon: 030 555 0123', 'de', 'Rufen Sie an 030 555 0123'],
    ['毎朝焼きたてのパンがあります。\n電話：03-5550-0123', 'ja', 'お電話は 03-5550-0123'],
    ['Leivottu joka aamu rakkaudella.\noldmill.example', 'fi', 'oldmill.example'],
  ])('closes "%s" as an invitation in its language', async (brief, language, closing) => {
    const { scenes } = await planner.plan(requestOf({ brief, language }), signal);
    expect(scenes.at(-1)?.prompt.replace('\n', ' ').split('\n')[0]).toBe(closing);
  });
});
