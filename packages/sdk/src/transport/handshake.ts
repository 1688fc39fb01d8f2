/** What an error tells of why a connection failed. */
export interface Clues {
  readonly code: string;
  readonly syscall: string;
  readonly message: string;
}

const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|UNABLE_TO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO$)/;

/** Whether the two sides could not agree on an encrypted connection, so that nothing was sent over it. */
export const isHandshake = ({ code, message }: Clues): boolean =>
  TLS.test(code) || /before secure TLS connection|SSL routines|wrong version number/i.test(message);
