/**
 * The client for runtimes without Node's modules: Workers, edge functions. Sends with fetch; saves videos into web streams;
 * leaves judging requests to the service. Built with the `.edge.ts` files in the place of those beside them.
 */
export { ApiPromise, type ApiResponse, type WithResponse } from './call/api-promise';
export { VidClient } from './client';
export type { VidClientOptions } from './client-options';
export * from './errors';
export { redact, redactText } from './observe/redact';
export { isFinalJob, isSucceededJob } from './types/job-states';
