/**
 * Cuts a brief into sentences and bulleted lists, in its order. Nothing is lost but white space, bullets and step
 * numbers; sentences are found by Intl.Segmenter, and joined again where it is misled by an abbreviation.
 */
import { localeOf } from './patterns';

/** A sentence, or a list of bullets with the line that leads to it. */
export interface Statement {
  readonly text: string;
  readonly bullets?: readonly string[];
  readonly ordered?: boolean;
}

const BULLET = /^\s*(?:[-*•‣▪–—·]\s+|(?:step\s+|schritt\s+|étape\s+|paso\s+)?(\d{1,2}|[①-⑳])\s?[.):]\s+|([①-⑳])\s*)/iu;
const ABBREVIATION =
  /(?:^|[\s(])(?:St|Dr|Mr|Mrs|Ms|No|Nr|Prof|Str|Tel|ca|bzw|inkl|zzgl|z\. ?B|d\. ?h|approx|Ave|Rd|vs|e\.g|i\.e|Sr|Sra|Mme|Mlle|av|Avda|núm|ul|al|pl|ok|tzn|bl|resp|gr|ул|д|г)\.$/iu;
const ORDINAL = /(?:^|\s)\d{1,2}\.$/u;
const ORDINAL_LANGUAGES = new Set(['de', 'da', 'no', 'nb', 'fi', 'cs', 'pl', 'tr', 'hu', 'sk', 'hr']);

const joinsNext = (text: string, next: string, language: string): boolean =>
  ABBREVIATION.test(text) ||
  (ORDINAL.test(text) && ORDINAL_LANGUAGES.has(language)) ||
  (/\b[ap]\.m\.$/u.test(text) && /^\p{Ll}/u.test(next)) ||
  (!/[.!?。！？؟।…]["”»)」』]*$/u.test(text) && /^\p{Ll}/u.test(next));

/** The sentences of one line. */
const sentencesOf = (line: string, language: string): string[] => {
  const sentences: string[] = [];
  let open = '';
  const segments = [...new Intl.Segmenter(localeOf(language), { granularity: 'sentence' }).segment(line)];
  segments.forEach(({ segment }, at) => {
    open = `${open}${segment}`;
    const next = segments[at + 1]?.segment ?? '';
    if (next !== '' && joinsNext(open.trimEnd(), next, language)) return;
    if (open.trim() !== '') sentences.push(open.trim());
    open = '';
  });
  return sentences;
};

interface OpenList {
  readonly lead: string;
  readonly items: string[];
  readonly ordered: boolean;
}

/** Reads the brief's lines; a run of two or more bullets is one statement. */
export const readStatements = (brief: string, language: string): Statement[] => {
  const statements: Statement[] = [];
  let list: OpenList | undefined;
  const close = (): void => {
    if (list === undefined) return;
    if (list.items.length > 1) statements.push({ text: list.lead, bullets: list.items, ordered: list.ordered });
    else statements.push(...[list.lead, ...list.items].filter(Boolean).map((text) => ({ text })));
    list = undefined;
  };
  for (const raw of brief.split('\n')) {
    const line = raw.replace(/\s+/gu, ' ').trim();
    if (line === '') continue;
    const bullet = BULLET.exec(line);
    if (bullet !== null) {
      const ordered = bullet[1] !== undefined || bullet[2] !== undefined;
      list ??= { lead: leadOf(statements), items: [], ordered };
      const item = line.slice(bullet[0].length).trim();
      if (item !== '') list.items.push(item);
      continue;
    }
    close();
    statements.push(...sentencesOf(line, language).map((text) => ({ text })));
  }
  close();
  return statements;
};

/** Takes the statement before a list as its lead when it ends in a colon. */
const leadOf = (statements: Statement[]): string => {
  const last = statements.at(-1);
  if (last === undefined || last.bullets !== undefined || !/[:：]$/u.test(last.text)) return '';
  statements.pop();
  return last.text.replace(/\s*[:：]$/u, '');
};
