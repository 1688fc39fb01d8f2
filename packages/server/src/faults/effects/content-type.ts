/** `content_type`: what the body is said to be. */
import type { EffectKind } from '../effect';

const HEADER_VALUE = /^[\t\x20-\x7e]{1,500}$/;

export const contentType: EffectKind<string> = {
  takes: {
    kind: 'text',
    problem: (text) => (HEADER_VALUE.test(text) ? undefined : 'must be the value of a header'),
  },
  about: 'it is said to be this',
  change: (answer, type) => ({ ...answer, headers: { ...answer.headers, 'content-type': type } }),
};
