/** What is printed on a thing anyway, or only stood there before: it is seen, and need not be read. */
import type { Layer } from '../../film/film';

export const asSign = ({ text, ...layer }: Layer): Layer => ({
  ...layer,
  ...(text === undefined ? {} : { sign: text }),
});
