/** `vid webhook exam` as a command: its report, its document, its exit codes, and what it does where there is nothing to examine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAM_ENTRIES } from '../../../../docs/src/flawed-receiver';
import { runWarm } from '../run-warm';
import { startVid } from '../start-vid';
import { OLD_SECRET, ownReceiver, SECRET } from './own-receiver';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A receiver with its probe beside it, where it has one. */
const withProbe = (receiver: ReturnType<typeof ownReceiver>): RequestListener => {
  return (request, response) => {
    if (request.url !== '/processed') return receiver.listener(request, response);
    response.end(JSON.stringify({ processed: receiver.processed }));
  };
};

let cwd: string;
let right: string;
let open: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-exam-'));
  writeFileSync(join(cwd, 'secrets.txt'), `${SECRET}\n${OLD_SECRET}\n`);
  right = await serve(withProbe(ownReceiver()));
  open = await serve((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>'));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(cwd, { recursive: true, force: true });
});

const exam = (flags: readonly string[], env: Readonly<Record<string, string>> = { VID_WEBHOOK_SECRET: SECRET }) =>
  runWarm(['webhook', 'exam', ...flags], { cwd, env });

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly deliveries: readonly {
    readonly name: string;
    readonly sent_at: string;
    readonly status: number | null;
    readonly ms: number;
    readonly verdict: string;
    readonly why?: string;
  }[];
}

describe('vid webhook exam', () => {
  it('passes a good receiver with 0: a line a delivery, the report card, and how many there were', async () => {
    const flags = ['--to', `${right}/hook`, '--probe', `${right}/processed`, '--secret-file', 'secrets.txt'];
    const run = await exam(flags, {});
    expect(run.code, run.stdout + run.stderr).toBe(0);
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines.slice(0, EXAM_ENTRIES.length).map((line) => /^✓ (\S+) +\d+ in \d+ ms$/.exec(line)?.[1])).toEqual(
      EXAM_ENTRIES.map(({ name }) => name),
    );
    expect(run.stdout).toContain('\nReport card\n  ✓ No forgery was accepted.\n');
    expect(run.stdout).not.toMatch(/[✗–]/);
    expect(lines.at(-1)).toBe(`${EXAM_ENTRIES.length} passed, 0 failed`);
    expect(run.stderr).toMatch(
      /^The exam sends signed test deliveries to http:\/\/127\.0\.0\.1:\d+\/hook, .*vid-exam-[0-9a-f]{8}\.\n$/,
    );
    for (const secret of [SECRET, OLD_SECRET]) expect(run.stdout + run.stderr).not.toContain(secret);
  });

  it('fails one that takes everything with 12, and names the cause once', async () => {
    const run = await exam(['--to', `${open}/?token=hidden`, '--only', 'good-ping|signature']);
    expect(run.code, run.stderr).toBe(12);
    expect(run.stdout).toMatch(
      /✗ wrong|✗ empty-signature +200 in \d+ ms\n {2}Accepted: an empty signature header\. It answered with a page/,
    );
    expect(run.stdout.split('→ Verify each delivery before anything else')).toHaveLength(2);
    expect(run.stdout).toMatch(/✗ Forgeries were accepted: \S+, .+ and \d+ more\./);
    expect(run.stdout).toContain('Every forgery was accepted: the receiver does not verify.');
    expect(run.stdout).toMatch(/\n1 passed, \d+ failed\n$/);
    expect(run.stdout + run.stderr).not.toContain('hidden');
  });

  it('gives programs one document', async () => {
    const run = await exam(['--to', right, '--only', '^(replayed|wrong-secret|get-request)$', '--json']);
    expect([run.code, run.stderr]).toEqual([0, '']);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
    const ms = expect.any(Number) as number;
    expect(JSON.parse(run.stdout)).toEqual({
      to: right,
      passed: 2,
      failed: 0,
      deliveries: [
        {
          name: 'replayed',
          sent_at: at,
          status: 200,
          ms,
          verdict: 'note',
          why: 'Whether it was acted on twice is not known: give --probe.',
        },
        { name: 'wrong-secret', sent_at: at, status: 401, ms, verdict: 'passed' },
        { name: 'get-request', sent_at: at, status: 405, ms, verdict: 'passed' },
      ],
    });
  });

  it('says once that the receiver has another secret', async () => {
    const run = await exam(['--to', right, '--only', '^good'], { VID_WEBHOOK_SECRET: 'a'.repeat(64) });
    expect(run.code).toBe(12);
    expect(run.stdout).toContain('Every good delivery was answered 401: the receiver has another secret than');
  });

  it('judges what is left, and ends with 8, when the probe goes away', async () => {
    let asked = 0;
    const { listener } = ownReceiver();
    const url = await serve((request, response) => {
      if (request.url !== '/processed') return listener(request, response);
      asked += 1;
      response.writeHead(asked > 1 ? 503 : 200).end('{"processed":[]}');
    });
    const run = await exam(['--to', url, '--probe', `${url}/processed`, '--only', 'replayed', '--json']);
    expect((JSON.parse(run.stdout) as Report).deliveries[0]?.verdict).toBe('note');
    expect([run.code, run.stderr]).toEqual([8, expect.stringContaining('answered 503 and no list')]);
  });

  it.each<[string, () => readonly string[], number, RegExp]>([
    [
      'nobody is there',
      () => ['--to', 'http://127.0.0.1:9/'],
      8,
      /^error: http:\/\/127\.0\.0\.1:9\/ could not be reached: .*\n {2}→ Check that your receiver is running/m,
    ],
    [
      'there is no such name',
      () => ['--to', right, '--only', 'nothing'],
      2,
      /finds no delivery of the exam[^]*good-video-completed/,
    ],
    ['the expression is none', () => ['--to', right, '--only', '('], 2, /--only is no regular expression/],
    ['the address is none', () => ['--to', 'receiver'], 2, /--to: receiver is no http\(s\) URL/],
    [
      'the probe answers something else',
      () => ['--to', right, '--probe', `${open}/`],
      2,
      /The probe \S+ answered 200 and no list[^]*"processed"/,
    ],
    [
      'the probe is not there',
      () => ['--to', right, '--probe', 'http://127.0.0.1:9/'],
      8,
      /The probe \S+ could not be reached: connect ECONNREFUSED/,
    ],
  ])('is one error where %s', async (_name, flags, code, says) => {
    const run = await exam(flags());
    expect([run.code, run.stdout], run.stderr).toEqual([code, '']);
    expect(run.stderr).toMatch(says);
  });

  it('wants a secret', async () => {
    const run = await exam(['--to', right], {});
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('There is no webhook secret.');
  });

  it('is ended by Ctrl-C, and says what to look for', async () => {
    let came = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      came = resolve;
    });
    const silent = await serve(() => came());
    const vid = startVid(['webhook', 'exam', '--to', silent], { cwd, env: { VID_WEBHOOK_SECRET: SECRET } });
    await begun;
    vid.kill('SIGINT');
    const run = await vid.ended;
    expect([run.code, run.stdout]).toEqual([130, '']);
    expect(run.stderr).toMatch(/error: Interrupted; nothing is judged\.\n {2}→ .*look for vid-exam-[0-9a-f]{8}/);
  });
});
