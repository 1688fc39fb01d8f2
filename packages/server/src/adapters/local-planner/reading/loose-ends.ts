/**
 * What a picture or a line end tore off, "yoga at home 🧘 with Marta" is one sentence, and what was typed in one breath:
 * 「スマホ修理 即日対応 画面割れ5,980円〜」 tells three things.
 */
import type { Lexicon } from '../lexicon/lexicon';
import { isUnspaced, visibleWords } from './measure';
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

const LEAST_CHUNKS = 4;
const LONGEST_CHUNK = 18;

/** What spaces part in a text whose words have none: none where marks, or words of Latin letters side by side, part it otherwise. */
export const chunksIn = (text: string): readonly string[] => {
  if (!isUnspaced(text) || /[。、！？!?]|\p{Script=Latin}{2}\s\p{Script=Latin}{2}/u.test(text)) return [];
  const chunks = text.split(/\s+/u);
  const fits = chunks.length >= LEAST_CHUNKS && chunks.every((chunk) => [...chunk].length <= LONGEST_CHUNK);
  return fits ? chunks : [];
};
