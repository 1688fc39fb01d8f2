/** One explanation: what probably happened, and what to change. Texts hold no secret and nothing of the body. */
import type { Attempt } from '../errors/evidence';
import { collectHeaders, type FoundHeaders } from '../verify/collect-headers';
import { readOptions, type Settings } from '../verify/read-options';

export interface Finding {
  readonly cause: string;
  /** Advice. Without it, the framework's way to the raw body is shown. */
  readonly fix?: string | undefined;
}

/** What a failed call was given, with what could be read from it. */
export interface Evidence extends Partial<Attempt> {
  readonly found: FoundHeaders;
  /** Undefined when the options themselves are wrong. */
  readonly settings: Settings | undefined;
}

export const evidenceOf = (attempt: Partial<Attempt>): Evidence => {
  const settings = readOptions(attempt.options ?? {});
  return {
    ...attempt,
    found: collectHeaders(attempt.headers),
    settings: typeof settings === 'string' ? undefined : settings,
  };
};
