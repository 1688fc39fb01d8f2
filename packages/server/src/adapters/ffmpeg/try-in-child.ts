/** One trial in a drawing process of its own, so that a part that crashes or hangs takes nothing else with it. */
import { RenderFailure } from '../../ports/renderer';
import type { FromChild, ToChild } from '../../render/messages';
import type { TrialOrder, TrialOutcome } from '../../render/trial/trial';
import { type DrawingEntry, diedOf, endGroup, startDrawing } from './drawing-process';

export interface TrialOptions {
  readonly entry: DrawingEntry;
  readonly order: TrialOrder;
  /** After so many milliseconds the process is ended, and the trial has failed. */
  readonly limitMs: number;
}

/** Trials draw no larger frames. */
const SIZE = { width: 540, height: 540 };

/** A trial's outcome, or undefined when the process could not even load what it draws with. */
export interface TriedInChild {
  readonly outcome: TrialOutcome;
  readonly loaded: boolean;
}

const failed = (detail: string): TrialOutcome => ({ state: 'fails', detail });

/** Resolves when the process has ended. */
export const tryInChild = ({ entry, order, limitMs }: TrialOptions): Promise<TriedInChild> =>
  new Promise((resolve) => {
    const child = startDrawing(entry, SIZE);
    let outcome: TrialOutcome | undefined;
    let log = '';
    let loaded = true;
    const limit = setTimeout(() => {
      outcome ??= failed(`it was not done within ${limitMs / 1000} s, and was ended`);
      endGroup(child);
    }, limitMs);
    const finish = (code: number | null, by: NodeJS.Signals | null): void => {
      clearTimeout(limit);
      if (child.pid !== undefined) endGroup(child);
      if (outcome === undefined) {
        const failure = diedOf(code, by, log);
        loaded = failure.reason !== 'part-missing';
        outcome = failed(failure.message);
      }
      resolve({ outcome, loaded });
    };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-2000);
    });
    child.on('message', (message) => {
      const said = message as FromChild;
      if (said.type === 'tried') outcome ??= said.outcome;
    });
    child.once('error', (error) => {
      outcome ??= failed(new RenderFailure('crashed', `The drawing process did not start: ${error.message}`).message);
      if (child.pid === undefined) finish(null, null);
    });
    child.once('close', finish);
    child.send({ type: 'try', order } satisfies ToChild, () => undefined);
  });
