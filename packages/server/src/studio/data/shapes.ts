/** What the admin API answers, as far as the page shows it. */

export interface Account {
  readonly user_id: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly plan: string;
  readonly suspended: boolean;
  readonly credits_remaining: number;
  readonly api_keys: readonly string[];
}

export interface Job {
  readonly job_id: string;
  readonly user_id: string;
  readonly status: string;
  readonly progress: number;
  readonly title: string;
  readonly form: string;
  readonly scenes: number;
  readonly scenes_failed: number;
  readonly credits_used: number;
  readonly credits_refunded: number;
  readonly error: string | null;
  readonly video_url: string | null;
  readonly video: {
    readonly bytes: number;
    readonly seconds: number;
    readonly width: number;
    readonly height: number;
    readonly notes: readonly string[];
  } | null;
  readonly attempt: number;
  readonly created_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

export interface Scene {
  readonly type: string;
  readonly role: string | null;
  readonly prompt: string;
  readonly script: string | null;
  readonly start: number;
  readonly duration: number;
  readonly credits: number;
}

export interface Plan {
  readonly quality: string;
  readonly aspect: string;
  readonly upscale: boolean;
  readonly route: string | null;
  readonly language: string;
  readonly notes: readonly string[];
  readonly scenes: readonly Scene[];
}

/** In real milliseconds from when a worker took the job; planning comes before that. */
export interface StageTiming {
  readonly stage: string;
  /** From 0; null where it is of the whole film. */
  readonly scene: number | null;
  readonly at_ms: number;
  readonly ms: number;
}

/** What is kept of a job's plan, and of the film that was drawn of it. */
export interface KeptJob {
  readonly plan: Plan | null;
  readonly film: {
    readonly cuts: readonly number[];
    readonly beats: readonly number[];
    /** What each scene shows, by its names. */
    readonly subjects: readonly (readonly string[])[];
  } | null;
  readonly spoken: boolean;
  readonly timings: readonly StageTiming[];
}

/** The request of a job, to be sent again. */
export interface JobRequest {
  readonly user_id: string;
  /** Null where it was not kept. */
  readonly request: Readonly<Record<string, unknown>> | null;
  readonly lost: readonly { readonly path: string; readonly why: string }[];
}

/** As it may be sent back: with how its words are set. */
export interface PlannedScene extends Scene {
  readonly motion?: Readonly<Record<string, unknown>>;
}

export interface Planned extends Plan {
  readonly scenes: readonly PlannedScene[];
  readonly title: string;
  readonly credits: number;
  readonly planning: number;
}

export interface Planning {
  readonly plan: Planned | null;
  readonly problems: readonly { readonly path: string; readonly message: string }[];
  readonly refusal: string | null;
}

/** One line of what is drawn for a request. */
export interface StillLine {
  /** From 0. */
  readonly scene: number;
  readonly subject: string;
  readonly lacks: string | null;
  /** A JPEG in base64. */
  readonly image: string | null;
}

export interface LedgerEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly amount: number;
  readonly balance_after: number;
  readonly job_id: string | null;
}

export interface Usage {
  readonly name: string;
  readonly used: number;
  readonly limit: number | null;
  readonly resets_at: string | null;
}

export interface Hook {
  readonly id: string;
  readonly user_id: string;
  readonly event: string;
  readonly webhook_url: string;
  readonly description: string | null;
  readonly active: boolean;
  readonly failure_count: number;
  readonly last_delivery_at: string | null;
  readonly last_status: string | null;
  readonly created_at: string;
}

export interface Attempt {
  readonly number: number;
  readonly at: string;
  readonly outcome: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  } | null;
  readonly error: string | null;
  readonly ms: number | null;
}

export interface Delivery {
  readonly delivery_id: string;
  readonly event: string;
  readonly hook_id: string;
  readonly user_id: string;
  readonly job_id: string | null;
  readonly status: string;
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly last_error: string | null;
}

export interface ListedDelivery extends Delivery {
  /** What the render is called that it is of. */
  readonly job_title: string | null;
}

export interface TriedDelivery extends Omit<Delivery, 'attempts'> {
  readonly attempts: readonly Attempt[];
}

export interface LoggedRequest {
  readonly id: string;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly apiKey: string | null;
  readonly idempotencyKey: string | null;
  readonly userId: string | null;
  readonly jobId: string | null;
  /** The fault that acted on it. */
  readonly fault: string | null;
  readonly body: unknown;
  readonly error: string | null;
}

/** What is known of a planning that came to no job. */
export interface UnmadeJob {
  readonly outcome: string;
}

export interface Why {
  readonly kind: 'job';
  readonly id: string;
  /** Null where the log does not have it. */
  readonly request: LoggedRequest | null;
  /** What its answer called it; null where it came by the admin API. */
  readonly request_id: string | null;
  readonly checks: readonly string[];
  readonly ledger: readonly LedgerEntry[];
  readonly stages: readonly { readonly at: string; readonly what: string }[];
  readonly job: Job;
  readonly events: readonly { readonly event_id: string; readonly event: string; readonly at: string }[];
  readonly deliveries: readonly TriedDelivery[];
}

export interface Clock {
  readonly now: string;
  readonly offset_seconds: number;
  readonly frozen: boolean;
}

export interface Fault {
  readonly id: string;
  readonly match: { readonly method?: string; readonly path?: string; readonly user_id?: string };
  readonly effect: Readonly<Record<string, unknown>>;
  readonly times?: number;
}
