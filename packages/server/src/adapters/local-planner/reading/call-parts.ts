/** What a call to action holds besides what viewers are to do: what stands before it in one breath, and what it promises. */

import { folded } from '../../../wording/folded';
import type { Lexicon } from '../lexicon/lexicon';
import { bareJoined as bare } from './bare';
import { withoutConjunction } from './conjunctions';
import { isChannel, isContactLabel } from './contact-labels';
import { visibleWords } from './measure';
import { nameAt } from './name-at';
import { contactsIn, namesTime } from './patterns';
import { readThought, type Thought, withoutStop } from './thought';

export interface CallParts {
  readonly call: Thought;
  /** "Lessons from £30, ring 555 0142": what is told first. */
  readonly lead?: Thought;
  /** "Ring 555 0142, we come within the hour". */
  readonly promise?: Thought;
}

/** Words of what is worth a scene of its own, before the address and behind it. */
const LEAST_LEAD = 9;
const LEAST_PROMISE = 5;
const LEAST_WHEN = 3;
const LEAST_FACT = 4;
/** Words before an address without a mark between them. */
const LEAST_BREATH = 7;
/** A street as most of Europe writes it, the number behind its name. */
const STREET = /^\p{Lu}[\p{L}.’'-]*(?:\s\p{L}[\p{L}.’'-]*){0,3}\s\p{N}{1,4}\p{L}?$/u;
const BREAKS = /[,،、;–—(（](?!\p{N}{1,3}(?!\p{N}))/gu;

/** "Locksmith Ankara Çankaya 24/7 at your door in 15 minutes 0532 …": written in one breath, what is told ends at the address. */
const endOfBreath = (before: string, { hangs }: Lexicon): number | undefined => {
  const last = /(\p{L}+)[\s:]*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return visibleWords(before) >= LEAST_BREATH && !hangs.has(last) && !/[:：]\s*$/u.test(before)
    ? before.length
    : undefined;
};

/** Words before an address among which its call begins. */
const CALL_REACH = 4;

/** "Quote without obligation whatsapp 655 …": where the word begins that says how, behind what is told. */
const startOfCall = (before: string, lexicon: Lexicon): number | undefined => {
  const { acts, starts, hangs, and, endings } = lexicon;
  const words = [...before.matchAll(/\S+/gu)];
  for (const [at, { index, 0: word }] of words.entries()) {
    if (at < LEAST_TOLD || words.length - at > CALL_REACH) continue;
    const [previous = ''] = words[at - 1] ?? [];
    const last = bare(previous);
    if (/[^\p{L}\p{N})\p{Sc}%’'"”]$/u.test(previous) || visibleWords(before.slice(0, index)) < LEAST_TOLD) continue;
    if (starts.has(last) || hangs.has(last) || acts.includes(last)) continue;
    const rest = before.slice(index).toLowerCase().trimEnd();
    // "Sadece sabah arayın": where the verb comes last, what stands before it is how.
    const isVerbLast = endings.some((end) => end.trim() === rest);
    const isAct =
      !isVerbLast && acts.some((act) => rest === act || rest.startsWith(`${act} `) || rest.startsWith(`${act}:`));
    const isLabel = at === words.length - 1 && (isContactLabel(word) || isChannel(bare(word)));
    if (isAct || isLabel) return and.has(last) ? (words[at - 1]?.index ?? index) : index;
  }
  return undefined;
};
const LEAST_TOLD = 2;

/** "To arrange a visit, ring …" goes with its call, and "Message me on WhatsApp" is one. */
const isTold = (lead: string, { starts, hangs, relatives, acts }: Lexicon): boolean => {
  const first = bare(lead.split(/\s/u, 1)[0] ?? '');
  return !starts.has(first) && !hangs.has(first) && !relatives.has(first) && !acts.includes(first);
};

const withLeadApart = (call: Thought, lexicon: Lexicon): readonly [Thought, Thought?] => {
  const [contact] = contactsIn(call.text);
  if (contact === undefined) return [call];
  const at = call.text.indexOf(contact);
  // "(020 7946 0331)": the bracket is of the sentence.
  const isBracketed = /^[(（][^)）]+$/u.test(contact);
  const before = call.text.slice(0, at);
  const called = isBracketed ? undefined : startOfCall(before, lexicon);
  if (called !== undefined && isTold(before, lexicon)) {
    const told = readThought(withoutStop(before.slice(0, called)), call.order, lexicon);
    const asked = withoutConjunction(call.text.slice(called).trim(), lexicon);
    const isFree =
      nameAt(told.text) !== told.text &&
      !told.kinds.has('call') &&
      !told.kinds.has('contact') &&
      !lexicon.hangs.has(bare(told.text.split(' ').at(-1) ?? ''));
    if (isFree) return [readThought(asked, call.order, lexicon), told];
  }
  // "…, gratis desde 50 €. miel.example": what a stop ends is told by itself.
  const stopped =
    /\p{L}{4}[.!]\s*$|[\p{Sc}\p{N}][.!]\s+$/u.test(before) && isTold(before, lexicon)
      ? before.trimEnd().length
      : undefined;
  const end = isBracketed
    ? at
    : (stopped ?? [...before.matchAll(BREAKS)].at(-1)?.index ?? endOfBreath(before, lexicon));
  const lead = end === undefined ? '' : withoutStop(before.slice(0, end));
  const asks =
    end === undefined
      ? ''
      : call.text
          .slice(end)
          .replace(/^[\s,،、;–—(（]+/u, '')
          .toLowerCase();
  // "Tuesday to Sunday, book at …": when it is, is told by itself.
  const isWhen = namesTime(lead, lexicon.language) && lexicon.acts.some((act) => asks.startsWith(`${act} `));
  // "28 €/h, Marseille and Aubagne, tel. …": a fact is told by itself, however short.
  const tells = /\p{N}/u.test(lead);
  // "Anger 12, Telefon 0361 …": so is a street.
  // "Neupatienten willkommen, Termin unter …"
  const isTwo =
    lexicon.acts.some((act) => asks.startsWith(`${act} `)) && visibleWords(lead) >= LEAST_TOLD && isTold(lead, lexicon);
  const ends =
    isTwo || end === stopped
      ? LEAST_TOLD
      : STREET.test(lead)
        ? 1
        : end === at || end === before.length
          ? LEAST_BREATH
          : tells
            ? LEAST_FACT
            : LEAST_LEAD;
  if (end === undefined || visibleWords(lead) < (isWhen ? LEAST_WHEN : ends)) return [call];
  const told = readThought(lead, call.order, lexicon);
  if (told.kinds.has('call') || told.kinds.has('contact')) return [call];
  const rest = call.text
    .slice(end)
    .replace(/^[\s,،、;–—(（]+/u, (marks) => (isBracketed ? '' : marks.replace(/^[\s,،、;–—]+/u, '')));
  const asked = withoutStop(isBracketed ? rest.replace(/[)）](?=[\s.!]*$)/u, '') : rest);
  return [readThought(withoutConjunction(asked, lexicon), call.order, lexicon), told];
};

/** "Tel 17 555 01 01 open until 11": when, behind the number. */
const withHoursApart = (call: Thought, end: number, lexicon: Lexicon): readonly [Thought, Thought?] => {
  const behind = call.text.slice(end);
  const first = bare(behind.trim().split(/\s/u, 1)[0] ?? '');
  const isApart =
    /^\s\p{Ll}/u.test(behind) &&
    visibleWords(behind) >= LEAST_WHEN &&
    (namesTime(behind, lexicon.language) || lexicon.resumes.at(folded(behind), 1).length > 0) &&
    !lexicon.starts.has(first) &&
    !lexicon.hangs.has(first) &&
    !lexicon.and.has(first);
  return isApart
    ? [readThought(call.text.slice(0, end), call.order, lexicon), readThought(behind.trim(), call.order, lexicon)]
    : [call];
};

const withPromiseApart = (call: Thought, lexicon: Lexicon): readonly [Thought, Thought?] => {
  const last = contactsIn(call.text).at(-1);
  if (last === undefined) return [call];
  const end = call.text.lastIndexOf(last) + last.length;
  const [between, promise] = /^(.{0,20}?)[,;]\s+(.+)$/u.exec(call.text.slice(end))?.slice(1) ?? [];
  if (promise === undefined) return withHoursApart(call, end, lexicon);
  if (visibleWords(promise) < LEAST_PROMISE) return [call];
  const asked = readThought(`${call.text.slice(0, end)}${between}`, call.order, lexicon);
  return [asked, readThought(withoutConjunction(promise, lexicon), call.order, lexicon)];
};

/** A call in its parts. */
export const callParts = (whole: Thought, lexicon: Lexicon): CallParts => {
  const [asked, promise] = withPromiseApart(whole, lexicon);
  const [call, lead] = withLeadApart(asked, lexicon);
  return { call, ...(lead === undefined ? {} : { lead }), ...(promise === undefined ? {} : { promise }) };
};
