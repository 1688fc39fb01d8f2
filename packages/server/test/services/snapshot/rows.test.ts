/** The cells of a snapshot's rows, at the edges of what they may hold. */
import { EVENT_NAMES, JOB_STATUSES } from '@vid/sdk/contract';
import { describe, expect, test } from 'vitest';
import { LEDGER_KINDS, MAX_CREDITS } from '../../../src/domain/ledger';
import { LATEST_TIME } from '../../../src/ports/clock';
import { snapshotProblems } from '../../../src/services/snapshot/check-snapshot';
import { PLAN, type Row, rowsWith, SPEC, TABLES, type Table, VIDEO } from './valid-rows';

/** What a cell may hold, and what it may not. */
interface Cell {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const long = (characters: number) => 'x'.repeat(characters);
const json = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));
const MONTH_MS = 30 * 86_400_000;
const MEBI = 1_000_000;

const nullable = ({ good, bad }: Cell): Cell => ({ good: [null, ...good], bad: bad.filter((value) => value !== null) });
const oneOf = (values: readonly string[]): Cell => ({ good: values, bad: ['', 'other', null] });
/** JSON of a shape: the values are the parsed ones, and texts that are no JSON are always bad. */
const jsonOf = (good: readonly unknown[], bad: readonly unknown[]): Cell => ({
  good: json(good),
  bad: [null, '{', ...json(bad)],
});

const id: Cell = { good: ['x', long(200)], bad: ['', long(201), 7, null] };
const text: Cell = { good: ['', long(MEBI)], bad: [long(MEBI + 1), 7, null] };
const bit: Cell = { good: [0, 1], bad: [2, -1, true, '1', null] };
const count: Cell = { good: [0, 1, 1e9], bad: [-1, 0.5, '1', null] };
const seq: Cell = { good: [1, 1e9], bad: [0, 1.5, null] };
const time: Cell = { good: [0, LATEST_TIME + MONTH_MS], bad: [-1, LATEST_TIME + MONTH_MS + 1, 0.5, null] };
const lease: Cell = { good: [0, 0.5, 1e13], bad: [-1, '1', null] };
const credits: Cell = {
  good: [-2 * MAX_CREDITS, 2 * MAX_CREDITS, 0.5],
  bad: [-2 * MAX_CREDITS - 1, 2 * MAX_CREDITS + 1, '1', null],
};
const jobId: Cell = {
  good: ['job_0', `job_${'f'.repeat(100)}`],
  bad: ['job_', 'job_g', `job_${'f'.repeat(101)}`, 'ajob_0', 'job_0 ', '../job_0', null],
};
const token: Cell = {
  good: ['0'.repeat(16), 'f'.repeat(200)],
  bad: ['0'.repeat(15), 'f'.repeat(201), 'g'.repeat(16), ` ${'0'.repeat(16)}`, `${'0'.repeat(16)}\n`, null],
};
const hex: Cell = {
  good: ['0123456789abcdef'.repeat(4)],
  bad: ['0'.repeat(63), '0'.repeat(65), 'g'.repeat(64), null],
};
const record = jsonOf([{}, { a: [1] }], [[], 7, null]);
const headers = jsonOf([{}, { a: 'b' }], [[], { a: 1 }, null]);
const without = (whole: object, member: string) => ({ ...whole, [member]: undefined });
const video = (members: object) => ({ ...VIDEO, ...members });
const spec = (members: object) => ({ ...SPEC, ...members });
const render = (members: object) => spec({ render: { ...SPEC.render, ...members } });
const asked = (members: object) => spec({ asked: { ...SPEC.asked, ...members } });
const medium = (url: string, accept = 'image') => spec({ media: [{ url, accept }] });
const scenes = (length: number) => Array.from({ length }, () => ({ duration: 3 }));
const LOSS = { attempt: 1, progress: 30 };
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const CELLS: Partial<Record<Table, Readonly<Record<string, Cell>>>> = {
  accounts: {
    seq,
    user_id: id,
    email: nullable(text),
    name: nullable(text),
    plan: text,
    suspended: bit,
    limits: jsonOf([{}, { render_credits: null }], [[], { x: 1 }, { concurrent_renders: -1 }]),
    balance: credits,
    low_notified: bit,
    windows: jsonOf(
      [{}, { a: {} }, { a: { b: [0, 0] } }, { a: { b: [9, 9] } }],
      [[], { a: 1 }, { a: { b: 1 } }, { a: { b: [1] } }, { a: { b: [-1, 0] } }, { a: { b: [0, -1] } }],
    ),
    month: { good: ['', '2026-05'], bad: ['2026', '2026-5', '2026-055', 'x2026-05', '2026-ab', 'abcd-05', null] },
    month_spent: credits,
    stored_bytes: count,
    running_jobs: count,
    app_holds: count,
    created_at: time,
  },
  api_keys: { key_digest: hex, hint: id, user_id: id, revoked_at: nullable(time) },
  ledger: {
    seq,
    id,
    user_id: id,
    at: time,
    kind: oneOf(LEDGER_KINDS),
    amount: credits,
    balance_after: credits,
    job_id: nullable(id),
  },
  idempotency_keys: { user_id: id, key: id, state: oneOf(['reserved', 'used']), job_id: id, at: time },
  plannings: { job_id: jobId, user_id: id, key: nullable(id), credits, at: time, process: nullable(id) },
  jobs: {
    seq,
    job_id: jobId,
    user_id: id,
    status: oneOf(JOB_STATUSES),
    final: bit,
    progress: { good: [0, 0.5, 100], bad: [-1, 101, null] },
    title: text,
    form: oneOf(['brief', 'scene_plan']),
    scene_count: count,
    scenes_failed: count,
    credits_used: credits,
    credits_refunded: credits,
    watermarked: bit,
    created_at: time,
    started_at: nullable(time),
    finished_at: nullable(time),
    deadline_at: time,
    error: nullable(text),
    video_token: token,
    download_token: token,
    video: nullable(
      jsonOf(
        [VIDEO, without(VIDEO, 'name'), video({ name: 'x'.repeat(200) }), video({ seconds: 0, notes: [] })],
        [
          ...Object.keys(VIDEO)
            .filter((name) => name !== 'name')
            .map((name) => without(VIDEO, name)),
          video({ x: 1 }),
          video({ name: '../x' }),
          video({ name: 'x'.repeat(201) }),
          video({ bytes: -1 }),
          video({ seconds: -1 }),
          video({ width: 0.5 }),
          video({ height: -1 }),
          video({ notes: [1] }),
        ],
      ),
    ),
    checks: jsonOf([[], ['one']], [{}, [1]]),
    history: jsonOf([[], [{ at: 0, what: 'x' }]], [{}, [{ at: -1, what: 'x' }], [{ at: 0 }], [{ what: 'x' }]]),
    attempt: count,
    owner: nullable(text),
    lease_until: lease,
    plan: nullable(
      jsonOf(
        [PLAN, { ...PLAN, scenes: [], notes: [] }, { ...PLAN, route: 'story' }],
        [
          ...Object.keys(PLAN).map((name) => without(PLAN, name)),
          { ...PLAN, x: 1 },
          { ...PLAN, quality: 'best' },
          { ...PLAN, scenes: [{ ...PLAN.scenes[0], type: 'film' }] },
          { ...PLAN, scenes: [{ ...PLAN.scenes[0], credits: -1 }] },
        ],
      ),
    ),
  },
  job_specs: {
    job_id: jobId,
    spec: jsonOf(
      [
        SPEC,
        render({ title: '', scenes: scenes(100) }),
        spec({ media: [] }),
        medium('HTTP://example.com'),
        medium('data:,', 'video'),
        medium(`kept:${'0a'.repeat(32)}`),
        asked({ fails: true, hangs: true, slowMs: 0.5 }),
      ],
      [
        7,
        ...Object.keys(SPEC)
          .filter((name) => name !== 'more')
          .map((name) => without(SPEC, name)),
        render({ title: 1 }),
        render({ scenes: [] }),
        render({ scenes: scenes(101) }),
        render({ scenes: [{}] }),
        render({ scenes: [{ duration: '3' }] }),
        medium('file:///a'),
        medium('kept:../a'),
        medium(`KEPT:${'0a'.repeat(32)}`),
        medium(' https://a'),
        medium('xhttps://a'),
        medium('https://a', 'sound'),
        spec({ media: [{ url: 'https://a' }] }),
        spec({ media: [{ url: 'https://a', accept: 'image', x: 1 }] }),
        asked({ fails: 1 }),
        asked({ hangs: 1 }),
        asked({ slowMs: -1 }),
        asked({ x: 1 }),
      ],
    ),
    losses: nullable(
      jsonOf(
        [[], [LOSS], Array.from({ length: 12 }, () => LOSS)],
        [
          {},
          ...Object.keys(LOSS).map((name) => [without(LOSS, name)]),
          [{ ...LOSS, x: 1 }],
          [{ ...LOSS, attempt: -1 }],
          [{ ...LOSS, progress: 101 }],
        ],
      ),
    ),
  },
  hooks: {
    seq,
    id,
    user_id: id,
    event: oneOf(EVENT_NAMES),
    webhook_url: { good: ['http://a'], bad: ['', 'x', long(MEBI + 1), null] },
    description: nullable(text),
    active: bit,
    secret: hex,
    failure_count: count,
    last_delivery_at: nullable(time),
    last_status: nullable(text),
    created_at: time,
  },
  events: {
    seq,
    event_id: id,
    user_id: id,
    event: oneOf(EVENT_NAMES),
    payload: record,
    at: time,
    job_id: nullable(jobId),
  },
  deliveries: {
    seq,
    delivery_id: id,
    event_id: id,
    hook_id: id,
    user_id: id,
    event: oneOf(EVENT_NAMES),
    job_id: nullable(jobId),
    body: {
      good: [...record.good, JSON.stringify({ a: long(2 * MEBI - 8) })],
      bad: [...record.bad, JSON.stringify({ a: long(2 * MEBI - 7) })],
    },
    status: oneOf(['pending', 'delivered', 'failed', 'dropped']),
    tries: count,
    started: count,
    due_at: nullable(time),
    created_at: time,
    finished_at: nullable(time),
    last_error: nullable(text),
    signed_at: nullable(count),
    lease_until: lease,
    begun_at: nullable(time),
    begun_url: nullable(text),
    owner: nullable(text),
  },
  attempts: {
    delivery_id: id,
    number: count,
    at: time,
    url: text,
    request_headers: headers,
    outcome: oneOf(['started', 'delivered', 'failed', 'interrupted']),
    status: nullable({ good: [0, -1, 599], bad: [0.5, '1'] }),
    response_headers: nullable(headers),
    response_body: nullable(text),
    error: nullable(text),
    ms: nullable({ good: [0, 0.5], bad: [-1, '1'] }),
  },
};

/** The problems that a value makes in a cell of a table's first row; others may follow from the cell's change. */
const inCell = async (table: Table, cell: string, value: unknown) => {
  const tables = rowsWith(({ [table]: [first = {}] }) => Object.assign(first, { [cell]: value }));
  const path = `store.tables.${table}.0.${cell}`;
  const FROM_OTHERS = /^(?:names no row|stands in|does not fit|is pending|is \d|is -?\d+(?:\.\d+)?,)/;
  return (await snapshotProblems({ version: 1, tables }, {})).filter(
    (problem) => problem.path === path && !FROM_OTHERS.test(problem.message),
  );
};

test('rows that fit together are no problem', async () => {
  expect(await snapshotProblems({ version: 1, tables: rowsWith() }, {})).toEqual([]);
  expect(Object.keys(rowsWith())).toEqual(TABLES);
});

describe.each(Object.entries(CELLS) as [Table, Readonly<Record<string, Cell>>][])('a row of %s', (table, cells) => {
  test('has exactly these cells', async () => {
    const row: Row = rowsWith()[table][0] ?? {};
    expect(Object.keys(cells)).toEqual(Object.keys(row));
    const { [Object.keys(row)[0] ?? '']: _, ...fewer } = row;
    for (const changed of [fewer, { ...row, x: 1 }]) {
      const tables = { ...rowsWith(), [table]: [changed] };
      expect(await snapshotProblems({ version: 1, tables }, {})).toHaveLength(1);
    }
  });

  test.each(Object.entries(cells))('holds in %s only what it may', async (cell, { good, bad }) => {
    for (const value of good)
      expect(await inCell(table, cell, value), `good: ${String(value).slice(0, 80)}`).toEqual([]);
    for (const value of bad)
      expect(await inCell(table, cell, value), `bad: ${String(value).slice(0, 80)}`).not.toEqual([]);
  });
});

describe('a setting', () => {
  const messageOf = async (name: string, value: string) => {
    const tables = rowsWith(({ settings }) => settings.splice(0, 2, { name, value }));
    const [problem] = await snapshotProblems({ version: 1, tables }, {});
    return problem && `${problem.path}: ${problem.message}`;
  };
  const FAULT = { id: 'a', effect: { status: 500 } };

  test.each([
    ['clock', { offsetMs: 0.5, frozenAt: 0 }],
    ['clock', { offsetMs: -1, frozenAt: null }],
    ['policies', {}],
    ['policies', { 'status.not_found': '410' }],
    ['paused', false],
    ['faults', []],
    ['faults', [FAULT]],
    ['faults', Array(100).fill(FAULT)],
    ['seeded', true],
    ['idsPosition', 0],
  ])('%s may be %j', async (name, value) => {
    expect(await messageOf(name, JSON.stringify(value))).toBeUndefined();
  });

  test.each<readonly [string, string, string]>([
    ['x', '1', 'is no setting of this version'],
    ['toString', '1', 'is no setting of this version'],
    ['clock', '{"offsetMs":0}', 'clock: frozenAt: '],
    ['clock', '{"offsetMs":0,"frozenAt":null,"x":1}', 'clock: '],
    ['clock', '{"offsetMs":"0","frozenAt":null}', 'clock: offsetMs: '],
    ['policies', '{"a":"b"}', 'policies: names no policy, or no value of one'],
    ['policies', '{"status.not_found":"7"}', 'policies: names no policy, or no value of one'],
    ['policies', '{"status.not_found":410}', 'policies: status.not_found: '],
    ['paused', '1', 'paused: '],
    ['faults', '[{"effect":{"status":500}}]', 'faults: 0: id: '],
    ['faults', JSON.stringify(Array(101).fill(FAULT)), 'faults: '],
    ['faults', JSON.stringify([{ ...FAULT, x: 1 }]), 'faults: 0: '],
    ['seeded', 'null', 'seeded: '],
    ['idsPosition', '-1', 'idsPosition: '],
    ['idsPosition', '', 'idsPosition: is not JSON'],
    ['idsPosition', '[', 'idsPosition: is not JSON'],
  ])('%s may not be %s', async (name, value, message) => {
    expect(await messageOf(name, value)).toContain(`store.tables.settings.0.name: ${message}`);
  });
});

describe('JSON in a cell', () => {
  const messageOf = async (spec_: string) => (await inCell('events', 'payload', spec_)).map(({ message }) => message);

  test.each([
    [`{"a":${nested(63)}}`, []],
    [`{"a":${nested(64)}}`, ['holds JSON that is nested too deep']],
    ['['.repeat(65), ['holds JSON that is nested too deep']],
    ['{'.repeat(65), ['holds JSON that is nested too deep']],
    ['['.repeat(64), ['is not JSON']],
    [`{"a":"${'['.repeat(100)}","b":"\\"${'{'.repeat(100)}"}`, []],
    [`{"a":"\\\\","b":[${'[],'.repeat(100)}[]]}`, []],
    [`{"a":${'{"b":'.repeat(60)}{}${'}'.repeat(60)},"c":${'{"b":'.repeat(60)}{}${'}'.repeat(60)}}`, []],
    [`"${'['.repeat(100)}`, ['is not JSON']],
    ['"a', ['is not JSON']],
  ])('case %#', async (value, messages) => {
    expect(await messageOf(value)).toEqual(messages);
  });

  test('of another shape is told by its first problem', async () => {
    expect((await inCell('jobs', 'checks', '["a",1,2]'))[0]?.message).toMatch(/^1: Invalid input/);
  });
});
