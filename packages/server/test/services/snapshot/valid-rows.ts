/** A snapshot's rows, two of each table, which fit together. */
import type { ROWS } from '../../../src/services/snapshot/rows';

export type Table = keyof typeof ROWS;
export type Row = Record<string, unknown>;

export const TABLES = [
  'settings',
  'accounts',
  'api_keys',
  'ledger',
  'idempotency_keys',
  'plannings',
  'jobs',
  'job_specs',
  'hooks',
  'events',
  'deliveries',
  'attempts',
] as const satisfies readonly Table[];

export const VIDEO = { name: 'job_1-1-ab', bytes: 3, seconds: 4.5, width: 9, height: 16, notes: ['a note'] };
export const SPEC = {
  render: { title: 'A', scenes: [{ duration: 3, type: 'motion' }], more: 1 },
  media: [
    { url: 'https://example.com/a.png', accept: 'image' },
    { url: 'data:video/mp4;base64,AAAA', accept: 'video' },
  ],
  asked: { fails: false, hangs: false, slowMs: 0 },
  more: 1,
};

export const PLAN = {
  quality: 'draft',
  aspect: '9:16',
  upscale: false,
  route: null,
  language: 'en',
  notes: ['a note'],
  scenes: [{ type: 'motion', role: null, prompt: 'A', script: 'B', duration: 3, credits: 2.5 }],
};

const job = {
  seq: 1,
  job_id: 'job_1',
  user_id: 'user_1',
  status: 'succeeded',
  final: 1,
  progress: 100,
  title: 'A title',
  form: 'brief',
  scene_count: 1,
  scenes_failed: 0,
  credits_used: 3,
  credits_refunded: 0,
  watermarked: 0,
  created_at: 1,
  started_at: 2,
  finished_at: 3,
  deadline_at: 9,
  error: null,
  video_token: 'a'.repeat(16),
  download_token: 'b'.repeat(16),
  video: JSON.stringify(VIDEO),
  checks: '["one"]',
  history: '[{"at":1,"what":"accepted"}]',
  attempt: 1,
  owner: 'worker',
  lease_until: 7,
  plan: JSON.stringify(PLAN),
};

const rows = (): Record<Table, Row[]> => ({
  settings: [
    { name: 'paused', value: 'true' },
    { name: 'seeded', value: 'false' },
  ],
  accounts: [1, 2].map((seq) => ({
    seq,
    user_id: `user_${seq}`,
    email: 'a@example.com',
    name: 'A',
    plan: 'agency',
    suspended: 0,
    limits: '{"hook_rate":{"minute":1}}',
    balance: seq === 1 ? 7 : 0,
    low_notified: 1,
    windows: '{"render":{"minute":[0,1]}}',
    month: '2026-05',
    month_spent: 3,
    stored_bytes: 3,
    running_jobs: seq === 1 ? 0 : 1,
    app_holds: 0,
    created_at: 1,
  })),
  api_keys: [1, 2].map((n) => ({
    key_digest: `${n}`.repeat(64),
    hint: 'emp_…1',
    user_id: 'user_1',
    revoked_at: null,
  })),
  ledger: [
    { seq: 1, id: 'led_1', user_id: 'user_1', at: 1, kind: 'grant', amount: 10, balance_after: 10, job_id: null },
    { seq: 2, id: 'led_2', user_id: 'user_1', at: 2, kind: 'render', amount: -3, balance_after: 7, job_id: 'job_1' },
  ],
  idempotency_keys: [1, 2].map((n) => ({
    user_id: 'user_1',
    key: `key_${n}`,
    state: 'used',
    job_id: 'job_1',
    at: 1,
  })),
  plannings: [1, 2].map((n) => ({
    job_id: `job_${n}a`,
    user_id: 'user_1',
    key: null,
    credits: 2,
    at: 1,
    process: null,
  })),
  jobs: [
    { ...job },
    {
      ...job,
      seq: 2,
      job_id: 'job_2',
      user_id: 'user_2',
      status: 'processing',
      final: 0,
      finished_at: null,
      form: 'scene_plan',
      video_token: 'c'.repeat(16),
      download_token: 'd'.repeat(16),
      video: null,
    },
  ],
  job_specs: [
    { job_id: 'job_1', spec: JSON.stringify(SPEC), losses: null },
    { job_id: 'job_2', spec: JSON.stringify(SPEC), losses: JSON.stringify([{ attempt: 1, progress: 30 }]) },
  ],
  hooks: [1, 2].map((seq) => ({
    seq,
    id: `hook_${seq}`,
    user_id: 'user_1',
    event: 'video.completed',
    webhook_url: 'https://example.com/hook',
    description: null,
    active: 1,
    secret: '0'.repeat(64),
    failure_count: 0,
    last_delivery_at: 4,
    last_status: '200',
    created_at: 1,
  })),
  events: [1, 2].map((seq) => ({
    seq,
    event_id: `evt_${seq}`,
    user_id: 'user_1',
    event: 'video.completed',
    payload: '{}',
    at: 3,
    job_id: 'job_1',
  })),
  deliveries: [1, 2].map((seq) => ({
    seq,
    delivery_id: `dlv_${seq}`,
    event_id: 'evt_1',
    hook_id: seq === 1 ? 'hook_1' : 'gone',
    user_id: 'user_1',
    event: 'video.completed',
    job_id: 'job_1',
    body: '{}',
    status: seq === 1 ? 'pending' : 'dropped',
    tries: 0,
    started: 0,
    due_at: seq === 1 ? 5 : null,
    created_at: 3,
    finished_at: seq === 1 ? null : 9,
    last_error: null,
    signed_at: 1,
    lease_until: 0,
    begun_at: null,
    begun_url: null,
    owner: null,
  })),
  attempts: [1, 2].map((number) => ({
    delivery_id: 'dlv_1',
    number,
    at: 4,
    url: 'https://example.com/hook',
    request_headers: '{"a":"b"}',
    outcome: 'failed',
    status: 500,
    response_headers: '{}',
    response_body: 'no',
    error: null,
    ms: 1.5,
  })),
});

/** The rows of a dump, after a change. */
export const rowsWith = (change?: (tables: Record<Table, Row[]>) => unknown): Record<Table, Row[]> => {
  const made = rows();
  change?.(made);
  return made;
};
