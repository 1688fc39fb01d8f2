/** `drop`: closes the connection without an answer. */
import type { EffectKind } from '../effect';

export const drop: EffectKind<'before' | 'after'> = {
  takes: { kind: 'choice', values: ['before', 'after'] },
  about: 'the connection is closed without an answer, `before` the request is handled or `after`',
};
