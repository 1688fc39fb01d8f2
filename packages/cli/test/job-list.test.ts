import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { startVid } from './start-vid';
import { untilChanged } from './until-changed';

let cwd: string;
let server: VidServer;
let env: Record<string, string>;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-jobs-'));
  server = await createServer();
  await server.listen();
  env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
});
afterAll(async () => {
  await server.close();
  rmSync(cwd, { recursive: true, force: true });
});

const vid = (argv: readonly string[]) => runVid(argv, { cwd, env });
const list = async () => JSON.parse((await vid(['job', 'list', '--json'])).stdout) as Record<string, unknown>[];

describe('vid job list', () => {
  it('shows renders of this machine with their file, also one that was killed or failed', async () => {
    const local = ['render', '--local', '--renderer', 'instant', '--brief'];
    await vid([...local, 'A calm advert.', '--title', 'Here', '--output', 'here.mp4']);
    expect((await vid([...local, '[mock:render_failed]'])).code).toBe(7);
    appendFileSync(
      join(cwd, 'renders.jsonl'),
      '\n{"step":"local","id":"x","at":4102444800000,"title":"Gone","pid":999999999}\n',
    );
    expect(await list()).toMatchObject([
      { title: 'Here', state: 'succeeded', local: true, job_id: null, file: join(cwd, 'here.mp4') },
      { state: 'failed', local: true, file: null },
      { title: 'Gone', state: 'interrupted', local: true, file: null },
    ]);
    const { stdout } = await vid(['job', 'list']);
    expect(stdout.split('\n')[0]).toMatch(/^\S+Z {2}\(this machine\) {2}succeeded {4}Here {2,}\/.*here\.mp4$/);
  });

  it('knows the job of a render that was interrupted before its answer came', async () => {
    await server.admin.addFault({ match: { path: '/v1/render' }, effect: { delay_ms: 1500 }, times: 1 });
    const left = startVid(['render', '--brief', 'A calm advert.', '--output', 'film.mp4'], { cwd, env });
    const journal = join(cwd, 'renders.jsonl');
    await untilChanged(cwd, () => existsSync(journal) && readFileSync(journal, 'utf8').includes('"step":"begin"'));
    left.kill('SIGINT');
    const { code, stdout, stderr } = await left.ended;
    expect([code, stdout]).toEqual([130, '']);
    expect(stderr).toMatch(
      /answer that is on its way.*job_\w+ goes on.*vid job download job_\w+ --output .*film\.mp4/s,
    );
    expect((await list()).filter(({ local }) => local === false)).toMatchObject([{ state: 'accepted' }]);
  });

  it('tells which lines of the journal are spoilt, and lists what the others tell of', async () => {
    const before = await list();
    const journal = join(cwd, 'renders.jsonl');
    const line = readFileSync(journal, 'utf8').split('\n').length + 1;
    appendFileSync(journal, '\n{"step":"begin"}\n{"step":"fin');
    appendFileSync(journal, '\n{"step":"local","id":"y","at":4102444800000,"title":"Later","pid":999999999}\n');
    const { stderr, stdout } = await vid(['job', 'list']);
    expect(stderr).toContain(
      `warning: ${journal}:${line} is malformed and was skipped.\nwarning: ${journal}:${line + 1} is torn and was skipped.`,
    );
    expect(stdout).toContain('Later');
    expect(await list()).toHaveLength(before.length + 1);
  });
});
