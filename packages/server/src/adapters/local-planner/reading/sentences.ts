/**
 * Cuts a brief into sentences and bulleted lists, in its order. Nothing is lost but white space, bullets and step
 * numbers; sentences are found by Intl.Segmenter, and joined again where it is misled by an abbreviation.
 */
import { folded } from '../../../wording/folded';
import { BESIDE_NUMBERS } from '../languages/numbers';
import { withStepsApart } from './inline-steps';
import { closersAt, openerAt } from './open-quotation';
import { localeOf } from './patterns';
import { segmenterOf } from './segmenter';
import { hasOrdinals, joinsNext } from './sentence-ends';
import { type SideStart, sideStarts } from './sides';
import { isSmallTalk } from './small-talk';
import { namesSpeaker } from './speaker';
import { trimEndOf } from './trim-end';

/** A sentence, or a list of bullets with the line that leads to it. */
export interface Statement {
  readonly text: string;
  readonly bullets?: readonly string[];
  readonly ordered?: boolean;
  /** It says who the brief is from. */
  readonly isOwn?: boolean;
}

const BULLET = /^\s*(?:[-*•‣▪–—·]\s+|[・●◦]\s*|(\d{1,2}|[①-⑳])\s?[.):]\s+|([①-⑳]|[٠-٩۰-۹]{1,2}\s?[-.):]\s)\s*)/u;

/** "Step 2: …" is the second bullet. */
const withoutStepWord = (line: string): string => {
  const end = BESIDE_NUMBERS.steps.at(folded(line), 0)[0]?.end;
  const rest = end === undefined ? line : line.slice(end).trimStart();
  return /^\d/u.test(rest) && BULLET.test(rest) ? rest : line;
};

/** All that follows looks behind a stop. */
const STOP_WITHIN = /[.!?…]["”»)]?\s+\S/u;
/** Intl finds no sentence end before a number or a price. */
const BEFORE_NUMBER = /(?<=[\p{L}’']\p{L}["”»)]?[.!?…]["”»)]?\s+)(?=[-–+]?[\p{N}\p{Sc}])/u;
/** Nor between two numbers: "until 18:00. 94% of …". Where "15. 4." is a date, only after an hour or a year. */
const BETWEEN_NUMBERS = /(?<=(?:\p{N}h?|\p{N}\s?\p{Sc})[.!?]\s+)(?=[-–+]?[\p{N}\p{Sc}])/u;
const BETWEEN_LONG_NUMBERS = /(?<=(?:\p{N}:\p{N}{2}|\p{N}{4}|[%€$£])[.!?]\s+)(?=[-–+]?[\p{N}\p{Sc}])/u;
/** "ul. Garbary 5. 120 zł": nor before what has a price's sign. */
const BEFORE_PRICE =
  /(?<=\p{N}(?:\s?h)?[.]\s+)(?=\p{N}{1,5}(?:[.,]\p{N}{2,3})?\s?(?:\p{Sc}|zł|euro|tl|kr|chf)(?!\p{L}))/iu;
/** A name such as iPhone begins a sentence as it is. */
const BEFORE_CAMEL = /(?<=\p{L}{3}[.!?]["”»)]?\s+)(?=\p{Ll}{1,2}\p{Lu})/u;
/** An address behind a stop is none of the sentence's: "£9 a month after. tally.example". */
const BEFORE_ADDRESS =
  /(?<=[\p{L}\p{N}][\p{L}\p{N})][.!]\s+)(?=(?:[a-z0-9._-]{1,40}@)?(?:[a-z0-9-]{2,40}\.){1,3}[a-z]{2,10}(?:\/\S{0,60})?[.!]?\s*$)/u;
/** Nor is how somebody is called where pictures are shared: "…, no gym music. @annamoves". */
const BEFORE_HANDLE = /(?<=[\p{L}\p{N}][\p{L}\p{N})][.!]\s+)(?=@[\p{L}\p{N}_.]{3,30}\s*$)/u;
/** People who write without capitals end their sentences all the same. */
const BEFORE_LOWER =
  /(?<=(?:\p{L}{2}["”»]?|\p{L}\s\p{N}{1,4}(?:[ap]m|[hu])?|\p{Sc}\p{N}{1,6}|\p{N}[.,]\p{N}{2}|\p{N}\s?[€%])[.!?…]["”»)]?\s+)(?=\p{Ll}{3}|\p{Ll}{2}\s|\p{Ll}\s\p{Ll}{3})/u;
/** "…. pn-pt 10-18. tel 58 555 01 44", "… ul. Długa 3", "… ★ 4,7": hours, numbers, streets and ratings begin so. */
const BEFORE_SHORT =
  /(?<=(?:[\p{L}\p{N}]{2}|\p{Sc})[.!]\s+)(?=(?:\p{Ll}{2,4}\.?\s?[-–]\s?\p{Ll}{2,4}\.?|tel|tél|tlf|ph|mob|[★⭐])[.:]?\s?(?:\p{N}|$)|(?:ul|al|pl|os)\.\s(?:\p{Lu}|$))/u;
/** Behind a long word a stop ends a sentence, whatever the next begins with. */
const BEFORE_ANY = /(?<=(?:\p{L}{4}["”»)]?|\p{N}{2}|\p{Sc})[.!?]\s+)(?=\p{Ll}{2,30}[\s,’'])/u;
const isCasual = (line: string): boolean =>
  /(?:\p{L}\p{Ll}{2}|\p{Sc}\p{N}{1,6}|\p{N}\s?[€%])[.!?]\s+\p{Ll}/u.test(line) &&
  (/^\p{Ll}/u.test(line) || !/\p{Ll}[.!?]\s+\p{Lu}/u.test(line));

const beginsSide = (text: string, side: SideStart['side']): boolean =>
  sideStarts(text).some((start) => start.side === side && start.at === 0);

/** Words of an answer that stands beside its question: "For a weekend? Nah." */
const MOST_ANSWER = 2;

/** '"So kind." Carla Meyer, Leeds.': who says what was quoted stands behind it. */
const QUOTED_END = /[”“"»«」』][.!。]?$/u;
/** "Before: …" and "After: …" are one thought; so is "Questions? Call us", unless the question opens the brief. */
const isPair = (sentences: readonly string[], next: string, opens: boolean): boolean => {
  const last = sentences.at(-1);
  if (last === undefined) return false;
  if (beginsSide(next, 'after') && beginsSide(last, 'before')) return true;
  if (QUOTED_END.test(last) && namesSpeaker(next)) return true;
  // "Wasps? Rats? Mice?" are asked in one breath.
  if (ASKS_SHORTLY.test(last) && ASKS_SHORTLY.test(next)) return true;
  const isFirst = opens && sentences.length < 2;
  const answers =
    last.endsWith('?') &&
    !isSmallTalk(trimEndOf(next, /[.!\s]/u)) &&
    !/[?:@]|\p{N}|\p{L}\.\p{L}/u.test(next) &&
    next.split(' ').length <= MOST_ANSWER;
  return answers || (!isFirst && /^\S+(?:\s\S+)?\?$/u.test(last));
};

const ASKS_SHORTLY = /^(?:\S+(?:\s\S+)?\?\s?){1,4}$/u;

const withPairsJoined = (sentences: readonly string[], opens: boolean): string[] => {
  const joined: string[] = [];
  for (const next of sentences) {
    if (isPair(joined, next, opens)) joined.push(`${joined.pop() ?? ''} ${next}`);
    else joined.push(next);
  }
  return joined;
};

/** Characters up to which what is quoted stays whole. */
const LONGEST_QUOTED = 240;

/** Whether a quotation begins in `text` and ends in `rest`: what somebody says in two sentences is not torn. */
const isWithinQuotation = (text: string, rest: string): boolean => {
  if (text.length > LONGEST_QUOTED) return false;
  const near = rest.slice(0, LONGEST_QUOTED);
  const closers = [...closersAt(text)];
  return closers.some((closer) => near.includes(closer));
};

/** Characters of a sentence that tell whether it goes on. A sentence that ever goes on is not read anew each time. */
const LONGEST_TAIL = 40;

/** The sentences of one line; `opens` tells that it is the brief's first. */
const sentencesOf = (line: string, language: string, opens: boolean): string[] => {
  const sentences: string[] = [];
  let open: string[] = [];
  let tail = '';
  const casual = isCasual(line);
  const breaks = [
    BEFORE_NUMBER,
    hasOrdinals(language) ? BETWEEN_LONG_NUMBERS : BETWEEN_NUMBERS,
    ...[BEFORE_PRICE, BEFORE_CAMEL, BEFORE_SHORT, BEFORE_ADDRESS, BEFORE_HANDLE],
    casual ? BEFORE_LOWER : BEFORE_ANY,
  ];
  const segments = [...segmenterOf('sentence', localeOf(language)).segment(line)].flatMap(({ segment }) =>
    STOP_WITHIN.test(segment)
      ? breaks.reduce((parts, at) => parts.flatMap((part) => part.split(at)), [segment])
      : [segment],
  );
  let end = 0;
  segments.forEach((segment, at) => {
    end += segment.length;
    open.push(segment);
    tail = `${tail}${segment}`.slice(-LONGEST_TAIL);
    const next = segments[at + 1] ?? '';
    if (next !== '' && joinsNext(tail.trimEnd(), next, language, casual)) return;
    // An opening quotation mark belongs to what it opens.
    const whole = open.join('');
    const opener = openerAt(whole.slice(-LONGEST_QUOTED));
    const sentence = whole.slice(0, whole.length - opener.length).trim();
    if (next !== '' && isWithinQuotation(opener === '' ? whole : sentence, line.slice(end))) return;
    if (sentence !== '') sentences.push(sentence);
    open = [opener];
    tail = opener;
  });
  return withPairsJoined(sentences, opens);
};

interface OpenList {
  readonly lead: string;
  readonly items: string[];
  readonly ordered: boolean;
}

/** What holds no letter and no digit says nothing, and what was said says no more when it is said again. */
export const withoutRepeats = (statements: readonly Statement[]): Statement[] => {
  const said = new Set<string>();
  return statements.flatMap((statement) => {
    const { text, bullets } = statement;
    if (bullets !== undefined) return [{ ...statement, bullets: [...new Set(bullets)] }];
    if (said.has(text) || !/[\p{L}\p{N}]/u.test(text)) return [];
    said.add(text);
    return [statement];
  });
};

/** Reads the brief's lines; a run of two or more bullets is one statement. */
export const readStatements = (brief: string, language: string): Statement[] => {
  const statements: Statement[] = [];
  let list: OpenList | undefined;
  const close = (): void => {
    if (list === undefined) return;
    if (list.items.length > 1) statements.push({ text: list.lead, bullets: list.items, ordered: list.ordered });
    else statements.push(...[list.lead, ...list.items].filter(Boolean).map((text) => ({ text })));
    list = undefined;
  };
  for (const raw of brief.split('\n').flatMap(withStepsApart)) {
    const line = withoutStepWord(raw.replace(/\s{2,}|[^\S ]/gu, ' ').trim());
    if (line === '') continue;
    const bullet = BULLET.exec(line);
    if (bullet !== null) {
      const ordered = bullet[1] !== undefined || bullet[2] !== undefined;
      list ??= { lead: leadOf(statements), items: [], ordered };
      const item = line.slice(bullet[0].length).trim();
      if (item !== '') list.items.push(item);
      continue;
    }
    close();
    statements.push(...sentencesOf(line, language, statements.length === 0).map((text) => ({ text })));
  }
  close();
  return statements;
};

/** Takes the statement before a list as its lead when it ends in a colon. */
const leadOf = (statements: Statement[]): string => {
  const last = statements.at(-1);
  if (last === undefined || last.bullets !== undefined || !/[:：]$/u.test(last.text)) return '';
  statements.pop();
  return last.text.replace(/\s*[:：]$/u, '');
};
