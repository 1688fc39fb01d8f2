/** `vid exec` with a state to begin with, a state to leave, and each value of each policy. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLICIES } from '@vid/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVid } from './run-vid';
import { runWarm } from './run-warm';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-exec-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...argv: readonly string[]) => runVid(['exec', ...argv], { cwd, env: {} });
const node = (script: string): readonly string[] => ['--', process.execPath, '-e', script];
/** Without `fetch`, whose loading takes longer than all else in so small a command. */
const CALL = `const call = (path, then, body) => require('node:http').request(process.env.VID_BASE_URL + path, { method: body === undefined ? 'GET' : 'POST', headers: { authorization: 'Bearer ' + process.env.VID_API_KEY, 'content-type': 'application/json' } }, then).end(body);`;
const RENDER = `${CALL} call('/v1/render', (answer) => process.exit(answer.statusCode === 202 ? 7 : 1), JSON.stringify({ scene_plan: [{ type: 'motion', prompt: 'Hello', duration: 3 }] }));`;
const CREDITS = `${CALL} call('/v1/me', (answer) => answer.toArray().then((pieces) => console.log(JSON.parse(Buffer.concat(pieces)).credits_remaining)));`;

interface Document {
  readonly version: number;
  readonly store: { readonly tables: Record<string, readonly { readonly balance: number }[]> };
}

let left: Promise<string> | undefined;
/** A state that a render has left. */
const exported = (): Promise<string> =>
  (left ??= run('--export-on-exit', 'left.json', ...node(RENDER)).then(() =>
    readFileSync(join(cwd, 'left.json'), 'utf8'),
  ));

describe('vid exec', () => {
  it('leaves the state that the next one begins with, whatever the command ended with', async () => {
    const first = await run('--export-on-exit', 'state.json', ...node(RENDER));
    expect([first.code, first.stdout], first.stderr).toEqual([7, '']);
    const text = readFileSync(join(cwd, 'state.json'), 'utf8');
    expect(text.split('\n').length).toBeGreaterThan(100);
    if (process.platform !== 'win32') expect(statSync(join(cwd, 'state.json')).mode & 0o777).toBe(0o600);
    expect((await run('--snapshot', 'state.json', ...node(CREDITS))).stdout).toBe('997\n');
    // Its own state may be replaced; notes may not.
    expect((await run('--snapshot', 'state.json', '--export-on-exit', 'state.json', ...node(RENDER))).code).toBe(7);
    expect((await run('--snapshot', 'state.json', ...node(CREDITS))).stdout).toBe('994\n');
    writeFileSync(join(cwd, 'notes.md'), 'notes');
    const refused = await run('--export-on-exit', 'notes.md', ...node('console.log("ran")'));
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining('notes.md')]);
  });

  it.each<[what: string, change: (document: Document, text: string) => string, said: RegExp]>([
    ['cut off', (_document, text) => text.slice(0, 900), /state\.json can't be read as JSON: .*it ends too early/],
    ['newer', (document) => JSON.stringify({ ...document, version: 9 }), /knows snapshots up to version 1, not 9/],
    ['no snapshot', () => '{"a":1}', /is no snapshot of a server/],
    [
      'inconsistent',
      (document) => {
        const { tables } = document.store;
        const accounts = tables['accounts']?.map((row) => ({ ...row, balance: row.balance + 1 })) ?? [];
        return JSON.stringify({ ...document, store: { ...document.store, tables: { ...tables, accounts } } });
      },
      /balance: is 998, the ledger sums up to 997/,
    ],
  ])('runs nothing where the state is %s', async (_what, change, said) => {
    const text = await exported();
    const file = join(mkdtempSync(join(cwd, 'wrong-')), 'state.json');
    writeFileSync(file, change(JSON.parse(text) as Document, text));
    const { code, stdout, stderr } = await run('--snapshot', file, ...node('console.log("ran")'));
    expect([code, stdout, stderr.replaceAll(/\s+/g, ' ')]).toEqual([2, '', expect.stringMatching(said)]);
  });

  it('tells which values of policies break a command, and ends with the code of the first', async () => {
    const strict = `${CALL} call('/v1/job/none', (answer) => process.exit(answer.statusCode === 404 ? 0 : 3));`;
    const { code, stdout } = await run('--vary-policies', '--json', ...node(strict));
    const { runs, broken } = JSON.parse(stdout) as { runs: readonly { policy: string | null }[]; broken: unknown };
    const others = Object.values(POLICIES).reduce((sum, { values }) => sum + values.length - 1, 0);
    expect([code, broken, runs.length]).toEqual([3, ['status.not_found=410'], others + 1]);
    expect(runs[0]).toMatchObject({ policy: null, value: null, exit_code: 0 });
    // The value that breaks it is given by itself, to look closer.
    expect((await run('--policy', 'status.not_found=410', ...node(strict))).code).toBe(3);
  });

  it('varies nothing where the command fails as it is', async () => {
    const { code, stdout, stderr } = await run('--vary-policies', ...node('console.log("why"); process.exit(4)'));
    expect([code, stdout]).toEqual([4, expect.stringContaining('fails as it is')]);
    expect(stderr).toMatch(/✗ as it is .*ended with 4\n {4}why\n/);
  });

  it.each<[argv: readonly string[], said: string]>([
    [['--vary-policies', '--export-on-exit', 'x.json', '--', 'true'], 'do not go together'],
    [['--policy', 'status.not_fond=410', '--', 'true'], 'status.not_found'],
    [['--policy', 'status.not_found=200', '--', 'true'], 'must be one of 404, 410'],
    [['--snapshot', 'none.json', '--', 'true'], 'none.json'],
  ])('refuses %j', async (argv, said) => {
    const { code, stderr } = await runWarm(['exec', ...argv], { cwd, env: {} });
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});
