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
/** Values in all, and how deep. */
const VALUES = 1000;
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

/** Cuts everything that is secret or long out of a JSON value. */
export const redact = (value: unknown): unknown => {
  let left = VALUES;
  const walk = (inner: unknown, name: string, depth: number): unknown => {
    left -= 1;
    if (left < 0) return CUT;
    if (name.length > NAME_CHARACTERS || SECRET_NAMES.test(name)) return '[redacted]';
    if (typeof inner === 'string') return redactText(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (depth === DEPTH) return CUT;
    if (Array.isArray(inner)) return inner.slice(0, ENTRIES).map((entry: unknown) => walk(entry, name, depth + 1));
    return Object.fromEntries(
      Object.keys(inner)
        .slice(0, MEMBERS)
        .map((key) => [
          withoutKeys(copyStart(key, NAME_CHARACTERS)),
          walk((inner as Record<string, unknown>)[key], key, depth + 1),
        ]),
    );
  };
  return walk(value, '', 0);
};
