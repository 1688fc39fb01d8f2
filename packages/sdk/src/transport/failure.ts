import type { ConnectionPhase } from '../errors/connection-error';
import { TransportFailure } from './transport';

const DNS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'ENODATA']);
const CONNECT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'UND_ERR_CONNECT_TIMEOUT']);
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|UNABLE_TO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;

interface Clues {
  readonly code: string;
  readonly syscall: string;
  readonly message: string;
}

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

const isHandshake = ({ code, message }: Clues): boolean =>
  TLS.test(code) || /before secure TLS connection|SSL routines|wrong version number/i.test(message);

/** The phase in which a connection failed before it was established; undefined when the error does not tell. */
const earlyPhase = (clues: Clues): ConnectionPhase | undefined => {
  if (DNS.has(clues.code) || clues.syscall === 'getaddrinfo') return 'dns';
  if (isHandshake(clues)) return 'tls';
  if (CONNECT.has(clues.code) || clues.syscall === 'connect') return 'connect';
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
  const message = clues.message === '' ? textOf(cause) : clues.message;
  if (answering) return new TransportFailure(message, { cause, sent: true, phase: 'response' });
  const early = earlyPhase(clues);
  const wasSent = sent ?? early === undefined;
  return new TransportFailure(message, { cause, sent: wasSent, phase: wasSent ? 'request' : (early ?? 'connect') });
};
