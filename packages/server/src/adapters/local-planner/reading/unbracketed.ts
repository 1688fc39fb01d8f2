/** "Our driving school (Green Light, Swansea) has …": a name in brackets is signed at the end, and its street has a scene of its own. */
import type { Lexicon } from '../lexicon/lexicon';
import { namesStreet } from './patterns';
import type { Sentence } from './sentence';
import { capitalised } from './thought';

/** Characters beside a name within its brackets. */
const LONGEST = 80;

/** "Our school (Blue Note) has …": what goes on as a sentence is told with whose it is. */
const withOwner = (text: string, behind: string, brief: string, { ours, language }: Lexicon): string => {
  if (!/^\s\p{Ll}/u.test(behind)) return text;
  const at = brief.toLowerCase().indexOf(text.slice(0, text.length - behind.length).toLowerCase());
  const owner = /(\p{L}+)\s$/u.exec(brief.slice(Math.max(0, at - LONGEST), Math.max(0, at)))?.[1] ?? '';
  if (!ours.has(owner.toLowerCase())) return text;
  return capitalised(`${owner} ${text.charAt(0).toLowerCase()}${text.slice(1)}`, language);
};

/** The sentences without the brackets that hold the name. */
export const unbracketed = (
  sentences: readonly Sentence[],
  name: string | undefined,
  brief: string,
  lexicon: Lexicon,
): readonly Sentence[] =>
  name === undefined
    ? sentences
    : sentences.flatMap((sentence) => {
        const { text } = sentence;
        const start = Math.max(text.indexOf(`(${name}`), text.indexOf(`（${name}`));
        const end = start < 0 ? -1 : text.slice(start).search(/[)）]/u);
        if (start <= 0 || end < 0 || end > name.length + LONGEST) return [sentence];
        const beside = text.slice(start + 1 + name.length, start + end);
        // "(Kiln Room classes)" is more than a name.
        if (!/^(?:[,;:–—]|\s[–—-]|$)/u.test(beside)) return [sentence];
        const where = beside.replace(/^[\s,;:–—-]+/u, '');
        const behind = text.slice(start + end + 1);
        const rest = withOwner(`${text.slice(0, start).trimEnd()}${behind}`, behind, brief, lexicon);
        const hasStreet = namesStreet(where) || /\p{N}/u.test(where);
        return [{ ...sentence, text: rest }, ...(hasStreet ? [{ text: where }] : [])];
      });
