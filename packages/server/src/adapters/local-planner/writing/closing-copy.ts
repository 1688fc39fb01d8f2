/** Sets the end of a video: what to do, where, facts that found no scene, and who speaks. */
import type { PlanRequest } from '../../../ports/planner';
import { withoutConjunction } from '../reading/conjunctions';
import { isUnspaced, visibleWords } from '../reading/measure';
import { nameAt } from '../reading/name-at';
import { contactsIn } from '../reading/patterns';
import type { Reading } from '../reading/read-brief';
import { capitalised, type Thought, withoutStop } from '../reading/thought';
import type { Assigned } from '../structure/assign';
import type { Beat } from '../structure/slot';
import { type Copy, uniqueLines } from './copy';
import { setLines, withoutHangingEnd } from './lines';
import { listCopy } from './list-copy';

/** Characters of a call that stays in one line. */
const ONE_LINE = 34;
/** Characters of a word that only says what a number is. */
const LONGEST_TEL = 4;
/** What a number is, right before it. */
const NUMBERS = '(?:tel|telm|tlm|tfno|tél|tfn|tlf|mob|kom|cell|ph)\\.?:?\\s*$';
/** The same behind a name and a comma: "Dekarstwo Kowal, tel. 500 555 019". */
const TEL = new RegExp(`(?<=\\S)[,;]\\s*${NUMBERS}`, 'iu');
/** The same right behind a name: "Lernhaus Kassel tel 0561 555 014". */
const BARE_TEL = new RegExp(`\\s${NUMBERS}`, 'iu');
const telBefore = (lead: string): string => {
  const [bare = ''] = BARE_TEL.exec(lead) ?? [];
  const name = bare === '' ? '' : lead.slice(0, -bare.length);
  return TEL.exec(lead)?.[0] ?? (visibleWords(name) > 1 && nameAt(name) === name ? bare : '');
};
/** Languages in which the address stands inside the sentence. */
const UNSPACED = new Set(['ja', 'zh', 'ko', 'th']);
/** Characters of a call without an address that is read as one act. */
const LONE_CALL = 44;
/** Characters of a call that fits a button. */
const BUTTON = 36;

/** What follows the address: a new clause after a comma or "and", else the rest of the sentence. */
const afterAddress = (rest: string, { lexicon, language }: Reading): string => {
  const words = withoutStop(rest.replace(/^[\s,.;–—-]+/u, ''));
  if (visibleWords(words) < 1) return '';
  const clause = withoutConjunction(words, lexicon);
  return /^[,.;–—-]/u.test(rest) || clause !== words ? capitalised(clause, language) : words;
};

/** "or write to", "oder Tel.": between two addresses only a name such as WhatsApp is worth showing. */
const betweenAddresses = (text: string, { lexicon }: Reading): string => {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const name = words.at(-1) ?? '';
  return /^\p{Lu}/u.test(name) && !lexicon.and.has(name.toLowerCase()) && words.length < 4 ? name : '';
};

/** Where a call names a second address, the two and what joins them. */
const secondAddress = (rest: string, reading: Reading): { line: string; after: string } | undefined => {
  const [next] = contactsIn(rest);
  if (next === undefined) return undefined;
  const at = rest.indexOf(next);
  if (visibleWords(rest.slice(0, at)) > 3) return undefined;
  return {
    line: [betweenAddresses(rest.slice(0, at), reading), next].filter(Boolean).join(' '),
    after: rest.slice(at + next.length),
  };
};

const SHORT_ACT = 3;
const PARTICLE = /\s(?:an|ab|auf|aus|ein|mit|vor|vorbei|zu|op|langs|aan|mee)$/iu;
const beginsAct = (text: string, { acts }: Reading['lexicon']): boolean =>
  PARTICLE.test(text) && acts.includes(text.trim().split(/\s/u, 1)[0]?.toLowerCase() ?? '');

/** What leads to an address, without a preposition at its end: "Order at", but "Sign up". */
const leadTo = (text: string, { lexicon }: Reading): string => {
  if (/[:：,،]\s*$/u.test(text)) return withoutStop(text);
  if (lexicon.acts.includes(text.trim().toLowerCase())) return withoutStop(text);
  // "Ruf an": what a short act ends with is the verb's.
  if (lexicon.separable && visibleWords(text) <= SHORT_ACT && beginsAct(text, lexicon)) return withoutStop(text);
  const words = withoutHangingEnd(text, lexicon, 1);
  // "Give or sign up at"
  const asks = lexicon.acts.some((act) => ` ${words.toLowerCase()}`.endsWith(` ${act}`));
  if (lexicon.separable || asks) return words;
  const bare = withoutHangingEnd(words, lexicon);
  // "Get it": an act without what it is of says nothing.
  const [, object = ''] = text.trim().split(/\s+/u);
  const isOf = visibleWords(bare) === 1 && lexicon.refers.has(object.toLowerCase());
  return isOf ? `${bare} ${object}` : bare;
};

/** A call to action; an address stands on a line of its own, where it can be a button. */
export const callLines = ({ contact, text }: Thought, reading: Reading): string[] => {
  const { lexicon, language } = reading;
  const fitsLine = [...text].length <= (isUnspaced(text) ? LONE_CALL / 2 : LONE_CALL);
  const whole = (): string[] => (fitsLine ? [text] : setLines(text, lexicon, 3));
  const address = contactsIn(text)[0] ?? contact?.text;
  if (address === undefined || UNSPACED.has(language)) return whole();
  const start = text.indexOf(address);
  const second = secondAddress(text.slice(start + address.length), reading);
  const rest = second?.after ?? text.slice(start + address.length);
  const tel = telBefore(text.slice(0, start));
  const lead = text
    .slice(0, start - tel.length)
    .replace(/\s[+&/](?=\s+\S{1,4}\s*$)/u, '')
    .replace(/[\s,;]+$/u, '')
    .replace(/^[(（](?=[^)）]*$)/u, '');
  // What a mark ends before the number is whole: "Notfälle nehmen wir jederzeit an, Tel. …".
  const before = tel === '' ? leadTo(lead, reading) : withoutStop(lead);
  const after = afterAddress(rest, reading);
  // "Call 555 0142 to book" goes on with its sentence.
  const goesOn = after !== '' && second === undefined && /^\s\p{Ll}/u.test(rest) && !/^\p{Lu}/u.test(after);
  if (visibleWords(before) < 1 && second !== undefined) return [address, second.line];
  // "Jetzt auf … bestellen!": the verb stands behind the address.
  const isClasped = lexicon.separable && after !== '' && second === undefined && /^\s\p{Ll}\p{L}+[.!]?$/u.test(rest);
  if (isClasped && fitsLine) return [text];
  if (visibleWords(before) < 1 || (goesOn && text.length <= ONE_LINE)) return whole();
  // "Tel. 030 …" is one line: the word says what the number is.
  const isName =
    visibleWords(before) === 1 && before.length <= LONGEST_TEL && !lexicon.acts.includes(before.toLowerCase());
  return [
    ...(isName
      ? [`${text.slice(0, start).trim()} ${address}`]
      : [...setLines(before, lexicon, 2), `${tel.replace(/^[\s,;]+/u, '')}${address}`]),
    ...(second === undefined ? [] : [second.line]),
    ...(after === '' ? [] : setLines(after, lexicon, 2)),
  ];
};

const HANDLE = /(?<!\S)@[\p{L}\p{N}_.]{3,30}/gu;
const sameWords = (text: string): string => text.toLowerCase().replace(/[\s-]/gu, '');

/** A button needs an act: an address, or a call that is one line. Anything else is set as what it is, a last thought. */
const closingBeat = (beat: Beat, { thought, extras }: Assigned, said: readonly string[], { call }: Reading): Beat => {
  if (said.some((line) => contactsIn(line).includes(line))) return 'cta';
  if (beat !== 'cta' && beat !== 'logo' && beat !== 'list') return beat;
  const hasAddress = [...said, ...extras.map(({ text }) => text)].some((line) => contactsIn(line).length > 0);
  return hasAddress || (thought === call && said.length === 1) ? 'cta' : 'title';
};

/** "07700 900 287, Annie": an address is a button, and whose it is stands with the call. */
const contactLine = ({ text, contact }: Thought): string[] => {
  const address = contact?.text ?? text;
  const beside = withoutStop(text.replace(address, '').replace(/^[\s,–—-]+/u, ''));
  return beside !== '' && /^\p{Lu}\p{Ll}+$/u.test(beside) ? [`${beside} ${address}`] : [text];
};

/** The copy of the last scene; without a thought the brand closes the video. */
export const closingCopy = (scene: Assigned, beat: Beat, reading: Reading, request: PlanRequest): Copy => {
  const { thought } = scene;
  const brand = reading.brand ?? reading.signature ?? '';
  const extras = scene.extras.flatMap((extra) =>
    extra === reading.contact
      ? contactLine(extra)
      : // "Open mic night every Tuesday" has said when.
        brand.toLowerCase().includes(extra.text.toLowerCase())
        ? []
        : setLines(extra.text, reading.lexicon, 1),
  );
  if (thought === undefined)
    return { beat: request.hasLogo ? 'logo' : 'title', lines: uniqueLines([brand, ...extras]) };
  // A lesson may end with what it counts.
  const isListed = thought.kinds.has('recap') || thought.list?.ordered === true;
  const recap = isListed ? listCopy(thought, 'list', request, reading) : undefined;
  if (recap !== undefined) return recap;
  const said = callLines(thought, reading);
  // The last line is the button, unless an address is.
  const isReached = scene.extras.some((extra) => extra === reading.contact);
  const lines =
    said.length === 1 && thought === reading.call && !isReached ? [...extras, ...said] : [...said, ...extras];
  // An address spells a name as nobody writes it.
  const named = lines.flatMap((line) => (contactsIn(line).includes(line) ? [] : [sameWords(line.replace(HANDLE, ''))]));
  const signed = brand === '' || named.join('').includes(sameWords(brand));
  const closes = scene.again ? 'logo' : closingBeat(beat, scene, said, reading);
  if (signed) return { beat: closes, lines: uniqueLines(lines) };
  // A short call is the button under the name; a long one is signed with it.
  const isButton = said.length === 1 && [...(said[0] ?? '')].length <= BUTTON && closes === 'cta';
  return { beat: closes, lines: uniqueLines(isButton ? [brand, ...extras, ...said] : [...lines, brand]) };
};
