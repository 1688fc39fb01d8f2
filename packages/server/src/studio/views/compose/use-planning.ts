/** Plans what is composed, a moment after the last key; what comes late of an earlier request is not shown. */
import { useEffect, useState } from 'preact/hooks';
import { call, isSilence, messageOf } from '../../data/api';
import type { Planning } from '../../data/shapes';

const STILL_MS = 450;
/** Until a server that did not answer is asked again. */
const AGAIN_MS = 3000;

export interface PlanningState {
  readonly planning: Planning | undefined;
  /** The request that it is of. */
  readonly of: string | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

const NOTHING: PlanningState = { planning: undefined, of: undefined, error: undefined, isBusy: false };

/** `request` undefined: there is nothing to plan yet. What could not be planned has no `planning`. */
export const usePlanning = (userId: string | undefined, request: object | undefined): PlanningState => {
  const [state, setState] = useState<PlanningState>(NOTHING);
  const text = request === undefined ? undefined : JSON.stringify(request);
  useEffect(() => {
    if (userId === undefined || text === undefined) {
      setState(NOTHING);
      return undefined;
    }
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const plan = (): void => {
      void call<Planning>('POST', `/accounts/${encodeURIComponent(userId)}/plan`, {
        body: text,
        signal: over.signal,
      }).then(
        (planning) => setState({ planning, of: text, error: undefined, isBusy: false }),
        (error: unknown) => {
          if (over.signal.aborted) return;
          setState({ ...NOTHING, error: messageOf(error) });
          if (isSilence(error)) timer = setTimeout(plan, AGAIN_MS);
        },
      );
    };
    setState((before) => ({ ...before, isBusy: true }));
    timer = setTimeout(plan, STILL_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [userId, text]);
  return state;
};
