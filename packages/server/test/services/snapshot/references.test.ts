/** What the rows of a snapshot say of each other, and its videos of its jobs. */
import { describe, expect, test } from 'vitest';
import { snapshotProblems } from '../../../src/services/snapshot/check-snapshot';
import { type Row, rowsWith, TABLES, type Table } from './valid-rows';

const problemsWith = async (change: (tables: Record<Table, Row[]>) => unknown, videos: Record<string, string> = {}) =>
  (await snapshotProblems({ version: 1, tables: rowsWith(change) }, videos)).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const at = (table: Table, index: number): ((tables: Record<Table, Row[]>) => Row) => {
  return (tables) => tables[table][index] ?? {};
};
const set = (table: Table, index: number, members: Row) =>
  problemsWith((tables) => Object.assign(at(table, index)(tables), members));

describe('stands once', () => {
  test.each<readonly [Table, readonly string[]]>([
    ['settings', ['name']],
    ['accounts', ['user_id']],
    ['accounts', ['seq']],
    ['api_keys', ['key_digest']],
    ['ledger', ['id']],
    ['ledger', ['seq']],
    ['idempotency_keys', ['user_id', 'key']],
    ['plannings', ['job_id']],
    ['jobs', ['job_id']],
    ['jobs', ['seq']],
    ['jobs', ['video_token']],
    ['jobs', ['download_token']],
    ['job_specs', ['job_id']],
    ['hooks', ['id']],
    ['hooks', ['seq']],
    ['events', ['event_id']],
    ['events', ['seq']],
    ['deliveries', ['delivery_id']],
    ['deliveries', ['seq']],
    ['attempts', ['delivery_id', 'number']],
  ])('in %s: %j', async (table, cells) => {
    const problems = await problemsWith((tables) => {
      const [first = {}, second = {}] = tables[table];
      for (const cell of cells) second[cell] = first[cell];
    });
    expect(problems).toContain(`store.tables.${table}.1.${cells.at(-1)}: stands in an earlier row too`);
  });

  test('the key of an account, not of all', async () => {
    expect(await set('idempotency_keys', 1, { user_id: 'user_2', key: 'key_1' })).toEqual([]);
  });

  test('the attempt at a delivery, not at all', async () => {
    expect(await set('attempts', 1, { delivery_id: 'dlv_2', number: 1 })).toEqual([]);
  });
});

describe('names a row', () => {
  test.each<readonly [Table, string, Table]>([
    ['api_keys', 'user_id', 'accounts'],
    ['ledger', 'user_id', 'accounts'],
    ['idempotency_keys', 'user_id', 'accounts'],
    ['plannings', 'user_id', 'accounts'],
    ['jobs', 'user_id', 'accounts'],
    ['hooks', 'user_id', 'accounts'],
    ['events', 'user_id', 'accounts'],
    ['deliveries', 'user_id', 'accounts'],
    ['job_specs', 'job_id', 'jobs'],
    ['events', 'job_id', 'jobs'],
    ['deliveries', 'job_id', 'jobs'],
    ['deliveries', 'event_id', 'events'],
    ['attempts', 'delivery_id', 'deliveries'],
  ])('%s by %s one of %s', async (table, cell, target) => {
    const value = cell === 'job_id' ? 'job_99' : 'nobody';
    expect(await set(table, 1, { [cell]: value })).toContain(
      `store.tables.${table}.1.${cell}: names no row of ${target}`,
    );
  });

  test.each<readonly [Table, Row]>([
    ['events', { job_id: null }],
    ['deliveries', { job_id: null }],
    ['deliveries', { hook_id: 'deleted' }],
    ['ledger', { job_id: 'job_99' }],
  ])('unless it has none, or names what may be gone: %s %j', async (table, members) => {
    expect(await set(table, 1, members)).toEqual([]);
  });
});

describe('does not fit', () => {
  test.each<readonly [string, readonly string[], (tables: Record<Table, Row[]>) => unknown]>([
    [
      'a final job that runs',
      ['store.tables.jobs.0.final: does not fit the status succeeded'],
      (tables) => (at('jobs', 0)(tables).final = 0),
    ],
    [
      'a job that runs and is final',
      ['store.tables.jobs.1.final: does not fit the status processing'],
      (tables) => Object.assign(at('jobs', 1)(tables), { final: 1 }),
    ],
    [
      'an ended job without an end',
      ['store.tables.jobs.0.finished_at: does not fit the status succeeded'],
      (tables) => (at('jobs', 0)(tables).finished_at = null),
    ],
    [
      'a job that runs and has an end',
      ['store.tables.jobs.1.finished_at: does not fit the status processing'],
      (tables) => (at('jobs', 1)(tables).finished_at = 9),
    ],
    [
      'a job without its order',
      ['store.tables.jobs.1: is to be rendered, but no row of job_specs says what'],
      (tables) => tables.job_specs.pop(),
    ],
    ['an ended job without its order', [], (tables) => tables.job_specs.shift()],
    [
      'a delivery that waits for no webhook',
      ['store.tables.deliveries.0.hook_id: is pending for no webhook'],
      (tables) => tables.hooks.shift(),
    ],
    [
      'a delivery that is never due',
      ['store.tables.deliveries.0.due_at: is pending, but never due'],
      (tables) => (at('deliveries', 0)(tables).due_at = null),
    ],
    [
      'a delivery that waits and is over',
      ['store.tables.deliveries.0.finished_at: is pending, but finished'],
      (tables) => (at('deliveries', 0)(tables).finished_at = 9),
    ],
    [
      'a balance that is no sum',
      ['store.tables.accounts.0.balance: is 8, the ledger sums up to 7'],
      (tables) => (at('accounts', 0)(tables).balance = 8),
    ],
    [
      'entries that are no sums',
      ['store.tables.ledger: the entry led_1 leaves 11, its amounts sum up to 10'],
      (tables) => {
        at('ledger', 0)(tables).balance_after = 11;
        at('ledger', 1)(tables).balance_after = 8;
        at('accounts', 0)(tables).balance = 10;
      },
    ],
    [
      'a later entry that is no sum',
      ['store.tables.ledger: the entry led_2 leaves 8, its amounts sum up to 7'],
      (tables) => (at('ledger', 1)(tables).balance_after = 8),
    ],
    ['entries in another order', [], (tables) => tables.ledger.reverse()],
    [
      'more runs than are counted',
      ['store.tables.accounts.1.running_jobs: is 0, but 1 jobs run'],
      (tables) => (at('accounts', 1)(tables).running_jobs = 0),
    ],
    [
      'fewer runs than are counted',
      ['store.tables.accounts.0.running_jobs: is 1, but 0 jobs run'],
      (tables) => (at('accounts', 0)(tables).running_jobs = 1),
    ],
    [
      'two runs',
      ['store.tables.accounts.1.running_jobs: is 1, but 2 jobs run'],
      (tables) =>
        Object.assign(at('jobs', 0)(tables), { user_id: 'user_2', status: 'queued', final: 0, finished_at: null }),
    ],
  ])('%s: %j', async (_, problems, change) => {
    const found = await problemsWith(change);
    expect(found.filter((problem) => problems.includes(problem))).toEqual(problems);
    expect(found.filter((problem) => !problem.includes('running_jobs: ') && !problems.includes(problem))).toEqual([]);
    if (problems.length === 0) expect(found).toEqual([]);
  });
});

describe('a table', () => {
  test.each(TABLES)('%s must be there', async (table) => {
    const { [table]: _, ...tables } = rowsWith();
    expect(await snapshotProblems({ version: 1, tables }, {})).toEqual([
      { path: `store.tables.${table}`, message: 'is missing' },
    ]);
  });

  test('may be no other, and may not have too many rows', async () => {
    const tables = { ...rowsWith(), toString: [], plannings: Array<Row>(500_001).fill({}) };
    expect(await snapshotProblems({ version: 1, tables }, {})).toEqual([
      { path: 'store.tables.toString', message: 'is no table of this version' },
      { path: 'store.tables.plannings', message: 'has 500001 rows; 500000 are allowed' },
    ]);
    const most = { ...rowsWith(), plannings: Array<Row>(500_000).fill({}) };
    const [problem] = await snapshotProblems({ version: 1, tables: most }, {});
    expect(problem?.path).toBe('store.tables.plannings.0.job_id');
  });

  test('is judged until a few problems are found, however many rows it has', async () => {
    let judged = 0;
    const row = new Proxy(
      {},
      {
        ownKeys: () => {
          judged += 1;
          return [];
        },
      },
    );
    const tables = { ...rowsWith(), jobs: Array<Row>(100_000).fill(row) };
    const problems = await snapshotProblems({ version: 1, tables }, {});
    expect(problems.map(({ path }) => path.startsWith('store.tables.jobs.0.'))).toEqual(Array(6).fill(true));
    expect(judged).toBeLessThan(10);
  });

  test('repeats a row as often as it likes: a few are told', async () => {
    const problems = await problemsWith((tables) => {
      tables.settings = Array<Row>(100_000).fill(tables.settings[0] ?? {});
    });
    expect(problems).toHaveLength(6);
  });

  test('that is long is judged with turns for others in between', async () => {
    let turns = 0;
    let waits = true;
    const count = () => {
      turns += 1;
      if (waits) setImmediate(count);
    };
    setImmediate(count);
    expect(
      await problemsWith((tables) => {
        tables.settings = Array.from({ length: 2_000 }, () => tables.settings[0] ?? {});
      }),
    ).toHaveLength(6);
    waits = false;
    expect(turns).toBeGreaterThan(8);
  });

  test('that is not as it should be is told before what rows say of each other', async () => {
    const problems = await problemsWith((tables) => {
      at('accounts', 0)(tables).balance = 1;
      at('accounts', 1)(tables).plan = 1;
    });
    expect(problems).toEqual([expect.stringMatching(/^store\.tables\.accounts\.1\.plan: /)]);
  });
});

describe('a video', () => {
  const videoProblems = (videos: Record<string, string>) => problemsWith(() => undefined, videos);

  test.each<readonly [string, readonly string[]]>([
    ['AAAA', []],
    ['+/9z', []],
    ['AAA=', ['videos.job_1: has 2 bytes, its job says 3']],
    ['AA==', ['videos.job_1: has 1 bytes, its job says 3']],
    ['AAAAAAAA', ['videos.job_1: has 6 bytes, its job says 3']],
    ['', ['videos.job_1: has 0 bytes, its job says 3']],
    ['AAAAA', ['videos.job_1: is not Base64']],
    ['AAA!', ['videos.job_1: is not Base64']],
    [' AAA', ['videos.job_1: is not Base64']],
    ['A===', ['videos.job_1: is not Base64']],
    ['AA=A', ['videos.job_1: is not Base64']],
  ])('%s: %j', async (base64, problems) => {
    expect(await videoProblems({ job_1: base64 })).toEqual(problems);
  });

  test('belongs to a job that has one', async () => {
    expect(await videoProblems({ job_2: 'AAAA', [`job_${'x'.repeat(90)}`]: 'AAAA' })).toEqual([
      'videos.job_2: is the video of no finished job',
      `videos.job_${'x'.repeat(76)}: is the video of no finished job`,
    ]);
  });
});
