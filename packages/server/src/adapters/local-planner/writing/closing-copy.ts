/** Sets the end of a video: what to do, where, facts that found no scene, and who speaks. */
import type { PlanRequest } from '../../../ports/planner';
import { visibleWords } from '../reading/measure';
import { type Reading, withoutConjunction } from '../reading/read-brief';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import type { Beat } from '../structure/slot';
import { type Copy, uniqueLines } from './copy';
import { setLines, withoutHangingEnd } from './lines';
import { listCopy } from './list-copy';

/** Characters of a call that stays in one line. */
const ONE_LINE = 34;
/** Languages whose verbs may end on what looks like a preposition: "Melde dich an". */
const SEPARABLE = new Set(['de', 'nl', 'sv']);

/** What follows the address: a new clause after a comma or "and", else the rest of the sentence. */
const afterAddress = (rest: string, { lexicon, language }: Reading): string => {
  const words = withoutStop(rest.replace(/^[\s,.;–—-]+/u, ''));
  if (visibleWords(words) < 1) return '';
  const clause = withoutConjunction(words, lexicon);
  return /^[,.;–—-]/u.test(rest) || clause !== words ? capitalised(clause, language) : words;
};

/** A call to action; an address in a long one stands on a line of its own. */
export const callLines = ({ contact, text }: Thought, reading: Reading): string[] => {
  const { lexicon, language } = reading;
  if (contact === undefined || text.length <= ONE_LINE) return setLines(text, lexicon, 3);
  const start = text.indexOf(contact.text);
  const end = start + contact.text.length;
  const before = withoutHangingEnd(text.slice(0, start), lexicon, SEPARABLE.has(language) ? 1 : undefined);
  const after = afterAddress(text.slice(end), reading);
  const head =
    visibleWords(before) < 2 ? [withoutStop(text.slice(0, end))] : [...setLines(before, lexicon, 2), contact.text];
  return [...head, ...(after === '' ? [] : setLines(after, lexicon, 1))];
};

const sameWords = (text: string): string => text.toLowerCase().replace(/[\s-]/gu, '');

/** The copy of the last scene; without a thought the brand closes the video. */
export const closingCopy = (scene: Assigned, beat: Beat, reading: Reading, request: PlanRequest): Copy => {
  const { thought } = scene;
  const brand = reading.brand ?? '';
  const extras = scene.extras.flatMap(({ text }) => setLines(text, reading.lexicon, 1));
  if (thought === undefined)
    return { beat: request.hasLogo ? 'logo' : 'title', lines: uniqueLines([brand, ...extras]) };
  const recap = thought.kinds.has('recap') ? listCopy(thought, 'list', request, reading) : undefined;
  if (recap !== undefined) return recap;
  const lines = [...callLines(thought, reading), ...extras];
  const signed = brand === '' || sameWords(lines.join('')).includes(sameWords(brand));
  const closes = beat === 'logo' || beat === 'list' ? 'cta' : beat;
  return { beat: closes, lines: uniqueLines([...lines, ...(signed ? [] : [brand])]) };
};
