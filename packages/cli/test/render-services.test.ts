/** A service is asked about the jobs that were made at it, and hears of no other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ListedRender } from '../src/render-list';
import { renderTable } from '../src/render-table';
import { runHere } from './run-here';

/** A service that accepts every render under one id, and remembers what it was asked for. */
const openService = async (jobId: string) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const job = { job_id: jobId, status: 'processing', progress: 10, video_url: null, error: null };
    const accepted = {
      ...job,
      status: 'starting',
      title: 'T',
      scenes: 1,
      credits_used: 1,
      watermarked: false,
      poll_url: `/v1/job/${jobId}`,
      note: '',
    };
    const isRender = request.method === 'POST';
    request.resume().on('end', () => {
      response.writeHead(isRender ? 202 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isRender ? accepted : { ...job, user_id: 'u', credits_remaining: 1 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('a list asks no service about the jobs of another, and tells whose they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-services-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [one, other] = [await openService('job_one'), await openService('job_other')];
  const at = (url: string, ...argv: string[]) =>
    runHere([...argv, '--json'], { env: { VID_CONFIG_DIR: folder, VID_BASE_URL: url, VID_API_KEY: 'emp_some_key' } });
  await at(one.url, 'render', '--brief', 'A calm advert.', '--no-wait');
  await at(other.url, 'render', '--brief', 'A calm advert.', '--no-wait');
  const { data } = JSON.parse(await at(other.url, 'job', 'list')) as { data: ListedRender[] };
  expect(data.map(({ job_id, state, service }) => [job_id, state, service])).toEqual([
    ['job_other', 'processing', other.url],
    ['job_one', 'accepted', one.url],
  ]);
  expect(other.asked.join()).not.toContain('job_one');
  expect(one.asked.join()).not.toContain('GET /v1/job');
  expect(renderTable(data)).toContain(`accepted at ${new URL(one.url).host}`);
  expect(renderTable(data.slice(0, 1))).not.toContain(' at ');
});
