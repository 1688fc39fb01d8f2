import { z } from 'zod';
import { JOB_STATUSES } from './enums';
import { openEnum } from './open';

/** Returned by `GET /v1/me`. Specification: Account. */
export const accountSchema = z.looseObject({
  user_id: z.uuid(),
  email: z.email().optional(),
  name: z.string().nullable().optional().describe("The account's first name"),
  credits_remaining: z.number().describe('Current balance, in credits'),
});
export type Account = Readonly<z.output<typeof accountSchema>>;

/** Returned with 202 by `POST /v1/render`. Specification: Render accepted response. */
export const renderAcceptedSchema = z.looseObject({
  job_id: z.string(),
  status: openEnum(JOB_STATUSES),
  title: z.string(),
  scenes: z.int().describe('How many scenes will render'),
  credits_used: z.number().describe('Credits that this render spent'),
  watermarked: z.boolean(),
  poll_url: z.string().describe('Path of the job, relative to the host'),
  note: z.string(),
  plan_notes: z
    .union([z.array(z.string()), z.string()])
    .optional()
    .describe("Notes of the planner's review of its own plan"),
});
export type RenderAccepted = Readonly<z.output<typeof renderAcceptedSchema>>;

/** Returned by `GET /v1/job/{id}`. Specification: Job. */
export const jobSchema = z.looseObject({
  job_id: z.string(),
  status: openEnum(JOB_STATUSES),
  progress: z.number().describe('Rough percentage complete'),
  video_url: z.string().nullable().describe('The MP4; set when the status is succeeded'),
  error: z.string().nullable().describe('Why it failed; set when the status is failed or cancelled'),
});
export type Job = Readonly<z.output<typeof jobSchema>>;

/** One webhook subscription. Specification: Webhook. */
export const hookSchema = z.looseObject({
  id: z.union([z.string(), z.int()]),
  event: z.string(),
  webhook_url: z.string(),
  description: z.string().nullable(),
  active: z.boolean(),
  has_secret: z.boolean(),
  failure_count: z.int().nullable().describe('Failed deliveries in a row'),
  last_delivery_at: z.string().nullable(),
  last_status: z.string().nullable().describe('The last error, when deliveries fail'),
});
export type Hook = Readonly<z.output<typeof hookSchema>>;

/** Body of every answer that is not a success. Specification: Error object. */
export const errorBodySchema = z.looseObject({
  error: z.string().describe('Message for a person'),
  code: z.string().optional().describe('Stable code to branch on'),
  detail: z
    .string()
    .optional()
    .describe('Every problem of a body that failed validation, as `field: message` joined by `; `'),
  details: z.unknown().optional(),
  retryAfter: z.int().optional().describe('Seconds to wait'),
  feature: z.string().optional(),
  plan: z.string().optional(),
});
export type ErrorBody = Readonly<z.output<typeof errorBodySchema>>;
