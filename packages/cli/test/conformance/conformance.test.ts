/** `vid conformance` against the reference server: no false alarm, and no check that can't fail. */
import { LIFTED_LIMITS } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/conformance/checks';
import { chosen } from '../../src/conformance/chosen';
import { toCurl } from '../../src/conformance/curl';
import type { WireAnswer } from '../../src/conformance/exchange';
import { judgeService, type Service } from '../../src/conformance/judge-service';
import { toJunit } from '../../src/conformance/junit';
import { resultText, toReport, totalText } from '../../src/conformance/report';
import type { CheckResult } from '../../src/conformance/run-checks';
import { makeSecrets } from '../../src/conformance/secrets';
import { LIFTED } from '../../src/conformance/stage';
import { PLAIN } from '../../src/io';
import { type Judged, openJudged } from './in-process';

const never = new AbortController().signal;
let judged: Judged;
beforeAll(async () => {
  judged = await openJudged();
});
afterAll(() => judged.server.close());

const run = async (service: Service, only?: string): Promise<readonly CheckResult[]> =>
  judgeService(chosen(CHECKS, only), service, { signal: never });

/** The server as a service for a user with a key, who sees what is sent. */
const forUser = (spend: boolean): { readonly service: Service; readonly sent: string[] } => {
  const sent: string[] = [];
  const { transport, ...more } = judged.service(judged.server);
  return {
    sent,
    service: {
      ...more,
      admin: undefined,
      key: 'emp_local_dev',
      spend,
      transport: (request) => {
        const key = request.headers['Authorization'] === 'Bearer emp_local_dev' ? 'user' : 'other';
        sent.push(`${key} ${request.method} ${new URL(request.url).pathname}`);
        return transport(request);
      },
    },
  };
};

const notPassed = (results: readonly CheckResult[]) => results.filter(({ status }) => status !== 'passed');

describe('checks', () => {
  it('have names that tell them apart, and sentences', () => {
    const names = CHECKS.map(({ name }) => name);
    expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(CHECKS.filter(({ says }) => !/^\S.*\.$/.test(says)).map(({ name }) => name)).toEqual([]);
    expect(CHECKS.length).toBeGreaterThan(300);
  });

  it('pass on the server, but for what it was opened to on purpose; its clock goes on afterwards', async () => {
    await using server = await judged.server.fork();
    const results = await run(judged.service(server));
    expect(notPassed(results).map(({ name, got, why }) => [name, got ?? why])).toEqual(
      ['hook-url-of-loopback', 'hook-url-of-loopback-by-name', 'hook-url-of-loopback-v6'].map((name) => [
        name,
        expect.stringContaining('--allow-private-network') as string,
      ]),
    );
    expect(results).toHaveLength(CHECKS.length);
    expect(server.admin.clock().frozen).toBe(false);
  });

  it('all fail where everything is answered with a page', async () => {
    const bytes = Buffer.from('<p>Hello</p>');
    const answer: WireAnswer = { status: 200, headers: { 'content-type': 'text/html' }, bytes };
    await using server = await judged.server.fork();
    const service = judged.service(server);
    const results = await run({ ...service, transport: async () => answer });
    const passed = results.filter(({ status }) => status === 'passed').map(({ name }) => name);
    expect(passed).toEqual([]);
  });

  it('lift the limits that the server has', () => {
    expect(LIFTED).toEqual(LIFTED_LIMITS);
  });
});

describe('without leave to spend', () => {
  it('sends no render with the key, and one without only where nobody was let in', async () => {
    const { service, sent } = forUser(false);
    const results = await run(service, '^(auth|account|events|error|hook-created|render|idempotency|job)');
    expect(sent.filter((line) => line.includes('/v1/render'))).toEqual([
      'other POST /v1/render',
      'other POST /v1/render',
    ]);
    expect(sent).toContain('user GET /v1/me');
    const spending = results.filter(({ name }) => name.startsWith('idempotency'));
    expect(spending.map(({ status }) => status)).toEqual(spending.map(() => 'not_checked'));
    expect(spending[0]?.why).toContain('--spend');
    expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
    // What it made is gone again.
    const answer = await service.transport({
      method: 'GET',
      url: `${service.base}/api/webhooks/hooks`,
      headers: { Authorization: 'Bearer emp_local_dev' },
    });
    expect(JSON.parse(Buffer.from(answer.bytes).toString())).toEqual({ hooks: [] });
  });

  it('sends none to a service that lets everybody in', async () => {
    const { service, sent } = forUser(false);
    const [result] = await run(
      {
        ...service,
        transport: (request) =>
          service.transport({ ...request, headers: { ...request.headers, Authorization: 'Bearer emp_local_other' } }),
      },
      '^auth-guards-create-render$',
    );
    expect(result).toMatchObject({ status: 'not_checked', why: expect.stringContaining('a key that nobody has') });
    expect(sent.filter((line) => line.includes('/v1/render'))).toEqual([]);
  });
});

describe('with leave to spend', () => {
  it('uses the account of the key', async () => {
    const { service, sent } = forUser(true);
    const results = await run(service, '^(idempotency-repeat|accepted-charges-what-it-tells)$');
    expect(notPassed(results)).toEqual([]);
    expect(sent).toContain('user POST /v1/render');
  });
});

describe('a report', () => {
  const failed: CheckResult = {
    name: 'job-fails',
    section: 'Job',
    status: 'failed',
    expected: 'a & b',
    got: '<c>\u0001 "d"\n',
    curl: 'curl',
  };
  const results: readonly CheckResult[] = [
    { name: 'job-succeeds', section: 'Job', status: 'passed' },
    failed,
    { name: 'hook-limit', section: 'Webhook', status: 'not_checked', why: 'no' },
  ];

  it('counts', () => {
    const report = toReport('http://vid.test', results);
    expect(report).toEqual({ base_url: 'http://vid.test', passed: 1, failed: 1, not_checked: 1, checks: results });
    expect(totalText(report)).toBe('1 passed, 1 failed, 1 not checked');
  });

  it('tells of a failure what was expected, what came and how to see it', () => {
    expect(resultText(failed, { says: 'It holds.' }, PLAIN).split('\n')).toEqual([
      '✗ job-fails',
      '    Job: It holds.',
      '    expected a & b',
      expect.stringMatching(/^ {4}got {6}<c>.*"d"/),
      '    curl',
    ]);
  });

  it('is XML that holds whatever came', () => {
    expect(toJunit(toReport('http://vid.test', results))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="vid conformance http://vid.test" tests="3" failures="1" skipped="1">
<testsuite name="Job" tests="2" failures="1" skipped="0">
<testcase name="job-succeeds" classname="Job"/>
<testcase name="job-fails" classname="Job"><failure message="expected a &amp; b, got &lt;c&gt;\ufffd &quot;d&quot;&#10;">expected a &amp; b&#10;got &lt;c&gt;\ufffd &quot;d&quot;&#10;&#10;curl</failure></testcase>
</testsuite>
<testsuite name="Webhook" tests="1" failures="0" skipped="1">
<testcase name="hook-limit" classname="Webhook"><skipped message="no"/></testcase>
</testsuite>
</testsuites>
`);
  });

  it('has requests that can be sent again, with the key left to the environment', () => {
    const secrets = makeSecrets();
    secrets.hide('emp_secret', '$VID_API_KEY');
    const body = JSON.stringify({ brief: "It's", title: 'x'.repeat(500) });
    const headers = { Authorization: 'Bearer emp_secret', 'Content-Type': 'application/json' };
    expect(toCurl({ method: 'POST', url: 'http://vid.test/v1/render', headers, body }, secrets)).toBe(
      `curl -i -X POST http://vid.test/v1/render -H "Authorization: Bearer $VID_API_KEY" -H 'Content-Type: application/json' -d '{"brief":"It'\\''s","title":"xxxxxxxxxxxxxxxxxxxx… (500 characters)"}'`,
    );
  });
});
