import { ApiPromise } from '../call/api-promise';
import type { RenderAccepted } from '../contract';
import { VidError, withFacts } from '../errors/vid-error';
import type { RenderHandle } from '../types/render-handle';

/** What a handle can do with its job. */
export interface JobActions {
  wait: (jobId: string, ...args: Parameters<RenderHandle['wait']>) => ReturnType<RenderHandle['wait']>;
  watch: (jobId: string, ...args: Parameters<RenderHandle['updates']>) => ReturnType<RenderHandle['updates']>;
  download: (jobId: string, ...args: Parameters<RenderHandle['download']>) => ReturnType<RenderHandle['download']>;
}

/** Members of an answer that would hide a method of the handle are left out. */
const METHODS = new Set(['wait', 'updates', 'download', 'constructor', '__proto__']);

/** Makes the handle of an accepted render: its members are own and enumerable, its methods are not. Errors of its wait name its key. */
export const makeRenderHandle = (accepted: RenderAccepted, jobs: JobActions, idempotencyKey?: string): RenderHandle => {
  const named = (error: unknown): never => {
    throw VidError.is(error) && idempotencyKey !== undefined ? withFacts(error, { idempotencyKey }) : error;
  };
  const methods: Pick<RenderHandle, 'wait' | 'updates' | 'download'> = {
    wait: (options) => new ApiPromise(jobs.wait(accepted.job_id, options).withResponse().catch(named)),
    updates: (options) => jobs.watch(accepted.job_id, options),
    download: (destination, options) => jobs.download(accepted.job_id, destination, options),
  };
  const members = Object.entries(accepted).filter(([name]) => !METHODS.has(name));
  return Object.assign(Object.create(methods) as RenderHandle, Object.fromEntries(members));
};
