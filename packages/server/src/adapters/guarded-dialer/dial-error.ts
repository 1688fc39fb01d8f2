/** Sorts what undici, Node's sockets and TLS throw into the failures of the Dialer port, with words for each. */
import type { DialFailure } from '../../ports/dialer';
import { shownHost } from './judge-url';

/** A failure that is already sorted: thrown where it is found, unpacked where the outcome is made. */
export class DialError extends Error {
  override readonly name = 'DialError';
  constructor(
    readonly reason: DialFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const TLS_CODE = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;
const TIMEOUT_CODE = /^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/;
const NOT_HTTP_CODE = /^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const textOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(textOf).join('; ');
  return error instanceof Error && error.message !== '' ? error.message : codeOf(error) || 'unknown error';
};

/** The failure behind a thrown value. `host` is the host that was called. */
export function dialErrorOf(error: unknown, host: string): DialError {
  if (error instanceof DialError) return error;
  const code = codeOf(error);
  const to = shownHost(host);
  const because = textOf(error);
  if (TLS_CODE.test(code)) {
    return new DialError('tls', `No secure connection to ${to}: ${because}. Check its certificate.`, { cause: error });
  }
  if (TIMEOUT_CODE.test(code)) {
    return new DialError('timeout', `Connecting to ${to} took too long: ${because}.`, { cause: error });
  }
  if (NOT_HTTP_CODE.test(code)) {
    return new DialError('network', `${to} answered something that is not HTTP: ${because}.`, { cause: error });
  }
  return new DialError('network', `The connection to ${to} failed: ${because}.`, { cause: error });
}
