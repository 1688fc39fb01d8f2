/** One look at the renders of this machine: what the journal knows, and what the service says of those that had not ended. */
import { isFinalJobStatus, RUNNING_JOB_STATUSES } from '@vid/sdk/contract';
import { journalPath } from './journal-path';
import { originOf } from './origin-of';
import { type ListedRender, listRenders } from './render-list';
import type { Session } from './session';
import type { Settings } from './settings';
import { inOneLine } from './terminal-text';
import { timeLimit } from './time-limit';

/** What is looked for. */
export interface Looking {
  /** Only these states. */
  readonly status?: readonly string[];
  /** Whether the service is asked; it is unless somebody says no. */
  readonly refresh?: boolean;
}

interface Look {
  readonly renders: readonly ListedRender[];
  /** Why the service was not asked, or not about all of them. */
  readonly unasked: string | undefined;
}

/** Milliseconds for all questions of one look. */
const PATIENCE_MS = 5000;

/** In these, something may still happen by itself. */
const OPEN: readonly string[] = ['accepted', 'running', ...RUNNING_JOB_STATUSES];
const isOpen = ({ state }: Pick<ListedRender, 'state'>): boolean => OPEN.includes(state);

/** Whether the configured service may be asked about it: nobody is told of the jobs of another one. */
const isOwn = ({ local, service }: ListedRender, { baseUrl }: Settings): boolean =>
  !local && (service === null || service === originOf(baseUrl?.value ?? ''));

/** Whether something may still be learnt of it. */
export const mayEnd = (render: ListedRender, settings: Settings): boolean =>
  isOpen(render) && (render.local || settings.baseUrl === undefined || isOwn(render, settings));

/** A job as it was last seen by this process, where the journal could not be told of it. */
const asLastSeen = (render: ListedRender, seen: ReadonlyMap<string, string> | undefined): ListedRender => {
  const last = render.job_id === null || render.local ? undefined : seen?.get(render.job_id);
  return last === undefined || isFinalJobStatus(render.state) ? render : { ...render, state: last };
};

/** `seen` is what earlier looks saw, by job; this one adds to it. */
export const lookAtRenders = async (
  session: Session,
  { refresh = true, status }: Looking,
  { seen, signal }: { readonly seen?: Map<string, string>; readonly signal?: AbortSignal } = {},
): Promise<Look> => {
  const { io, settings } = session;
  const listed = (await listRenders(io, settings)).map((render) => asLastSeen(render, seen));
  const isConfigured = settings.baseUrl !== undefined && settings.apiKey !== undefined;
  const asks = refresh && isConfigured && listed.some((render) => render.job_id !== null && mayEnd(render, settings));
  const { renders, unasked } = asks
    ? await (await import('./refresh-renders')).refreshRenders(await session.client(), listed, {
        journal: journalPath(settings),
        isAsked: (render) => isOwn(render, settings),
        signal: AbortSignal.any([timeLimit(PATIENCE_MS), ...(signal === undefined ? [] : [signal])]),
      })
    : { renders: listed, unasked: undefined };
  for (const { job_id: id, local, state } of renders) if (id !== null && !local) seen?.set(id, state);
  return {
    renders: status === undefined ? renders : renders.filter(({ state }) => status.includes(state)),
    unasked: unasked?.message,
  };
};

/** What is said of open renders that another service has. */
export const elsewhereNote = (renders: readonly ListedRender[], settings: Settings): string | undefined => {
  const others = new Set(
    renders.filter((render) => isOpen(render) && !mayEnd(render, settings)).map(({ service }) => service),
  );
  return others.size === 0
    ? undefined
    : `Renders at ${[...others].join(', ')} are as they were last seen: only the service that has a job is asked about it. Name it with --base-url.`;
};

/** What is said of a look that the service did not help with. */
export const unaskedNote = (why: string): string =>
  `States are as they were last seen, since the service did not tell: ${inOneLine(why)}`;
