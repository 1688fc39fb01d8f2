/** `malformed`: a body that is no JSON, though it begins like the one that was meant. */
import type { EffectKind } from '../effect';

export const malformed: EffectKind<boolean> = {
  takes: { kind: 'flag' },
  about: 'the body is no JSON',
  change: (answer, isAsked) =>
    isAsked && typeof answer.body === 'string' ? { ...answer, body: `${answer.body.slice(0, -1)},` } : answer,
};
