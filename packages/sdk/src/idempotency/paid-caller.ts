/**
 * Sends renders so that none is ever paid twice. Calls of this client that share a key share what is sent for it.
 * Specification: POST /v1/render, Idempotency.
 */
import { checkKey, hashBody } from './idempotency-key';
import { PaidCall, type PaidPorts } from './paid-call';
import { keyReused } from './paid-call-errors';
import type { PaidOptions, PaidRequest, PaidResult } from './paid-request';

interface Shared {
  readonly call: PaidCall;
  readonly bodyHash: string;
  readonly result: Promise<PaidResult>;
}

/** Renders on their way, by key. Clients of one account share it. */
export type UnderWay = Map<string, Shared>;

/** Renders that are being sent at this moment and may turn out to own a job; not those that wait for a limit. */
export const countSending = (shared: UnderWay): number =>
  [...shared.values()].filter(({ call }) => call.underWay).length;

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
    if (same !== undefined) return same.bodyHash === bodyHash ? same.result : Promise.reject(keyReused(key));
    const call = new PaidCall(this.#ports, { request, options, key, bodyHash });
    const result = call.run();
    this.#shared.set(key, { call, bodyHash, result });
    const done = (): void => void this.#shared.delete(key);
    result.then(done, done);
    return result;
  }
}
