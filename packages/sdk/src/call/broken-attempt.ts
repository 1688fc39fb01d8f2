/** The error of an attempt that brought no answer, in words: how far it came, and what to look at. */
import { abortedBy } from '../clock/sleep';
import { AbortedError } from '../errors/aborted-error';
import { ConnectionError } from '../errors/connection-error';
import { TimeoutError } from '../errors/timeout-error';
import type { TransportFailure } from '../transport/transport';
import { callIds } from './request-id';

/** Why an attempt was ended from here. */
export const TIMED_OUT = Symbol('timed out');
export const ABORTED = Symbol('aborted');

export type BrokenError = ConnectionError | TimeoutError | AbortedError;

const NEXT: Readonly<Record<ConnectionError['phase'], string>> = {
  dns: 'Check the host name in baseUrl (or VID_BASE_URL) and the network.',
  connect: 'Check that the service listens at baseUrl (or VID_BASE_URL); `vid server start` runs one on this machine.',
  tls: "Check https and the certificate of baseUrl's host.",
  request: 'The service may have received it. Reads may simply be sent again.',
  response: 'The service received it. Reads may simply be sent again.',
};

export interface BrokenFacts {
  /** The request in words. */
  readonly what: string;
  readonly origin: string;
  /** Why it was cancelled, when it was. */
  readonly reason: unknown;
  /** Whether the client has been destroyed. */
  readonly destroyed: boolean;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly callId: string | undefined;
}

/** Makes it of what the transport saw. */
export const brokenError = (
  { sent, phase, message, cause }: Pick<TransportFailure, 'sent' | 'phase' | 'message' | 'cause'>,
  { what, origin, reason, destroyed, timeoutMs, signal, callId }: BrokenFacts,
): BrokenError => {
  if (reason === ABORTED && signal !== undefined) return Object.assign(abortedBy(signal, what), callIds(callId));
  if (destroyed) {
    return new AbortedError(`${what} was ended: the client was destroyed`, {
      cause,
      nextStep: 'Nothing, if that was intended.',
      ...callIds(callId),
    });
  }
  const { host } = new URL(origin);
  if (reason === TIMED_OUT) {
    return new TimeoutError(`${what} to ${host} had no complete answer after ${Math.round(timeoutMs)} ms`, {
      timeoutMs,
      sent,
      nextStep: 'Allow more time with timeoutMs, or send it again later.',
      ...callIds(callId),
    });
  }
  const state = sent ? 'the connection broke' : 'nothing was sent';
  return new ConnectionError(`${what} to ${host} failed (phase ${phase}; ${state}): ${message}`, {
    cause,
    host,
    phase,
    sent,
    nextStep: NEXT[phase],
    ...callIds(callId),
  });
};
