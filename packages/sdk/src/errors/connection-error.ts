import { brand } from './brand';
import { VidError, type VidErrorFacts } from './vid-error';

/** How far a request had come: looking up the host, connecting, the TLS handshake, waiting for the answer, reading it. */
export type ConnectionPhase = 'dns' | 'connect' | 'tls' | 'request' | 'response';

/** The connection could not be made, or broke. Whether anything was sent is in `sent`. */
export class ConnectionError extends VidError {
  static {
    brand(this, 'ConnectionError');
  }
  declare readonly name: 'ConnectionError';
  /** Host and port that were called. */
  readonly host: string;
  /** How far the request had come. */
  readonly phase: ConnectionPhase;
  /** False when no connection was ever established, so that the service cannot have seen the request. */
  readonly sent: boolean;

  constructor(
    message: string,
    facts: VidErrorFacts & { readonly host: string; readonly phase: ConnectionPhase; readonly sent: boolean },
  ) {
    super(message, facts);
    this.host = facts.host;
    this.phase = facts.phase;
    this.sent = facts.sent;
  }
}
