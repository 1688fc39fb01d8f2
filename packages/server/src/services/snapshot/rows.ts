/** The rows of a snapshot, table by table, in the form of this version. Every cell is there, and none is left over. */
import { canParseUrl, EVENT_NAMES, JOB_STATUSES } from '@vid/sdk/contract';
import * as z from 'zod';
import { LEDGER_KINDS, MAX_CREDITS } from '../../domain/ledger';
import { isVideoName } from '../../ports/artifacts';
import { limitsSchema } from '../account-schema';
import { bit, count, id, jsonText, maybe, seq, text, time } from './cells';
import { origin, plan, spec, timing } from './job-cells';
import { settings } from './setting-rows';

const credits = z
  .number()
  .min(-2 * MAX_CREDITS)
  .max(2 * MAX_CREDITS);
/** A job's id becomes a file name, so it may be nothing else. */
const jobId = z.string().regex(/^job_[0-9a-f]{1,100}$/, 'is no id of a job');
const token = z.string().regex(/^[0-9a-f]{16,200}$/, 'is no token');
const headers = jsonText(z.record(z.string(), z.string()));
const DELIVERY_BODY = { max: 2_000_000 };

const windows = z.record(z.string(), z.record(z.string(), z.tuple([z.int().min(0), count])));

export const ROWS = {
  settings,
  accounts: z.strictObject({
    seq,
    user_id: id,
    email: maybe(text),
    name: maybe(text),
    plan: text,
    suspended: bit,
    limits: jsonText(limitsSchema),
    balance: credits,
    low_notified: bit,
    windows: jsonText(windows),
    month: z.string().regex(/^(?:\d{4}-\d{2})?$/, 'is no month'),
    month_spent: credits,
    stored_bytes: count,
    running_jobs: count,
    app_holds: count,
    created_at: time,
  }),
  api_keys: z.strictObject({
    key_digest: z.string().regex(/^[0-9a-f]{64}$/, 'is no SHA-256 digest'),
    hint: id,
    user_id: id,
    revoked_at: maybe(time),
  }),
  ledger: z.strictObject({
    seq,
    id,
    user_id: id,
    at: time,
    kind: z.enum(LEDGER_KINDS),
    amount: credits,
    balance_after: credits,
    job_id: maybe(id),
  }),
  idempotency_keys: z.strictObject({
    user_id: id,
    key: id,
    state: z.enum(['reserved', 'used']),
    job_id: id,
    at: time,
  }),
  plannings: z.strictObject({ job_id: jobId, user_id: id, key: maybe(id), credits, at: time, process: maybe(id) }),
  jobs: z.strictObject({
    seq,
    job_id: jobId,
    user_id: id,
    status: z.enum(JOB_STATUSES),
    final: bit,
    progress: z.number().min(0).max(100),
    title: text,
    form: z.enum(['brief', 'scene_plan']),
    scene_count: count,
    scenes_failed: count,
    credits_used: credits,
    credits_refunded: credits,
    watermarked: bit,
    created_at: time,
    started_at: maybe(time),
    finished_at: maybe(time),
    deadline_at: time,
    error: maybe(text),
    video_token: token,
    download_token: token,
    video: maybe(
      jsonText(
        z.strictObject({
          name: z.string().max(200).refine(isVideoName, { error: 'is no name of a video' }).optional(),
          bytes: count,
          seconds: z.number().min(0),
          width: count,
          height: count,
          notes: z.array(z.string()),
          timings: z.array(timing).max(200).optional(),
        }),
      ),
    ),
    checks: jsonText(z.array(z.string())),
    history: jsonText(z.array(z.strictObject({ at: time, what: z.string(), by: origin.optional() }))),
    attempt: count,
    owner: maybe(text),
    lease_until: z.number().min(0),
    plan: maybe(jsonText(plan)),
  }),
  // Images may stand in it as data URIs.
  job_specs: z.strictObject({
    job_id: jobId,
    spec: jsonText(spec, { max: 200_000_000 }),
    losses: maybe(jsonText(z.array(z.strictObject({ attempt: count, progress: z.number().min(0).max(100) })))),
  }),
  hooks: z.strictObject({
    seq,
    id,
    user_id: id,
    event: z.enum(EVENT_NAMES),
    webhook_url: text.refine((url) => /^https?:/i.test(url) && canParseUrl(url), { error: 'is no http(s) URL' }),
    description: maybe(text),
    active: bit,
    secret: z.string().regex(/^[0-9a-f]{64}$/, 'is no secret'),
    failure_count: count,
    last_delivery_at: maybe(time),
    last_status: maybe(text),
    created_at: time,
  }),
  events: z.strictObject({
    seq,
    event_id: id,
    user_id: id,
    event: z.enum(EVENT_NAMES),
    payload: jsonText(z.record(z.string(), z.unknown())),
    at: time,
    job_id: maybe(jobId),
  }),
  deliveries: z.strictObject({
    seq,
    delivery_id: id,
    event_id: id,
    hook_id: id,
    user_id: id,
    event: z.enum(EVENT_NAMES),
    job_id: maybe(jobId),
    body: jsonText(z.record(z.string(), z.unknown()), DELIVERY_BODY),
    status: z.enum(['pending', 'delivered', 'failed', 'dropped']),
    tries: count,
    started: count,
    due_at: maybe(time),
    created_at: time,
    finished_at: maybe(time),
    last_error: maybe(text),
    signed_at: maybe(count),
    lease_until: z.number().min(0),
    begun_at: maybe(time),
    begun_url: maybe(text),
    owner: maybe(text),
  }),
  attempts: z.strictObject({
    delivery_id: id,
    number: count,
    at: time,
    url: text,
    request_headers: headers,
    outcome: z.enum(['started', 'delivered', 'failed', 'interrupted']),
    status: maybe(z.int()),
    response_headers: maybe(headers),
    response_body: maybe(text),
    error: maybe(text),
    ms: maybe(z.number().min(0)),
  }),
} as const;

/** Rows that were found to have their form. */
export type Rows = { readonly [Table in keyof typeof ROWS]: readonly z.output<(typeof ROWS)[Table]>[] };
