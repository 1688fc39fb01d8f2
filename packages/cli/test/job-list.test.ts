import { appendFileSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, LIFTED_LIMITS, type VidServer } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notesOfLost } from '../src/lost-render';
import { runHere } from './run-here';
import { runWarm } from './run-warm';
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

/** Lets the account of these tests render as much as they like. */
const lift = async (): Promise<void> => {
  const { accounts } = await server.admin.listAccounts();
  for (const { user_id: id } of accounts) await server.admin.updateAccount(id, { limits: LIFTED_LIMITS });
};

const vid = (argv: readonly string[]) => runWarm(argv, { cwd, env });
/** What is looked at often, without a process of its own. */
const listIn = async (folder: string, ...more: readonly string[]) => {
  const document = await runHere(['job', 'list', '--json', ...more], { env: { ...env, VID_CONFIG_DIR: folder } });
  return (JSON.parse(document) as { data: Record<string, unknown>[] }).data;
};
const list = () => listIn(cwd);

describe('vid job list', () => {
  it('shows renders of this machine with their file, also one that was killed or failed', async () => {
    const local = ['render', '--local', '--renderer', 'instant', '--brief'];
    const made = await vid([...local, 'A calm advert.', '--title', 'Here', '--output', 'here.mp4', '--json']);
    const { render } = JSON.parse(made.stdout) as { render: { job_id: string } };
    expect((await vid([...local, '[mock:render_failed]'])).code).toBe(7);
    appendFileSync(
      join(cwd, 'renders.jsonl'),
      '\n{"step":"local","id":"x","at":4102444800000,"title":"Gone","pid":999999999}\n',
    );
    expect(await list()).toMatchObject([
      { title: 'Gone', state: 'interrupted', local: true, file: null },
      { state: 'failed', local: true, file: null },
      { title: 'Here', state: 'succeeded', local: true, job_id: render.job_id, file: join(cwd, 'here.mp4') },
    ]);
    const { stdout } = await vid(['job', 'list']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID {5,}STATE {2,}SENT {2,}TITLE {2,}FILE$/);
    expect(lines.at(-1)).toMatch(
      /^\(local\) {2}succeeded {4}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}Here {2,}\/.*here\.mp4$/,
    );
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
    expect((await list()).filter(({ local }) => local === false)).toMatchObject([
      { state: expect.stringMatching(/^(queued|starting|processing|succeeded)$/) as string },
    ]);
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

describe('the ends of jobs', () => {
  let own: string;
  const mine = (argv: readonly string[], more: Record<string, string> = {}) =>
    runWarm(argv, { cwd: own, env: { ...env, ...more } });
  const listed = (...more: readonly string[]) => listIn(own, ...more);
  const send = async (brief: string): Promise<string> =>
    (await mine(['render', '--brief', brief, '--no-wait'])).stdout.trim();
  beforeAll(() => {
    own = mkdtempSync(join(tmpdir(), 'vid-ends-'));
  });
  afterAll(() => rmSync(own, { recursive: true, force: true }));

  it('are learned by a look, a download and the list itself, and known afterwards without the service', async () => {
    await lift();
    const [looked, fetched, asked, failed] = [
      await send('One.'),
      await send('Two.'),
      await send('Three.'),
      await send('[mock:render_failed] Four.'),
    ];
    await server.settled();
    const known = async () =>
      Object.fromEntries(
        (await listed('--no-refresh')).map((row): [string, unknown] => [String(row['job_id']), row['state']]),
      ) as Record<string, unknown>;
    expect(await known()).toEqual({
      [looked]: 'accepted',
      [fetched]: 'accepted',
      [asked]: 'accepted',
      [failed]: 'accepted',
    });
    expect((await mine(['job', 'get', looked])).code).toBe(0);
    expect((await mine(['job', 'download', fetched, '--output', 'two.mp4'])).code).toBe(0);
    expect((await mine(['job', 'watch', failed])).code).toBe(7);
    expect(await known()).toEqual({
      [looked]: 'succeeded',
      [fetched]: 'succeeded',
      [asked]: 'accepted',
      [failed]: 'failed',
    });
    expect((await listed())[1]).toMatchObject({ job_id: asked, state: 'succeeded' });
    expect(await known()).toMatchObject({ [asked]: 'succeeded' });
    expect((await listed('--no-refresh'))[2]).toMatchObject({ job_id: fetched, file: join(own, 'two.mp4') });
    expect((await listed('--no-refresh')).map(({ job_id: id }) => id)).toEqual([failed, asked, fetched, looked]);
  });

  it('can be chosen, and so can their number', async () => {
    expect((await listed('--status', 'failed')).map(({ state }) => state)).toEqual(['failed']);
    expect(await listed('--status', 'failed,succeeded', '--limit', '3')).toHaveLength(3);
    expect((await mine(['job', 'list', '--status', 'gone'])).stderr).toMatch(/The states are .*succeeded/);
    expect((await mine(['job', 'list', '--limit', '0'])).code).toBe(2);
    expect((await mine(['job', 'list', '--status', 'cancelled'])).stdout).toBe('No renders in such a state.\n');
  });

  it('are told as they were last seen when nobody can be asked', async () => {
    await send('Five.');
    const { code, stdout, stderr } = await mine(['job', 'list'], { VID_BASE_URL: 'http://127.0.0.1:1' });
    expect([code, stdout.split('\n')[1]]).toEqual([0, expect.stringMatching(/ accepted /)]);
    // Nobody else is asked about it, either.
    expect(stderr).toMatch(/^Renders at http:\S+ are as they were last seen: only the service that has a job/);
    await server.settled();
  });

  it('are written down by a batch', async () => {
    writeFileSync(join(own, 'lines.jsonl'), '{"id":"b","brief":"Six."}\n');
    expect((await mine(['batch', 'lines.jsonl', '--output-dir', 'videos'])).code).toBe(0);
    expect((await listed('--no-refresh'))[0]).toMatchObject({ state: 'succeeded', file: join(own, 'videos/b.mp4') });
  });

  it('end a watched list, which tells each change in a line', async () => {
    const slow = await send('[mock:render_timeout] Seven.');
    const watching = startVid(['job', 'list', '--watch', '--limit', '1', '--json'], { cwd: own, env });
    await watching.until(({ stdout }) => stdout.includes(slow));
    await server.admin.cancelJob(slow);
    const { code, stdout } = await watching.ended;
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([code, rows.at(-1)]).toMatchObject([0, { job_id: slow, state: 'cancelled' }]);
    expect(new Set(rows.map(({ state }) => state)).size).toBe(rows.length);
    const further = await send('[mock:render_timeout] Eight.');
    const left = startVid(['job', 'watch', further, '--json'], { cwd: own, env });
    await left.until(({ stdout: text }) => text.includes('\n'));
    left.kill('SIGINT');
    const { code: ended, stderr: told } = await left.ended;
    expect([ended, JSON.parse(told)]).toMatchObject([
      130,
      {
        error: {
          message: `Interrupted; nothing was done to job ${further}.`,
          next: `Pick it up with: vid job watch ${further}`,
        },
      },
    ]);
    await server.admin.cancelJob(further);
  });

  it('a watched job is one JSON object a line, the last one its end', async () => {
    const id = await send('Nine.');
    await server.settled();
    const { code, stdout } = await mine(['job', 'watch', id, '--json']);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([code, lines.at(-1)]).toMatchObject([0, { job_id: id, status: 'succeeded' }]);
  });
});

describe('a render whose answer was lost', () => {
  it('is unknown from the first answer on, told alike by the error and the list, and settled by hand', async () => {
    await lift();
    // Another machine sent the key first.
    const first = await fetch(new URL('/v1/render', server.url), {
      method: 'POST',
      headers: { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json', 'idempotency-key': 'L3' },
      body: JSON.stringify({ brief: 'Coffee.' }),
    });
    const { job_id: jobId } = (await first.json()) as { job_id: string };
    const clean = mkdtempSync(join(tmpdir(), 'vid-clean-'));
    const there = { cwd: clean, env };
    const { code, stderr } = await runWarm(
      ['render', '--brief', 'Coffee.', '--idempotency-key', 'L3', '--json'],
      there,
    );
    const { error } = JSON.parse(stderr) as { error: Record<string, string> };
    expect([code, error]).toMatchObject([10, { exit_code: 10, charged: 'unknown', idempotency_key: 'L3' }]);
    expect(error['code']).not.toBe('USAGE');
    const ways = /asking again|tells no more by the key|`vid job list` names the job|`vid job settle L3 JOB_ID`/g;
    expect(error['next']?.match(ways)).toHaveLength(3);
    const told = (await runWarm(['job', 'list'], there)).stderr;
    expect(told.replaceAll('\n', ' ').match(ways)).toHaveLength(3);
    expect(told).not.toContain('asks again');
    const settle = (...words: readonly string[]) =>
      runHere(['job', 'settle', ...words], { env: { ...env, VID_CONFIG_DIR: clean } });
    await expect(settle('L4')).rejects.toThrow('No render with the key L4 waits to be settled');
    await expect(settle('L3', 'job_none')).rejects.toThrow(/404/);
    await settle('L3');
    expect(await listIn(clean)).toMatchObject([{ state: 'settled', job_id: null, idempotency_key: 'L3' }]);
    // Nothing is told on stderr any more: that would be thrown here.
    expect(await runHere(['job', 'list'], { env: { ...env, VID_CONFIG_DIR: clean } })).toContain('settled');
    await server.settled();
    const taken = await runWarm(['job', 'settle', 'L3', jobId], there);
    expect([taken.code, taken.stdout]).toEqual([0, `L3 is job ${jobId}: succeeded.\n`]);
    expect(taken.stderr).toContain('tells neither title nor time');
    expect(await listIn(clean)).toMatchObject([{ state: 'succeeded', job_id: jobId, idempotency_key: 'L3' }]);
    const again = await runWarm(['render', '--brief', 'Coffee.', '--idempotency-key', 'L3', '--json'], there);
    expect([again.code, JSON.parse(again.stdout)]).toMatchObject([0, { job: { job_id: jobId, status: 'succeeded' } }]);
    rmSync(clean, { recursive: true });
  });

  it('does not become the job of another one, but by force', async () => {
    await lift();
    const own = mkdtempSync(join(tmpdir(), 'vid-taken-'));
    const there = { cwd: own, env: { ...env, VID_CONFIG_DIR: own } };
    const accepted = await runWarm(['render', '--brief', 'Tea.', '--title', 'Tea', '--json', '--no-wait'], there);
    const { render } = JSON.parse(accepted.stdout) as { render: { job_id: string } };
    const begun = { scope: 'x', key: 'lost', bodyHash: '', at: Date.now(), scenes: null, label: 'Coffee' };
    appendFileSync(join(own, 'renders.jsonl'), `\n${JSON.stringify({ step: 'begin', claim: 'c', intent: begun })}\n`);
    const refused = await runWarm(['job', 'settle', 'lost', render.job_id], there);
    expect([refused.code, refused.stdout]).toEqual([2, '']);
    expect(refused.stderr).toMatch(
      /can't be that of lost: it is that of the render with the key .*Nothing was written/s,
    );
    expect(await listIn(own)).toContainEqual(expect.objectContaining({ idempotency_key: 'lost', job_id: null }));
    const forced = await runWarm(['job', 'settle', 'lost', render.job_id, '--force'], there);
    expect([forced.code, forced.stdout]).toEqual([0, expect.stringContaining(`lost is job ${render.job_id}`)]);
    rmSync(own, { recursive: true });
  });

  it('says in a line for each kind what to do about it', () => {
    expect(notesOfLost([])).toEqual([]);
    const notes = notesOfLost([
      { key: 'a', title: 'One', arrived: false },
      { key: 'b', title: '', arrived: false },
      { key: 'c', title: 'Three', arrived: true },
    ]);
    expect(notes).toEqual([
      expect.stringMatching(/: c \(Three\)\. .*`vid job settle c`/),
      expect.stringMatching(/: a \(One\), b\. The same `vid render` with --idempotency-key KEY asks again/),
    ]);
  });

  it('tells of lines of a batch the command that continues it', async () => {
    await lift();
    const own = mkdtempSync(join(tmpdir(), 'vid-lines-'));
    const there = { cwd: own, env: { ...env, VID_CONFIG_DIR: own } };
    writeFileSync(join(own, 'two lines.jsonl'), '{"brief":"Coffee."}\n');
    expect((await runWarm(['batch', 'two lines.jsonl', '--output-dir', 'out'], there)).code).toBe(0);
    const batch = String((await listIn(own))[0]?.['idempotency_key']).split('-')[1] ?? '';
    for (const [key, state] of [
      [`vid-${batch}-cafe-1`, 'begin'],
      ['vid-0123456789-cafe-1', 'begin'],
    ]) {
      const intent = { scope: 'x', key, bodyHash: '', at: Date.now(), scenes: null, label: 'Lost' };
      appendFileSync(join(own, 'renders.jsonl'), `\n${JSON.stringify({ step: state, claim: key, intent })}\n`);
    }
    const { stderr } = await runWarm(['job', 'list'], there);
    const [file, out] = [join(realpathSync(own), 'two lines.jsonl'), join(realpathSync(own), 'out')];
    expect(stderr).toContain(`It is a line of a batch: \`vid batch '${file}' --output-dir ${out}\` goes on with it`);
    expect(stderr).toContain('It is a line of a batch: `vid batch FILE` goes on with it and never pays twice.');
    expect(stderr).not.toContain('The same `vid render`');
    const arrived = notesOfLost([{ key: 'a', arrived: true, batch: 'vid batch x' }]);
    expect(arrived).toEqual([expect.stringMatching(/run `vid batch x` again: `vid job settle a JOB_ID` has it take/)]);
    rmSync(own, { recursive: true });
  });
});

it('a list is a document with its items in data, also where it has another name for them', async () => {
  const read = async (...argv: readonly string[]) =>
    JSON.parse((await vid([...argv, '--json'])).stdout) as { data: unknown; events: unknown };
  expect(Array.isArray((await read('server', 'deliveries')).data)).toBe(true);
  const { data, events } = await read('hooks', 'events');
  expect([Array.isArray(data), events]).toEqual([true, data]);
});

it('a name and an address from elsewhere are one line each, and turn nothing round', async () => {
  const { account, api_key: key } = await server.admin.createAccount({ plan: 'agency', name: 'A\nB\u202ec' });
  const here = { env: { ...env, VID_API_KEY: key, VID_CONFIG_DIR: cwd } };
  expect(await runHere(['account'], here)).toMatch(/^A B\\u202ec.*\n0 credits\n$/);
  const job = { job_id: 'job_1', status: 'succeeded', progress: 100, video_url: 'https://a.example/\nb', error: null };
  await server.admin.addFault({ match: { user_id: account.user_id }, effect: { status: 200, body: job } });
  expect(await runHere(['job', 'get', 'job_1'], here)).toBe('job_1  succeeded  100%  https://a.example/\\nb\n');
});
