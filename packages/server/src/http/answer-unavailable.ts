/**
 * What is answered where the database or the place of the videos is away: 503 with the reason, for those who may see it, and
 * when to ask again where it may be over by itself.
 */
import { RETRY_AFTER_HEADER, SERVICE_UNAVAILABLE } from '@vid/sdk/contract';
import { ArtifactsFailure } from '../ports/artifacts';
import { OutcomeUnknown } from '../ports/outcome-unknown';
import { StoreUnavailable } from '../ports/store-unavailable';
import { STORE_WAIT_SECONDS } from './back-pressure';
import { json } from './json';
import type { Reply } from './reply';

/** An error that says so. */
export type Away = StoreUnavailable | OutcomeUnknown | ArtifactsFailure;

export const isAway = (error: unknown): error is Away =>
  error instanceof StoreUnavailable || error instanceof OutcomeUnknown || error instanceof ArtifactsFailure;

/** `hidden`: takes secrets out of a text. */
export const answerUnavailable = (away: Away, hidden: (text: string) => string): Reply => {
  const passes = !(away instanceof ArtifactsFailure) || away.passes;
  return json(
    503,
    { error: hidden(away.message), code: SERVICE_UNAVAILABLE },
    passes ? { [RETRY_AFTER_HEADER]: String(STORE_WAIT_SECONDS) } : {},
  );
};
