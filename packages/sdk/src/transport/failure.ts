import type { ConnectionPhase } from '../errors/connection-error';
import { type Clues, handshakeText, isHandshake } from './handshake';
import { TransportFailure } from './transport';

const DNS = /^(ENOTFOUND|EAI_.+|ENODATA)$/;
const CONNECT = /^(ECONNREFUSED|EHOST.+|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Finds the error code in a cause, below the wrappers that fetch and address racing put around it. */
const cluesOf = (error: unknown, depth = 0): Clues => {
  if (typeof error !== 'object' || error === null || depth > 4) return { code: '', syscall: '', message: '' };
  const { code, syscall, message, cause, errors } = error as Record<string, unknown>;
  if (typeof code === 'string') {
    const text = typeof message === 'string' && message !== '' ? message : code;
    return { code, syscall: typeof syscall === 'string' ? syscall : '', message: text };
  }
  return cluesOf(cause ?? (Array.isArray(errors) ? errors[0] : undefined), depth + 1);
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The phase in which a connection failed before it was established; undefined when the error does not tell. */
const earlyPhase = (clues: Clues): ConnectionPhase | undefined => {
  if (DNS.test(clues.code) || clues.syscall === 'getaddrinfo') return 'dns';
  if (isHandshake(clues)) return 'tls';
  if (CONNECT.test(clues.code) || clues.syscall === 'connect') return 'connect';
  return undefined;
};

/**
 * Makes the failure of a request. `sent` is what the transport saw; without it, only an error that proves that no
 * connection was established counts as not sent.
 */
export const failureOf = (
  cause: unknown,
  { sent, answering }: { readonly sent: boolean | undefined; readonly answering: boolean },
): TransportFailure => {
  if (cause instanceof TransportFailure) return cause;
  const clues = cluesOf(cause);
  const message = handshakeText(clues.message === '' ? textOf(cause) : clues.message);
  if (answering) return new TransportFailure(message, { cause, sent: true, phase: 'response' });
  const early = earlyPhase(clues);
  const wasSent = sent ?? early === undefined;
  return new TransportFailure(message, { cause, sent: wasSent, phase: wasSent ? 'request' : (early ?? 'connect') });
};
