/** What an error tells of why a connection failed. */
export interface Clues {
  readonly code: string;
  readonly syscall: string;
  readonly message: string;
}

const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|UNABLE_TO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;

/** What TLS makes of an answer in plain text. */
const PLAIN = /wrong version number|packet length too long|http request|unknown protocol/i;
/** What OpenSSL writes: its code, its part and its function, the reason, the place in its source. */
const OPENSSL = /(?:[0-9A-F]+:)?error:[0-9A-F]+:SSL routines:[^:]*:([^:\n]*)(:[^\n]*)?/i;

/** What went wrong between the two sides, without the dump that OpenSSL writes. */
export const handshakeText = (message: string): string => {
  if (OPENSSL.test(message) && PLAIN.test(message))
    return 'it speaks http, not https, or another protocol: write the address with http:// if that is meant';
  return message.replace(OPENSSL, '$1').trim();
};

/** Whether the two sides could not agree on an encrypted connection, so that nothing was sent over it. */
export const isHandshake = ({ code, message }: Clues): boolean =>
  TLS.test(code) || /before secure TLS connection|SSL routines|wrong version number/i.test(message);
