/** The reference server as a library. */
export type { Deliver } from './adapters/deliver/deliver-dialer';
export { DataFolderError } from './adapters/sqlite/open-sqlite-store';
export { AdminError } from './admin/admin-error';
export type { Admin } from './admin/create-admin';
export { ConfigError } from './config-error';
export type { ServerConfig } from './config-schema';
export { createServer, type VidServer } from './create-server';
export { LIFTED_LIMITS } from './domain/account';
export { JOB_TRANSITIONS, type JobTrigger } from './domain/job-states';
export { LOCAL_KEY, SEED_KEYS } from './domain/local-keys';
export { POLICIES, type Policies, type PolicyEntry, type PolicyName } from './domain/policies';
export type { RendererName, ServerOptions } from './options';
export { CAPTION_CHOICES, type CaptionChoice } from './render/captions/caption-names';
export type {
  CassetteBody,
  CassetteBreak,
  CassetteExchange,
  CassetteHeader,
  CutText,
  Placeholder,
} from './replay/cassette';
