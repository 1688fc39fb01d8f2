/**
 * A JSON value as a log may keep it: without secrets, and cut where it is long, wide or deep. The work and the result are
 * bounded whatever the value is, and texts are copied, so that the beginning of one does not keep all of it in memory.
 */
import { API_KEY_PREFIX } from '@vid/sdk/contract';

const TEXT_CHARACTERS = 500;
const NAME_CHARACTERS = 100;
const URI_CHARACTERS = 80;
const KEY_CHARACTERS = 8;
const ENTRIES = 50;
const MEMBERS = 100;
/** Values in all, their characters as JSON, and how deep. */
const VALUES = 1000;
const CHARACTERS = 32 * 1024;
const DEPTH = 16;
const SECRET_NAMES = /secret|token|password|api_?key|authorization/i;
const CUT = '…';

/** The first characters of a text, as a text of their own: a slice would keep what it was cut from. */
export const copyStart = (text: string, characters: number): string =>
  text.length <= characters ? text : Buffer.from(text.slice(0, characters), 'utf16le').toString('utf16le');

const API_KEY = new RegExp(`${API_KEY_PREFIX}[\\w-]{4,}`, 'g');
const withoutKeys = (text: string): string => text.replace(API_KEY, (key) => `${key.slice(0, KEY_CHARACTERS)}${CUT}`);

const redactText = (value: string): string => {
  const text = withoutKeys(copyStart(value, TEXT_CHARACTERS));
  const length = `${CUT} (${value.length} characters)`;
  if (/^data:/i.test(text)) return `${text.slice(0, text.indexOf(',') + 1).slice(0, URI_CHARACTERS)}${length}`;
  return value.length > TEXT_CHARACTERS ? `${text}${length}` : text;
};

/** Cuts everything that is secret or long out of a JSON value. Where there is no room for more, `…` ends what is there. */
export const redact = (value: unknown): unknown => {
  let values = VALUES;
  let characters = CHARACTERS;
  /** A text or a name, when there is room for it. */
  const fitted = (text: string): string => {
    characters -= JSON.stringify(text).length + 1;
    return characters < 0 ? CUT : text;
  };
  const scalar = (inner: unknown): unknown => {
    characters -= String(inner).length + 1;
    return characters < 0 ? CUT : inner;
  };
  const isFull = (): boolean => values < 0 || characters < 0;

  const entriesOf = (list: readonly unknown[], name: string, depth: number): unknown[] => {
    const kept: unknown[] = [];
    for (const entry of list.slice(0, ENTRIES)) {
      if (isFull()) break;
      kept.push(walk(entry, name, depth));
    }
    return kept;
  };
  const membersOf = (object: Readonly<Record<string, unknown>>, depth: number): object => {
    const kept: (readonly [string, unknown])[] = [];
    for (const name of Object.keys(object).slice(0, MEMBERS)) {
      if (isFull()) break;
      kept.push([fitted(withoutKeys(copyStart(name, NAME_CHARACTERS))), walk(object[name], name, depth)]);
    }
    return Object.fromEntries(kept);
  };
  const walk = (inner: unknown, name: string, depth: number): unknown => {
    values -= 1;
    if (isFull()) return CUT;
    if (name.length > NAME_CHARACTERS || SECRET_NAMES.test(name)) return fitted('[redacted]');
    if (typeof inner === 'string') return fitted(redactText(inner));
    if (typeof inner !== 'object' || inner === null) return scalar(inner);
    if (depth === DEPTH) return CUT;
    return Array.isArray(inner)
      ? entriesOf(inner, name, depth + 1)
      : membersOf(inner as Readonly<Record<string, unknown>>, depth + 1);
  };
  return walk(value, '', 0);
};
