/**
 * Every number of the specification, with its unit in the name or beside it. "Characters" are Unicode code points.
 * Specification: Limits.
 */

/** Characters of the `Idempotency-Key` header that the service looks at. */
export const IDEMPOTENCY_KEY_LIMIT = { max: 80 } as const;

export const LIMITS = {
  /** Characters of `brief`. */
  brief: { min: 1, max: 4000 },
  /** Scenes in a plan. */
  scenePlan: { min: 1, max: 12 },
  /** Characters of a scene's `prompt`. */
  scenePrompt: { min: 1, max: 2000 },
  /** Characters of a scene's `script`. */
  sceneScript: { max: 2000 },
  /** Seconds of one scene. */
  sceneDuration: { min: 3, max: 10 },
  /** Seconds of a planned video. */
  durationSec: { min: 5, max: 120 },
  /** Characters of `title`. */
  title: { max: 200 },
  /** Characters of `brand_name`. */
  brandName: { max: 80 },
  /** Characters of `category`. */
  category: { max: 60 },
  /** Characters of `language`. */
  language: { min: 2, max: 10 },
  /** Colours in `brand_colors`, and characters of each. */
  brandColors: { max: 12, charactersEach: 32 },
  /** Characters of `brand_logo_url` and `product_image_url`, data URIs included. */
  mediaUrl: { max: 5_000_000 },
  /** Characters of the `Idempotency-Key` header that the service looks at. */
  idempotencyKey: IDEMPOTENCY_KEY_LIMIT,
  /** Webhooks of one account. */
  hooksPerAccount: 25,
  /** Characters of `webhook_url`. */
  webhookUrl: { max: 2000 },
  /** Characters of a webhook's `description`. */
  hookDescription: { max: 200 },
  /** Failed deliveries in a row after which a webhook is switched off. */
  hookFailures: 20,
  /** Credits at or below which `credits.low` is sent, once per drop. */
  creditsLow: 10,
} as const;

/** Requests in each fixed window; all keys of an account share them. Specification: Limits. */
export const RATE_LIMITS = {
  /** `POST /v1/render`. */
  render: { minute: 3, hour: 30, day: 100 },
  /** Every render of the account, those started in the application included. */
  total: { minute: 5, hour: 60, day: 300 },
  /** `POST /api/webhooks/hooks`. */
  hooks: { minute: 10, hour: 60, day: 200 },
} as const;

/** Durations of the service, in seconds. Specification: Limits, time limits; Events, delivery behaviour. */
export const TIME_LIMITS = {
  planningSeconds: 60,
  renderSeconds: 3600,
  deliveryAttemptSeconds: 10,
  deliveryAttempts: 3,
  deliveryRetrySeconds: 1,
  replayWindowSeconds: 300,
  downloadUrlSeconds: 7 * 24 * 3600,
} as const;

/** What the service takes for a member that is left out. Specification: Render request. */
export const DEFAULTS = {
  kind: 'ad',
  durationSec: { ad: 20, training: 60 },
  narrator: true,
  language: 'en',
  quality: 'draft',
  aspect: '9:16',
  artStyle: 'cinematic',
} as const;
