import * as z from 'zod';
import { canParseUrl } from './can-parse-url';
import { SUBSCRIBABLE_EVENTS } from './event-names';
import { LIMITS } from './limits';
import { hookSchema } from './resources';
import { text } from './text';

const webhookUrl = text({ min: 1, max: LIMITS.webhookUrl.max, description: 'Public http(s) URL' })
  .refine((value) => canParseUrl(value), { error: 'must be an absolute URL', abort: true })
  .meta({ format: 'uri', minLength: 1, maxLength: LIMITS.webhookUrl.max, description: 'Public http(s) URL' });

const description = text({ max: LIMITS.hookDescription.max, description: 'A note for yourself' });

/**
 * Body of `POST /api/webhooks/hooks`. An event name outside the list and a URL that is not public are refused with
 * codes of their own, so they pass here. Specification: POST /api/webhooks/hooks.
 */
export const hookCreateSchema = z.object({
  event: z
    .string()
    .min(1)
    .meta({ enum: [...SUBSCRIBABLE_EVENTS], description: 'The one event to listen to' }),
  webhook_url: webhookUrl,
  description: description.optional(),
});
/** A body that was checked. Specification: POST /api/webhooks/hooks. */
export type HookCreateBody = z.output<typeof hookCreateSchema>;

/** Body of `PATCH /api/webhooks/hooks/{id}`. Specification: PATCH /api/webhooks/hooks/{id}. */
export const hookUpdateSchema = z.object({
  active: z.boolean().optional(),
  webhook_url: webhookUrl.optional(),
  description: description.optional(),
});
/** A body that was checked. Specification: PATCH /api/webhooks/hooks/{id}. */
export type HookUpdateBody = z.output<typeof hookUpdateSchema>;

/** Answer to a creation: the secret of a new webhook is shown once; a registered pair comes back with `reused`. */
export const hookCreatedSchema = z.looseObject({
  hook: hookSchema,
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  reused: z.boolean().optional(),
});

/** Answer of `GET /api/webhooks/hooks`. */
export const hookListSchema = z.looseObject({ hooks: z.array(hookSchema) });
/** Answer of `PATCH /api/webhooks/hooks/{id}`. */
export const hookUpdatedSchema = z.looseObject({ hook: hookSchema });
/** Answer of `DELETE /api/webhooks/hooks/{id}`. */
export const hookDeletedSchema = z.looseObject({ deleted: z.boolean() });

/** Answer to a test: what the webhook's own URL answered. Specification: POST /api/webhooks/hooks/{id}/test. */
export const hookTestedSchema = z.looseObject({
  delivered: z.boolean().describe('True after a 2xx answer'),
  status: z.int().describe('HTTP status of the answer; 0 when none came'),
});

/** Answer of `GET /api/webhooks/events`. */
export const eventListSchema = z.looseObject({
  events: z.array(z.string()),
  signature: z.looseObject({
    header: z.string(),
    scheme: z.string(),
    replay_window_seconds: z.int(),
  }),
});
