/** Planning with a model of the user's: what it is told, what is taken of what it says, and who plans where it says nothing good. */
import { LIMITS } from '@vid/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src';
import { createLocalPlanner } from '../../src/adapters/local-planner/local-planner';
import { createModelPlanner } from '../../src/adapters/model-planner';
import { modelEndpoint } from '../../src/adapters/model-planner/model-endpoint';
import type { Planner, PlanTurn } from '../../src/ports/planner';
import { readFlags } from '../../src/server-flags';
import { answering, type FakeModel, type Say, startFakeModel, status } from './fake-model';
import { requestOf } from './request-of';

const BRIEF =
  'Harbour Bread bakes sourdough in Bristol. From 4.20 £. Open from 7 am. Keep it calm. harbourbread.example';
const request = requestOf({ brief: BRIEF, brandName: 'Harbour Bread', durationSec: 12 });
const scene = (prompt: string, more: object = {}) => ({
  ...{ type: 'motion', prompt, script: null, role: 'hook', duration: 4, beat: 'hook' },
  ...more,
});
const GOOD = {
  title: 'Warm before seven',
  scenes: [
    scene('Warm before 7 am'),
    scene('A baker takes sourdough out of a stone oven', { type: 't2v_fast', beat: null, script: 'Baked in Bristol.' }),
    scene('From 4.20 £\nharbourbread.example', { role: 'cta', beat: 'cta' }),
  ],
};
const KEY = 'sk-of-the-user-0123456789';

const local = createLocalPlanner();
const director: Planner = { plan: (asked, { signal }) => local.plan(asked, signal) };
const turn = (): PlanTurn => ({ account: 'usr_1', signal: new AbortController().signal });

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.close());

const planning = (given = request, more: { seconds?: number; model?: string; key?: string; url?: string } = {}) => {
  const { seconds, url = model.url, ...rest } = more;
  const planner = createModelPlanner({
    endpoint: modelEndpoint({ url, ...rest }),
    director,
    ...(seconds === undefined ? {} : { seconds }),
  });
  return planner.plan(given, turn());
};
const contents = (): string[] =>
  model.asked.flatMap(({ body }) =>
    body === '' ? [] : (JSON.parse(body) as { messages: { content: string }[] }).messages.map(({ content }) => content),
  );

describe('a model that plans well', () => {
  it('is asked once, with the brief, the rules and the schema, and its plan is taken', async () => {
    model.says(answering(GOOD));
    const plan = await planning(request, { model: 'small', key: KEY });
    expect(plan).toMatchObject({
      title: 'Warm before seven',
      showsProduct: false,
      notes: [`Planned by small at ${new URL(model.url).host}.`],
    });
    expect(plan.scenes.map(({ type, prompt, script, motion }) => [type, prompt, script, motion])).toEqual([
      ['motion', 'Warm before 7 am', undefined, { beat: 'hook' }],
      ['t2v_fast', 'A baker takes sourdough out of a stone oven', 'Baked in Bristol.', undefined],
      ['motion', 'From 4.20 £\nharbourbread.example', undefined, { beat: 'cta' }],
    ]);
    const [asked] = model.asked;
    expect([model.asked.length, asked?.path, asked?.authorization]).toEqual([
      1,
      '/v1/chat/completions',
      `Bearer ${KEY}`,
    ]);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      ...{ model: 'small', stream: false, seed: 1 },
      response_format: { type: 'json_schema', json_schema: { name: 'plan', schema: { type: 'object' } } },
    });
    expect(contents().join('\n')).toContain(BRIEF);
    expect(asked?.body).not.toContain(KEY);
  });

  it('is the first that the endpoint lists, where none is named', async () => {
    model.says(answering(GOOD));
    await planning();
    expect(model.asked.map(({ path }) => path)).toEqual(['/v1/models', '/v1/chat/completions']);
    expect(JSON.parse(model.asked[1]?.body ?? '')).toMatchObject({ model: 'first-model' });
  });

  it('has its lengths shared out so that they sum to the film', async () => {
    model.says(answering({ ...GOOD, scenes: GOOD.scenes.map((one) => ({ ...one, duration: 9 })) }));
    const { scenes } = await planning(request, { model: 'm' });
    expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBe(12);
    for (const { duration } of scenes) expect(duration).toBeGreaterThanOrEqual(LIMITS.sceneDuration.min);
  });

  it('may think aloud, use fences, and know no form', async () => {
    model.says(status(400), answering(`<think>{"title": "no"}</think>\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``));
    expect((await planning(request, { model: 'm' })).title).toBe(GOOD.title);
    expect(model.asked.map(({ body }) => body.includes('response_format'))).toEqual([true, false]);
  });

  const asText = JSON.stringify(GOOD, null, 2);
  it.each([
    [
      'talk before it and after it',
      `Sure! Here is {your} plan:\n\`\`\`json\n${asText}\n\`\`\`\nLet me know if you like it.`,
    ],
    ['talk without fences', `Here is the plan: ${asText} Enjoy.`],
    ['think without an end to it', `I think {of} bread.</think>${asText}`],
  ])('may %s', async (_what, text) => {
    model.says(answering(text));
    expect((await planning(request, { model: 'm' })).title).toBe(GOOD.title);
    expect(model.asked).toHaveLength(1);
  });

  it('may write a part of a hundred with its sign', async () => {
    model.says(answering({ ...GOOD, title: '20% off' }));
    const given = { ...request, brief: `${BRIEF} 20 percent off on Mondays.` };
    expect((await planning(given, { model: 'm' })).title).toBe('20% off');
  });

  it('may leave out what there is not', async () => {
    const bare = ({ type, prompt, duration }: (typeof GOOD.scenes)[number]) => ({ type, prompt, duration });
    model.says(answering({ ...GOOD, scenes: GOOD.scenes.map(bare) }));
    expect((await planning(request, { model: 'm' })).title).toBe(GOOD.title);
    expect(model.asked).toHaveLength(1);
  });

  it('speaks for no narrator where there is none, but through faces', async () => {
    const faces = { ...request, narrator: false, presenter: 'stock-allowed' } as const;
    const talking = scene('A baker at the counter', { type: 's2v', beat: null, script: 'Come by.' });
    model.says(answering({ ...GOOD, scenes: [GOOD.scenes[0], GOOD.scenes[1], talking] }));
    const { scenes } = await planning(faces, { model: 'm' });
    expect(scenes.map(({ script }) => script)).toEqual([undefined, undefined, 'Come by.']);
  });
});

describe('a plan that can not be used', () => {
  const changed = (more: object): object => ({ ...GOOD, scenes: [scene('Fresh', more), ...GOOD.scenes.slice(1)] });
  it.each<[string, object | string, RegExp]>([
    ['has a figure that nobody gave', changed({ prompt: '50% off today' }), /the brief does not say 50/],
    ['says one', changed({ script: 'Loved by 12,000 people.' }), /the brief does not say 12,000/],
    ['has an address that nobody gave', changed({ prompt: 'Go to evil.example' }), /no address evil\.example/],
    ['says one', changed({ script: 'Come to evil-shop.com.' }), /no address evil-shop\.com/],
    [
      'has another behind one that was given',
      changed({ prompt: 'harbourbread.example', script: 'Come to harbourbread.example.evil.com today.' }),
      /no address harbourbread\.example\.evil\.com/,
    ],
    ['turns a price into hundredths', changed({ prompt: '4.20 % off' }), /the brief does not say 4\.20 %/],
    ['has a figure in its title', { ...GOOD, title: 'Open 24 hours' }, /title: the brief does not say 24/],
    [
      'has lines that nobody reads',
      changed({ prompt: 'one two three four five six seven eight nine ten' }),
      /more than 9 words/,
    ],
    ['has too few scenes', { ...GOOD, scenes: GOOD.scenes.slice(0, 1) }, /12 s need 2 to 4 scenes, not 1/],
    ['has a face that may not be', changed({ type: 's2v' }), /scenes\.0\.type must be one of motion, t2v_fast/],
    ['brings a picture', changed({ ref_image_url: 'http://169.254.169.254/' }), /scenes\.0/],
    ['can not be said in its time', changed({ script: 'word '.repeat(60) }), /can't be said in 4 s/],
    ['is something else', { plan: 'later' }, /title/],
    ['is half of a document', JSON.stringify(GOOD).slice(0, 90), /it is no JSON document/],
    ['is a sentence', 'I would begin with bread, and end with {an address}.', /it is no JSON document/],
    ['is a list', [GOOD], /must be an object/],
    ['is none', 'null', /it is no JSON document/],
  ])('as it %s is sent back once, with the reason, and taken when it is mended', async (_what, bad, why) => {
    model.says(answering(bad), answering(GOOD));
    expect((await planning(request, { model: 'm' })).title).toBe(GOOD.title);
    const [, told] = model.asked.map(
      ({ body }) => (JSON.parse(body) as { messages: { role: string; content: string }[] }).messages,
    );
    expect(told?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(told?.at(-1)?.content).toMatch(why);
    model.says(answering(bad));
    const plan = await planning(request, { model: 'm' });
    expect(model.asked).toHaveLength(2);
    expect(plan.notes[0]).toMatch(
      /gave no plan \(its plan can't be used, also when it was told why: .*\); the built-in director planned\.$/,
    );
    const own = await director.plan(request, turn());
    expect({ ...plan, notes: plan.notes.slice(1) }).toEqual(own);
  });
});

describe('a model that gives none', () => {
  it.each<[string, Say[], string]>([
    ['breaks off', [answering(GOOD, { finish_reason: 'length' })], "its plan can't be used"],
    ['says nothing', [answering('  ')], 'its answer holds no text'],
    ['answers with a page', [(response) => void response.end('<html>')], 'its answer is no JSON'],
    ['refuses', [status(401)], 'it answered /chat/completions with 401'],
    ['fails', [status(500)], 'it answered /chat/completions with 500'],
    ['leads elsewhere', [status(307, { location: 'http://127.0.0.1:9/' })], "it can't be reached"],
    ['drops the line', [(response) => void response.destroy()], "it can't be reached"],
    ['never ends', [(response) => void response.end(`"${'x'.repeat(1_100_000)}"`)], 'its answer is longer than 1 MB'],
  ])('as it %s leaves the plan to the built-in director', async (_what, says, why) => {
    model.says(...says);
    const plan = await planning(request, { model: 'm', key: KEY });
    expect(plan.notes[0]).toContain(`gave no plan (${why}`);
    expect(plan.notes.join()).not.toContain(KEY);
    expect(plan.scenes.length).toBeGreaterThan(1);
  });

  it('stalls no longer than it may', async () => {
    model.says((response) => void response.write('{'));
    const plan = await planning(request, { model: 'm', seconds: 0.05 });
    expect(plan.notes[0]).toContain('it took too long');
  });

  it('is not there', async () => {
    const plan = await planning(request, { model: 'm', url: 'http://127.0.0.1:65533' });
    expect(plan.notes[0]).toContain("127.0.0.1:65533 gave no plan (it can't be reached (ECONNREFUSED))");
  });

  it('is not waited for when nobody wants the plan any more', async () => {
    const over = new AbortController();
    model.says(() => over.abort(new Error('no plan within 60 seconds')));
    const planner = createModelPlanner({
      endpoint: modelEndpoint({ url: model.url, model: 'm' }),
      director: { plan: () => Promise.reject(new Error('nobody asks the director')) },
    });
    await expect(planner.plan(request, { account: 'usr_1', signal: over.signal })).rejects.toThrow('60 seconds');
  });
});

describe('its address', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['https://models.example/api/v1/chat/completions', 'https://models.example/api/v1'],
  ])('%s is asked at %s', (url, base) => expect(modelEndpoint({ url })).toEqual({ base }));

  it.each(['localhost:11434', 'ftp://models.example', 'http://me:secret@models.example'])(
    '%s is refused, and no password is shown',
    (url) => {
      expect(() => modelEndpoint({ url })).toThrow(/planner/i);
      expect(() => modelEndpoint({ url })).not.toThrow(/secret/);
    },
  );

  it('is a flag, a variable or a setting, in this order; nobody is asked where there is none', () => {
    const plannerOf = (argv: readonly string[]) => {
      const asked = readFlags(['--memory', ...argv]);
      return asked === 'help' ? undefined : asked.options.planner;
    };
    expect(plannerOf([])).toBeUndefined();
    expect(plannerOf(['--planner', 'http://a.example'])).toMatchObject({ url: 'http://a.example' });
  });
});

it('a server plans with it, and shows its key nowhere', async () => {
  model.says(answering(GOOD));
  const lines: string[] = [];
  const server = await createServer({
    planner: { url: model.url, model: 'm', key: KEY },
    logLevel: 'debug',
    logTo: (line) => void lines.push(line),
  });
  try {
    const answer = await server.fetch(
      new Request('http://vid.test/v1/render', {
        method: 'POST',
        headers: { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' },
        body: JSON.stringify({
          brief: `${BRIEF} [mock:slow=1s]`,
          duration_sec: 12,
          product_image_url:
            'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
        }),
      }),
    );
    const accepted = (await answer.json()) as { title: string; plan_notes: string[] };
    expect(accepted).toMatchObject({ title: GOOD.title, plan_notes: [expect.stringContaining('Planned by m at ')] });
    // Neither media nor words for the server go to a model.
    expect(contents().join()).not.toMatch(/base64|mock:/);
    expect(lines.join()).not.toContain(KEY);
  } finally {
    await server.close();
  }
});
