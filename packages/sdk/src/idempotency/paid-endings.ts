/** How a paid call ends without a render: the error for whoever waits, and what is told to those who look for lost renders. */
import type { Caller } from '../call/caller';
import { callIdsOf } from '../call/request-id';
import { TimeoutError } from '../errors/timeout-error';
import { type VidError, withFacts } from '../errors/vid-error';
import type { KnownRender, Recover, RecoveredRender, RecoverOptions } from '../types/recovered-render';
import { abortedCall, outcomeUnknown } from './paid-call-errors';
import type { LostRender, PaidRequest } from './paid-request';
import type { SendHistory } from './send-history';

export interface EndingPorts {
  readonly caller: Caller;
  /** Told of each render whose outcome stays unknown. */
  readonly onLost: (lost: LostRender) => void;
  readonly recover: (lost: LostRender, options: RecoverOptions) => Promise<RecoveredRender | KnownRender>;
}

/** How somebody left. */
export interface Leaving {
  /** Whether the answer is read all the same. */
  readonly isRead: boolean;
  /** Whether the time of the only caller is over. */
  readonly isLate: boolean;
}

export class PaidEndings {
  readonly #ports: EndingPorts;
  readonly #request: PaidRequest;
  readonly #history: SendHistory;
  readonly #callId: string;

  constructor(ports: EndingPorts, request: PaidRequest, history: SendHistory, callId: string) {
    this.#ports = ports;
    this.#request = request;
    this.#history = history;
    this.#callId = callId;
  }

  /** For whoever leaves before it ends. */
  left(error: VidError, key: string, maySend: boolean, { isRead, isLate }: Leaving): VidError {
    const told =
      maySend && isLate && TimeoutError.is(error)
        ? this.#unknown(error, key, isRead)
        : abortedCall(error, key, maySend ? { isRead, recover: this.recover(key) } : undefined);
    return withFacts(told, callIdsOf(told, this.#callId));
  }

  /** For all when nobody can tell what came of it. */
  lost(cause: VidError, key: string): VidError {
    const error = this.#unknown(this.#history.arrived ? (this.#history.unknown ?? cause) : cause, key, false);
    const { arrived } = this.#history;
    this.#ports.caller.wire.observer.note('render', 'error', error.message, { idempotencyKey: key, arrived });
    return error;
  }

  /** Registers it among those that are looked for. */
  register(key: string): void {
    this.#ports.onLost(this.#history.lost(key, this.#request));
  }

  /** Goes on with it, as it is known when that is asked for. */
  recover(key: string): Recover {
    return (options = {}) => this.#ports.recover(this.#history.lost(key, this.#request), options);
  }

  #unknown(cause: VidError, key: string, isRead: boolean): VidError {
    const { attempts, unknown } = this.#history;
    return outcomeUnknown({
      ...this.#history.lost(key, this.#request),
      attempts,
      isRead,
      onlyRefused: unknown === undefined && !isRead,
      mayHaveCost: this.#request.mayHaveCost,
      cause,
      recover: this.recover(key),
    });
  }
}
