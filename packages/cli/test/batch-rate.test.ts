import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, LIFTED_LIMITS, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRate } from '../src/batch/read-rate';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';

let cwd: string;
let server: VidServer;
let env: Record<string, string>;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-rate-'));
  server = await createServer({
    config: { accounts: [{ plan: 'agency', credits: 1000, api_key: 'emp_local_dev', limits: LIFTED_LIMITS }] },
  });
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  const lines = Array.from({ length: 8 }, (_, at) => `{"brief":"Coffee number ${at}."}\n`);
  writeFileSync(join(cwd, 'lines.jsonl'), lines.join(''));
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

describe('the pace of a batch', () => {
  it('is that of the service: none where it has no limit', async () => {
    const { code, stdout, stderr } = await runWarm(['batch', 'lines.jsonl', '--journal', 'free'], { cwd, env });
    expect([code, stdout.trimEnd().split('\n').length], stderr).toEqual([0, 8]);
    expect(stderr).not.toContain('waiting');
  });

  it('is what a refusal tells', async () => {
    await server.admin.addFault({
      match: { path: '/v1/render' },
      effect: { status: 429, body: { error: 'Slow down', code: 'RATE_LIMITED', retryAfter: 1 } },
      times: 1,
    });
    writeFileSync(join(cwd, 'two.jsonl'), '{"brief":"Tea."}\n{"brief":"Milk."}\n');
    const { code, stderr } = await runWarm(['batch', 'two.jsonl'], { cwd, env });
    expect([code, stderr]).toEqual([0, expect.stringContaining('waiting 1 s for the rate limit')]);
  });

  it('is no higher than --rate', async () => {
    const before = (await server.admin.listJobs()).jobs.length;
    const running = startVid(['batch', 'lines.jsonl', '--journal', 'slow', '--rate', '2/hour'], { cwd, env });
    await running.until(({ stderr }) => /waiting 3[56]\d\d s for the rate limit/.test(stderr));
    running.kill('SIGINT');
    expect((await running.ended).code).toBe(130);
    expect((await server.admin.listJobs()).jobs.length - before).toBe(2);
  });

  it('is written so that it can be read', async () => {
    const free = { minute: Infinity, hour: Infinity, day: Infinity };
    expect(readRate('3/min,30/hour, 100 / d')).toEqual({ minute: 3, hour: 30, day: 100 });
    expect(readRate('10')).toEqual({ ...free, minute: 10 });
    for (const wrong of ['', '0/min', '3/fortnight', 'many', '3/min,', '1.5/h', '-1']) {
      expect(() => readRate(wrong), wrong).toThrow('Write it like');
    }
    const { code, stderr } = await runWarm(['batch', 'lines.jsonl', '--rate', 'many'], { cwd, env });
    expect([code, stderr]).toEqual([2, expect.stringContaining('10/min')]);
  });
});
