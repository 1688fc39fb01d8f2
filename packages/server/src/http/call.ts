/** What an endpoint gets to see of a request, and what it may leave for the request log. */
import type { Account } from '../domain/account';
import type { Reply } from './reply';
import type { AppRequest } from './request';

/** Collected while a request is handled. */
export interface Trace {
  /** Its name in logs and traces. */
  requestId?: string;
  /** Its span, as a header of that name has it. */
  traceparent?: string;
  /** The path as the route table writes it. */
  route?: string;
  userId?: string;
  jobId?: string;
  body?: unknown;
  /** The fault that acted on it. */
  faultId?: string;
  /** Gives back what the request holds; called when it is answered. */
  release?: () => void;
}

/** How a request came in. */
export interface Arrival {
  /** Within the process, not over a socket. */
  readonly inProcess: boolean;
  /** It comes from somebody who came when the server was already told to end. */
  readonly isLate?: boolean;
  /** The address of the other end of the socket. */
  readonly remoteAddress?: string | undefined;
  /** Closes the connection without an answer. */
  readonly drop?: () => void;
  /** Resets the connection. */
  readonly reset?: () => void;
}

/** A request with the way in which it came. */
export interface Visit {
  readonly request: AppRequest;
  readonly arrival: Arrival;
  readonly trace: Trace;
}

export interface Call extends Visit {
  readonly account: Account;
  /** The `{id}` of the path. */
  readonly id: string;
}

/** An endpoint: a call to an answer. */
export type Endpoint = (call: Call) => Promise<Reply>;
