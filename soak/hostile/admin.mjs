// What fills the log of requests, and snapshots that are wrong hundreds of thousands of times.
const MB = 1024 ** 2;

const members = (count, name, value) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [name + at, value]));
const wide = JSON.stringify(members(9, 'o', members(100, 'm', 'x'.repeat(500))));

/** The server's own snapshot with other tables. */
const snapshotWith =
  (change) =>
  async ({ call, url }) => {
    const { body } = await call(`${url}/_admin/snapshot`);
    Object.assign(body.store.tables, change(body.store.tables));
    return [{ method: 'PUT', path: '/_admin/snapshot', key: 'none', body: JSON.stringify(body) }];
  };

const refusedInShort = async ({ answers: [{ body }] }) =>
  /Nothing was changed\.$/.test(body?.detail ?? '') && body.detail.length < 10_000 ? undefined : 'not told in short';

export const rows = [
  {
    name: '550 refused bodies of 458 KB, then the log of requests',
    requests: () => [...Array(550).fill({ body: wide }), { method: 'GET', path: '/_admin/requests', key: 'none' }],
    atOnce: 1,
    expect: [400, 429, 200],
    peakMb: 250,
    check: async ({ answers }) =>
      JSON.stringify(answers.at(-1).body).length < 2 * MB ? undefined : 'the log of requests is larger than 2 MB',
  },
  {
    name: 'a snapshot with 500,000 empty jobs',
    requests: snapshotWith(() => ({ jobs: Array(500_000).fill({}) })),
    expect: [400],
    peakMb: 300,
    check: refusedInShort,
  },
  ...[
    ['a list of 8,000,000 values in one cell', (job) => ({ ...job, checks: `[${'[],'.repeat(8_000_000)}0]` })],
    ['a text of 60,000,000 characters in one cell', (job) => ({ ...job, checks: `["${'x'.repeat(60_000_000)}"]` })],
    ['100,000 cells in one row', (job) => ({ ...job, ...members(100_000, 'c', 0) })],
  ].map(([what, change]) => ({
    name: `a snapshot with ${what}`,
    requests: snapshotWith(({ jobs }) => ({ jobs: jobs.map(change) })),
    expect: [400],
    peakMb: 500,
    check: refusedInShort,
  })),
  {
    name: 'a snapshot with 100,000 repeated settings',
    requests: snapshotWith(({ settings }) => ({ settings: Array(100_000).fill(settings[0]) })),
    expect: [400],
    peakMb: 300,
    check: refusedInShort,
  },
  {
    name: 'a snapshot with 100,000 unknown tables',
    requests: snapshotWith(() => members(100_000, 't', [])),
    expect: [400],
    peakMb: 300,
    check: refusedInShort,
  },
];
