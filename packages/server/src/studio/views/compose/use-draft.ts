/** What is composed, kept in the tab: it outlives a reload and a look at another view. A render to begin with is taken once. */
import { useEffect, useState } from 'preact/hooks';
import { get, isNotThere, messageOf } from '../../data/api';
import type { JobRequest, KeptJob } from '../../data/shapes';
import { draftOfPlan, draftOfRequest } from './job-draft';
import type { Draft } from './request-state';

const DRAFT = 'vid-studio-composed';
const EMPTY: Draft = { values: {}, lost: [] };

const keptDraft = (): Draft => {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY;
  }
};

const keep = (draft: Draft): void => {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([, value]) => !value.startsWith('data:')));
  // Where the tab has no room for files, all else outlives a reload.
  for (const kept of [draft, { ...draft, values }])
    try {
      return sessionStorage.setItem(DRAFT, JSON.stringify(kept));
    } catch {
      sessionStorage.removeItem(DRAFT);
    }
};

/** Of fields that were emptied again nothing can be lost. */
const hasTyped = ({ isTyped, own, values }: Draft): boolean =>
  isTyped === true && (own !== undefined || Object.values(values).some((value) => value.trim() !== ''));

const draftOfJob = async (jobId: string, signal: AbortSignal): Promise<Draft> => {
  const path = `/jobs/${encodeURIComponent(jobId)}`;
  const { request, ...answer } = await get<JobRequest>(`${path}/request`, signal);
  if (request !== null) return draftOfRequest(jobId, { ...answer, request });
  const { plan } = await get<KeptJob>(`${path}/plan`, signal);
  if (plan === null) throw new Error(`Of ${jobId} neither the request nor the plan was kept.`);
  return draftOfPlan(jobId, answer.user_id, plan);
};

export interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Of whatever the others are by then: a file takes a while to be read. */
  readonly setValue: (name: string, value: string) => void;
  /** Takes the render, without what was typed or edited. */
  readonly takeAnew: () => void;
  /** What is composed was rendered: nothing of it is lost any more. */
  readonly keepNoMore: () => void;
  /** Whether a render would take the place of what was typed, which has to be asked. */
  readonly isAsking: boolean;
  /** Whether the render is not there yet. */
  readonly isTaking: boolean;
  readonly error: string | undefined;
  /** Whether there is no such render. */
  readonly isMissing: boolean;
}

export const useDraft = (fromJob: string | undefined): DraftState => {
  const [draft, setDraft] = useState(keptDraft);
  const [failed, setFailed] = useState<{ readonly jobId: string; readonly error: unknown } | undefined>();
  const update = (next: (before: Draft) => Draft): void =>
    setDraft((before) => {
      const after = next(before);
      keep(after);
      return after;
    });
  const isOther = fromJob !== undefined && draft.fromJob !== fromJob && failed?.jobId !== fromJob;
  const isAsking = isOther && hasTyped(draft);
  const isTaking = isOther && !isAsking;
  useEffect(() => {
    if (!isTaking) return undefined;
    const over = new AbortController();
    draftOfJob(fromJob, over.signal).then(
      (found) => {
        if (!over.signal.aborted) update(() => found);
      },
      (error: unknown) => {
        if (!over.signal.aborted) setFailed({ jobId: fromJob, error });
      },
    );
    return () => over.abort();
  }, [fromJob, isTaking]);
  const failure = failed?.jobId === fromJob ? failed : undefined;
  return {
    draft,
    change: (part) => update((before) => ({ ...before, ...part, isTyped: before.isTyped === true || 'own' in part })),
    setValue: (name, value) =>
      update((before) => ({ ...before, values: { ...before.values, [name]: value }, isTyped: true })),
    takeAnew: () => update(({ fromJob: _, ...before }) => ({ ...before, isTyped: false })),
    keepNoMore: () => update((before) => ({ ...before, isTyped: false })),
    isAsking,
    isTaking,
    error: failure && messageOf(failure.error),
    isMissing: failure !== undefined && isNotThere(failure.error),
  };
};
