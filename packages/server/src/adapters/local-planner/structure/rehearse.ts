/** What a lesson repeats from its own scenes: a checklist before the end, and what to remember at the end. */
import type { Lexicon } from '../lexicon/lexicon';
import type { ItemList } from '../reading/lists';
import { isUnspaced, visibleWords } from '../reading/measure';
import { breaksWithin, joinPhrases, phrasesOf, STRENGTH } from '../reading/phrases';
import { sideStarts } from '../reading/sides';
import { standsAlone } from '../reading/split-thought';
import { capitalised, type Thought, withoutStop } from '../reading/thought';

export interface Rehearsal {
  readonly check?: Thought;
  readonly recap?: Thought;
  /** The recap where there is no time for both: the rules that are soonest read. */
  readonly only?: Thought;
}

/** Rules that one card holds, and that a lesson repeats at most. */
const MOST_ITEMS = 6;
const MOST_STEPS = 6;
const ITEM_WORDS = 8;
/** A rule that has no shorter form. */
const LONGEST_ITEM = 12;
const LEAST_ITEM = 3;
/** "Never twist": a sentence that is a rule by itself. */
const LEAST_SENTENCE = 2;
/** Characters of a rule in a script without spaces. */
const LEAST_UNSPACED = 4;

const asList = (kind: 'check' | 'recap', lead: string, items: readonly string[], order: number): Thought => ({
  text: lead === '' ? items.join(', ') : lead,
  order,
  kinds: new Set([kind, 'list'] as const),
  list: { lead, items, ordered: false },
  refersBack: false,
});

/** A rule without what is said behind it, and without its reason: "…, because loads fall". */
const shortRule = (rule: string, lexicon: Lexicon): string => {
  const [first = rule] = rule.split(/(?<=\p{L}{2})[.!。！]\s*(?=\S)/u);
  const phrases = phrasesOf(first, lexicon);
  const reason = phrases.findIndex(
    ({ text, strength }, at) =>
      at > 0 && strength >= STRENGTH.comma && lexicon.reasons.has(text.split(/\s/u, 1)[0]?.toLowerCase() ?? ''),
  );
  return inShort(withoutStop(reason < 0 ? first : joinPhrases(phrases.slice(0, reason))), lexicon);
};

/** A rule as it is remembered: without the clause that only says when, or why. */
const inShort = (text: string, lexicon: Lexicon): string => {
  if (visibleWords(text) <= ITEM_WORDS) return text;
  const phrases = phrasesOf(text, lexicon);
  // "Park with the forks down and the key out": both halves are the rule.
  const isPair = phrases.some(
    ({ text: part, strength }, at) =>
      at > 0 && strength <= STRENGTH.conjunction && lexicon.and.has(part.split(/\s/u, 1)[0]?.toLowerCase() ?? ''),
  );
  if (isPair && visibleWords(text) <= LONGEST_ITEM) return text;
  const begun = breaksWithin(phrases, ITEM_WORDS).filter(
    ({ at, before, words }) =>
      words >= LEAST_ITEM &&
      visibleWords(before.split(/[:：]\s/u).at(-1) ?? '') >= LEAST_ITEM &&
      (phrases[at]?.strength ?? 0) >= STRENGTH.conjunction &&
      standsAlone(before, lexicon),
  );
  const strong = begun.findLast(({ at }) => (phrases[at]?.strength ?? 0) >= STRENGTH.comma) ?? begun.at(-1);
  return strong === undefined ? text : withoutStop(strong.before);
};

/** Makes the recap of a lesson: all its rules, on two cards where they are many; a procedure is repeated as a whole. */
export const rehearse = (thoughts: readonly Thought[], lexicon: Lexicon, procedure?: ItemList): Rehearsal => {
  if (procedure !== undefined && procedure.items.length <= MOST_STEPS) {
    const lead = lexicon.phrases?.remember ?? procedure.lead;
    const beside = thoughts.slice(1).filter(({ sides }) => sides !== undefined);
    const items = [
      ...procedure.items.map((item) => shortRule(item, lexicon)),
      ...beside.flatMap((thought) => rulesIn(thought, lexicon)),
    ].slice(0, MOST_STEPS);
    const recap = asList('recap', lead, items, thoughts.length);
    const ordered = beside.length === 0;
    return { recap: { ...recap, list: { lead, items, ordered, bullets: true } } };
  }
  const [first, ...others] = thoughts;
  const isTitled = first !== undefined && namesDoing(first, others, lexicon);
  const taught = first !== undefined && !isTitled && isCommand(first, lexicon) ? thoughts : others;
  const rules = taught.flatMap((thought) => rulesIn(thought, lexicon));
  if (rules.length < 2) return {};
  const last = thoughts.length;
  const { check = '', remember = '' } = lexicon.phrases ?? {};
  if (rules.length <= MOST_ITEMS) return { recap: asList('recap', remember, rules, last) };
  const middle = Math.ceil(Math.min(rules.length, 2 * MOST_ITEMS) / 2);
  const shortest = [...rules].sort((one, other) => visibleWords(one) - visibleWords(other)).slice(0, MOST_ITEMS);
  const soonest = rules.filter((rule) => shortest.includes(rule));
  return {
    only: asList('recap', remember, soonest, last),
    check: asList('check', check, rules.slice(0, middle), last - 1),
    recap: asList('recap', remember, rules.slice(middle, 2 * MOST_ITEMS), last),
  };
};

/** "Lavarsi le mani in cucina": an infinitive over rules that are told otherwise. */
const namesDoing = ({ text }: Thought, rules: readonly Thought[], { infinitives }: Lexicon): boolean => {
  const isOne = (rule: string): boolean => {
    const [word = ''] = rule.toLowerCase().split(/\s+/u);
    return infinitives.some((end) => word.length > end.length + 1 && word.endsWith(end));
  };
  return isOne(text) && rules.filter((rule) => isOne(rule.text)).length * 2 < rules.length;
};

const NAMES_LESSON = /^(?:how|wie|comment|hoe)\s|^(?!during|bring|string)\p{L}{2,}ing\s/iu;

/** "Bend your knees": a lesson that opens with a rule has no title. */
export const isCommand = (
  { text, kinds, list }: Thought,
  { hangs, starts, and, always, language }: Lexicon,
): boolean => {
  if (list !== undefined || kinds.has('question')) return false;
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/u);
  if (always.has(first)) return true;
  // "How to take a booking" names a lesson; in French only a verb's end tells "Porter des gants" from "Accueil des vendeurs".
  if (NAMES_LESSON.test(text) || (language === 'fr' && !/(?:er|ir|re|ez)$/u.test(first))) return false;
  // "Accueillir un client": a rule is about what is there, a title about any.
  if (language === 'fr' && /^une?$/u.test(second)) return false;
  return kinds.has('call') || (!hangs.has(first) && hangs.has(second) && !starts.has(second) && !and.has(second));
};

/** What stands before the name of a side: "Right: …" is a rule, and its name is not. */
const SIDE = /^[^:：=]{1,24}\s?[:：=]\s*/u;

/** "Rule 2: …", "【良い例】…": on a card of rules no rule is called one. */
const COUNTED = /^(?:\p{L}{2,12}\s\p{N}{1,2}\s?[:：.]\s*|【[^】]{1,12}】)/u;

/** "【悪い例】…", "Wrong: …": what is shown as wrong is no rule. */
const isWrong = (text: string): boolean =>
  sideStarts(text.replace(/^【([^】]{1,12})】/u, '$1：')).some(({ side, at }) => side === 'before' && at === 0);

/** What was, and shares of a whole. */
const HAPPENED =
  /^\p{N}+(?:[.,]\p{N}+)?\s?%|\s(?:were|was|wurden|waren|ont été|fueron|sono stati|foram)\s|^(?:last (?:year|week|month)|letztes jahr|voriges jahr|l['’]an dernier|el año pasado|vorig jaar)(?!\p{L})/iu;

/** The rules that a thought teaches, in short: no reason, no example of what is wrong, and no number to call. */
const rulesIn = ({ text, list, sides, kinds, refersBack, bound }: Thought, lexicon: Lexicon): string[] => {
  if (kinds.has('contact') || bound === true || (sides === undefined && isWrong(text))) return [];
  const [first = ''] = text.toLowerCase().split(/[\s:：,]/u);
  // "Two falls last year were from ladders", "81% of breaches start …": what happened is no rule.
  if (refersBack || lexicon.reasons.has(first) || HAPPENED.test(text)) return [];
  // A list within a sentence goes on with what leads to it: "Check before use: rungs, feet".
  const listed = list?.bullets === true ? list.items : undefined;
  // "Ask for name, date of birth and number" is one rule; what stands before a colon sums up the others.
  const sumsUp = list !== undefined && /^\s?[:：]/u.test(text.slice(list.lead.length));
  const whole = sumsUp && list.lead !== '' ? list.lead : text;
  const said = sides === undefined ? (listed ?? [whole]) : [sides[1].replace(SIDE, '')];
  return said
    .map((rule) => rule.replace(COUNTED, ''))
    .map((rule) => capitalised(shortRule(rule, lexicon), lexicon.language))
    .filter((rule) => visibleWords(rule) <= LONGEST_ITEM && isRule(rule, rule === text ? LEAST_SENTENCE : LEAST_ITEM));
};

const isRule = (text: string, least: number): boolean =>
  isUnspaced(text) ? text.length >= LEAST_UNSPACED : visibleWords(text) >= least;
