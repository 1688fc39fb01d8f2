import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type VidServer } from '@vid/server';
import { describe, expect, test } from 'vitest';
import { runWarm } from './run-warm';
import { startVid } from './start-vid';
import { untilChanged } from './until-changed';
import { untilServed } from './until-served';

interface Result {
  line: number;
  id: string | null;
  status: string;
  job_id: string | null;
  file: string | null;
  credits: number | null;
  idempotency_key: string;
  resumed: boolean;
  error: { code: string | null; exit_code: number; next: string } | null;
}

/** A folder and a service of its own for each test: they run beside each other, since each waits for its jobs. */
class World {
  readonly cwd = mkdtempSync(join(tmpdir(), 'vid-batch-'));
  readonly server: VidServer;
  readonly userId: string;
  readonly env: Record<string, string>;

  private constructor(server: VidServer, userId: string) {
    this.server = server;
    this.userId = userId;
    this.env = { VID_BASE_URL: server.url, VID_API_KEY: 'emp_local_dev' };
  }

  static async open(): Promise<World> {
    const server = await createServer();
    await server.listen();
    const { accounts } = await server.admin.listAccounts();
    const userId = accounts.find(({ api_keys: keys }) => keys.includes('emp_local_dev'))?.user_id ?? '';
    // A test runs the command several times within a minute.
    await server.admin.updateAccount(userId, { limits: { render_rate: null, total_rate: null } });
    return new World(server, userId);
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.cwd, { recursive: true, force: true });
  }

  write(lines: readonly unknown[]): void {
    const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    writeFileSync(join(this.cwd, 'batch.jsonl'), text.join(''));
  }

  run(argv: readonly string[], env: Record<string, string> = {}, input = '') {
    return runWarm(argv, { cwd: this.cwd, env: { ...this.env, ...env }, input });
  }

  start(argv: readonly string[]) {
    return startVid(argv, { cwd: this.cwd, env: this.env });
  }

  journal(): string {
    const path = join(this.cwd, 'batch.jsonl.journal');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  /** Resolves when the journal says so. */
  untilJournal(says: RegExp): Promise<void> {
    return untilChanged(this.cwd, () => says.test(this.journal()));
  }

  /** Resolves when the service has read all that was sent to it before. */
  async caughtUp(): Promise<void> {
    await (await fetch(`${this.server.url}/v1/me`)).arrayBuffer();
  }

  async jobs() {
    return (await this.server.admin.listJobs()).jobs;
  }

  async charges() {
    return (await this.server.admin.ledger(this.userId)).entries.filter(({ kind }) => kind === 'render');
  }

  /** Every line has a video of its own, and each was paid for once. */
  async expectAllOnce(results: readonly Result[], count: number): Promise<void> {
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'succeeded'));
    for (const { file } of results) expect(statSync(file ?? '').size).toBeGreaterThan(500);
    const paid = await this.charges();
    expect(paid).toHaveLength(count);
    expect(new Set(paid.map(({ job_id }) => job_id))).toEqual(new Set(results.map(({ job_id }) => job_id)));
    expect((await this.server.admin.audit()).problems).toEqual([]);
  }
}

const it = test.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
  world: async ({}, use) => {
    const world = await World.open();
    await use(world);
    await world.close();
  },
});

const scene = (prompt: string, more: object = {}) => ({
  ...more,
  scene_plan: [{ type: 'motion', prompt, duration: 3 }],
});
const BATCH = ['batch', 'batch.jsonl', '--output-dir', 'out'];
const read = (stdout: string): Result[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
    .sort((a, b) => a.line - b.line);

describe.concurrent('vid batch', () => {
  it('renders every line, tells each as it ends, and tells it again without doing it again', async ({ world }) => {
    world.write([scene('One', { id: 'one' }), '', scene('Same'), scene('Same')]);
    const first = await world.run(BATCH);
    expect(first.code, first.stderr).toBe(0);
    const results = read(first.stdout);
    expect(results).toMatchObject([
      { line: 1, id: 'one', file: join(world.cwd, 'out', 'one.mp4'), credits: 3, resumed: false, error: null },
      { line: 3, id: null, resumed: false },
      { line: 4, id: null, resumed: false },
    ]);
    await world.expectAllOnce(results, 3);
    const second = await world.run(BATCH);
    expect(second.code).toBe(0);
    expect(read(second.stdout)).toEqual(results.map((result) => ({ ...result, resumed: true })));
    expect(await world.charges()).toHaveLength(3);
    const { data: listed } = JSON.parse((await world.run(['job', 'list', '--json'])).stdout) as {
      data: { job_id: string }[];
    };
    expect(new Set(listed.map(({ job_id }) => job_id))).toEqual(new Set(results.map(({ job_id }) => job_id)));
  });

  it('knows a line by its content: moved and renamed ones stay, a changed one is new', async ({ world }) => {
    world.write([scene('One', { id: 'a' }), scene('Two')]);
    expect((await world.run(['batch', 'batch.jsonl'])).code).toBe(0);
    world.write([
      scene('Two'),
      scene('Changed'),
      { scene_plan: [{ duration: 3, prompt: 'One', type: 'motion' }], id: 'b' },
    ]);
    const again = await world.run(BATCH);
    expect(read(again.stdout)).toMatchObject([
      { line: 1, resumed: true },
      { line: 2, resumed: false },
      { line: 3, id: 'b', resumed: true, file: join(world.cwd, 'out', 'b.mp4') },
    ]);
    await world.expectAllOnce(read(again.stdout), 3);
    world.write([scene('Changed again')]);
    expect((await world.run(BATCH)).stderr).toMatch(/line 1 was changed since it was run.*job_/);
  });

  it('tells every bad line before anything is sent', async ({ world }) => {
    world.write([
      scene('Fine'),
      '{"brief": ',
      '[1]',
      { brief: '', quality: 'best' },
      scene('A', { id: 'x' }),
      scene('B', { id: 'X' }),
      scene('C', { id: '../up' }),
      '{"brief": "One.", "brief": "Two."}',
      scene('D', { qualty: 'premium' }),
      { briefs: 'One.' },
    ]);
    for (const flags of [[], ['--dry-run'], ['--local', '--renderer', 'instant']]) {
      const { code, stdout, stderr } = await world.run(['batch', 'batch.jsonl', '--json', ...flags]);
      expect([code, stdout]).toEqual([2, '']);
      const { error } = JSON.parse(stderr) as {
        error: { problems: { line: number; path: string; message: string }[] };
      };
      expect(error.problems.map(({ line }) => line)).toEqual([2, 3, 4, 4, 6, 7, 8, 9, 10, 10]);
      expect(error.problems.map(({ path }) => path)).toContain('line 4, quality');
      expect(error.problems.map(({ message }) => message).join('\n')).toMatch(
        /has "brief" twice, the second time at character 19\n.*mean quality\?[^]*mean brief\?/,
      );
    }
    expect(await world.jobs()).toEqual([]);
    expect(readdirSync(world.cwd)).toEqual(['batch.jsonl']);
  });

  it.for([
    [['batch', 'nowhere.jsonl'], /can't be read from nowhere.jsonl/],
    [['batch', 'batch.jsonl', '--journal', 'batch.jsonl'], /the same file/],
    [['batch', 'batch.jsonl', '--journal', 'notes.txt'], /no journal of a batch/],
    [['batch', 'batch.jsonl', '--output-dir', 'notes.txt'], /--output-dir.*Nothing was sent/s],
    [['batch', 'batch.jsonl', '--concurrency', '0'], /no number of renders/],
    [['batch', 'empty.jsonl'], /holds no lines/],
    [['batch', 'batch.jsonl', '--caption-style', 'pill'], /--caption-style would do nothing without --local/],
    [['batch', 'batch.jsonl', '--local', '--dry-run', '--caption-style', 'pil'], /Did you mean pill\?/],
    [['batch', 'batch.jsonl', '--local', '--music', 'notes.txt', '--renderer', 'instant'], /notes.txt/],
    [['batch'], /missing required argument/],
  ] satisfies [string[], RegExp][])('refuses %j with 2', async ([argv, message], { world }) => {
    world.write([scene('One')]);
    writeFileSync(join(world.cwd, 'notes.txt'), 'notes');
    writeFileSync(join(world.cwd, 'empty.jsonl'), '\n');
    const { code, stdout, stderr } = await world.run(argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(await world.jobs()).toEqual([]);
  });

  it('lets no second run at a journal that is in use', async ({ world }) => {
    world.write([scene('[mock:slow=600s] One')]);
    const first = world.start(BATCH);
    await world.untilJournal(/"state":"accepted"/);
    const second = await world.run(BATCH);
    expect([second.code, second.stdout]).toEqual([2, '']);
    expect(second.stderr).toMatch(/Another run \(process \d+/);
    // The first has what it waits for when the second has been refused, however long that took.
    await world.server.admin.setClock({ advance_seconds: 700 });
    expect((await first.ended).code).toBe(0);
  });

  it('estimates the price of each line with --dry-run', async ({ world }) => {
    world.write([scene('One', { id: 'one' }), scene('[mock:content_blocked]')]);
    const { code, stdout, stderr } = await world.run(['batch', 'batch.jsonl', '--dry-run'], {
      VID_BASE_URL: '',
      VID_API_KEY: '',
    });
    expect(code).toBe(2);
    expect(
      stdout
        .split('\n')
        .slice(0, 2)
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { line: 1, id: 'one', valid: true, estimated_credits: 3 },
      { line: 2, valid: false, error: { code: 'CONTENT_BLOCKED', exit_code: 2 } },
    ]);
    expect(stderr).toContain('1 of 2 lines would be refused');
  });

  it('reads stdin, keeps the journal that is named, and renders on this machine', async ({ world }) => {
    const argv = ['batch', '-', '--journal', 'j', '--local', '--renderer', 'instant', '--output-dir', 'out'];
    const input = `${JSON.stringify(scene('One', { name: 'first' }))}\n${JSON.stringify(scene('Two', { id: 2 }))}\n`;
    const alone = { VID_BASE_URL: '', VID_API_KEY: '' };
    const run = await world.run(argv, alone, input);
    expect(run.code, run.stderr).toBe(0);
    expect(readdirSync(join(world.cwd, 'out')).sort()).toEqual(['2.mp4', 'first.mp4']);
    expect(read(run.stdout)).toMatchObject([{ credits: 0 }, { credits: 0 }]);
    const listed = JSON.parse((await world.run(['job', 'list', '--json'], alone)).stdout) as {
      data: { file: string }[];
    };
    // Both run at once, and either may end first.
    expect(listed.data.sort((one, other) => one.file.localeCompare(other.file))).toMatchObject(
      ['2.mp4', 'first.mp4'].map((name) => ({ state: 'succeeded', file: join(world.cwd, 'out', name) })),
    );
    rmSync(join(world.cwd, 'out', '2.mp4'));
    const again = await world.run(argv, alone, input);
    expect(read(again.stdout).map(({ resumed }) => resumed)).toEqual([true, false]);
    expect(readdirSync(join(world.cwd, 'out')).sort()).toEqual(['2.mp4', 'first.mp4']);
  });

  it('judges the captions beside each video before anything is rendered, and takes them without a service for none', async ({
    world,
  }) => {
    world.write([scene('One', { id: 'one' }), scene('Two', { id: 'two' })]);
    const local = ['batch', 'batch.jsonl', '--local', '--renderer', 'instant', '--captions', 'srt,words'];
    const alone = { VID_BASE_URL: '', VID_API_KEY: '' };
    writeFileSync(join(world.cwd, 'two.srt'), 'Notes of somebody else');
    const refused = await world.run(local, alone);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toContain('two.srt');
    expect(existsSync(join(world.cwd, 'one.mp4'))).toBe(false);
    rmSync(join(world.cwd, 'two.srt'));
    expect((await world.run(local, alone)).code).toBe(0);
    const again = await world.run(local, alone);
    expect(read(again.stdout).map(({ resumed }) => resumed)).toEqual([true, true]);
    // Other captions are of another render.
    const more = await world.run([...local.slice(0, -1), 'srt,vtt'], alone);
    expect(read(more.stdout).map(({ resumed }) => resumed)).toEqual([false, false]);
    const idle = await world.run(['batch', 'batch.jsonl', '--captions', 'srt']);
    expect([idle.code, idle.stderr]).toEqual([
      2,
      expect.stringContaining('--captions would do nothing without --local'),
    ]);
  });

  it('says where the videos of an earlier run lie, and takes nothing else for one', async ({ world }) => {
    world.write([scene('One'), scene('Two')]);
    const into = (folder: string) => ['batch', 'batch.jsonl', '--output-dir', folder];
    const first = await world.run(into('first'));
    expect(first.code, first.stderr).toBe(0);
    const again = await world.run(into('second'));
    expect(again.code, again.stderr).toBe(0);
    expect(again.stderr).toMatch(/2 videos stay where an earlier run saved them, in .*first\./);
    expect(existsSync(join(world.cwd, 'second'))).toBe(false);
    const [one] = read(again.stdout);
    writeFileSync(one?.file ?? '', 'not a video any more');
    const junk = await world.run(into('first'));
    expect(junk.code).not.toBe(0);
    expect(junk.stdout + junk.stderr).toMatch(/is not a video/);
    rmSync(one?.file ?? '');
    const fetched = await world.run(into('first'));
    expect(fetched.code, fetched.stderr).toBe(0);
    expect(readFileSync(one?.file ?? '').toString('latin1', 4, 8)).toBe('ftyp');
    await world.expectAllOnce(read(fetched.stdout), 2);
  });

  it('ends with the most serious failure, and sends again only what was refused', async ({ world }) => {
    world.write([scene('[mock:render_failed]'), scene('[mock:content_blocked]'), scene('Fine')]);
    const first = await world.run(BATCH);
    expect(first.code).toBe(7);
    expect(first.stderr).toContain('2 of 3 lines have no video');
    expect(read(first.stdout)).toMatchObject([
      { status: 'failed', credits: 3, error: { code: 'RENDER_FAILED', exit_code: 7 } },
      { status: 'refused', job_id: null, error: { code: 'CONTENT_BLOCKED', exit_code: 2, charged: 'no' } },
      { status: 'succeeded' },
    ]);
    const before = (await world.jobs()).length;
    const second = await world.run(BATCH);
    expect(second.code).toBe(7);
    expect(read(second.stdout).map(({ status, resumed }) => [status, resumed])).toEqual([
      ['failed', true],
      ['refused', false],
      ['succeeded', true],
    ]);
    expect(await world.jobs()).toHaveLength(before);
  });

  it('stops at what would meet every line, and goes on when that is mended, also with another key', async ({
    world,
  }) => {
    world.write([scene('One'), scene('Two')]);
    await world.server.admin.setPolicies({ 'idempotency.refused_key': 'consumed' });
    await world.server.admin.updateAccount(world.userId, { credits: 0 });
    const poor = await world.run(['batch', 'batch.jsonl', '--output-dir', 'out', '--concurrency', '1']);
    expect(poor.code).toBe(4);
    expect(read(poor.stdout).map(({ status, error }) => [status, error?.code])).toEqual([
      ['refused', 'NO_CREDITS'],
      ['refused', 'NO_CREDITS'],
    ]);
    await world.server.admin.updateAccount(world.userId, { credits: 3 });
    const ROTATE = '--rotate-refused-keys';
    const half = await world.run(['batch', 'batch.jsonl', '--output-dir', 'out', '--concurrency', '1', ROTATE]);
    expect(half.code, half.stderr).toBe(4);
    await world.server.admin.updateAccount(world.userId, { credits: 100 });
    const { api_key: key } = await world.server.admin.createKey(world.userId);
    const rich = await world.run([...BATCH, ROTATE], { VID_API_KEY: key });
    expect(rich.code, rich.stderr).toBe(0);
    expect(read(rich.stdout).map(({ resumed }) => resumed)).toEqual([true, false]);
    await world.expectAllOnce(read(rich.stdout), 2);
  });
});

describe.concurrent('vid batch and a refused line', () => {
  it('sends it with no other key, since a copy of it may have been accepted', async ({ world }) => {
    world.write([scene('One')]);
    await world.server.admin.setPolicies({ 'idempotency.refused_key': 'consumed' });
    await world.server.admin.updateAccount(world.userId, { credits: 0 });
    const [refused] = read((await world.run(BATCH)).stdout);
    expect(refused).toMatchObject({ status: 'refused', error: { charged: 'no' } });
    await world.server.admin.updateAccount(world.userId, { credits: 100 });
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(10);
    expect(read(again.stdout)).toMatchObject([
      { status: 'unknown', idempotency_key: refused?.idempotency_key, error: { exit_code: 10, charged: 'unknown' } },
    ]);
    expect(await world.jobs()).toHaveLength(0);
  });
});

describe.concurrent('vid batch after `vid job settle`', () => {
  const lose = async (world: World): Promise<Result> => {
    await world.server.admin.addFault({ match: { path: '/v1/render' }, effect: { drop: 'after' }, times: 1 });
    world.write([scene('One', { id: 'lost' })]);
    const run = await world.run(BATCH);
    expect(run.code, run.stderr).toBe(10);
    expect(run.stderr).toContain('vid job settle KEY JOB_ID');
    const [line] = read(run.stdout);
    expect(line?.error?.next).toContain(`\`vid job settle ${line?.idempotency_key} --not-rendered\``);
    return line as Result;
  };

  it('takes the line up as the job that was named, and as another one when that is corrected', async ({ world }) => {
    const { idempotency_key: key } = await lose(world);
    const [job] = await world.jobs();
    const settled = await world.run(['job', 'settle', key, String(job?.job_id)]);
    expect(settled.code, settled.stderr).toBe(0);
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(0);
    expect(read(again.stdout)).toMatchObject([{ job_id: job?.job_id, credits: null, resumed: true, error: null }]);
    await world.expectAllOnce(read(again.stdout), 1);
    const other = await world.run(['render', '--brief', 'Coffee.', '--json']);
    const { job_id: right } = (JSON.parse(other.stdout) as { job: { job_id: string } }).job;
    await world.run(['job', 'settle', key, right, '--force']);
    expect(read((await world.run(BATCH)).stdout)).toMatchObject([{ job_id: right, status: 'succeeded' }]);
  });

  it('sends the line anew, once, only where it was said that nothing was rendered', async ({ world }) => {
    const { idempotency_key: key } = await lose(world);
    expect((await world.run(['job', 'settle', key])).code).toBe(0);
    expect(read((await world.run(BATCH)).stdout)).toMatchObject([{ status: 'unknown', idempotency_key: key }]);
    expect((await world.run(['job', 'settle', key, 'job_1', '--not-rendered'])).code).toBe(2);
    expect((await world.run(['job', 'settle', key, '--not-rendered'])).code).toBe(0);
    for (let run = 0; run < 2; run += 1) {
      const again = await world.run(BATCH);
      expect(again.code, again.stderr).toBe(0);
      expect(read(again.stdout)[0]?.idempotency_key).toBe(key.replace(/1$/, '2'));
    }
    expect(await world.charges()).toHaveLength(2);
  });
});

describe.concurrent('vid batch, ended early', () => {
  it('SIGKILL with the key written down and nothing accepted: the line is sent once', async ({ world }) => {
    await world.server.admin.addFault({
      match: { path: '/v1/render' },
      effect: { delay_ms: 600_000, drop: 'before' },
      times: 2,
    });
    world.write([scene('One'), scene('Two')]);
    const killed = world.start(BATCH);
    // Both requests have met the fault: nothing is on its way any more that could be accepted later.
    await untilServed(() => world.server.admin.listFaults().faults.length === 0);
    expect(world.journal().match(/"step":"begin"/g)).toHaveLength(2);
    killed.kill('SIGKILL');
    await killed.ended;
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(0);
    await world.expectAllOnce(read(again.stdout), 2);
  });

  it('SIGKILL before the answer of an accepted render: unknown, with its key, and never charged again', async ({
    world,
  }) => {
    await world.server.admin.addFault({ match: { path: '/v1/render' }, effect: { drop: 'after' }, times: 1 });
    // Whatever else is sent before the kill gets nowhere.
    await world.server.admin.addFault({
      match: { path: '/v1/render' },
      effect: { delay_ms: 600_000, drop: 'before' },
    });
    world.write([scene('One', { id: 'lost' }), { brief: 'A calm advert for Harbour Coffee.' }]);
    const killed = world.start([...BATCH, '--concurrency', '1']);
    await untilServed(async () => (await world.jobs()).length > 0);
    killed.kill('SIGKILL');
    await killed.ended;
    await world.caughtUp();
    await world.server.admin.clearFaults();
    for (let run = 0; run < 2; run += 1) {
      const again = await world.run(BATCH);
      expect(again.code, again.stderr).toBe(10);
      const [lost, other] = read(again.stdout);
      expect(lost).toMatchObject({ id: 'lost', status: 'unknown', error: { exit_code: 10, charged: 'unknown' } });
      expect(world.journal()).toContain(lost?.idempotency_key);
      expect(other).toMatchObject({ status: 'succeeded' });
    }
    expect(await world.charges()).toHaveLength(2);
  });

  it('SIGKILL while waiting: the jobs are picked up', async ({ world }) => {
    world.write([scene('[mock:slow=600s] One'), scene('[mock:slow=600s] Two')]);
    const killed = world.start(BATCH);
    await world.untilJournal(/"state":"accepted"[^]*"state":"accepted"/);
    killed.kill('SIGKILL');
    await killed.ended;
    await world.server.admin.setClock({ advance_seconds: 700 });
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(0);
    expect(read(again.stdout).map(({ resumed }) => resumed)).toEqual([true, true]);
    await world.expectAllOnce(read(again.stdout), 2);
  });

  it('SIGKILL while a video is downloaded: it is downloaded again, whole', async ({ world }) => {
    await world.server.admin.addFault({
      match: { path: '/videos/*' },
      effect: { delay_ms: 2000, drop: 'before' },
      times: 1,
    });
    world.write([scene('One')]);
    const killed = world.start(BATCH);
    await untilServed(() => world.server.admin.listFaults().faults.length === 0);
    killed.kill('SIGKILL');
    await killed.ended;
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(0);
    await world.expectAllOnce(read(again.stdout), 1);
  });

  it('Ctrl-C lets the answer arrive that is on its way, says what goes on, and ends with 130', async ({ world }) => {
    await world.server.admin.addFault({ match: { path: '/v1/render' }, effect: { delay_ms: 1500 }, times: 1 });
    world.write([scene('[mock:slow=600s] One'), scene('Two')]);
    const left = world.start([...BATCH, '--concurrency', '1']);
    await world.untilJournal(/"step":"begin"/);
    left.kill('SIGINT');
    const { code, stdout, stderr } = await left.ended;
    expect(code, stderr).toBe(130);
    expect(stderr).toMatch(/Interrupted: .*1 job goes on, 1 were not sent.*same command again/s);
    expect(read(stdout)).toMatchObject([
      { line: 1, status: 'running', job_id: expect.stringMatching(/^job_/) as string },
    ]);
    await world.server.admin.setClock({ advance_seconds: 700 });
    const again = await world.run(BATCH);
    expect(again.code, again.stderr).toBe(0);
    await world.expectAllOnce(read(again.stdout), 2);
  });

  it('--timeout leaves the jobs running and ends with 9', async ({ world }) => {
    world.write([scene('[mock:slow=600s] One')]);
    const { code, stdout } = await world.run([...BATCH, '--timeout', '2s']);
    expect([code, read(stdout)[0]?.status, read(stdout)[0]?.error?.exit_code]).toEqual([9, 'running', 9]);
  });
});
