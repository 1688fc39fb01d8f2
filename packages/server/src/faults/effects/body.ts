/** `body`: the JSON of the fault's own answer, or what stands in the place of the service's. */
import type { EffectKind } from '../effect';

export const body: EffectKind<unknown> = {
  takes: { kind: 'json' },
  about:
    'with a status the JSON of that answer; else it is handled, and this is put in the place of what the service answers',
  change: (answer, value, { isOwn }) =>
    isOwn || typeof answer.body !== 'string' ? answer : { ...answer, body: JSON.stringify(value) },
};
