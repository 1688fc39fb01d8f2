/** Tries every part that a render needs, each by itself: one that is broken hides nothing about the others. */

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RenderFailure } from '../../ports/renderer';
import { removeTree } from '../../remove-tree';
import { INSTALL_AGAIN, TRIALS, type TrialName, type TrialOutcome } from '../../render/trial/trial';
import { makeTemporaryFolder } from '../disk/temporary-folder';
import { type DrawingEntry, defaultEntry } from './drawing-process';
import { tryInChild } from './try-in-child';

export interface TryOptions {
  /** The binary that renders would use; without one, what needs it is not tried. */
  readonly ffmpeg: string | undefined;
  /** The drawing process; by default the one that renders use. */
  readonly entry?: DrawingEntry;
  /** Milliseconds for each trial. Default 15,000: cold, on a slow machine. */
  readonly limitMs?: number;
}

export type Tried = Readonly<Record<TrialName, TrialOutcome>>;

const LIMIT_MS = 15_000;
/** Those that run an ffmpeg. */
const NEED_FFMPEG: readonly TrialName[] = ['sound', 'encoding'];

const [FIRST, ...OTHERS] = TRIALS;

const all = (first: TrialOutcome, others: TrialOutcome): Tried =>
  Object.fromEntries(TRIALS.map((trial) => [trial, trial === FIRST ? first : others])) as unknown as Tried;

/** Where the first trial could not even begin, the others would say the same. */
const only = (first: TrialOutcome): Tried =>
  all(first, { state: 'untried', detail: `not tried, since ${FIRST} does not start` });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const MEND: Record<TrialName, string> = {
  drawing: INSTALL_AGAIN,
  fonts: INSTALL_AGAIN,
  sound: 'npm install ffmpeg-static, or set VID_FFMPEG to another ffmpeg',
  encoding: 'npm install ffmpeg-static, or set VID_FFMPEG to another ffmpeg',
};

/** Each failure has its next step, also where the trial could not name one. */
const withNext = (trial: TrialName, outcome: TrialOutcome): TrialOutcome =>
  outcome.state === 'fails' && outcome.next === undefined ? { ...outcome, next: MEND[trial] } : outcome;

/** Leaves nothing behind. Never rejects: what can't be tried is an outcome. */
export const tryInstallation = async ({ ffmpeg, entry, limitMs = LIMIT_MS }: TryOptions): Promise<Tried> => {
  let folder: string | undefined;
  try {
    const work = await makeTemporaryFolder();
    folder = work;
    const drawing = entry ?? defaultEntry();
    const one = async (trial: TrialName) => {
      if (ffmpeg === undefined && NEED_FFMPEG.includes(trial)) {
        const outcome: TrialOutcome = { state: 'untried', detail: 'not tried, since there is no ffmpeg that works' };
        return { outcome, loaded: true };
      }
      const own = join(work, trial);
      await mkdir(own);
      const order = { trial, folder: own, ffmpeg: ffmpeg ?? '', stallMs: limitMs };
      const { outcome, loaded } = await tryInChild({ entry: drawing, limitMs, order });
      return { outcome: withNext(trial, outcome), loaded };
    };
    const { outcome, loaded } = await one(FIRST);
    if (!loaded) return only(outcome);
    const tried = await Promise.all(OTHERS.map(async (trial) => [trial, (await one(trial)).outcome] as const));
    return { ...all(outcome, outcome), ...Object.fromEntries(tried) };
  } catch (error) {
    const isFolder = folder === undefined && error instanceof RenderFailure;
    const next = isFolder ? 'set TMPDIR (TEMP on Windows) to a folder that can be written' : INSTALL_AGAIN;
    return only({ state: 'fails', detail: messageOf(error), next });
  } finally {
    if (folder !== undefined) await removeTree(folder).catch(() => undefined);
  }
};
