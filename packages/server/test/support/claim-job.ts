/** Takes one job, where a test is about one. */
import type { ClaimedJob, Store } from '../../src/ports/store';

type Request = Omit<Parameters<Store['claimJobs']>[0], 'limit'>;

export const claimJob = async (store: Pick<Store, 'claimJobs'>, request: Request): Promise<ClaimedJob | undefined> => {
  const [claimed] = await store.claimJobs({ ...request, limit: 1 });
  return claimed;
};
