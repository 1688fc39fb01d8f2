/**
 * Verifies the signed webhook deliveries of the video rendering service. No dependencies, nothing but what every
 * JavaScript runtime has.
 */
export type {
  RawBody,
  UnknownEventName,
  UnknownWebhookDelivery,
  WebhookDelivery,
  WebhookDeliveryOf,
  WebhookHeaders,
  WebhookSecret,
} from './delivery';
export type { ConfigCode, VerificationCode } from './errors/codes';
export { WebhookConfigError } from './errors/config-error';
export type { ExplainHint, Framework } from './errors/evidence';
export { WebhookVerificationError } from './errors/verification-error';
export type { WebhookEventName, WebhookEventPayloads } from './generated/events';
export { signWebhook } from './sign/sign-webhook';
export type { SignOptions } from './sign/signing-input';
export type { ClaimOutcome, DeliveryClaim, DeliveryStore } from './store/delivery-store';
export { MemoryDeliveryStore, type MemoryDeliveryStoreOptions } from './store/memory-delivery-store';
export { type VerifyOptions } from './verify/read-options';
export { verifyWebhook } from './verify/verify-webhook';
