/** Writes what a scene shows: the layout that its content can fill, and the lines in it. */
import type { PlanRequest } from '../../../ports/planner';
import { visibleWords } from '../reading/measure';
import type { Reading } from '../reading/read-brief';
import type { Quotation, Thought } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import { BEATS, type Beat, type Look, ROLE_WANTS, type Slot } from '../structure/slot';
import { callLines, closingCopy } from './closing-copy';
import { type Copy, uniqueLines } from './copy';
import { setLines, withoutHangingEnd } from './lines';
import { listCopy } from './list-copy';
import { withNameWhole } from './name-whole';
import { priceCopy } from './price-copy';

/** Characters that a caption under a picture can hold. */
const LONGEST_CAPTION = 84;
/** Lines of a scene, each of which may have a shot of its own. */
export const MOST_LINES = 5;

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

const quoteCopy = ({ quotation }: Thought): Copy | undefined =>
  quotation === undefined
    ? undefined
    : { beat: 'quote', lines: [quotation.words, quotation.by].filter((line) => line !== '') };

/** Words of an opening that may stand over what is compared. */
const TOPIC_WORDS = 6;

/** Two sides need a headline over them: the brand, the title, or what the brief opens with. */
const comparisonCopy = (
  { sides, order }: Thought,
  { brand, thoughts }: Reading,
  { title }: PlanRequest,
): Copy | undefined => {
  if (sides === undefined) return undefined;
  const [opening] = thoughts;
  const subject = order > 0 && visibleWords(opening?.text ?? '') <= TOPIC_WORDS ? opening?.text : undefined;
  const topic = [brand, title, subject].find((text) => text !== undefined && text.trim() !== '');
  return topic === undefined ? { beat: 'body', lines: sides } : { beat: 'comparison', lines: [topic, ...sides] };
};

/** "MOT is | £40" */
const IS = /\s(?:is|are|costs?|ist|kostet|est|coûte|es|cuesta|è|costa|é|custa|kost|kosztuje)$/iu;

/** "Ourlet | à partir de 9 €": what leads to a number is more than its last word. */
const withoutLeading = (thing: string, lead: string, { starts }: Reading['lexicon']): string => {
  const words = thing.split(' ');
  const isCut = thing.length < lead.trimEnd().length && starts.has((words.at(-2) ?? '').toLowerCase());
  return isCut && words.length >= LEAST_LED ? words.slice(0, -LEAST_LED).join(' ') : thing;
};
const LEAST_LED = 2;

/** The figure reads down the screen: what leads to it, the number with what it counts. */
const statCopy = ({ figure }: Thought, beat: Beat, { role }: Slot, { lexicon }: Reading): Copy | undefined => {
  if (figure === undefined || (beat !== 'stat' && ROLE_WANTS[role]?.includes('figure') !== true)) return undefined;
  const { before, words } = figure;
  // "Evening shifts, pay | 4500 riyals": what a comma parts leads to no figure.
  if (/[،,、]\s/u.test(before)) return undefined;
  const lead = before.replace(IS, '');
  // "Three tiers | from £280": what leads to a number stands with it.
  const thing = lead === '' ? '' : withoutLeading(withoutHangingEnd(lead, lexicon), lead, lexicon);
  const led = lead.slice(thing.length).trim();
  if (led !== '' && visibleWords(thing) < 1) return { beat: 'stat', lines: setLines(`${lead} ${words}`, lexicon, 2) };
  return {
    beat: 'stat',
    lines: [...(thing === '' ? [] : [thing]), ...setLines(led === '' ? words : `${led} ${words}`, lexicon, 2)],
  };
};

const specialCopy = (
  thought: Thought,
  beat: Beat,
  slot: Slot,
  reading: Reading,
  request: PlanRequest,
): Copy | undefined =>
  listCopy(thought, beat, request, reading) ??
  quoteCopy(thought) ??
  priceCopy(thought, PLAINER[beat], reading) ??
  statCopy(thought, beat, slot, reading);

/** Words of a sentence are taken in faster than facts that stand by themselves. */
const HURRY = 1.25;

/** The layout and lines of a scene that lasts `seconds`. */
export const writeCopy = (
  scene: Assigned,
  reading: Reading,
  request: PlanRequest,
  seconds = Number.POSITIVE_INFINITY,
): Copy => {
  const { slot, thought } = scene;
  const beat = beatOf(slot.look);
  const compared = thought === undefined ? undefined : comparisonCopy(thought, reading, request);
  if (compared !== undefined) return compared;
  if (scene.closing || thought === undefined) return closingCopy(scene, beat, reading, request);
  if (thought.parts !== undefined) {
    const most = Math.floor(MOST_LINES / thought.parts.length) + 1;
    const lines = thought.parts.flatMap((part) => setLines(part, reading.lexicon, most, seconds * HURRY));
    return { beat: PLAINER[beat], lines: uniqueLines(lines).slice(0, MOST_LINES) };
  }
  const special = specialCopy(thought, beat, slot, reading, request);
  if (special !== undefined) return { ...special, lines: uniqueLines(special.lines) };
  const plain = PLAINER[beat];
  const extras = scene.extras.flatMap((extra) => (extra === reading.call ? callLines(extra, reading) : [extra.text]));
  const most = MOST_LINES - Math.min(2, extras.length);
  const lines = setLines(thought.text, reading.lexicon, most, seconds * HURRY);
  return {
    beat: plain,
    lines: uniqueLines([
      ...withNameWhole(lines, reading.brand ?? reading.signature ?? '', reading.lexicon.hangs),
      ...extras,
    ]),
  };
};

/** Who says it stands behind the words, where the brief has it there. */
const quotedCaption = ({ text }: Thought, { words, by }: Quotation): string => {
  const signed = `${words} – ${by}`;
  const follows = by !== '' && text.indexOf(by) > text.indexOf(words);
  return follows && signed.length <= LONGEST_CAPTION ? signed : words;
};

/** The caption of a picture: the thought in one line. */
export const writeCaption = ({ thought }: Assigned, copy: Copy, { lexicon }: Reading): string => {
  if (thought === undefined) return copy.lines[0] ?? '';
  if (thought.quotation !== undefined) return quotedCaption(thought, thought.quotation);
  return thought.text.length <= LONGEST_CAPTION ? thought.text : (setLines(thought.text, lexicon, 1)[0] ?? '');
};
