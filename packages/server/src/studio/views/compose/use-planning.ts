/** Plans what is composed, a moment after the last key; what comes late of an earlier request is not shown. */
import { useEffect, useState } from 'preact/hooks';
import { call, messageOf } from '../../data/api';
import type { Planning } from '../../data/shapes';

const STILL_MS = 450;

export interface PlanningState {
  readonly planning: Planning | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

/** `request` undefined: there is nothing to plan yet. */
export const usePlanning = (userId: string | undefined, request: object | undefined): PlanningState => {
  const [state, setState] = useState<PlanningState>({ planning: undefined, error: undefined, isBusy: false });
  const text = request === undefined ? undefined : JSON.stringify(request);
  useEffect(() => {
    if (userId === undefined || text === undefined) {
      setState({ planning: undefined, error: undefined, isBusy: false });
      return undefined;
    }
    const over = new AbortController();
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(() => {
      void call<Planning>('POST', `/accounts/${encodeURIComponent(userId)}/plan`, {
        body: text,
        signal: over.signal,
      }).then(
        (planning) => setState({ planning, error: undefined, isBusy: false }),
        (error: unknown) => {
          if (!over.signal.aborted)
            setState((before) => ({ planning: before.planning, error: messageOf(error), isBusy: false }));
        },
      );
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [userId, text]);
  return state;
};
