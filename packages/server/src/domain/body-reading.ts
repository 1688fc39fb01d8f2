/** What reading the body of a render request came to: the facts that decide, or why it is refused. */
import type { Problem, RequestFacts } from '@vid/sdk/contract';
import type { Job } from './job';
import type { Magic } from './magic-words';
import type { Refusal } from './refusals';

/** Why a body is not even looked into, or what is wrong with it. */
export type BodyRefusal = Refusal & {
  readonly kind: 'validation' | 'content-type' | 'body-too-large' | 'bodies-held';
};

/** What reading the body came to. */
export type BodyReading =
  | { readonly ok: true; readonly form: Job['form']; readonly facts: RequestFacts; readonly magic: Magic }
  | { readonly ok: false; readonly refusal: BodyRefusal };

/** A validation refusal. */
export const invalid = (problems: readonly Problem[]): BodyReading => ({
  ok: false,
  refusal: { kind: 'validation', problems },
});
