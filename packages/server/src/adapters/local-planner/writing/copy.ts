/** Writes what a scene shows: the layout that its content can fill, and the lines in it. */
import type { PlanRequest } from '../../../ports/planner';
import type { Reading } from '../reading/read-brief';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import { visibleWords } from '../reading/measure';
import type { Assigned } from '../structure/assign';
import { BEATS, type Beat, type Look } from '../structure/slot';
import { setLines, withoutHangingEnd } from './lines';

export interface Copy {
  readonly beat: Beat;
  readonly lines: readonly string[];
}

const MOST_ITEMS = 5;
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
export const beatOf = (look: Look): Beat => {
  const beat = look.split('/').at(-1) ?? '';
  return isBeat(beat) ? beat : 'title';
};

const unique = (lines: readonly string[]): string[] => {
  const seen = new Set<string>();
  return lines.filter((line) => line !== '' && !seen.has(line.toLowerCase()) && Boolean(seen.add(line.toLowerCase())));
};

const listCopy = (thought: Thought, beat: Beat, request: PlanRequest, reading: Reading): Copy | undefined => {
  const { list } = thought;
  if (list === undefined) return undefined;
  const topic = [request.title, reading.brand, request.category].find(
    (text) => text !== undefined && text.trim() !== '',
  );
  const lead = withoutHangingEnd(list.lead, reading.lexicon);
  const headline = lead === '' ? (topic ?? '') : lead;
  const items = list.items.slice(0, MOST_ITEMS).map((item) => capitalised(withoutStop(item), reading.language));
  if (headline === '') return { beat: 'body', lines: items };
  const short = visibleWords(headline) <= 10 ? [headline] : setLines(headline, reading.lexicon, 1);
  const layout = list.ordered || beat === 'steps' ? 'steps' : 'list';
  return { beat: layout, lines: [...short.map((line) => capitalised(line, reading.language)), ...items] };
};

const quoteCopy = ({ quotation }: Thought): Copy | undefined =>
  quotation === undefined
    ? undefined
    : { beat: 'quote', lines: [quotation.words, quotation.by].filter((line) => line !== '') };

const statCopy = ({ figure }: Thought, beat: Beat): Copy | undefined =>
  figure === undefined || (beat !== 'stat' && beat !== 'title')
    ? undefined
    : { beat: 'stat', lines: [figure.value, figure.label] };

/** An address at the end of a call stands on a line of its own. */
const callCopy = (thought: Thought, beat: Beat, reading: Reading): Copy => {
  const { contact, text } = thought;
  const beatLines = (lines: readonly string[]): Copy => ({ beat, lines });
  if (contact === undefined || visibleWords(text) <= 4) return beatLines(setLines(text, reading.lexicon, 3));
  const at = text.indexOf(contact.text);
  const before = withoutHangingEnd(text.slice(0, at), reading.lexicon);
  const after = withoutStop(text.slice(at + contact.text.length).replace(/^[\s,.;]+/u, ''));
  if (visibleWords(before) < 2) return beatLines(setLines(text, reading.lexicon, 3));
  const tail = after === '' ? [] : setLines(capitalised(after, reading.language), reading.lexicon, 1);
  return beatLines([...setLines(before, reading.lexicon, 2), contact.text, ...tail]);
};

const brandCopy = (beat: Beat, brand: string, request: PlanRequest): Copy => ({
  beat: beat === 'logo' && !request.hasLogo ? 'title' : beat === 'logo' || request.hasLogo ? 'logo' : 'title',
  lines: [brand],
});

const closingLines = (copy: Copy, scene: Assigned, reading: Reading): Copy => {
  const extras = scene.extras.flatMap(({ text }) => setLines(text, reading.lexicon, 1));
  const shown = copy.lines.join(' ').toLowerCase().replace(/[\s-]/gu, '');
  const brand = reading.brand ?? '';
  const signs = scene.closing && brand !== '' && !shown.includes(brand.toLowerCase().replace(/[\s-]/gu, ''));
  return { ...copy, lines: unique([...copy.lines, ...extras, ...(signs ? [brand] : [])]) };
};

/** The layout and lines of a scene. */
export const writeCopy = (scene: Assigned, reading: Reading, request: PlanRequest): Copy => {
  const beat = beatOf(scene.slot.look);
  const { thought } = scene;
  if (thought === undefined) return closingLines(brandCopy(beat, reading.brand ?? '', request), scene, reading);
  const plain = beat === 'logo' && scene.closing ? 'cta' : PLAINER[beat];
  const special = scene.closing
    ? undefined
    : (listCopy(thought, beat, request, reading) ?? quoteCopy(thought) ?? statCopy(thought, beat));
  const copy =
    special ??
    (scene.closing
      ? callCopy(thought, plain, reading)
      : { beat: plain, lines: setLines(thought.text, reading.lexicon, MOST_LINES[plain] - scene.extras.length) });
  return scene.extras.length > 0 || scene.closing
    ? closingLines(copy, scene, reading)
    : { ...copy, lines: unique(copy.lines) };
};
