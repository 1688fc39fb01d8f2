/** A row of docs/errors.md: how an error looks, and the ways in which a test gets it. */
import type { ENDPOINTS, ErrorCode } from '@vid/sdk/contract';
import type { PolicyName } from '@vid/server';
import type { openKit } from './open-kit';

/** What a way is given: a server, its calls, and the id of the account that calls. */
export type Kit = Awaited<ReturnType<typeof openKit>>;
export type Answer = Awaited<ReturnType<Kit['call']>>;

export type EndpointName = keyof typeof ENDPOINTS;
/** Texts of `error` that stand for a code. */
type PlainError = (typeof ENDPOINTS)[EndpointName]['plainErrors'][number];
/** Rows of the specification that have neither a code nor a fixed text. */
type NamelessError = 'Server error' | 'Rendering paused' | 'Already submitted' | 'Any other code';

export type ErrorRowName = ErrorCode | PlainError | NamelessError;

/**
 * `naturally`: the service's own condition. `magic`: a word in the request, where the specification shows no condition.
 * `fault`: an answer that a fault gives, where the service has nothing that could cause it.
 */
export type Kind = 'naturally' | 'magic' | 'fault';

export interface Way {
  readonly at: EndpointName;
  readonly kind: Kind;
  /** The condition. */
  readonly when: string;
  /** Resolves with the answer that is the error. */
  readonly reach: (kit: Kit) => Promise<Answer>;
}

export interface ErrorRow {
  /** The status that the specification shows, or the policy that settles it. */
  readonly status: number | PolicyName;
  readonly code?: string;
  /** What `error` says, where the specification or a client relies on it. */
  readonly error?: string | RegExp;
  readonly ways: readonly Way[];
}
