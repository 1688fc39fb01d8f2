/** The client of the video rendering service. */

export {
  type DeliveryStore,
  MemoryDeliveryStore,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  WebhookConfigError,
  type WebhookDelivery,
  type WebhookDeliveryOf,
  type WebhookEventName,
  WebhookVerificationError,
} from '@vid/webhook-verify';
export { ApiPromise, type ApiResponse, type WithResponse } from './call/api-promise';
export type { CallOptions } from './call/call-options';
export type { ApiKey } from './call/credentials';
export type { RequestOptions } from './call/free-request';
export type { GivenHeaders } from './call/given-headers';
export { VidClient } from './client';
export type { ClientPorts, VidClientOptions } from './client-options';
export type { Clock } from './clock/clock';
export type {
  Account,
  ArtStyle,
  Aspect,
  ErrorCode,
  EventList,
  EventName,
  EventPayload,
  Hook,
  HookCreated,
  HookDeleted,
  HookTested,
  Job,
  JobStatus,
  Kind,
  MusicStyle,
  Problem,
  Quality,
  RenderAccepted,
  Route,
  SceneType,
  SubscribableEvent,
} from './contract';
export type { Destination, DownloadOptions, DownloadProgress, DownloadResult } from './download/download-options';
export * from './errors';
export type { JournalEntry, RenderIntent, RenderJournal, RenderState } from './journal/journal';
export type {
  Middleware,
  MiddlewareAnswer,
  MiddlewareChange,
  MiddlewareNext,
  MiddlewareRequest,
} from './middleware/middleware';
export { CHANNELS, type Logger, type LogLevel, type RequestEvent, type ResponseEvent } from './observe/observer';
export { redact, redactText } from './observe/redact';
export { hideSecrets, rememberSecret } from './observe/secret-values';
export type { RequestCheck } from './renders/check-request';
export type { CreateManyOptions, RenderPause } from './renders/create-many-options';
export type { RenderRequests } from './renders/happening';
export type { EnsuredWebhook, EnsureOptions } from './resources/ensure-webhook';
export type { Downloadable } from './resources/jobs';
export type { CreateAndWaitOptions, FinishedRender, RenderOptions } from './resources/renders';
export type { UnwrapOptions, WebhookRequest } from './resources/unwrap-delivery';
export type { WebhookCreateParams, WebhookUpdateParams } from './resources/webhooks';
export type { RetryOptions } from './retry/retry-options';
export type { TransportChoice } from './transport/choose-transport';
export type { FetchLike } from './transport/fetch-transport';
export type { DispatcherLike } from './transport/undici-transport';
export {
  type CancelledJob,
  type FailedJob,
  isCancelledJob,
  isFailedJob,
  isFinalJob,
  isSucceededJob,
  type SucceededJob,
} from './types/job-states';
export type { KnownRender, Recover, RecoveredRender, RecoverOptions } from './types/recovered-render';
export type { RenderHandle } from './types/render-handle';
export type { RenderOutcome } from './types/render-outcome';
export type { BriefRequest, PlanRequest, RenderRequest, RenderSettings } from './types/render-request';
export type {
  FootageScene,
  GeneratedScene,
  ImageScene,
  Motion,
  MotionScene,
  PresenterScene,
  Scene,
} from './types/scene';
export type { VerifiedDelivery } from './types/verified-delivery';
export type { WaitDefaults, WaitOptions } from './waiting/wait-options';
