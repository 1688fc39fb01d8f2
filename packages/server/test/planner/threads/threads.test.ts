/** Planning on threads: aborted when it must be, fair between accounts, and survived when it crashes. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import '../../../../cli/test/built-command';
import { localPlanner } from '../../../src/adapters/local-planner';
import { createThreadedPlanner } from '../../../src/adapters/local-planner/thread/threaded-planner';
import { writePlan } from '../../../src/adapters/local-planner/write-plan';
import { createWorld } from '../../support/world';
import { BRIEFS } from '../briefs';
import { requestOf } from '../request-of';

const file = fileURLToPath(new URL('strange-thread.mjs', import.meta.url));
/** Limits that no machine is too busy for; a test of a limit gives its own. */
const WIDE = { planSeconds: 100, startSeconds: 100 };
const strange = (limits = {}) => createThreadedPlanner({ file, limits: { ...WIDE, ...limits } });
const request = (brief: string) => requestOf({ brief });
const turn = (account = 'usr_a') => {
  const stop = new AbortController();
  return { stop, turn: { account, signal: stop.signal } };
};

describe('a threaded planner', () => {
  it('gives the plans that the planner writes', async () => {
    for (const each of BRIEFS.slice(0, 6)) {
      const asked = requestOf(each);
      expect(await localPlanner().plan(asked, turn().turn)).toEqual(writePlan(asked));
    }
  });

  it('stops in the middle of a plan when the signal fires, and plans the next one on a new thread', async () => {
    const planner = strange();
    const first = await planner.plan(request('a cup'), turn().turn);
    const hanging = turn();
    const hung = planner.plan(request('hang'), hanging.turn);
    const next = planner.plan(request('a cup'), turn().turn);
    hanging.stop.abort(new Error('no longer wanted'));
    await expect(hung).rejects.toThrow('no longer wanted');
    expect((await next).title).not.toBe(first.title);
  });

  it('begins nothing for a signal that has fired, and forgets who gave up waiting', async () => {
    const planner = strange();
    const gone = turn();
    gone.stop.abort(new Error('gone'));
    await expect(planner.plan(request('hang'), gone.turn)).rejects.toThrow('gone');
    const hanging = turn();
    const hung = planner.plan(request('hang'), hanging.turn);
    const waiting = turn();
    const waited = planner.plan(request('hang'), waiting.turn);
    waiting.stop.abort(new Error('gave up'));
    await expect(waited).rejects.toThrow('gave up');
    hanging.stop.abort(new Error('over'));
    await expect(hung).rejects.toThrow('over');
    expect((await planner.plan(request('a cup'), turn().turn)).scenes).toHaveLength(1);
  });

  it('ends a plan that takes too much real time', async () => {
    // A short plan must fit as well, where other work takes the processor in between.
    const planner = strange({ planSeconds: 0.3 });
    await expect(planner.plan(request('hang'), turn().turn)).rejects.toThrow('no plan within 0.3 seconds');
    expect((await planner.plan(request('a cup'), turn().turn)).scenes).toHaveLength(1);
  });

  it.each([
    ['die', 'the planner stopped: it was told to'],
    ['leave', 'the planner stopped with exit code 7'],
    ['grow', 'the planner stopped: Worker terminated due to reaching memory limit'],
  ])('tells of a thread that ends by itself (%s), and goes on', async (brief, why) => {
    const planner = strange();
    await expect(planner.plan(request(brief), turn().turn)).rejects.toThrow(why);
    expect((await planner.plan(request('a cup'), turn().turn)).scenes).toHaveLength(1);
  });

  it('plans for one account while all the plans of another hang', async () => {
    const planner = strange();
    const hostile = Array.from({ length: 5 }, () => turn('usr_hostile'));
    const hung = hostile.map((each) => planner.plan(request('hang'), each.turn));
    for (const account of ['usr_a', 'usr_b', 'usr_a'])
      expect((await planner.plan(request('a cup'), turn(account).turn)).scenes).toHaveLength(1);
    for (const { stop } of hostile) stop.abort(new Error('over'));
    expect((await Promise.allSettled(hung)).map(({ status }) => status)).toEqual(hung.map(() => 'rejected'));
  });
});

describe('a server', () => {
  it.each(['die', 'leave'])(
    'refuses a brief whose planner ends by itself (%s) and returns its credits',
    async (brief) => {
      const world = await createWorld({}, { planner: strange() });
      const before = await world.balance();
      const refused = await world.render({ brief }, { key: 'emp_local_dev', headers: { 'idempotency-key': 'one' } });
      expect(refused).toMatchObject({ status: 502, body: { code: 'PLAN_FAILED' } });
      expect(await world.balance()).toBe(before);
      const again = await world.render({ brief: 'a cup' }, { headers: { 'idempotency-key': 'one' } });
      expect(again.status).toBe(202);
    },
  );

  it('starts no thread before the first brief, and ends by itself after it', async () => {
    const script = `
      const { createServer } = await import('@vid/server');
      const threads = () => process.report.getReport().workers.length;
      const server = await createServer();
      const render = (body) => server.fetch('http://vid.test/v1/render', { method: 'POST', body: JSON.stringify(body),
        headers: { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' } });
      await render({ scene_plan: [{ type: 'motion', prompt: 'Hello' }] });
      const before = threads();
      const { status } = await render({ brief: 'A short ad for a coffee roastery.' });
      await server.settled();
      console.log(JSON.stringify({ status, before, after: threads() }));
      await server.close();`;
    // The built server, as it starts for its users.
    const own = fileURLToPath(new URL('../../../../cli/', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: own,
      timeout: 100_000,
    });
    const { before, after, status } = JSON.parse(stdout) as { before: number; after: number; status: number };
    expect({ status, started: after - before }).toEqual({ status: 202, started: 1 });
  });
});
