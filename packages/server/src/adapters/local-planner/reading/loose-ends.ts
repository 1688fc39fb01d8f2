/** What a picture or a line end tore off: "yoga at home 🧘 with Marta" is one sentence. */
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { contactsIn } from './patterns';
import type { Statement } from './sentences';

/** More words say something of their own. */
const MOST_WORDS = 3;

const isLoose = ({ text, bullets }: Statement, { starts }: Lexicon): boolean => {
  const [first = ''] = text.split(/\s/u, 1);
  return (
    bullets === undefined &&
    /^\p{Ll}/u.test(first) &&
    starts.has(first) &&
    visibleWords(text) <= MOST_WORDS &&
    !/\p{N}/u.test(text) &&
    contactsIn(text).length === 0
  );
};

/** The statements with each that only leans on the one before it joined to that. */
export const withLooseJoined = (statements: readonly Statement[], lexicon: Lexicon): Statement[] => {
  const joined: Statement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    const goesOn = last !== undefined && last.bullets === undefined && /[\p{L}\p{N})]$/u.test(last.text);
    if (goesOn && isLoose(statement, lexicon)) joined[joined.length - 1] = { text: `${last.text} ${statement.text}` };
    else joined.push(statement);
  }
  return joined;
};
