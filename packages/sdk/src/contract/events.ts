import * as z from 'zod';
import type { EventName } from './event-names';
import { OWN } from './open';

const own = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), ...OWN });

const user = { user_id: own(z.string()) };
const plan = { ...user, plan: own(z.string()) };
const learner = {
  ...user,
  invitation_id: own(z.string()),
  module_id: own(z.string()),
  learner_name: own(z.string()),
  learner_email: own(z.string()),
};
const result = {
  ...learner,
  score: own(z.number()).describe('Marked by the server, in percent'),
  passed: z.boolean(),
  results_url: own(z.string()),
};

/**
 * What each event carries. Members marked `x-not-in-specification` are this project's choice where the specification
 * shows none; readers take unknown members as they come. Specification: Events.
 */
export const eventPayloads = {
  'user.signup': z.looseObject({ ...user, email: own(z.string().nullable()), name: own(z.string().nullable()) }),
  'user.onboarded': z.looseObject(user),
  'subscription.created': z.looseObject(plan),
  'subscription.canceled': z.looseObject(plan),
  'video.completed': z.looseObject({
    job_id: z.string().describe('The job_id of the render call'),
    user_id: z.string(),
    output_url: z.string().describe('The MP4'),
    download_url: z.string().describe('A link to the MP4 that works for 7 days'),
    canvas_id: z.string().nullable(),
    scene_count: z.int(),
    scenes_failed: z.int(),
    credits_charged: z.number(),
  }),
  'video.failed': z.looseObject({
    job_id: z.string(),
    user_id: z.string(),
    canvas_id: z.string().nullable(),
    reason: z.string(),
  }),
  'credits.low': z.looseObject({ ...user, credits_remaining: own(z.number()) }),
  'credits.purchased': z.looseObject({ ...user, amount: own(z.number()), credits_remaining: own(z.number()) }),
  'training.invited': z.looseObject({ ...learner, training_url: own(z.string()), due_at: own(z.string().nullable()) }),
  'training.completed': z.looseObject(result),
  'training.passed': z.looseObject(result),
  'training.failed': z.looseObject(result),
  'training.overdue': z.looseObject({ ...learner, due_at: own(z.string()) }),
  'training.certificate_expiring': z.looseObject({ ...learner, expires_at: own(z.string()) }),
  ping: z.looseObject({ hook_id: own(z.union([z.string(), z.int()])), message: own(z.string()) }),
} as const satisfies Record<EventName, z.ZodType>;

/** The payload of one event. */
export type EventPayload<E extends EventName> = Readonly<z.output<(typeof eventPayloads)[E]>>;
