/** Whether a value is what was recorded. A placeholder stands for any text, a cut text for the one of its length and hash. Pure. */
import { createHash } from 'node:crypto';

/** `emp_redacted_1`, `redacted-1`, `redacted-1@example.invalid`, and a secret of 64 digits that begins with noughts. */
const PLACEHOLDER = /emp_redacted_\d+|redacted-\d+(?:@example\.invalid)?|\b0{40}\d{24}\b/;
const CUT = /^(.*)\[cut: (\d+) characters, sha256 ([0-9a-f]{64})\]$/s;
/** A listener of a test has another port each time. */
const OWN_PORT = /^(https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])):\d+/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What bytes or a text are known by that were not kept. */
export const fingerprint = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const patternOf = (recorded: string): RegExp =>
  new RegExp(`^${recorded.split(PLACEHOLDER).map(escaped).join('[^]+?')}$`);

/** Whether a text is the recorded one. */
export const textMatches = (recorded: string, text: string): boolean => {
  if (recorded === text) return true;
  const [, start, length, print] = CUT.exec(recorded) ?? [];
  if (start !== undefined) {
    const rest = text.slice(start.length);
    if (!text.startsWith(start) || rest.length !== Number(length)) return false;
    return fingerprint(rest) === print;
  }
  const [one, other] = [recorded.replace(OWN_PORT, '$1'), text.replace(OWN_PORT, '$1')];
  return one === other || (PLACEHOLDER.test(one) && patternOf(one).test(other));
};

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const membersDiffer = (recorded: Members, value: Members, path: string): string | undefined => {
  const below = (name: string): string => (path === 'body' ? name : `${path}.${name}`);
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(value)])) {
    if (!Object.hasOwn(value, name)) return `${below(name)} is missing`;
    if (!Object.hasOwn(recorded, name)) {
      // A name may hold a placeholder, too.
      if (!Object.keys(recorded).some((known) => known !== name && textMatches(known, name)))
        return `${below(name)} was not there`;
      continue;
    }
    const different = whereDiffers(recorded[name], value[name], below(name));
    if (different !== undefined) return different;
  }
  return undefined;
};

/** Where a JSON value differs from the recorded one, in words; undefined where it does not. */
export const whereDiffers = (recorded: unknown, value: unknown, path = 'body'): string | undefined => {
  if (typeof recorded === 'string' && typeof value === 'string')
    return textMatches(recorded, value) ? undefined : `${path} differs`;
  // A number that was a secret is a placeholder, too.
  if (typeof recorded === 'string' && typeof value === 'number' && PLACEHOLDER.test(recorded))
    return textMatches(recorded, String(value)) ? undefined : `${path} differs`;
  if (isObject(recorded) && isObject(value) && Array.isArray(recorded) === Array.isArray(value))
    return membersDiffer(recorded, value, path);
  return Object.is(recorded, value) ? undefined : `${path} differs`;
};
