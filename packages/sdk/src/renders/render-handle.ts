import type { RenderAccepted } from '../contract';
import type { RenderHandle } from '../types/render-handle';

/** What a handle can do with its job. */
export interface JobActions {
  wait: (jobId: string, ...args: Parameters<RenderHandle['wait']>) => ReturnType<RenderHandle['wait']>;
  watch: (jobId: string, ...args: Parameters<RenderHandle['updates']>) => ReturnType<RenderHandle['updates']>;
  download: (jobId: string, ...args: Parameters<RenderHandle['download']>) => ReturnType<RenderHandle['download']>;
}

/** Members of an answer that would hide a method of the handle are left out. */
const METHODS = new Set(['wait', 'updates', 'download', 'constructor', '__proto__']);

/** Makes the handle of an accepted render: its members are own and enumerable, its methods are not. */
export const makeRenderHandle = (accepted: RenderAccepted, jobs: JobActions): RenderHandle => {
  const methods: Pick<RenderHandle, 'wait' | 'updates' | 'download'> = {
    wait: (options) => jobs.wait(accepted.job_id, options),
    updates: (options) => jobs.watch(accepted.job_id, options),
    download: (destination, options) => jobs.download(accepted.job_id, destination, options),
  };
  const members = Object.entries(accepted).filter(([name]) => !METHODS.has(name));
  return Object.assign(Object.create(methods) as RenderHandle, Object.fromEntries(members));
};
