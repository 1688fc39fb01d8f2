/** Stills of what is composed: of the newest request only, drawn once, and never in anybody's way. */
import { expect, test } from 'vitest';
import { createDrawnStills, untilOver } from '../support/drawn-stills';
import { createWorld } from '../support/world';

interface Line {
  readonly scene: number;
  readonly image: string | null;
  readonly lacks: string | null;
  readonly error?: string;
}

const planOf = (...prompts: readonly string[]) => ({
  title: 'A film',
  scene_plan: prompts.map((prompt) => ({ type: 'motion', prompt, duration: 3 })),
});

const begin = async () => {
  const drawer = createDrawnStills();
  const world = await createWorld({}, { stillDrawer: drawer });
  const [userId, other] = [await world.userId(), await world.userId('emp_local_other')];
  const open = async (body: unknown, of = userId) => (await world.server.admin.drawStills(of, body)).getReader();
  return { world, drawer, userId, other, open };
};

type Reader = Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['open']>>;

const readOne = async (reader: Reader): Promise<Line | undefined> => {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const text = new TextDecoder().decode(value).trim();
    // An empty line says that somebody is still there.
    if (text !== '') return JSON.parse(text) as Line;
  }
};
const readAll = async (reader: Reader): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  for (let line = await readOne(reader); line !== undefined; line = await readOne(reader)) lines.push(line);
  return lines;
};

test('a still of each scene comes as it is drawn, and what is drawn is not drawn again', async () => {
  const { world, drawer, open } = await begin();
  const before = await world.balance();
  const first = await readAll(await open(planOf('One', 'Two of a clip')));
  expect(first.map(({ scene, lacks }) => [scene, lacks])).toEqual([
    [0, null],
    [1, 'its clip could not be downloaded'],
  ]);
  const second = await readAll(await open(planOf('One', 'Three', 'Two of a clip')));
  expect(drawer.asked.at(-1)?.known).toEqual(['A film One', 'A film Two of a clip']);
  expect(second[0]?.image).toBe(first[0]?.image);
  expect(second[2]).toMatchObject({ image: first[1]?.image, lacks: 'its clip could not be downloaded' });
  // The same again needs nobody.
  expect(await readAll(await open(planOf('One', 'Three', 'Two of a clip')))).toEqual(second);
  expect(drawer.asked).toHaveLength(2);
  expect([await world.balance(), (await world.server.admin.listJobs()).jobs]).toEqual([before, []]);
});

test('a newer request of the account takes the place of one that is drawn, and nobody else waits for it', async () => {
  const { drawer, open, other } = await begin();
  let isHeld = true;
  drawer.hold = async (scene, signal) => {
    if (scene === 1 && isHeld) await untilOver(signal);
  };
  const old = await open(planOf('One', 'Two'));
  expect(await readOne(old)).toMatchObject({ scene: 0 });
  const neighbour = await open(planOf('Elsewhere'), other);
  const next = await open(planOf('Three'));
  isHeld = false;
  expect(await readAll(old)).toEqual([{ error: 'A newer request of this account took its place.' }]);
  expect(await readAll(neighbour)).toMatchObject([{ scene: 0 }]);
  expect(await readAll(next)).toMatchObject([{ scene: 0 }]);
});

test('whoever leaves ends the drawing', async () => {
  const { drawer, open } = await begin();
  drawer.hold = async (scene, signal) => {
    if (scene === 1) await untilOver(signal);
  };
  const reader = await open(planOf('One', 'Two', 'Three'));
  await readOne(reader);
  await reader.cancel();
  expect(drawer.asked[0]?.signal.aborted).toBe(true);
  drawer.hold = async () => undefined;
  expect(await readAll(await open(planOf('Four')))).toMatchObject([{ scene: 0 }]);
});

test('what goes wrong is the last line, and the server ends it with itself', async () => {
  const { world, drawer, open } = await begin();
  drawer.hold = async () => {
    throw new Error('A part of the renderer is not installed.');
  };
  expect(await readAll(await open(planOf('One')))).toEqual([{ error: 'A part of the renderer is not installed.' }]);
  drawer.hold = (_, signal) => untilOver(signal);
  const reader = await open(planOf('Two'));
  const line = readOne(reader);
  await Promise.all([world.server.close(), line]);
  expect(await line).toEqual({ error: 'The server ends.' });
});

test('it is asked for like a plan, by HTTP, and refused like one', async () => {
  const { world, userId } = await begin();
  const ask = (body: unknown, of = userId) =>
    world.server.fetch(`http://vid.test/_admin/accounts/${of}/stills`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await ask(planOf('One'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  expect(await answer.text()).toMatch(/^\n*\{"scene":0,.*"image":"[\w+/=]+"\}\n+$/);
  expect(await (await ask({ quality: 'best' })).json()).toMatchObject({ error: 'Validation failed' });
  expect((await ask({ brief: 'x', brand_kit_id: 'kit' })).status).toBe(422);
  expect((await ask(planOf('One'), 'nobody')).status).toBe(404);
});

test('images that a request brings are files for as long as it names them', async () => {
  const { drawer, open } = await begin();
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const withImage = (prompt: string) => ({ ...planOf(prompt), product_image_url: pixel });
  await readAll(await open(withImage('One')));
  await readAll(await open(withImage('Two')));
  await readAll(await open(planOf('Three')));
  const [first, second, third] = drawer.asked.map(({ job }) => job.media);
  expect(Object.values(first ?? {})).toHaveLength(1);
  expect([second, third]).toEqual([first, {}]);
});
