/** What changes, told as it happens: each change once and in order, whoever reads how slowly and comes back when. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLocalSignals } from '../../src/adapters/signals/local-signals';
import { createChangeFeed } from '../../src/admin/change-feed';
import { CHANGE_KINDS } from '../../src/ports/signals';
import { createWorld, TINY_PLAN, type World } from '../support/world';

interface Told {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly kind?: string; readonly id?: string; readonly user_id?: string };
}

/** Reads a stream's events. */
const listen = (stream: ReadableStream<Uint8Array>) => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  onTestFinished(() => reader.cancel().catch(() => undefined));
  let held = '';
  const blocks: string[] = [];
  const nextBlock = async (): Promise<string | undefined> => {
    for (;;) {
      const block = blocks.shift();
      if (block !== undefined) return block;
      const { value, done } = await reader.read();
      if (done) return undefined;
      const parts = (held + decoder.decode(value, { stream: true })).split('\n\n');
      held = parts.pop() ?? '';
      blocks.push(...parts);
    }
  };
  const next = async (): Promise<Told | undefined> => {
    for (;;) {
      const block = await nextBlock();
      if (block === undefined) return undefined;
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      if (!block.startsWith(':')) return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) };
    }
  };
  const until = async (isIt: (told: Told) => boolean): Promise<readonly Told[]> => {
    const all: Told[] = [];
    for (let told = await next(); told !== undefined; told = await next()) {
      all.push(told);
      if (isIt(told)) return all;
    }
    throw new Error(`The stream ended after ${JSON.stringify(all)}.`);
  };
  return { next, nextBlock, until, cancel: () => reader.cancel() };
};

const open = async ({ server }: World, lastEventId?: string) => {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await server.fetch('http://vid.test/_admin/events/stream', { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  return listen(answer.body as ReadableStream<Uint8Array>);
};

/** Makes a change of every kind. */
const changeEverything = async (world: World) => {
  const { admin } = world.server;
  await world.hook('video.completed');
  await world.accepted();
  await world.server.settled();
  await admin.addFault({ match: { path: '/nowhere' }, effect: { status: 500 } });
  await admin.setPolicies({ 'status.not_found': '410' });
  await admin.setClock({ advance_seconds: 1 });
  await admin.reset();
};

test('tells a change of every kind, and whose it was', async () => {
  const world = await createWorld();
  const userId = await world.userId();
  const stream = await open(world);
  expect((await stream.next())?.event).toBe('ready');
  await changeEverything(world);
  const told = await stream.until(({ data }) => data.kind === 'state');
  expect(new Set(told.map(({ data }) => data.kind))).toEqual(new Set(CHANGE_KINDS));
  const job = told.find(({ data }) => data.kind === 'job')?.data;
  expect(job).toEqual({ kind: 'job', id: expect.stringMatching(/^job_/), user_id: userId });
});

test('goes on where a reader was: nothing lost, nothing twice', async () => {
  const world = await createWorld();
  const whole = await open(world);
  const first = await open(world);
  await first.next();
  await world.accepted();
  await world.server.settled();
  const { id } = (await first.next()) as Told;
  await first.cancel();
  await world.accepted(TINY_PLAN, { headers: { 'idempotency-key': 'another' } });
  await world.server.settled();
  const again = await open(world, id);
  await world.server.admin.setClock({ advance_seconds: 1 });
  const isClock = ({ data }: Told) => data.kind === 'clock';
  const [, seen, ...missed] = await whole.until(isClock);
  expect(seen?.id).toBe(id);
  expect(await again.until(isClock)).toEqual(missed);
  expect(new Set(missed.map((told) => told.id)).size).toBe(missed.length);
});

test.each(['', 'x', 'another-5', 'NaN'])('says that it does not know the place %j', async (place) => {
  const world = await createWorld();
  const stream = await open(world, place);
  const told = await stream.next();
  expect([told?.event, told?.id]).toEqual(['reset', expect.stringMatching(/^\w+-0$/)]);
});

test('a place of an earlier process is not known, though it was counted as far', async () => {
  const [one, other] = [await createWorld(), await createWorld()];
  const stream = await open(one);
  const { id } = (await stream.next()) as Told;
  expect(await (await open(other, id)).next()).toMatchObject({ event: 'reset' });
});

test('a refused request changes nothing but the log of requests', async () => {
  const world = await createWorld();
  const stream = await open(world);
  await stream.next();
  await world.render({});
  await world.server.admin.setClock({ advance_seconds: 1 });
  const told = await stream.until(({ data }) => data.kind === 'clock');
  expect(told.map(({ data }) => data.kind)).toEqual(['account', 'request', 'clock']);
});

/** A feed of its own, with a heart that beats when it is told to. */
const createFeed = () => {
  const signals = createLocalSignals();
  const beats: (() => void)[] = [];
  const stopped = vi.fn();
  const clock = {
    everyReal: (_ms: number, beat: () => void) => {
      beats.push(beat);
      return stopped;
    },
  };
  const feed = createChangeFeed({ signals, clock, name: () => 'list' });
  const change = (times: number) => {
    for (let time = 0; time < times; time += 1) signals.tell(() => [{ kind: 'job' }]);
  };
  return { feed, change, stopped, beat: () => beats.at(-1)?.() };
};

test('a reader that falls too far behind is told so, instead of being kept everything for', async () => {
  const { feed, change } = createFeed();
  const slow = listen(feed.open());
  const quick = listen(feed.open());
  await slow.next();
  await quick.next();
  change(2000);
  expect((await quick.until(({ id }) => id === 'list-2000')).length).toBe(2000);
  change(500);
  expect((await slow.until(({ event }) => event === 'reset')).at(-1)?.id).toBe('list-2500');
  expect((await quick.until(({ id }) => id === 'list-2500')).length).toBe(500);
  expect(await listen(feed.open('list-500')).next()).toMatchObject({ event: 'change', id: 'list-501' });
  expect(await listen(feed.open('list-499')).next()).toMatchObject({ event: 'reset', id: 'list-2500' });
});

test('says that it is still there, as long as anybody reads', async () => {
  const { feed, beat, stopped } = createFeed();
  const stream = listen(feed.open());
  await stream.nextBlock();
  beat();
  expect(await stream.nextBlock()).toBe(': still here');
  expect(stopped).not.toHaveBeenCalled();
  await stream.cancel();
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('takes 64 readers and no more, and ends with the server', async () => {
  const { feed, change } = createFeed();
  const streams = Array.from({ length: 64 }, () => listen(feed.open()));
  expect(() => feed.open()).toThrow('64 streams');
  await streams[0]?.cancel();
  streams.push(listen(feed.open()));
  feed.close();
  change(1);
  for (const stream of streams.slice(1)) {
    const told = await stream.next();
    if (told !== undefined) expect([told.event, await stream.next()]).toEqual(['ready', undefined]);
  }
  expect(await listen(feed.open()).next()).toBeUndefined();
});

test('over a socket it ends at once when the server does, and HEAD opens none', async () => {
  const world = await createWorld();
  const url = `${await world.server.listen()}/_admin/events/stream`;
  expect((await fetch(url, { method: 'HEAD' })).headers.get('cache-control')).toBe('no-store');
  const stream = listen((await fetch(url)).body as ReadableStream<Uint8Array>);
  await stream.next();
  await world.server.close();
  expect(await stream.next()).toBeUndefined();
});
