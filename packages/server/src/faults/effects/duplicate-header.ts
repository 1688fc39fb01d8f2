/** `duplicate_header`: a header of the answer comes twice. Only a socket shows it as two. */
import type { EffectKind } from '../effect';

const NAME = /^[\w-]{1,100}$/;
const FRAMING: readonly string[] = ['content-length', 'transfer-encoding', 'connection'];

export const duplicateHeader: EffectKind<string> = {
  takes: {
    kind: 'text',
    problem: (name) => {
      if (!NAME.test(name)) return 'must be the name of a header';
      return FRAMING.includes(name.toLowerCase())
        ? 'frames the body, and is refused by Node when it comes twice'
        : undefined;
    },
  },
  about: 'a header comes twice',
  change: (answer, given) => {
    const name = given.toLowerCase();
    const value = answer.headers[name];
    return typeof value === 'string' ? { ...answer, headers: { ...answer.headers, [name]: [value, value] } } : answer;
  },
};
