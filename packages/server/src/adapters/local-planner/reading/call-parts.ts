/** What a call to action holds besides what viewers are to do: what stands before it in one breath, and what it promises. */
import type { Lexicon } from '../lexicon/lexicon';
import { withoutConjunction } from './conjunctions';
import { visibleWords } from './measure';
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
const BREAKS = /[,،、;–—(（](?!\p{N}{1,3}(?!\p{N}))/gu;

/** "Locksmith Ankara Çankaya 24/7 at your door in 15 minutes 0532 …": written in one breath, what is told ends at the address. */
const endOfBreath = (before: string, { hangs }: Lexicon): number | undefined => {
  const last = /(\p{L}+)[\s:]*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return visibleWords(before) >= LEAST_BREATH && !hangs.has(last) && !/[:：]\s*$/u.test(before)
    ? before.length
    : undefined;
};

const withLeadApart = (call: Thought, lexicon: Lexicon): readonly [Thought, Thought?] => {
  const [contact] = contactsIn(call.text);
  if (contact === undefined) return [call];
  const at = call.text.indexOf(contact);
  // "(020 7946 0331)": the bracket is of the sentence.
  const isBracketed = /^[(（][^)）]+$/u.test(contact);
  const before = call.text.slice(0, at);
  const end = isBracketed ? at : ([...before.matchAll(BREAKS)].at(-1)?.index ?? endOfBreath(before, lexicon));
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
  const ends = end === at || end === before.length ? LEAST_BREATH : tells ? LEAST_FACT : LEAST_LEAD;
  if (end === undefined || visibleWords(lead) < (isWhen ? LEAST_WHEN : ends)) return [call];
  const told = readThought(lead, call.order, lexicon);
  if (told.kinds.has('call') || told.kinds.has('contact')) return [call];
  const rest = call.text
    .slice(end)
    .replace(/^[\s,،、;–—(（]+/u, (marks) => (isBracketed ? '' : marks.replace(/^[\s,،、;–—]+/u, '')));
  const asked = withoutStop(isBracketed ? rest.replace(/[)）](?=[\s.!]*$)/u, '') : rest);
  return [readThought(withoutConjunction(asked, lexicon), call.order, lexicon), told];
};

const withPromiseApart = (call: Thought, lexicon: Lexicon): readonly [Thought, Thought?] => {
  const last = contactsIn(call.text).at(-1);
  if (last === undefined) return [call];
  const end = call.text.lastIndexOf(last) + last.length;
  const [between, promise] = /^(.{0,20}?)[,;]\s+(.+)$/u.exec(call.text.slice(end))?.slice(1) ?? [];
  if (promise === undefined || visibleWords(promise) < LEAST_PROMISE) return [call];
  const asked = readThought(`${call.text.slice(0, end)}${between}`, call.order, lexicon);
  return [asked, readThought(withoutConjunction(promise, lexicon), call.order, lexicon)];
};

/** A call in its parts. */
export const callParts = (whole: Thought, lexicon: Lexicon): CallParts => {
  const [asked, promise] = withPromiseApart(whole, lexicon);
  const [call, lead] = withLeadApart(asked, lexicon);
  return { call, ...(lead === undefined ? {} : { lead }), ...(promise === undefined ? {} : { promise }) };
};
