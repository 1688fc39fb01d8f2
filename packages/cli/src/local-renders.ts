/**
 * Renders that this machine made by itself, written down beside those of a service for `vid job list`. Nothing hangs on it:
 * such a render costs nothing and dies with its process, so what can't be written is left out.
 */
import { randomUUID } from 'node:crypto';
import { appendLine, readLines } from './journal-lines';
import { processLives } from './process-lives';

interface LocalStep {
  readonly step: 'local';
  readonly id: string;
  /** Unix milliseconds. */
  readonly at?: number;
  readonly title?: string;
  /** The id that its process gave it. */
  readonly job?: string;
  readonly pid?: number;
  readonly state?: 'succeeded' | 'failed' | 'interrupted';
  readonly file?: string | null;
}

export interface LocalRender {
  /** The id that its process gave it; null in a journal of an earlier version. */
  readonly job: string | null;
  readonly title: string;
  /** `interrupted` also when its process is gone without a word. */
  readonly state: 'running' | NonNullable<LocalStep['state']>;
  readonly at: number;
  /** Absolute path of the video. */
  readonly file: string | null;
}

/** Writes down that a render has begun; the returned function writes down how it ended. */
export const recordLocalRender = (
  path: string,
  { title, job }: { readonly title: string; readonly job: string },
): ((state: NonNullable<LocalStep['state']>, file?: string) => void) => {
  const id = randomUUID();
  const append = (step: Omit<LocalStep, 'step' | 'id'>): void => appendLine(path, { step: 'local', id, ...step });
  append({ at: Date.now(), title, job, pid: process.pid });
  return (state, file) => append({ state, file: file ?? null });
};

const isLocalStep = (line: { readonly step: string }): line is LocalStep => line.step === 'local';

/** Every render of this machine's own, oldest first. */
export const listLocalRenders = (path: string): readonly LocalRender[] => {
  const known = new Map<string, Omit<LocalStep, 'step'>>();
  for (const step of readLines(path).filter(isLocalStep)) known.set(step.id, { ...known.get(step.id), ...step });
  return [...known.values()].map(({ title = '', job = null, at = 0, pid = 0, state, file = null }) => ({
    job,
    title,
    at,
    file,
    state: state ?? (processLives(pid) ? 'running' : 'interrupted'),
  }));
};
