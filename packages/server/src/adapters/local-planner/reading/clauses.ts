/** Parts a sentence into clauses, each of which may be for another ear. */
import { folded } from '../../../wording/folded';
import { rememberingBeside } from '../../../wording/remembering';
import { makersOdds } from '../addressee/makers-odds';
import { namesAnyFilm } from '../languages/languages';
import type { Lexicon } from '../lexicon/lexicon';
import { trimEndOf } from './trim-end';
import { isGreeting, isOnlyTone, saysFilm, sells, wordsOf } from './wishes';

const CLAUSE_ENDS = /(?<=[;،、，；]|,(?!\p{N})|\s[-–—])\s*|\s+(?=[(（])/u;
/** "Core message: …": what leads to the rest, where it is no label that tells what the rest is. */
const LEAD = /^([^:：\p{N}]{3,80}[:：])\s*(?=\S)/u;

/** "before you touch food, after raw meat": what begins with such a word goes on with what stands before it. */
const MOST_LEANING = 5;
/** Characters of a tone by itself. */
const LONGEST_TONE = 40;

/** Words on each side of a conjunction, and how differently both must speak, for it to part them. */
const LEAST_SIDE = 4;
/** Before what only a film has. */
const LEAST_BEFORE = 2;
const FOR_MAKER = 3.5;
const FOR_VIEWERS = -0.5;
/** The same where a new clause begins there. */
const OF_OWN = 2.2;
/** The same where it names a film. */
const OF_FILM = 0.6;
/** No film. */
const AT_ONCE = /\son the spot(?!\p{L})/iu;

/** Nobody writes longer sentences without a comma. */
const MOST_WORDS = 60;

/** The two sides of a conjunction of which the second is for the maker: "We opened a cheese shop last autumn | and would love a little film". */
export const halvesOf = (sentence: string, lexicon: Lexicon): readonly [string, string] | undefined => {
  const words = sentence.split(/\s+/u);
  if (words.length > MOST_WORDS) return undefined;
  for (let at = LEAST_BEFORE; at <= words.length - LEAST_SIDE; at += 1) {
    if (!lexicon.and.has((words[at] ?? '').toLowerCase())) continue;
    const before = words.slice(0, at).join(' ');
    const after = words.slice(at + 1).join(' ');
    const odds = at >= LEAST_SIDE ? makersOdds(after) : 0;
    const isFor =
      saysFilm(after, lexicon) || odds > FOR_MAKER || (odds > OF_FILM && namesAnyFilm(after.replace(AT_ONCE, '')));
    if (isFor && makersOdds(before) < FOR_VIEWERS) return [before, words.slice(at).join(' ')];
    // "… and we want to sell more": who speaks there of themselves begins a clause.
    const isOwn = odds > OF_OWN && lexicon.resumes.at(folded(after), 0).length > 0 && !sells(after, lexicon);
    if (isOwn && makersOdds(before) < FOR_VIEWERS) return [before, after];
  }
  return undefined;
};

/** "…, das zusammenhält"; "…, die Musik bitte ruhig" begins with an article, which is the same word. */
const isRelative = (clause: string, [first = '', next = '']: readonly string[], lexicon: Lexicon): boolean => {
  const { relatives, nouns, ours } = lexicon;
  if (!relatives.has(first) || next === '') return false;
  return !ours.has(first) || !(/^\S+\s\p{Lu}/u.test(clause) || nouns.has(next));
};

/** The clauses of a sentence. */
export const clausesOf = rememberingBeside((given: string, lexicon: Lexicon): readonly string[] => {
  // "Hi Sam, quick one: …": what leads to the rest greets nobody.
  const [hello = ''] = /^[^,،:：]{2,24}[,،]\s(?=[^:：]{1,60}[:：])/u.exec(given) ?? [];
  if (hello !== '' && isGreeting(trimEndOf(hello, /[,،\s]/u), lexicon))
    return [hello.trim(), ...clausesOf(given.slice(hello.length), lexicon)];
  const sentence = given;
  const { starts, and } = lexicon;
  const clauses: string[] = [];
  const lead = LEAD.exec(sentence)?.[1];
  const pieces = [
    lead ?? '',
    ...sentence
      .slice(lead?.length ?? 0)
      .trimStart()
      .split(CLAUSE_ENDS),
  ];
  for (const clause of pieces.filter((piece) => piece !== '')) {
    const words = wordsOf(clause);
    const first = words[0] ?? '';
    // "Ein Team, das zusammenhält": so does what tells more of it.
    const tellsMore = isRelative(clause, words, lexicon) && !saysFilm(clause, lexicon) && !namesAnyFilm(clause);
    const isLeaning = starts.has(first) || and.has(first) || tellsMore;
    const leans = words.length <= MOST_LEANING && isLeaning && !/^[(（]/u.test(clause);
    const isEmpty = !/[\p{L}\p{N}]/u.test(clause);
    // "Short, for the morning talk": nothing leans on a tone.
    const last = clauses.at(-1) ?? '';
    const isTone = leans && last.length <= LONGEST_TONE && isOnlyTone(last, lexicon);
    // "Exmos. Senhores, a Quinta …": nor on a greeting.
    const isApart = isTone || (leans && last.length <= LONGEST_TONE && isGreeting(trimEndOf(last, /[,،\s]/u), lexicon));
    if ((leans || isEmpty) && !isApart && clauses.length > 0) clauses[clauses.length - 1] += ` ${clause}`;
    else clauses.push(clause);
  }
  return clauses;
});
