/** The names of events, without the schemas of what they carry. */

/** Events that a webhook can listen to. Specification: Events. */
export const SUBSCRIBABLE_EVENTS = [
  'user.signup',
  'user.onboarded',
  'subscription.created',
  'subscription.canceled',
  'video.completed',
  'video.failed',
  'credits.low',
  'credits.purchased',
] as const;
/** An event that a webhook can listen to. */
export type SubscribableEvent = (typeof SUBSCRIBABLE_EVENTS)[number];

/** Events of the service whose subscription is not specified. Specification: Events. */
export const TRAINING_EVENTS = [
  'training.invited',
  'training.completed',
  'training.passed',
  'training.failed',
  'training.overdue',
  'training.certificate_expiring',
] as const;

/** Sent by the test endpoint only. */
export const PING_EVENT = 'ping';

/** Every event name of the specification. */
export const EVENT_NAMES = [...SUBSCRIBABLE_EVENTS, ...TRAINING_EVENTS, PING_EVENT] as const;
/** Any event that the specification names, `ping` included. */
export type EventName = (typeof EVENT_NAMES)[number];
