/** What reading the body of a render request came to: the facts that decide, or why it is refused. */
import type { Problem, RequestFacts } from '@vid/sdk/contract';
import type { Job } from './job';
import type { Magic } from './magic-words';
import type { Refusal } from './refusals';

/** What reading the body came to. */
export type BodyReading =
  | { readonly ok: true; readonly form: Job['form']; readonly facts: RequestFacts; readonly magic: Magic }
  | {
      readonly ok: false;
      readonly refusal: Refusal & { readonly kind: 'validation' | 'content-type' | 'body-too-large' };
    };

/** A validation refusal. */
export const invalid = (problems: readonly Problem[]): BodyReading => ({
  ok: false,
  refusal: { kind: 'validation', problems },
});
