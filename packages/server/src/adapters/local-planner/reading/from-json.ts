/**
 * A brief that a program has sent as JSON, as the lines that a person would have written: names of members are shown where
 * they say what a line is ("phone", "tone"), and settings go.
 */
import { folded } from '../../../wording/folded';
import { MAKERS } from '../languages/directives';

/** What nests deeper says nothing to viewers. */
const DEEPEST = 6;

/** Whose film it is; as a label of a person's line it would be for the maker. */
const NAMES = /^(?:brand|company|business|client|name|shop|store|title)/iu;

const isLabel = (name: string): boolean =>
  !NAMES.test(name) &&
  MAKERS.labels.at(folded(name), 0).some(({ end, value }) => end === name.length && value !== 'fact');

const PRICES =
  /^(?:price|prices|preis|precio|prix|prezzo|preço|prijs|where|place|location|address|city|ort|lieu|lugar|luogo|plaats|cena|fiyat|amount|value|valor|text|texto)$/iu;

/** A figure needs the name of what it counts, a text speaks for itself. */
const named = (name: string, text: string): string => {
  if (isLabel(name)) return `${name}: ${text}`;
  return /^\P{L}*$/u.test(text) && name !== '' && !PRICES.test(name) ? `${name} ${text}` : text;
};

/** The maker's own members: how the film is, and notes for who makes it. */
const SETTINGS =
  /^(?:style|settings|options|meta|notes?|todo|comments?|config|format$|music|voice|tone|deadline|due|delivery|platform|channel|duration|video|film|id$|currency|moneda|locale|estilo|stil|__)/iu;
/** The amount as people read it, beside its parts. */
const AS_TEXT = ['text', 'texto', 'display', 'formatted', 'label'];

const linesOf = (value: unknown, name: string, depth: number): string[] => {
  if (depth > DEEPEST || SETTINGS.test(name)) return [];
  if (typeof value === 'number') return [named(name, String(value))];
  if (typeof value === 'string') return value.trim() === '' ? [] : [named(name, value.trim())];
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => linesOf(item, '', depth + 1));
    return items.length > 1 ? items.map((item) => `- ${item.replace(/^- /u, '')}`) : items;
  }
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value as Record<string, unknown>);
  const written = Object.entries(value as Record<string, unknown>).find(([member]) => AS_TEXT.includes(member));
  if (depth > 0 && written !== undefined && /\p{N}/u.test(String(written[1])))
    return linesOf(written[1], '', depth + 1);
  // What belongs together is told together: the thing, its price and until when.
  if (depth > 0 && members.every(([, member]) => typeof member !== 'object')) {
    const told = members.flatMap(([member, text]) => linesOf(text, member.replaceAll(/[_-]+/gu, ' '), depth + 1));
    return told.length === 0 ? [] : [told.join(', ')];
  }
  return members.flatMap(([member, text]) => linesOf(text, member.replaceAll(/[_-]+/gu, ' '), depth + 1));
};

const MOST_NAME_WORDS = 4;
const isName = (line: string): boolean => /^[^-:]+$/u.test(line) && line.split(/\s+/u).length <= MOST_NAME_WORDS;

/** "Kaveri Cycle Works" and "Mysuru" are one line. */
const withNameJoined = ([first = '', second = '', ...rest]: readonly string[]): string[] =>
  isName(first) && isName(second) ? [`${first}, ${second}`, ...rest] : [first, second, ...rest];

/** The brief, or what a brief in JSON says in lines. */
export const fromJson = (brief: string): string => {
  if (!/^\s*[{[]/u.test(brief)) return brief;
  try {
    const lines = linesOf(JSON.parse(brief) as unknown, '', 0);
    return lines.length === 0 ? brief : withNameJoined(lines).join('\n');
  } catch {
    return brief;
  }
};
