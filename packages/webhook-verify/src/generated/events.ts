/**
 * Every event that the specification names, and what its payload carries.
 * Generated from the contract by scripts/generate-webhook-types.mjs; edit the contract, then run that script.
 */

/** The payload of each event, by its name. Members that are not listed pass through. Specification: Events. */
export interface WebhookEventPayloads {
  /** An account was created. */
  readonly 'user.signup': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly email?: string | null | undefined;
    /** Not in the specification, so it may be absent. */
    readonly name?: string | null | undefined;
    readonly [member: string]: unknown;
  };
  /** An account went through its onboarding. */
  readonly 'user.onboarded': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A subscription to a plan began. */
  readonly 'subscription.created': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly plan?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A subscription to a plan was cancelled. */
  readonly 'subscription.canceled': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly plan?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A render succeeded: where the MP4 is, and what it cost. */
  readonly 'video.completed': {
    /** The job_id of the render call. */
    readonly job_id: string;
    readonly user_id: string;
    /** The MP4. */
    readonly output_url: string;
    /** A link to the MP4 that works for 7 days. */
    readonly download_url: string;
    readonly canvas_id: string | null;
    readonly scene_count: number;
    readonly scenes_failed: number;
    readonly credits_charged: number;
    readonly [member: string]: unknown;
  };
  /** A render failed, and why. One that was cancelled sends nothing. */
  readonly 'video.failed': {
    readonly job_id: string;
    readonly user_id: string;
    readonly canvas_id: string | null;
    readonly reason: string;
    readonly [member: string]: unknown;
  };
  /** The balance fell to 10 credits or fewer; once for each fall. */
  readonly 'credits.low': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly credits_remaining?: number | undefined;
    readonly [member: string]: unknown;
  };
  /** The account got credits. */
  readonly 'credits.purchased': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly amount?: number | undefined;
    /** Not in the specification, so it may be absent. */
    readonly credits_remaining?: number | undefined;
    readonly [member: string]: unknown;
  };
  /** A learner was given a module, and a page to take it on. */
  readonly 'training.invited': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly training_url?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly due_at?: string | null | undefined;
    readonly [member: string]: unknown;
  };
  /** A learner came to the end of a module; the result comes with it. */
  readonly 'training.completed': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Marked by the server, in percent. Not in the specification, so it may be absent. */
    readonly score?: number | undefined;
    readonly passed: boolean;
    /** Not in the specification, so it may be absent. */
    readonly results_url?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A learner reached the pass mark; comes together with `training.completed`. */
  readonly 'training.passed': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Marked by the server, in percent. Not in the specification, so it may be absent. */
    readonly score?: number | undefined;
    readonly passed: boolean;
    /** Not in the specification, so it may be absent. */
    readonly results_url?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A learner missed the pass mark or ran out of time; comes together with `training.completed`. */
  readonly 'training.failed': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Marked by the server, in percent. Not in the specification, so it may be absent. */
    readonly score?: number | undefined;
    readonly passed: boolean;
    /** Not in the specification, so it may be absent. */
    readonly results_url?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** The due date passed before a learner was done; once for each invitation. */
  readonly 'training.overdue': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly due_at?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** A certificate has 30 days left or fewer; once for each certificate. */
  readonly 'training.certificate_expiring': {
    /** Not in the specification, so it may be absent. */
    readonly user_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly invitation_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly module_id?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_name?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly learner_email?: string | undefined;
    /** Not in the specification, so it may be absent. */
    readonly expires_at?: string | undefined;
    readonly [member: string]: unknown;
  };
  /** Somebody called the test endpoint of this webhook. */
  readonly ping: {
    /** Not in the specification, so it may be absent. */
    readonly hook_id?: string | number | undefined;
    /** Not in the specification, so it may be absent. */
    readonly message?: string | undefined;
    readonly [member: string]: unknown;
  };
}

/** The name of an event that this version knows. Specification: Events. */
export type WebhookEventName = keyof WebhookEventPayloads;
