import { ApiPromise } from '../call/api-promise';
import type { Job, RenderAccepted } from '../contract';
import { VidError, withFacts } from '../errors/vid-error';
import type { RenderHandle } from '../types/render-handle';
import type { WaitOptions } from '../waiting/wait-options';

/** What a handle can do with its job. */
export interface JobActions {
  wait: (jobId: string, ...args: Parameters<RenderHandle['wait']>) => ReturnType<RenderHandle['wait']>;
  watch: (jobId: string, ...args: Parameters<RenderHandle['updates']>) => ReturnType<RenderHandle['updates']>;
  download: (jobId: string, ...args: Parameters<RenderHandle['download']>) => ReturnType<RenderHandle['download']>;
}

/** Members of an answer that would hide a method of the handle are left out. */
const METHODS = new Set(['wait', 'updates', 'download', 'constructor', '__proto__']);

/** Makes the handle of an accepted render: its members are own and enumerable, its methods are not. Errors of its methods name its key. */
export const makeRenderHandle = (accepted: RenderAccepted, jobs: JobActions, idempotencyKey?: string): RenderHandle => {
  const named = (error: unknown): never => {
    if (!VidError.is(error)) throw error;
    const facts = idempotencyKey === undefined ? {} : { idempotencyKey };
    // It was accepted, whatever happens to looking after it.
    throw withFacts(error, { charged: error.charged ?? 'yes', ...facts });
  };
  const id = accepted.job_id;
  const withKey = <T>(call: ApiPromise<T>): ApiPromise<T> => new ApiPromise(call.withResponse().catch(named));
  async function* updates(options?: WaitOptions): AsyncGenerator<Job, void, undefined> {
    try {
      yield* jobs.watch(id, options);
    } catch (error) {
      named(error);
    }
  }
  const methods: Pick<RenderHandle, 'wait' | 'updates' | 'download'> = {
    wait: (options) => withKey(jobs.wait(id, options)),
    updates,
    download: (destination, options) => withKey(jobs.download(id, destination, options)),
  };
  const members = Object.entries(accepted).filter(([name]) => !METHODS.has(name));
  return Object.assign(Object.create(methods) as RenderHandle, Object.fromEntries(members));
};
