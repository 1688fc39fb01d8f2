/** What `vid webhook verify` takes, as the built command. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signWebhook } from '@vid/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runWarm } from './run-warm';
import type { Run } from './start-vid';

const SECRET = '5f2b7c0e9d4a1836c7e0f1a2b3c4d5e6978685746352413f2e1d0c0b0a090807';
const OTHER = '0'.repeat(64);
const body = JSON.stringify({
  event: 'ping',
  payload: { hook_id: 'h', message: 'm' },
  emitted_at: '2026-01-01T00:00:00.000Z',
  delivery_id: 'd',
});

let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-verify-'));
  const headers = Object.entries(await signWebhook(body, SECRET));
  const line = { headers, body_base64: Buffer.from(body).toString('base64'), verified: true, status: 200 };
  writeFileSync(join(cwd, 'body.json'), body);
  writeFileSync(join(cwd, 'line.ndjson'), `${JSON.stringify(line)}\n`);
  writeFileSync(join(cwd, 'pairs.json'), JSON.stringify(headers));
  writeFileSync(join(cwd, 'rotation'), `${OTHER}\r\n${SECRET}\n`);
  writeFileSync(join(cwd, 'secret'), `${SECRET}\n`);
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const verify = (...argv: readonly string[]): Promise<Run> => runWarm(['webhook', 'verify', ...argv], { cwd, env: {} });

describe('vid webhook verify', () => {
  it.each(['line.ndjson', 'pairs.json'])('takes the headers of %s', async (file) => {
    expect(await verify('body.json', '--headers', file, '--secret-file', 'secret')).toMatchObject({
      stdout: 'verified: ping d\n',
    });
  });

  it.each([
    ['--signature', 'sha256=00', /Add --timestamp SECONDS, the X-Service-Timestamp header/],
    ['--timestamp', '1700000000', /Add --signature VALUE, the X-Service-Signature header/],
  ])('refuses %s alone', async (flag, value, next) => {
    const { code, stderr } = await verify('body.json', flag, value, '--secret-file', 'secret');
    expect([code, stderr]).toEqual([2, expect.stringMatching(next)]);
  });

  it('says how a capture of several lines is judged where it is given as headers', async () => {
    const line = readFileSync(join(cwd, 'line.ndjson'), 'utf8');
    writeFileSync(join(cwd, 'one.ndjson'), `{"event":"ready"}\n${line}`);
    expect((await verify('body.json', '--headers', 'one.ndjson', '--secret-file', 'secret')).code).toBe(0);
    writeFileSync(join(cwd, 'two.ndjson'), `{"event":"ready"}\n${line}${line}`);
    const { code, stderr } = await verify('body.json', '--headers', 'two.ndjson', '--secret-file', 'secret');
    expect([code, stderr]).toEqual([2, expect.stringContaining('`vid webhook verify two.ndjson`')]);
  });

  it.each<[string, string, RegExp]>([
    ['wrong.txt', 'nothex', /--secret-file wrong\.txt can't be used\. The secret is unusable: it has 6 characters/],
    ['two.txt', `${SECRET},${OTHER}`, /it is several secrets in one text: write one a line/],
    ['empty.txt', '\n', /--secret-file empty\.txt/],
    ['.env', 'VID_API_KEY=emp_x\n', /\.env has no line VID_WEBHOOK_SECRET/],
  ])('names %s, and what is wrong with the secret there', async (file, text, said) => {
    writeFileSync(join(cwd, file), text);
    const { code, stderr } = await verify('line.ndjson', '--secret-file', file);
    expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringMatching(said)]);
    expect(stderr).not.toMatch(/nothex|emp_x|split\(/);
  });

  it('takes the secret of an env file, and signs with one alone', async () => {
    writeFileSync(join(cwd, '.env'), `A=1\nexport VID_WEBHOOK_SECRET="${SECRET}" # of the hook\n`);
    expect((await verify('line.ndjson', '--secret-file', '.env')).stdout).toBe('verified: ping d\n');
    const sign = await runWarm(['webhook', 'sign', 'body.json', '--secret-file', 'rotation'], { cwd, env: {} });
    expect([sign.code, sign.stderr]).toEqual([2, expect.stringContaining('holds 2 secrets, and signing takes one')]);
  });

  it('speaks of flags where an explanation is for programs', async () => {
    const { stderr } = await verify('line.ndjson', '--secret-file', 'secret', '--now', '2000000000');
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain('give --now the Unix time of its arrival');
  });

  it('takes every line of a file of secrets, as during a rotation', async () => {
    const { stdout } = await verify('line.ndjson', '--secret-file', 'rotation', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ delivery_id: 'd', secretIndex: 1 });
  });

  it('judges all of a capture, and ends with 11 when one fails', async () => {
    const line = readFileSync(join(cwd, 'line.ndjson'), 'utf8');
    const tampered = line.replace(/"body_base64":"/, '$&IA==');
    writeFileSync(join(cwd, 'all.ndjson'), line + tampered + line + tampered);
    const { code, stdout, stderr } = await verify('all.ndjson', '--secret-file', 'secret');
    expect([code, stdout]).toEqual([
      11,
      '#1 verified: ping d\n#2 refused: signature_mismatch\n#3 verified: ping d\n#4 refused: signature_mismatch\n',
    ]);
    expect(stderr).toMatch(/2 of 4 deliveries failed verification: #2, #4\.\n {2}→ #2: /);
    expect(stderr).not.toContain('#4: ');
    writeFileSync(join(cwd, 'all.ndjson'), line + line);
    const whole = await verify('all.ndjson', '--secret-file', 'secret', '--json');
    expect([whole.code, JSON.parse(whole.stdout)]).toMatchObject([
      0,
      { data: [{ number: 1, verified: true, delivery_id: 'd' }, { number: 2 }] },
    ]);
  });

  it('says that stdin can be read once', async () => {
    const { stderr, code } = await verify('--headers', '-', '--secret-file', 'secret');
    expect(stderr).toContain('the body and --headers are both -, and stdin can be read only once.');
    expect(code).toBe(2);
  });
});

describe('vid webhook listen', () => {
  it('names the flag of a secret that can not be one, and refuses one that nothing is signed with', async () => {
    writeFileSync(join(cwd, 'key'), 'emp_local_dev\n');
    const listen = (...argv: readonly string[]): Promise<Run> =>
      runWarm(['webhook', 'listen', ...argv], { cwd, env: {} });
    const wrong = await listen('--forward', 'http://127.0.0.1:9/', '--resign-secret-file', 'key');
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringMatching(/--resign-secret-file key can't be used[^]*API key/),
    ]);
    for (const flags of [
      ['--resign-secret-file', 'secret'],
      ['--retry', '3'],
    ]) {
      const idle = await listen(...flags);
      expect([idle.code, idle.stderr]).toEqual([
        2,
        expect.stringContaining(`${flags[0]} would do nothing without --forward`),
      ]);
    }
  });
});
