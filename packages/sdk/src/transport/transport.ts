/**
 * The port through which requests leave. A transport sends exactly what it is given, once: no retries, no redirects, no
 * timeouts of its own. Its failures are `TransportFailure`s, which say how far the request came.
 */
import type { ConnectionPhase } from '../errors/connection-error';
import type { Cancellation } from './cancellation';

export interface TransportRequest {
  readonly method: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly cancellation: Cancellation;
}

export interface AnswerHead {
  readonly status: number;
  /** Names in lower case; repeated headers joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer whose body was read to its end. */
export interface WholeAnswer extends AnswerHead {
  readonly text: string;
}

/** An answer whose body is still to be read. Leaving the loop early closes the connection. */
export interface OpenAnswer extends AnswerHead {
  /** Whether it came compressed: what Content-Length and Content-Range count are not the bytes of `body` then. */
  readonly coded: boolean;
  /** Without content codings. */
  readonly body: AsyncIterable<Uint8Array>;
}

export interface Transport {
  readonly name: string;
  /** Sends a request and reads the whole answer. */
  exchange(request: TransportRequest): Promise<WholeAnswer>;
  /** Sends a request and hands the body over as it comes. */
  open(request: TransportRequest): Promise<OpenAnswer>;
  /** Closes its connections when what is under way has ended, and opens no more. */
  close(): Promise<void>;
  /** Closes its connections at once: what is under way fails. */
  destroy(): Promise<void>;
}

/** Bytes of an answer that `exchange` reads at most. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Why a transport has no answer. */
export class TransportFailure extends Error {
  /** False when no connection was ever established. */
  readonly sent: boolean;
  readonly phase: ConnectionPhase;
  /** What had come of the answer. */
  partial: WholeAnswer | undefined;

  constructor(
    message: string,
    { cause, sent, phase }: { readonly cause: unknown; readonly sent: boolean; readonly phase: ConnectionPhase },
  ) {
    super(message, { cause });
    this.sent = sent;
    this.phase = phase;
  }
}
