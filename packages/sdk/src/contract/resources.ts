import * as z from 'zod';
import { JOB_STATUSES } from './enums';
import { openEnum } from './open';

/** Returned by `GET /v1/me`. Specification: Account. */
export const accountSchema = z.looseObject({
  user_id: z.uuid(),
  email: z.email().optional(),
  name: z.string().nullable().optional().describe('First name, if the account has one'),
  credits_remaining: z.number().describe('What is left, in credits'),
});

/** Returned with 202 by `POST /v1/render`. Specification: Render accepted response. */
export const renderAcceptedSchema = z.looseObject({
  job_id: z.string(),
  status: openEnum(JOB_STATUSES),
  title: z.string(),
  scenes: z.int().describe('Number of scenes in the video'),
  credits_used: z.number().describe('What this render cost, in credits'),
  watermarked: z.boolean(),
  poll_url: z.string().describe('Where to ask for the job, as a path on the host'),
  note: z.string(),
  plan_notes: z
    .union([z.array(z.string()), z.string()])
    .optional()
    .describe('What the planner found when it read its plan again'),
});

/** Returned by `GET /v1/job/{id}`. Specification: Job. */
export const jobSchema = z.looseObject({
  job_id: z.string(),
  status: openEnum(JOB_STATUSES),
  progress: z.number().describe('How much is done, roughly, in percent'),
  video_url: z.string().nullable().describe('The MP4; set when the status is succeeded'),
  error: z.string().nullable().describe('Why it failed; set when the status is failed or cancelled'),
});

/** One webhook subscription. Specification: Webhook. */
export const hookSchema = z.looseObject({
  id: z.union([z.string(), z.int()]),
  event: z.string(),
  webhook_url: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  has_secret: z.boolean(),
  failure_count: z.int().nullable().describe('How many deliveries in a row have failed'),
  last_delivery_at: z.string().nullable(),
  last_status: z.string().nullable().describe('The last error, when deliveries fail'),
});

/** Body of every answer that is not a success. Specification: Error object. */
export const errorBodySchema = z.looseObject({
  error: z.string().describe('What went wrong, for people'),
  code: z.string().optional().describe('Code for programs; it does not change'),
  detail: z
    .string()
    .optional()
    .describe('Every problem of a body that failed validation, as `field: message` joined by `; `'),
  details: z.unknown().optional(),
  retryAfter: z.int().optional().describe('Seconds to wait'),
  feature: z.string().optional(),
  plan: z.string().optional(),
});
/** Body of every answer that is not a success. Specification: Error object. */
export type ErrorBody = Readonly<z.output<typeof errorBodySchema>>;
