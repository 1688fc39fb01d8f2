/**
 * Sends renders so that none is ever paid twice. Calls that share a key share what is sent for it.
 * Specification: POST /v1/render, Idempotency.
 */
import { checkKey, hashBody } from './idempotency-key';
import type { PaidPorts } from './paid-call';
import { keyReused } from './paid-call-errors';
import type { PaidOptions, PaidRequest, PaidResult } from './paid-request';
import { SharedCall } from './shared-call';

/** Renders on their way, by key. Clients of one account share it. */
export type UnderWay = Map<string, SharedCall>;

/** Renders that are being sent at this moment and may turn out to own a job; not those that wait for a limit. */
export const countSending = (shared: UnderWay): number =>
  [...shared.values()].filter(({ underWay }) => underWay).length;

export class PaidCaller {
  readonly #ports: PaidPorts;
  readonly #shared: UnderWay;

  constructor(ports: PaidPorts, shared: UnderWay = new Map()) {
    this.#ports = ports;
    this.#shared = shared;
  }

  /** Sends a render, or gives back the one that its key already started. */
  send(request: PaidRequest, options: PaidOptions): Promise<PaidResult> {
    const given = options.idempotencyKey;
    const key = given === undefined ? this.#ports.newKey() : checkKey(given);
    const bodyHash = hashBody(request.body);
    const same = this.#shared.get(key);
    if (same !== undefined) return same.bodyHash === bodyHash ? same.join(options) : Promise.reject(keyReused(key));
    const shared: SharedCall = new SharedCall(this.#ports, { request, options, key, bodyHash }, () => {
      // By now the key may be another call's.
      if (this.#shared.get(key) === shared) this.#shared.delete(key);
    });
    this.#shared.set(key, shared);
    return shared.join(options);
  }
}
