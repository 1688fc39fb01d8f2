/** Sets an enumeration as a list or as steps: a headline that leads to it, and its items. */
import type { PlanRequest } from '../../../ports/planner';
import { beginsWithDeterminer, namesThings } from '../reading/lists';
import { visibleWords } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import type { Beat } from '../structure/slot';
import type { Copy } from './copy';
import { setLines, withoutHangingEnd } from './lines';

const MOST_ITEMS = 6;
const LEAD_WORDS = 10;
const SUBJECT_WORDS = 4;
/** Items of a sentence that are longer than this read better as the sentence. */
const SHORT_ITEM = 2.5;
/** What a sentence lists behind a colon. */
const LEAD = /^[^:：]{2,80}[:：]/u;
/** From this length on, what a lesson lists are things to do. */
const CLAUSE = 2.3;

/** A lead that would end on a preposition leads into its items with a colon: "Look at:". */
const headlineOf = (lead: string, { lexicon, language }: Reading): string => {
  if (lead === '') return '';
  const trimmed = withoutHangingEnd(lead, lexicon);
  const words = visibleWords(trimmed);
  const headline = words < 2 && visibleWords(lead) > words ? `${withoutStop(lead)}:` : trimmed;
  const short = visibleWords(headline) <= LEAD_WORDS ? headline : (setLines(headline, lexicon, 1)[0] ?? '');
  return capitalised(short, language);
};

/** What a lesson lists in clauses is done one after the other. */
const isProcedure = ({ list, kinds }: Thought, { kind, route }: PlanRequest): boolean => {
  const lesson = kind === 'training' || route === 'training';
  if (
    !lesson ||
    list === undefined ||
    list.bullets === true ||
    namesThings(list) ||
    kinds.has('check') ||
    kinds.has('recap')
  )
    return false;
  return list.items.reduce((sum, item) => sum + visibleWords(item), 0) >= list.items.length * CLAUSE;
};

/** A short opening, "Summer bootcamp", stands over the bullets that follow. */
const subjectOf = ({ order }: Thought, { thoughts }: Reading): string => {
  const [opening] = thoughts;
  if (opening === undefined || order === 0 || opening.list !== undefined) return '';
  return visibleWords(opening.text) <= SUBJECT_WORDS && !opening.kinds.has('question') ? opening.text : '';
};

/** The list of a thought; undefined when it has none, or when its sentence says it better. */
export const listCopy = (thought: Thought, beat: Beat, request: PlanRequest, reading: Reading): Copy | undefined => {
  const { list } = thought;
  if (list === undefined) return undefined;
  // What is only guessed to be a list is said as it was written.
  const isTold = list.bullets === true || list.ordered || request.kind === 'training' || LEAD.test(thought.text);
  if (!isTold) return undefined;
  const { language, brand = '' } = reading;
  const items = list.items.slice(0, MOST_ITEMS).map((item) => capitalised(withoutStop(item), language));
  const layout =
    list.ordered || (beat === 'steps' && !namesThings(list)) || isProcedure(thought, request) ? 'steps' : 'list';
  const lead = headlineOf(list.lead, reading);
  if (lead !== '') return { beat: layout, lines: [lead, ...items] };
  const [first = '', ...others] = items;
  if (brand !== '' && first.startsWith(`${brand} `)) {
    return { beat: layout, lines: [brand, capitalised(first.slice(brand.length + 1), language), ...others] };
  }
  // "We plan, plant and care" is said in one breath.
  const [opens = ''] = first.toLowerCase().split(/\s+/u);
  if (list.bullets !== true && reading.lexicon.hangs.has(opens) && !beginsWithDeterminer(first)) return undefined;
  const topic = [brand, request.title ?? '', list.bullets === true ? subjectOf(thought, reading) : ''].find(
    (text) => text.trim() !== '',
  );
  if (list.bullets === true && topic === undefined) return { beat: 'body', lines: items };
  const sentence =
    list.bullets !== true && (thought.order === 0 || visibleWords(thought.text) > items.length * SHORT_ITEM);
  return topic === undefined || sentence ? undefined : { beat: layout, lines: [topic, ...items] };
};
