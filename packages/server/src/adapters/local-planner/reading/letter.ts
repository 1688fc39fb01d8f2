/**
 * What a letter holds around what it is about: subject lines, who sent it when, and, where something was forwarded or quoted
 * whole, whatever stands around that. None of it is for viewers.
 */
import { folded } from '../../../wording/folded';
import { MAKERS } from '../languages/directives';
import { letterFrame } from './letter-frame';
import { contactsIn, NUMBER } from './patterns';

/** A letter's body, and what stood around it. */
export interface Letter {
  readonly body: string;
  readonly around: readonly string[];
  /** The lines under its rule that say who wrote it, without how to reach them. */
  readonly signature: readonly string[];
  /** Whether somebody is greeted or has sent it. */
  readonly isLetter: boolean;
}

const QUOTED_LINE = /^[^\S\n]*>\s?/u;
const LEAST_QUOTED_LINES = 2;
/** Lines before and after the body that tell that it is one. */
const RULE = /^[^\S\n]*[-_=]{3,}[^\n\p{L}]*(?:[\p{L} ]{3,40}[-_= ]{3,})?$/u;

const HEADER = /^[^\S\n]*([\p{L} -]{1,14})\s?[:：]\s?\S/u;
/** Who, when and whom, one below the other. */
const LEAST_HEADERS = 2;

/** A quotation of several sentences, which nobody says: it is what the letter brings. */
const BROUGHT = /(?<=^|\n)[^\S\n]*[“„«"]\s?([^“”„«»"]{120,3000})[”“»"]\s*(?=\n|$)/u;
const LEAST_SENTENCES = 2;

const isSubject = (line: string): boolean =>
  MAKERS.subjects.at(folded(line.trimStart()), 0).some(({ end }) => /^\s?[:：]/u.test(line.trimStart().slice(end)));

const isHeader = (line: string): boolean => {
  const name = HEADER.exec(line)?.[1]?.trim() ?? '';
  return name !== '' && MAKERS.isHeader(name);
};

/** How many things that one can act on stand in a text. */
const factsIn = (text: string): number => contactsIn(text).length + (text.match(new RegExp(NUMBER, 'gu'))?.length ?? 0);

const isGreeting = (line: string): boolean => MAKERS.courtesies.some(({ endOf }) => endOf(line.trim()) !== undefined);

const holdsWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The lines that begin with ">", where they tell more than the others. */
const forwarded = (lines: readonly string[]): readonly string[] | undefined => {
  const inner = lines.filter((line) => QUOTED_LINE.test(line));
  const outer = lines.filter((line) => !QUOTED_LINE.test(line));
  if (inner.length < LEAST_QUOTED_LINES || !outer.some(holdsWords)) return undefined;
  return factsIn(inner.join('\n')) > factsIn(outer.join('\n')) ? inner : undefined;
};

/** Lines that only a letter's head has, one below the other, and those that name its subject. */
const headsOf = (lines: readonly string[]): ReadonlySet<number> => {
  const heads = new Set<number>();
  let run: number[] = [];
  const close = (): void => {
    if (run.length >= LEAST_HEADERS) for (const at of run) heads.add(at);
    run = [];
  };
  lines.forEach((line, at) => {
    const bare = line.replace(QUOTED_LINE, '');
    if (isSubject(bare)) heads.add(at);
    if (isSubject(bare) || isHeader(bare)) run.push(at);
    else if (holdsWords(bare)) close();
    if (RULE.test(bare) && holdsWords(bare)) heads.add(at);
  });
  close();
  return heads;
};

/** What programs that write letters put before whoever signs. */
const SIGNATURE = /^-- ?$/u;
const MOST_SIGNED = 12;

/** The lines of a brief with one for how to reach whoever signs it, and the others that stand there. */
const signedApart = (brief: string): { readonly lines: readonly string[]; readonly signature: readonly string[] } => {
  const lines = brief.split('\n');
  const at = lines.findIndex((line) => SIGNATURE.test(line.trim()));
  const below = at < 1 ? [] : lines.slice(at + 1);
  if (below.length === 0 || below.length > MOST_SIGNED) return { lines, signature: [] };
  const reached = contactsIn(below.join('\n'));
  const above = lines.slice(0, at);
  const contact =
    contactsIn(above.join('\n')).length > 0 ? undefined : (reached.find((found) => /\p{L}/u.test(found)) ?? reached[0]);
  const signature = below
    .flatMap((line) => line.split(/\s[|·•]\s/u))
    .map((line) => line.trim())
    .filter((line) => holdsWords(line) && contactsIn(line).length === 0);
  return { lines: contact === undefined ? above : [...above, contact], signature };
};

/** "On 3 March, Jo wrote:" and the lines that were answered. */
const withoutAnswered = (lines: readonly string[]): readonly string[] =>
  lines.filter(
    (line, at) => !(QUOTED_LINE.test(line) || (/:\s*$/u.test(line) && QUOTED_LINE.test(lines[at + 1] ?? ''))),
  );

/** Parts a brief that is a letter into what it is about and what stands around it; another brief is all body. */
export const letterOf = (brief: string): Letter => {
  const { lines, signature: below } = signedApart(brief);
  const heads = headsOf(lines);
  const headless = lines.filter((_, at) => !heads.has(at));
  const frame = letterFrame(headless);
  const signature = [...below, ...frame.signature];
  const around = [
    ...[...heads].map((at) => lines[at]?.replace(QUOTED_LINE, '').trim() ?? ''),
    ...below,
    ...[...frame.around].map((at) => headless[at]?.trim() ?? ''),
  ];
  const kept = headless.filter((_, at) => !frame.around.has(at));
  const isLetter = heads.size > 0 || signature.length > 0 || frame.isGreeted || kept.slice(0, 4).some(isGreeting);
  const inner = isLetter ? forwarded(kept) : undefined;
  if (inner !== undefined) {
    const outer = kept.filter((line) => !QUOTED_LINE.test(line) && holdsWords(line));
    return {
      body: inner.map((line) => line.replace(QUOTED_LINE, '')).join('\n'),
      around: [...around, ...outer.map((line) => line.trim())],
      signature,
      isLetter,
    };
  }
  const answered = isLetter ? withoutAnswered(kept) : kept;
  const left = kept
    .filter((line) => !answered.includes(line) && holdsWords(line))
    .map((line) => line.replace(QUOTED_LINE, '').trim());
  const text = answered.join('\n');
  const brought = isLetter ? BROUGHT.exec(text) : null;
  if (brought !== null && (brought[1]?.match(/[.!?]\s/gu)?.length ?? 0) >= LEAST_SENTENCES) {
    const outer = `${text.slice(0, brought.index)}\n${text.slice(brought.index + brought[0].length)}`;
    if (factsIn(brought[1] ?? '') > factsIn(outer))
      return {
        body: brought[1] ?? '',
        around: [
          ...around,
          ...outer
            .split('\n')
            .filter(holdsWords)
            .map((line) => line.trim()),
        ],
        signature,
        isLetter,
      };
  }
  return { body: text, around: [...around, ...left], signature, isLetter };
};
