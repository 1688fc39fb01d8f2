/**
 * The request of a job, to be sent again: whole, but for what can't be given back. What is hidden in a text is told; an address
 * with something hidden in it leads nowhere, and is left out.
 */
import type { HideSecrets } from '../domain/hide-secrets';
import { keptName } from '../ports/kept-media';
import type { Store } from '../ports/store';
import { AdminError } from './admin-error';

export interface JobRequestDeps {
  readonly store: Pick<Store, 'findJob' | 'planOf'>;
  readonly hide: HideSecrets;
}

/** Something that the request said and its copy does not. */
export interface Lost {
  readonly path: string;
  readonly why: string;
}

const IMAGE = 'the image was sent as data, and is not kept with the job: send it again';
const ADDRESS = 'the address has something in it that is hidden here, and is left out: give it again';
const TEXT = 'something in it is hidden here: write it again';

/** A copy with its secrets hidden, and what that took from it. */
const withoutSecrets = (request: unknown, hide: HideSecrets) => {
  const lost: Lost[] = [];
  const textOf = (text: string, path: string): string | undefined => {
    const isAddress = path.endsWith('_url');
    if (isAddress && keptName(text) !== undefined) {
      lost.push({ path, why: IMAGE });
      return undefined;
    }
    const shown = hide.text(text);
    if (shown === text) return text;
    lost.push({ path, why: isAddress ? ADDRESS : TEXT });
    return isAddress ? undefined : shown;
  };
  const copy = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return textOf(value, path);
    if (typeof value !== 'object' || value === null) return value;
    const within = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
    if (Array.isArray(value)) return value.map((entry: unknown, at) => copy(entry, within(at)));
    const members = Object.entries(value).map(([name, member]) => [hide.text(name), copy(member, within(name))]);
    return Object.fromEntries(members.filter(([, member]) => member !== undefined));
  };
  return { request: copy(request, '') as Readonly<Record<string, unknown>>, lost };
};

export const createJobRequest = ({ store, hide }: JobRequestDeps) => ({
  /** Null where an earlier version kept none. */
  jobRequest: async (jobId: string) => {
    const job = await store.findJob(jobId);
    if (job === undefined) throw new AdminError('not-found', `There is no job ${jobId}; GET /_admin/jobs lists them.`);
    const kept = (await store.planOf(jobId))?.request;
    const { request, lost } = kept === undefined ? { request: null, lost: [] } : withoutSecrets(kept, hide);
    return { job_id: jobId, user_id: job.userId, request, lost };
  },
});
