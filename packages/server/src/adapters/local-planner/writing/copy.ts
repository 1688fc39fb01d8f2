/** Writes what a scene shows: the layout that its content can fill, and the lines in it. */
import type { PlanRequest } from '../../../ports/planner';
import { visibleWords } from '../reading/measure';
import { type Reading, withoutConjunction } from '../reading/read-brief';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import { BEATS, type Beat, type Look } from '../structure/slot';
import { setLines, withoutHangingEnd } from './lines';

export interface Copy {
  readonly beat: Beat;
  readonly lines: readonly string[];
}

const MOST_ITEMS = 6;
const LEAD_WORDS = 10;
/** A call that is this short stays in one line. */
const ONE_LINE = 34;
/** Characters that a caption under a picture can hold. */
const LONGEST_CAPTION = 84;
const MOST_LINES: Readonly<Record<Beat, number>> = {
  hook: 3,
  cta: 4,
  stat: 3,
  list: MOST_ITEMS + 1,
  steps: MOST_ITEMS + 1,
  quote: 2,
  logo: 3,
  comparison: 3,
  title: 3,
  body: 4,
};

/** What a layout becomes when the brief has nothing of its kind. */
const PLAINER: Readonly<Record<Beat, Beat>> = {
  hook: 'hook',
  cta: 'cta',
  stat: 'title',
  list: 'body',
  steps: 'body',
  quote: 'hook',
  logo: 'title',
  comparison: 'title',
  title: 'title',
  body: 'body',
};

const isBeat = (look: string): look is Beat => (BEATS as readonly string[]).includes(look);

/** The beat behind a look: its own, or that of a picture that is not shown. */
const beatOf = (look: Look): Beat => {
  const beat = look.split('/').at(-1) ?? '';
  return isBeat(beat) ? beat : 'title';
};

const unique = (lines: readonly string[]): string[] => {
  const seen = new Set<string>();
  return lines.filter((line) => line !== '' && !seen.has(line.toLowerCase()) && Boolean(seen.add(line.toLowerCase())));
};

/** A lead that would end on a preposition leads into its items with a colon: "Look at:". */
const listHeadline = (lead: string, { lexicon, language }: Reading): string => {
  if (lead === '') return '';
  const trimmed = withoutHangingEnd(lead, lexicon);
  const headline =
    visibleWords(trimmed) < 2 && visibleWords(lead) > visibleWords(trimmed) ? `${withoutStop(lead)}:` : trimmed;
  return capitalised(
    visibleWords(headline) <= LEAD_WORDS ? headline : (setLines(headline, lexicon, 1)[0] ?? ''),
    language,
  );
};

/** What a lesson lists in clauses is done one after the other. */
const isProcedure = ({ list, kinds }: Thought, { kind, route }: PlanRequest): boolean => {
  if ((kind !== 'training' && route !== 'training') || list === undefined || kinds.has('check') || kinds.has('recap'))
    return false;
  return (
    list.bullets !== true && list.items.reduce((sum, item) => sum + visibleWords(item), 0) >= list.items.length * 2.3
  );
};

const listCopy = (thought: Thought, beat: Beat, request: PlanRequest, reading: Reading): Copy | undefined => {
  const { list } = thought;
  if (list === undefined) return undefined;
  const { language } = reading;
  const items = list.items.slice(0, MOST_ITEMS).map((item) => capitalised(withoutStop(item), language));
  const lead = listHeadline(list.lead, reading);
  const layout = list.ordered || beat === 'steps' || isProcedure(thought, request) ? 'steps' : 'list';
  if (lead !== '') return { beat: layout, lines: [lead, ...items] };
  const [first = '', ...others] = items;
  const brand = reading.brand ?? '';
  if (brand !== '' && first.startsWith(`${brand} `)) {
    return { beat: layout, lines: [brand, capitalised(first.slice(brand.length + 1), language), ...others] };
  }
  // Without a lead the sentence reads best as it stands; the brand or the topic may head a list of things.
  const topic = [brand, request.title].find((text) => text !== undefined && text.trim() !== '');
  if (list.bullets === true)
    return { beat: topic === undefined ? 'body' : layout, lines: [...(topic === undefined ? [] : [topic]), ...items] };
  if (topic === undefined || thought.order === 0 || visibleWords(thought.text) > items.length * 2.5) return undefined;
  return { beat: layout, lines: [topic, ...items] };
};

const quoteCopy = ({ quotation }: Thought): Copy | undefined =>
  quotation === undefined
    ? undefined
    : { beat: 'quote', lines: [quotation.words, quotation.by].filter((line) => line !== '') };

/** The figure reads down the screen: what leads to it, the number with what it counts. */
const statCopy = ({ figure }: Thought, beat: Beat, { lexicon }: Reading): Copy | undefined => {
  if (figure === undefined || beat !== 'stat') return undefined;
  const { before, words } = figure;
  return { beat: 'stat', lines: [...(before === '' ? [] : [before]), ...setLines(words, lexicon, 2)] };
};

/** An address at the end of a call stands on a line of its own. */
const callLines = ({ contact, text }: Thought, { lexicon, language }: Reading): string[] => {
  if (contact === undefined || text.length <= ONE_LINE) return setLines(text, lexicon, 3);
  const end = text.indexOf(contact.text) + contact.text.length;
  const before = withoutHangingEnd(text.slice(0, end - contact.text.length), lexicon);
  const after = capitalised(
    withoutConjunction(withoutStop(text.slice(end).replace(/^[\s,.;]+/u, '')), lexicon),
    language,
  );
  const head =
    visibleWords(before) < 2 ? [withoutStop(text.slice(0, end))] : [...setLines(before, lexicon, 2), contact.text];
  return [...head, ...(after === '' ? [] : setLines(after, lexicon, 1))];
};

const sameWords = (text: string): string => text.toLowerCase().replace(/[\s-]/gu, '');

/** The lines that end the video: the call, facts that found no scene, and who speaks. */
const closingCopy = (scene: Assigned, beat: Beat, reading: Reading, request: PlanRequest): Copy => {
  const { thought } = scene;
  const brand = reading.brand ?? '';
  const extras = scene.extras.flatMap(({ text }) => setLines(text, reading.lexicon, 1));
  if (thought === undefined) return { beat: request.hasLogo ? 'logo' : 'title', lines: unique([brand, ...extras]) };
  const listed = thought.kinds.has('recap') ? listCopy(thought, 'list', request, reading) : undefined;
  if (listed !== undefined) return listed;
  const lines = [...callLines(thought, reading), ...extras];
  const signed = brand === '' || sameWords(lines.join('')).includes(sameWords(brand));
  const closes = beat === 'logo' || beat === 'list' ? 'cta' : beat;
  return { beat: closes, lines: unique([...lines, ...(signed ? [] : [brand])]) };
};

/** The layout and lines of a scene. */
export const writeCopy = (scene: Assigned, reading: Reading, request: PlanRequest): Copy => {
  const beat = beatOf(scene.slot.look);
  const { thought } = scene;
  if (scene.closing || thought === undefined) return closingCopy(scene, beat, reading, request);
  const special = listCopy(thought, beat, request, reading) ?? quoteCopy(thought) ?? statCopy(thought, beat, reading);
  if (special !== undefined) return { ...special, lines: unique(special.lines) };
  const plain = PLAINER[beat];
  const extras = scene.extras.flatMap((extra) => (extra === reading.call ? callLines(extra, reading) : [extra.text]));
  const own = setLines(thought.text, reading.lexicon, MOST_LINES[plain] - Math.min(2, extras.length));
  return { beat: plain, lines: unique([...own, ...extras]) };
};

/** The caption of a picture: the thought in one line. */
export const writeCaption = ({ thought }: Assigned, copy: Copy, { lexicon }: Reading): string => {
  if (thought === undefined) return copy.lines[0] ?? '';
  if (thought.quotation !== undefined) return thought.quotation.words;
  return thought.text.length <= LONGEST_CAPTION ? thought.text : (setLines(thought.text, lexicon, 1)[0] ?? '');
};
