/**
 * What the service answers with, as types with words: the schemas beside them say the same to a program, and a test holds
 * the two together. All members are readonly; members that nobody knows yet are let through as `unknown`.
 */

import type { JobStatus } from './enums';
import type { EventName, SubscribableEvent } from './event-names';
import type { Open } from './open';

/** The account of an API key. Specification: Account; GET /v1/me. */
export interface Account {
  /** UUID. */
  readonly user_id: string;
  /** E-mail address, if the service tells it. */
  readonly email?: string | undefined;
  /** The account's first name, if it has one. */
  readonly name?: string | null | undefined;
  /** What is left, in credits. */
  readonly credits_remaining: number;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** The 202 answer to a render. Specification: Render accepted response; POST /v1/render. */
export interface RenderAccepted {
  /** The job that renders; keep it. */
  readonly job_id: string;
  /** `starting` at first. */
  readonly status: Open<JobStatus>;
  /** The video's title, written by the service when the request had none. */
  readonly title: string;
  /** Scenes that will be rendered. */
  readonly scenes: number;
  /** What this render has cost, in credits. */
  readonly credits_used: number;
  /** Whether the video bears a watermark; never on the Agency plan. */
  readonly watermarked: boolean;
  /** Where the job is asked for: a path on the host. */
  readonly poll_url: string;
  /** A note for people about polling and webhooks. */
  readonly note: string;
  /** With a brief: what the planner found when it read its plan again. Left out when that is nothing. */
  readonly plan_notes?: string | string[] | undefined;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** A render under way, or what came of it. Specification: Job; GET /v1/job/{id}. */
export interface Job {
  /** The id that the render call returned. */
  readonly job_id: string;
  /** `queued`, `starting`, `processing`; then `succeeded`, `failed` or `cancelled` for good. One that is unknown is not final. */
  readonly status: Open<JobStatus>;
  /** How much is done, roughly, in percent. */
  readonly progress: number;
  /** Link to the MP4 of a job that succeeded, else null. */
  readonly video_url: string | null;
  /** Why the job failed or was cancelled, else null. */
  readonly error: string | null;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** A webhook: one event, delivered to one URL; 25 to an account. Specification: Webhook. */
export interface Hook {
  /** What update, delete and test take. */
  readonly id: string | number;
  /** The one event that it listens to. */
  readonly event: string;
  /** Where deliveries are posted to: a public http(s) URL of up to 2,000 characters. */
  readonly webhook_url: string;
  /** Up to 200 characters. */
  readonly description: string | null;
  /** Whether it is switched on. Twenty failed deliveries in a row switch it off. */
  readonly active: boolean;
  /** Whether its deliveries are signed. The secret itself is told once, at creation. */
  readonly has_secret: boolean;
  /** Deliveries that failed in a row. */
  readonly failure_count: number | null;
  /** When something was last delivered. */
  readonly last_delivery_at: string | null;
  /** The last error, when deliveries fail. */
  readonly last_status: string | null;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** What a creation answers. Specification: POST /api/webhooks/hooks. */
export interface HookCreated {
  /** The webhook, switched on. */
  readonly hook: Hook;
  /** 64 hex digits that sign every delivery; shown this once, and only for a new webhook. */
  readonly secret?: string | undefined;
  /** True when the event was registered for this URL before; the webhook is switched on again. */
  readonly reused?: boolean | undefined;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** What a deletion answers. Specification: DELETE /api/webhooks/hooks/{id}. */
export interface HookDeleted {
  /** True. */
  readonly deleted: boolean;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** What a webhook's URL answered to a ping. Specification: POST /api/webhooks/hooks/{id}/test. */
export interface HookTested {
  /** True after a 2xx. */
  readonly delivered: boolean;
  /** HTTP status of the answer; 0 when none came. */
  readonly status: number;
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}

/** The events that webhooks can listen to, and how deliveries are signed. Specification: GET /api/webhooks/events. */
export interface EventList {
  /** Their names. */
  readonly events: readonly Open<SubscribableEvent | EventName>[];
  /** How a receiver checks that a delivery is genuine. */
  readonly signature: {
    /** Name of the header that carries the signature. */
    readonly header: string;
    /** How it is made. */
    readonly scheme: string;
    /** How old a delivery may be, in seconds. */
    readonly replay_window_seconds: number;
    /** What nobody knows yet. */
    readonly [member: string]: unknown;
  };
  /** What nobody knows yet. */
  readonly [member: string]: unknown;
}
