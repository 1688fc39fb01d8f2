/** Whether a process serves whose place of videos is slow, silent or away: slow is not away. */
import { expect, test } from 'vitest';
import { createReadiness } from '../../src/services/readiness';
import { createMemoryLog } from '../support/memory-log';
import { turn } from '../support/turn';

const READY = { ready: true };
const NOT = { ready: false, reason: 'videos can not be kept or read' };

const watched = () => {
  let now = 0;
  const looks: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const waits: { readonly until: number; readonly over: () => void }[] = [];
  const { lines, log } = createMemoryLog();
  const ask = createReadiness({
    store: { check: async () => undefined },
    artifacts: { check: () => new Promise((resolve, reject) => void looks.push({ resolve, reject })) },
    clock: {
      realNow: () => now,
      realDelay: (ms) => new Promise((over) => void waits.push({ until: now + ms, over: () => over(undefined) })),
    },
    log,
    isEnding: () => false,
  });
  const pass = (ms: number): void => {
    now += ms;
    for (const { until, over } of waits) if (until <= now) over();
  };
  /** Asks, and waits for the answer for so long. */
  const after = async (ms: number) => {
    const answer = ask();
    await turn();
    pass(ms);
    return answer;
  };
  return { looks, lines, after, pass };
};

test('a place that takes five seconds is ready when it has answered, and stays so while it is asked again', async () => {
  const { looks, lines, after, pass } = watched();
  expect(await after(2_000)).toEqual(NOT);
  expect(await after(2_000)).toEqual(NOT);
  looks[0]?.resolve();
  await turn();
  expect(await after(0)).toEqual(READY);
  pass(10_000);
  expect(await after(2_000)).toEqual(READY);
  expect(looks).toHaveLength(2);
  expect(lines.map(([, what]) => what)).toEqual(['not-ready', 'ready-again']);
});

test('one that says nothing for a minute is not believed any more, and is asked anew', async () => {
  const { looks, after, pass } = watched();
  const first = after(0);
  await turn();
  looks[0]?.resolve();
  expect(await first).toEqual(READY);
  pass(10_000);
  expect(await after(2_000)).toEqual(READY);
  pass(47_000);
  expect(await after(2_000)).toEqual(NOT);
  expect(looks).toHaveLength(2);
  pass(12_000);
  const last = after(0);
  await turn();
  expect(looks).toHaveLength(3);
  looks[2]?.resolve();
  expect(await last).toEqual(READY);
});

test('one that fails is not ready at once, and is remembered for ten seconds', async () => {
  const { looks, after, pass } = watched();
  const first = after(0);
  await turn();
  looks[0]?.reject(new Error('away'));
  expect(await first).toEqual(NOT);
  expect(await after(0)).toEqual(NOT);
  expect(looks).toHaveLength(1);
  pass(10_000);
  const next = after(0);
  await turn();
  looks[1]?.resolve();
  expect(await next).toEqual(READY);
});
