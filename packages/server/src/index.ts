/** The reference server as a library. */
export type { Deliver } from './adapters/deliver/deliver-dialer';
export { DataFolderError } from './adapters/sqlite/open-sqlite-store';
export type { Admin } from './admin/create-admin';
export { AdminError } from './admin/admin-error';
export { ConfigError, type ServerConfig } from './config';
export { createServer, type VidServer } from './create-server';
export { JOB_TRANSITIONS, type JobTrigger } from './domain/job-states';
export { type Policies, POLICIES, type PolicyEntry, type PolicyName } from './domain/policies';
export type { RendererName, ServerOptions } from './options';
export { LOCAL_KEY, SEED_KEYS } from './services/seed-accounts';
