/**
 * Renders that this machine made by itself, written down beside those of a service for `vid job list`. Nothing hangs on it:
 * such a render costs nothing and dies with its process, so what can't be written is left out.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { processLives } from './process-lives';

interface LocalStep {
  readonly step: 'local';
  readonly id: string;
  /** Unix milliseconds. */
  readonly at?: number;
  readonly title?: string;
  readonly pid?: number;
  readonly state?: 'succeeded' | 'failed' | 'interrupted';
  readonly file?: string | null;
}

export interface LocalRender {
  readonly title: string;
  /** `interrupted` also when its process is gone without a word. */
  readonly state: 'running' | NonNullable<LocalStep['state']>;
  readonly at: number;
  /** Absolute path of the video. */
  readonly file: string | null;
}

const append = (path: string, step: LocalStep): void => {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    appendFileSync(path, `\n${JSON.stringify(step)}\n`, { mode: 0o600 });
  } catch {
    // See the head of this file.
  }
};

/** Writes down that a render has begun; the returned function writes down how it ended. */
export const recordLocalRender = (
  path: string,
  title: string,
): ((state: NonNullable<LocalStep['state']>, file?: string) => void) => {
  const id = randomUUID();
  append(path, { step: 'local', id, at: Date.now(), title, pid: process.pid });
  return (state, file) => append(path, { step: 'local', id, state, file: file ?? null });
};

const parse = (text: string): LocalStep | undefined => {
  try {
    const step = JSON.parse(text) as Partial<LocalStep> | null;
    return step?.step === 'local' ? (step as LocalStep) : undefined;
  } catch {
    return undefined;
  }
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Every render of this machine's own, oldest first. */
export const listLocalRenders = (path: string): readonly LocalRender[] => {
  const known = new Map<string, Omit<LocalStep, 'step'>>();
  for (const text of readText(path).split('\n')) {
    const step = parse(text);
    if (step !== undefined) known.set(step.id, { ...known.get(step.id), ...step });
  }
  return [...known.values()].map(({ title = '', at = 0, pid = 0, state, file = null }) => ({
    title,
    at,
    file,
    state: state ?? (processLives(pid) ? 'running' : 'interrupted'),
  }));
};
