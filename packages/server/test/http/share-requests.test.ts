/** Requests that are told to other processes: many at once, none twice, none lost while the place for them is away. */
import { expect, test } from 'vitest';
import { createHideSecrets } from '../../src/domain/hide-secrets';
import { createRequestLog, KEPT_REQUESTS, type LoggedRequest, type RequestLog } from '../../src/http/request-log';
import { shareRequests } from '../../src/http/share-requests';
import { createMemoryLog } from '../support/memory-log';
import { turn } from '../support/turn';

const sharing = () => {
  const batches: (readonly LoggedRequest[])[] = [];
  const pruned: unknown[] = [];
  const told: (readonly string[])[] = [];
  const pauses: (() => void)[] = [];
  const state: (() => void)[] = [];
  const at = { broken: false, oldest: undefined as number | undefined };
  const { log, lines } = createMemoryLog();
  const requests: RequestLog = shareRequests(createRequestLog({ hide: createHideSecrets(), name: 'one' }), {
    kept: {
      add: async (entries) => {
        if (at.broken) throw new Error('it is away');
        batches.push(entries as readonly LoggedRequest[]);
      },
      list: async () => batches.toReversed().flatMap((batch) => batch.toReversed()),
      prune: async (_, upTo) => void pruned.push(upTo),
      clear: async () => void batches.splice(0),
    },
    clock: {
      realDelay: () => new Promise((resolve) => pauses.push(resolve)),
      everyReal: () => () => undefined,
    },
    signals: { onWake: (_, listener) => (state.push(listener), () => undefined) },
    log,
    tooOldAt: () => at.oldest,
    told: (ids) => void told.push(ids),
  });
  let time = 0;
  return {
    ...{ requests, batches, pruned, told, pauses, lines, at },
    replaced: () => state.forEach((listener) => listener()),
    ask: (count = 1) => {
      for (let n = 0; n < count; n += 1) {
        time += 1;
        const request = { method: 'GET', url: `http://vid.test/${time}`, headers: new Headers(), body: null };
        requests.add(request, { status: 200 }, {}, time, 1);
      }
    },
    pass: async () => {
      for (const resume of pauses.splice(0)) resume();
      for (let n = 0; n < 5; n += 1) await turn();
    },
  };
};

test('what comes within a moment is one write, and is told when others find it', async () => {
  const { batches, told, pauses, ask, pass } = sharing();
  ask(3);
  expect([pauses.length, batches, told]).toEqual([1, [], []]);
  await pass();
  expect(batches.map((batch) => batch.map(({ path }) => path))).toEqual([['/1', '/2', '/3']]);
  expect(told).toEqual([['req_one_1', 'req_one_2', 'req_one_3']]);
  ask();
  await pass();
  await pass();
  expect(batches.map(({ length }) => length)).toEqual([3, 1]);
});

test('whoever lists them, or ends, tells his own at once', async () => {
  const { requests, batches, ask } = sharing();
  ask(2);
  expect((await requests.list()).map(({ path }) => path)).toEqual(['/2', '/1']);
  ask();
  await requests.close();
  expect(batches.map(({ length }) => length)).toEqual([2, 1]);
});

test('while their place is away they wait, as many as are kept, and a line says why', async () => {
  const { requests, batches, lines, at, ask, pass } = sharing();
  at.broken = true;
  ask(2);
  await pass();
  await expect(requests.list()).rejects.toThrow('it is away');
  expect(lines.map(([, event]) => event)).toEqual(['requests-not-told']);
  ask(KEPT_REQUESTS.entries + 10);
  at.broken = false;
  await pass();
  expect(batches.map(({ length }) => length)).toEqual([KEPT_REQUESTS.entries]);
  expect(batches[0]?.at(-1)?.path).toBe('/512');
});

test('what is too much or too old is dropped now and then, and is not shown', async () => {
  const { requests, pruned, at, ask, pass } = sharing();
  at.oldest = 150;
  ask(199);
  await pass();
  expect(pruned).toEqual([]);
  ask();
  await pass();
  expect(pruned).toEqual([150]);
  expect((await requests.list()).map(({ at: from }) => from)).toEqual(Array.from({ length: 50 }, (_, n) => 200 - n));
});

test('those of a state that was replaced are forgotten', async () => {
  const { requests, batches, ask, pass, replaced } = sharing();
  ask(2);
  replaced();
  await pass();
  expect(batches).toEqual([]);
  ask();
  await requests.clear();
  expect(await requests.list()).toEqual([]);
});
