// Bodies that are too deep, too many, too large or never end.
const MB = 1024 ** 2;

const scene = (more = {}) => ({ type: 'motion', prompt: 'Hello', duration: 3, ...more });
const plan = (more = {}) => ({ scene_plan: [scene()], ...more });
const json = (value) => JSON.stringify(value);
/** A list in a list in a list. */
const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** A valid body with one more member, whose value is given as text. */
const withMember = (text, more = {}) => `${json(plan(more)).slice(0, -1)},"extra":${text}}`;
const one =
  (body, more = {}) =>
  () => [{ body, ...more }];

const refused = async ({ answers }) =>
  answers.every(({ body }) => body?.error === 'Validation failed' && /^[\w.]+: ./.test(body.detail ?? ''))
    ? undefined
    : 'not answered as other validation failures are';

const logReads = async ({ call, url }) => {
  const log = await call(`${url}/_admin/requests`);
  return log?.status === 200 ? undefined : `GET /_admin/requests answers ${log?.status}`;
};

const deep = async (seen) => (await refused(seen)) ?? (await logReads(seen));

export const rows = [
  { name: 'a body nested 5,000 deep', requests: one(`{"brief":${nested(5000)}}`), expect: [400], check: deep },
  {
    name: 'a plan with an unknown member nested 20,000 deep',
    requests: one(withMember(nested(20_000))),
    expect: [400],
    check: deep,
  },
  {
    name: 'a scene whose motion is nested 5,000 deep',
    requests: one(`{"scene_plan":[{"type":"motion","prompt":"x","motion":{"more":${nested(5000)}}}]}`),
    expect: [400],
    check: deep,
  },
  {
    name: '80 MB of [',
    requests: () => [{ body: Buffer.alloc(80 * MB, '[') }],
    expect: [400],
    peakMb: 300,
    check: refused,
  },
  {
    name: '80 MB of {"a":',
    requests: () => [{ body: Buffer.alloc(80 * MB, '{"a":') }],
    expect: [400],
    peakMb: 300,
    check: refused,
  },
  {
    name: '2,000,000 scenes',
    requests: () => [{ body: `{"scene_plan":[${'{},'.repeat(2_000_000)}{}]}` }],
    expect: [400],
    peakMb: 300,
    check: refused,
  },
  {
    name: '4,000 scenes of nothing',
    requests: () => [{ body: `{"scene_plan":[${'{},'.repeat(3999)}{}]}` }],
    expect: [400],
    peakMb: 300,
    check: refused,
  },
  {
    name: '80 MB of spaces',
    requests: () => [{ body: Buffer.alloc(80 * MB - 8, ' ') }],
    expect: [413],
    peakMb: 300,
  },
  {
    name: '1,000,000 unknown members',
    requests: () => [{ body: withMember(`{${Array.from({ length: 1_000_000 }, (_, at) => `"${at}":0`).join(',')}}`) }],
    expect: [400],
    peakMb: 300,
    check: refused,
  },
  {
    name: '12 prompts of 6 MB each',
    requests: () => [{ body: json({ scene_plan: Array(12).fill(scene({ prompt: 'x'.repeat(6 * MB) })) }) }],
    expect: [400],
    check: refused,
  },
  {
    name: 'a logo of 9,999,999 characters beyond the first plane',
    requests: () => [{ body: json(plan({ brand_logo_url: `data:image/png,${'🙂é'.repeat(3_300_000)}` })) }],
    expect: [400],
    check: refused,
  },
  {
    name: '20 bodies of 300 KB in pieces of one byte',
    requests: () => Array.from({ length: 20 }, () => ({ body: json({ brief: 'x'.repeat(300_000) }), pieceBytes: 1 })),
    // Whoever goes on sending may lose the connection before the answer is read.
    expect: [400, 0],
    peakMb: 200,
    check: async ({ answers }) =>
      answers.some(({ body }) => /^body: came in thousands of pieces/.test(body.detail ?? ''))
        ? undefined
        : 'none was told why',
  },
  {
    name: '20 plans in pieces of one byte',
    requests: () => Array.from({ length: 20 }, () => ({ body: json(plan()), pieceBytes: 1 })),
    expect: [202],
    peakMb: 200,
  },
  {
    name: 'a scene with a role of 70 MB',
    requests: () => [{ body: json({ scene_plan: [scene({ role: 'x'.repeat(70 * MB) })] }) }],
    expect: [400],
    check: refused,
  },
  {
    name: '12 scenes with a motion of 6 MB each',
    requests: () => [{ body: json({ scene_plan: Array(12).fill(scene({ motion: { beat: 'x'.repeat(6 * MB) } })) }) }],
    expect: [400],
    check: refused,
  },
  {
    name: '40 unfinished bodies of 16 MB',
    requests: () => {
      const body = Buffer.alloc(16 * MB, 'x').fill('{"brief":"', 0, 10);
      return Array.from({ length: 40 }, () => ({ body, unfinished: true }));
    },
    // As many as fit into the share of one account stay open; the others are told to come later.
    expect: [0, 429],
    holdMs: 8000,
    peakMb: 350,
    check: async ({ answers }) => {
      const refusals = answers.filter(({ status }) => status === 429);
      if (refusals.length < 30) return `only ${refusals.length} of ${answers.length} were answered 429`;
      return refusals.every(({ body }) => body.code === 'RATE_LIMITED') ? undefined : 'a 429 has another code';
    },
  },
  {
    name: '40 unfinished bodies of 16 MB without a key',
    requests: () => {
      const body = Buffer.alloc(16 * MB, 'x');
      return Array.from({ length: 40 }, () => ({ body, unfinished: true, key: 'none' }));
    },
    expect: [0, 401],
    peakMb: 200,
  },
];
