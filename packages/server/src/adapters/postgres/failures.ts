/** What the failures of a database mean for whoever was waiting for it. */

export const codeOf = (error: unknown): string => {
  const code = (error as { readonly code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};
/** As many connections as the database, or the user, may have are there. */
export const TOO_MANY = '53300';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The classes 08 and 57P of SQLSTATE, too many connections, a session that was ended because it stood still. */
const LOST_STATES = /^(?:08...|57P0[1-5]|53300|25P03)$/;
const LOST_CODES = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const LOST_WORDS =
  /connection terminated|connection error|not queryable|timeout exceeded|query read timeout|client was closed|connection is closed/i;

/**
 * The connection is gone, or none could be had: whatever was under way on it was undone, unless its commit had been sent.
 */
export const isLost = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = codeOf(error);
  return LOST_STATES.test(code) || LOST_CODES.test(code) || (code === '' && LOST_WORDS.test(messageOf(error)));
};

/** All connections of this process wait for answers, and for too long: the database is there, but held up, or silent. */
export const isHeldUp = (error: unknown): boolean =>
  codeOf(error) === '' && messageOf(error) === 'timeout exceeded when trying to connect';

/** Nobody listens at the socket that stands in the file system. */
export const isWithoutSocket = (error: unknown): boolean =>
  codeOf(error) === 'ENOENT' && (error as { readonly syscall?: unknown }).syscall === 'connect';

/** The server has no TLS, or its side of it fails: `pg` gives these no code. */
const NO_TLS = /server does not support SSL|error establishing an SSL connection/i;
export const isWithoutTls = (error: unknown): boolean => codeOf(error) === '' && NO_TLS.test(messageOf(error));

/** What OpenSSL and Node call a certificate that is not to be believed. */
const UNTRUSTED =
  /^(?:DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|CRL_|ERROR_IN_C|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT_)/;
const TLS_FAILED = /^(?:ERR_SSL_|ERR_TLS_|ERR_OSSL_|EPROTO$)/;
export const isUntrusted = (error: unknown): boolean => UNTRUSTED.test(codeOf(error));
/** TLS came to nothing for another reason than the certificate, such as versions that do not meet. */
export const isTlsFailure = (error: unknown): boolean => TLS_FAILED.test(codeOf(error));

const READ_ONLY_STATE = '25006';
/** As the answer to a statement that asked whether anything may be written. */
export const readOnly = (why: string): Error => Object.assign(new Error(why), { code: READ_ONLY_STATE });
/** The connection is to a database, or has a session, that only reads. Others may lead elsewhere. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY_STATE;

/** Transactions stood in each other's way, and this one was undone: it may be made again. */
export const isContended = (error: unknown): boolean => ['40001', '40P01', '55P03'].includes(codeOf(error));

/** In a few words, for people. */
export const shortly = (error: unknown): string => {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return messageOf(first) || codeOf(first);
};
