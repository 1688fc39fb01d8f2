/** How much a scene would gain from each act, by what its lines hold; undefined where words say it as well. */
import type { ActName } from '../../../acting/act-names';
import { dayIn } from '../../../acting/facts/day';
import { hourOf } from '../../../acting/facts/hour';
import { pricesIn } from '../../../acting/facts/price';
import { quotationIn } from '../../../acting/facts/quotation';
import { shareOf } from '../../../acting/facts/share';
import { READ_ACTS } from '../../../acting/read/read-acts';
import { namesAnEvent } from '../../../acting/words/events';
import { namesAScreen } from '../../../acting/words/screens';
import { holdsOneOf } from '../../../wording/phrases';
import { lexiconOf } from '../languages/languages';
import { BESIDE_NUMBERS } from '../languages/numbers';

export interface ActedScene {
  /** Its copy, the headline first. */
  readonly lines: readonly string[];
  readonly beat: string;
  readonly language: string;
  readonly teaches: boolean;
  /** Whether the film speaks of something that one has a ticket for. */
  readonly ofEvent: boolean;
}

type Wish = (scene: ActedScene) => number | undefined;

const holds = (worth: number, is: boolean): number | undefined => (is ? worth : undefined);

const LISTS = ['list', 'steps'];
/** Points from which a list is one. */
const FEWEST_POINTS = 3;
/** Of a hundred: a smaller share is rather taken off a price, or an ingredient. */
const LEAST_SHARE = 25;

/** Whether an answer is more than a word. */
const saysMuch = (answer: string): boolean =>
  [...answer].length >= (/[\p{Script=Han}\p{Script=Kana}]/u.test(answer) ? 6 : 14);

/** Who asks and is told yes or no writes to the firm; "Need a taxi?" is what a firm asks, and nobody answers it. */
const ANSWERS =
  /^(?:yes|yep|no|nope|sure|of course|ja|nein|klar|natürlich|oui|non|bien sûr|s[ií]|claro|sì|certo|sim|não|nee|tak|nie|evet|hayır|tabii|はい|いいえ|نعم|لا|أكيد|да|нет)(?!\p{L})/iu;

/** "We're solicitors" answers nothing: who somebody is, without a fact. */
const MOST_WHO = 3;
const isWho = (answer: string, language: string): boolean => {
  const lower = answer.toLowerCase().replaceAll('’', "'");
  return (
    answer.split(/\s+/u).length <= MOST_WHO &&
    !/\p{N}/u.test(answer) &&
    lexiconOf(language).introduces.some((phrase) => lower.startsWith(`${phrase} `))
  );
};

/** Whether it is what somebody says, and not a title or a name in marks. */
const isSaid = (words: string): boolean =>
  /[\p{Script=Han}\p{Script=Kana}]/u.test(words) ? [...words].length >= 10 : words.split(/\s+/u).length >= 4;

/** Whether a line names somebody: it begins as names do, and is no hour, day or number. */
const isSpeaker = (line: string, language: string): boolean =>
  /^[^\p{Ll}\p{Nd}]/u.test(line) &&
  [...line].length > 4 &&
  (!/\p{Nd}/u.test(line) || /\p{Nd}\/\p{Nd}/u.test(line)) &&
  hourOf(line) === undefined &&
  dayIn(line, language) === undefined;

export const ACT_WISHES: { readonly [Name in ActName]: Wish } = {
  // Until when it costs that would be a line under the sum.
  receipt: ({ lines, language }) =>
    holds(
      10,
      READ_ACTS.receipt(lines, language) !== undefined && lines.every((line) => dayIn(line, language) === undefined),
    ),
  // A price alone is read; one that takes another's place is seen to.
  // And what stands on the tag is not read beside it once more.
  'price-tag'({ lines, language }) {
    const { before, now = '', said = [] } = READ_ACTS['price-tag'](lines, language) ?? {};
    return holds(9, before !== undefined && !said.some((line) => line.includes(now) || line.includes(before)));
  },
  review({ lines, language, beat, teaches }) {
    const facts = READ_ACTS.review(lines, language);
    if (facts === undefined || teaches) return undefined;
    if (facts.words === '') return 7;
    return holds(
      8.6,
      quotationIn(lines[0] ?? '') !== undefined &&
        isSaid(facts.words) &&
        (beat === 'quote' || facts.rating !== undefined) &&
        facts.by.every((by) => isSpeaker(by, language)) &&
        facts.by.length > 0,
    );
  },
  ticket({ lines, language, ofEvent }) {
    const facts = READ_ACTS.ticket(lines, language);
    if (!ofEvent || facts?.day === undefined || facts.details.length === 0) return undefined;
    // "€290 until 31 January": until when a price holds is no day of the event.
    if (lines.some((line) => pricesIn(line).length > 0 && holdsOneOf(BESIDE_NUMBERS.until, line))) return undefined;
    // A day by itself is a page of a calendar.
    const isNamed = namesAnEvent(facts.event);
    const isTimed = lines.some((line) => hourOf(line) !== undefined) && dayIn(facts.event, language) === undefined;
    return holds(8.4, isNamed || isTimed);
  },
  chart({ lines, language, beat }) {
    const facts = READ_ACTS.chart(lines, language);
    // What things cost is no measure of them.
    if (facts === undefined || pricesIn(lines.join(' ')).length > 1) return undefined;
    return facts.kind === 'ring'
      ? holds(
          7.2,
          (facts.marks[0]?.value ?? 0) >= LEAST_SHARE &&
            shareOf(lines.join(' ')) !== undefined &&
            (beat === 'stat' || facts.said.length > 0),
        )
      : 8.2;
  },
  chat({ lines, language }) {
    const facts = READ_ACTS.chat(lines, language);
    const answer = facts?.answers.join(' ') ?? '';
    return holds(8, saysMuch(answer) && !isWho(answer, language) && ANSWERS.test(answer));
  },
  interface({ lines, language, beat }) {
    const facts = READ_ACTS.interface(lines, language);
    const isDone =
      facts?.address === undefined ? LISTS.includes(beat) && namesAScreen(lines.join(' ')) : facts.action !== undefined;
    return holds(7.6, facts !== undefined && isDone);
  },
  // Where something costs that much, the price is what is told.
  map({ lines, language }) {
    const facts = READ_ACTS.map(lines, language);
    return holds(7.4, facts !== undefined && pricesIn(lines.join(' ')).length === 0);
  },
  calendar({ lines, language }) {
    const facts = READ_ACTS.calendar(lines, language);
    return holds(6.6, facts !== undefined && pricesIn(lines.join(' ')).length === 0);
  },
  checklist({ lines, language, beat, teaches }) {
    const facts = READ_ACTS.checklist(lines, language);
    const points = facts?.points.length ?? 0;
    const opposes = facts?.points.some(({ isRight }) => !isRight) === true;
    return holds(teaches || opposes ? 9.2 : 6.2, LISTS.includes(beat) && points >= (opposes ? 2 : FEWEST_POINTS));
  },
};
