/**
 * Every way in which the service says no, as one union. Refusals carry facts; how they look over HTTP is for `http/`.
 * Specification: Errors.
 */
import type { Problem } from '@vid/sdk/contract';
import type { IdempotencyKey } from './idempotency';
import type { FullWindow, RateName } from './rate-windows';

export type Refusal =
  | { readonly kind: 'no-api-key' }
  | { readonly kind: 'invalid-api-key' }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'plan-upgrade'; readonly plan: string }
  | { readonly kind: 'rate-limited'; readonly rate: RateName; readonly full: FullWindow }
  | { readonly kind: 'validation'; readonly problems: readonly Problem[] }
  | { readonly kind: 'content-type'; readonly sent: string }
  | { readonly kind: 'body-too-large'; readonly problem: string }
  /** Too much waits for the store; nothing was looked at. */
  | { readonly kind: 'busy'; readonly retryAfter: number }
  /** Another state takes the place of the one that the account was found in; its key may be valid there. */
  | { readonly kind: 'state-replaced' }
  /** What planning took is not back yet: the store took nothing when it came to no job. */
  | { readonly kind: 'planning-held' }
  | { readonly kind: 'outcome-unknown' }
  | { readonly kind: 'ending'; readonly retryAfter: number }
  /** As many bytes of bodies are held already as one account, or all together, may have. */
  | { readonly kind: 'bodies-held'; readonly whose: 'account' | 'all'; readonly maxBytes: number }
  | { readonly kind: 'content-blocked' }
  | { readonly kind: 'unsupported-model' }
  | { readonly kind: 'upgrade-required' }
  | { readonly kind: 'brand-required' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'duplicate'; readonly form: 'brief' | 'scene_plan'; readonly key: IdempotencyKey['state'] }
  | { readonly kind: 'plan-failed'; readonly why: string }
  | { readonly kind: 'product-image-required' }
  | { readonly kind: 'presenter-required' }
  | { readonly kind: 'no-anchor' }
  | { readonly kind: 'cost-too-high'; readonly cost: number; readonly limit: number }
  | { readonly kind: 'storage-full'; readonly usedBytes: number; readonly limitBytes: number }
  | { readonly kind: 'monthly-cap'; readonly spent: number; readonly cost: number; readonly limit: number }
  | { readonly kind: 'credits'; readonly balance: number; readonly cost: number }
  | { readonly kind: 'concurrent'; readonly running: number; readonly limit: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'job-not-found' }
  | { readonly kind: 'hook-not-found' }
  | { readonly kind: 'unknown-event'; readonly event: string }
  | { readonly kind: 'url-not-deliverable'; readonly why: string }
  | { readonly kind: 'hook-limit'; readonly limit: number }
  | { readonly kind: 'server-error' };

export type RefusalKind = Refusal['kind'];

/** A use case's answer: what was asked for, or why not. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const granted = <T>(value: T): Answer<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});
