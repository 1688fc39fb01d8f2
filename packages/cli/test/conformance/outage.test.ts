/** What a run does when somebody goes away in the middle, and what it leaves behind at its end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../../src/conformance/admin';
import { CHECKS } from '../../src/conformance/checks';
import { chosen } from '../../src/conformance/chosen';
import type { Transport, WireRequest } from '../../src/conformance/exchange';
import { judgeService, type Service } from '../../src/conformance/judge-service';
import type { CheckResult } from '../../src/conformance/run-checks';
import { type Judged, openJudged } from './in-process';

let judged: Judged;
beforeAll(async () => {
  judged = await openJudged();
});
afterAll(() => judged.server.close());

interface Run {
  readonly results: readonly CheckResult[];
  readonly gone: readonly string[];
  readonly notes: readonly string[];
}

/** The server behind a transport of the test's, its admin API too. */
const behind = (wrap: (transport: Transport) => Transport): Service => {
  const service = judged.service(judged.server);
  const transport = wrap(service.transport);
  return { ...service, transport, admin: openAdmin(`${service.base}/_admin`, transport, undefined) };
};

const run = async (service: Service, only: string, signal = new AbortController().signal): Promise<Run> => {
  const [gone, notes] = [[] as string[], [] as string[]];
  const results = await judgeService(chosen(CHECKS, only), service, {
    signal,
    onGone: (why) => gone.push(why),
    note: (text) => notes.push(text),
  });
  return { results, gone, notes };
};

const refused = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
const isAdmin = ({ url }: WireRequest): boolean => url.includes('/_admin');
const listsEvents = ({ url }: WireRequest): boolean => url.endsWith('/events') && !url.includes('/_admin');

const statuses = ({ results }: Run): readonly (readonly [string, string])[] =>
  results.map(({ name, status }) => [name, status] as const);

describe('an outage in the middle', () => {
  const only = '^(account-user-id|events-are-listed|events-replay-window|hook-created)$';

  it.each([
    ['the service', (request: WireRequest) => !isAdmin(request), 'the service gave no answer: connect ECONNREFUSED'],
    ['the whole server', () => true, 'the service gave no answer: connect ECONNREFUSED'],
  ])('of %s leaves what was found, and the rest not checked', async (_who, isLost, why) => {
    let down = false;
    const seen = await run(
      behind((transport) => (request) => {
        down ||= listsEvents(request);
        return down && isLost(request) ? refused() : transport(request);
      }),
      only,
    );
    expect(statuses(seen)).toEqual([
      ['account-user-id', 'passed'],
      ['events-are-listed', 'not_checked'],
      ['events-replay-window', 'not_checked'],
      ['hook-created', 'not_checked'],
    ]);
    expect(seen.gone.map((text) => text.slice(0, why.length))).toEqual([why]);
    expect(seen.results[1]?.why).toContain('ECONNREFUSED');
    expect(seen.results[3]?.why).toBe('the service does not answer any more');
  });

  it('of the admin API is one, too', async () => {
    let down = false;
    const seen = await run(
      behind((transport) => (request) => {
        down ||= listsEvents(request);
        return down && isAdmin(request) ? refused() : transport(request);
      }),
      only,
    );
    expect(statuses(seen).map(([, status]) => status)).toEqual(['passed', 'passed', 'passed', 'not_checked']);
    expect(seen.gone).toEqual(['the admin API failed: connect ECONNREFUSED']);
  });

  it('is no end where the service is there again', async () => {
    let asked = 0;
    const seen = await run(
      behind((transport) => (request) => {
        asked += listsEvents(request) ? 1 : 0;
        return asked === 1 && listsEvents(request) ? refused() : transport(request);
      }),
      only,
    );
    expect(statuses(seen).map(([, status]) => status)).toEqual(['passed', 'not_checked', 'passed', 'passed']);
    expect(seen.gone).toEqual([]);
  });

  it('is none where one request alone breaks the connection: that check fails', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('socket hang up'));
    const seen = await run(
      behind((transport) => (request) => (listsEvents(request) ? broken() : transport(request))),
      only,
    );
    expect(statuses(seen).map(([, status]) => status)).toEqual(['passed', 'failed', 'failed', 'passed']);
  });
});

describe('the webhooks of a run with an admin API', () => {
  /** The server, and what is left in the accounts that made webhooks. */
  const watched = (wrap: (transport: Transport) => Transport = (transport) => transport) => {
    const keys = new Set<string>();
    let plain: Transport | undefined;
    const service = behind((transport) => {
      plain = transport;
      return wrap((request) => {
        const isCreation = request.method === 'POST' && request.url.endsWith('/hooks');
        if (isCreation) keys.add(request.headers['Authorization'] ?? '');
        return transport(request);
      });
    });
    const left = async (): Promise<number> => {
      const url = `${service.base}/api/webhooks/hooks`;
      let count = 0;
      for (const Authorization of keys) {
        const answer = await plain?.({ method: 'GET', url, headers: { Authorization } });
        const { hooks = [] } = JSON.parse(Buffer.from(answer?.bytes ?? []).toString()) as { hooks?: unknown[] };
        count += hooks.length;
      }
      return count;
    };
    return { service, keys, left };
  };

  it('are deleted at its end', async () => {
    const { service, keys, left } = watched();
    const { notes } = await run(service, '^(hook-(created|reused|limit|deleted)|ping-delivered|limit-hooks-a-minute)$');
    expect(keys.size).toBeGreaterThan(3);
    expect([await left(), notes]).toEqual([0, []]);
  });

  it('are deleted when it is ended', async () => {
    const ending = new AbortController();
    const { service, keys, left } = watched((transport) => (request) => {
      const answer = transport(request);
      return request.url.endsWith('/hooks') && request.method === 'POST'
        ? answer.finally(() => ending.abort())
        : answer;
    });
    await run(service, '^hook-', ending.signal);
    expect(keys.size).toBe(1);
    expect(await left()).toBe(0);
  });

  it('that can not be deleted are told', async () => {
    const { service, left } = watched(
      (transport) => (request) =>
        request.method === 'DELETE' && request.url.includes('/hooks/')
          ? Promise.resolve({ status: 500, headers: {}, bytes: Buffer.from('{}') })
          : transport(request),
    );
    const { notes } = await run(service, '^hook-(created|other-event)$');
    expect(notes).toEqual(['2 webhooks of this run could not be deleted and stay.']);
    expect(await left()).toBe(2);
  });
});
