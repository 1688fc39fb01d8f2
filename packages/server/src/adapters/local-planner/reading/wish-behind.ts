/**
 * "We are Lindhof Nurseries in Selby and we need a short video for our opening": who somebody is, and what they wish, are two
 * sentences that a conjunction joins. Read as one, either is lost in the other.
 */
import { namesAnyFilm } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';
import { visibleWords } from './measure';
import { withoutOpening } from './openings';
import type { Statement } from './sentences';
import { isGreeting } from './wishes';

/** Words of who somebody is. */
const LEAST_BEFORE = 4;
const MOST_WORDS = 60;
/** Words behind the conjunction among which a film is named. */
const REACH = 9;

const GREETED = /^[^,،!.:]{2,30}[,،!]\s+/u;

/** The parts of a statement that introduces somebody and wishes for a film; itself where it doesn't. */
export const withWishBehindApart = (statement: Statement, lexicon: Lexicon): readonly Statement[] => {
  const { text, bullets } = statement;
  if (bullets !== undefined) return [statement];
  const [hello = ''] = GREETED.exec(text) ?? [];
  const greets = hello !== '' && isGreeting(hello.trim(), lexicon);
  const said = (greets ? text.slice(hello.length) : text).replaceAll('’', "'");
  const opener = lexicon.introduces.find((words) => said.toLowerCase().startsWith(`${words} `));
  const words = said.split(/\s+/u);
  if (opener === undefined || words.length > MOST_WORDS || !namesAnyFilm(said)) return [statement];
  // Where "we are" is one word, "we" is left out.
  const [subject = '', ...verb] = opener.replace(/['’].*$/u, ' are').split(' ');
  for (let at = LEAST_BEFORE; at < words.length - 1; at += 1) {
    if (!lexicon.and.has((words[at] ?? '').toLowerCase())) continue;
    const behind = words.slice(at + 1).join(' ');
    const wish = behind.toLowerCase().startsWith(`${subject} `) || verb.length === 0 ? behind : `${subject} ${behind}`;
    const near = words.slice(at + 1, at + 1 + REACH).join(' ');
    if (!namesAnyFilm(near) || visibleWords(near) < 2) continue;
    const isWish = withoutOpening(wish) !== wish || withoutOpening(behind) !== behind;
    if (!isWish) continue;
    return [
      { ...statement, text: `${greets ? hello : ''}${words.slice(0, at).join(' ').replace(/,$/u, '')}.` },
      { text: withoutOpening(wish) === wish ? behind : wish },
    ];
  }
  return [statement];
};
