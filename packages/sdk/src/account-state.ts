import type { Caller } from './call/caller';
import type { ApiKey } from './call/credentials';
import type { VidClientOptions } from './client-options';
import type { Clock } from './clock/clock';
import { AccountScope } from './idempotency/account-scope';
import { askUserId, ownerOfJob } from './idempotency/ask-owner';
import { countSending, type UnderWay } from './idempotency/paid-caller';
import { RenderPacer } from './idempotency/render-pacer';
import { DeliveryInbox } from './inbox/delivery-inbox';
import { RenderFinder } from './inbox/recover-render';
import type { RenderEnd, RenderJournal } from './journal/journal';
import { isMemoryJournal, MemoryJournal } from './journal/memory-journal';
import type { Observer } from './observe/observer';
import { retrieveJob } from './resources/jobs';
import { isFinalJob } from './types/job-states';
import { FreshJobs } from './waiting/fresh-jobs';
import { JobPolling } from './waiting/job-polling';
import { Scheduler } from './waiting/scheduler';

/** What belongs to an account, not to the options of a client. */
export interface AccountState {
  readonly account: AccountScope;
  readonly journal: RenderJournal;
  readonly inbox: DeliveryInbox;
  readonly finder: RenderFinder;
  readonly pacer: RenderPacer;
  readonly underWay: UnderWay;
  readonly unwritten: Map<string, RenderEnd>;
  readonly scheduler: Scheduler;
  readonly polling: JobPolling;
  readonly fresh: FreshJobs;
}

interface AccountPorts {
  readonly caller: Caller;
  readonly clock: Clock;
  readonly random: () => number;
  readonly observer: Observer;
  readonly baseUrl: string;
  readonly apiKey: ApiKey;
  readonly options: VidClientOptions;
}

export const accountState = ({
  caller,
  clock,
  random,
  observer,
  baseUrl,
  apiKey,
  options,
}: AccountPorts): AccountState => {
  const { journal = new MemoryJournal(), journalScope } = options;
  const scheduler = new Scheduler(clock);
  const fresh = new FreshJobs(clock);
  const polling = new JobPolling({
    isFresh: (jobId) => fresh.has(jobId),
    clock,
    scheduler,
    random,
    async retrieve(jobId, signal) {
      const seen = await retrieveJob(caller, jobId, { signal, maxRetries: 0 });
      const { status } = seen.data;
      if (isFinalJob(seen.data)) observer.note('job', 'info', `job ${jobId} is ${status}`, { jobId, status });
      return seen;
    },
  });
  let unnamed: string | undefined;
  const account = new AccountScope({
    given: journalScope,
    baseUrl,
    // Keys that change name no account; what is written under such a name is nobody's for sure. Workers give no chance
    // while they start, when a client may be made.
    apiKey: () => (typeof apiKey === 'string' ? apiKey : (unnamed ??= crypto.randomUUID())),
    // What ends with the process does not outlive an API key.
    askUserId: isMemoryJournal(journal) ? undefined : () => askUserId(caller),
  });
  const inbox = new DeliveryInbox();
  const underWay: UnderWay = new Map();
  const finder = new RenderFinder({
    clock,
    inbox,
    journal,
    host: new URL(baseUrl).host,
    userId: () => account.userId,
    ownerOf: (jobId) => ownerOfJob(caller, jobId),
    underWay: () => countSending(underWay),
  });
  return {
    account,
    journal,
    inbox,
    finder,
    pacer: new RenderPacer(clock),
    underWay,
    unwritten: new Map(),
    scheduler,
    polling,
    fresh,
  };
};
