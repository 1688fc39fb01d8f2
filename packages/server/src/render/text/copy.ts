/**
 * Reads on-screen copy out of a scene: one line a thought (line breaks or ` | `), the first is the headline. Members of
 * `motion` override it when they hold text. More lines than can be set are joined, so that nothing is dropped.
 */
import type { SceneMotion } from '../../ports/planner';
import { cleanText } from './clean-text';

export interface Copy {
  readonly headline: string;
  /** Everything after the headline, in order. */
  readonly lines: readonly string[];
  /** Whether the caller numbered the lines, or called them steps. */
  readonly numbered: boolean;
}

const MOST_LINES = 8;
const BULLET = /^\s*(?:[-–—•*·‣▪✓✔☑→>]+|\(?\d{1,2}[.):]|step\s+\d{1,2}\s*[:.)–-])\s+/iu;
const NUMBERED = /^\s*(?:\(?\d{1,2}[.):]|step\s+\d{1,2}\s*[:.)–-])\s+/iu;
/** A name after a long dash is who said it, not a point of a list. */
const ATTRIBUTION = /^\s*(?:—|--)\s*\p{Lu}/u;
/** A headline longer than this is a paragraph; its first sentence leads when it is short enough. */
const HEADLINE_MOST = 90;

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return splitLines(value);
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value).filter(
      (part): part is string | number => typeof part === 'string' || typeof part === 'number',
    );
    return parts.length === 0 ? [] : [parts.join(': ')];
  }
  return [];
};

const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029\v\f]|\s\|\s/u)
    .map((line) => line.trim())
    .filter((line) => cleanText(line) !== '');

/** "(73) 90000-0055": an area code is no number of a list. */
const AREA_CODE = /^\s*\(\d{1,2}\)\s*\d[\d\s-]{5,}/u;

/** "3. bis 5. Juli": a number that is the only one, before a small letter or a German month, is of a day. */
const ORDINAL = /^\s*\d{1,2}\.\s+(?:\p{Ll}|(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*(?!\p{L}))/u;

const stripBullet = (line: string, isListed: boolean): string =>
  cleanText(
    ATTRIBUTION.test(line) || AREA_CODE.test(line) || (!isListed && ORDINAL.test(line))
      ? line
      : line.replace(BULLET, ''),
  ) || cleanText(line);

function splitSentence(text: string): [string, ...string[]] {
  if (text.length <= HEADLINE_MOST) return [text];
  const first = /^.{12,90}?[.!?…。！？](?=\s|$)/u.exec(text)?.[0];
  if (first !== undefined) return [first, text.slice(first.length).trim()];
  return [text];
}

function joinOverflow(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  return [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' · ')];
}

const firstOf = (motion: SceneMotion, names: readonly string[]): string[] =>
  names.map((name) => texts(motion[name])).find((found) => found.length > 0) ?? [];

/** The copy of a scene; `spare` stands in when nothing is left to set. */
export function readCopy(prompt: string, motion: SceneMotion | undefined, spare: string): Copy {
  const raw = splitLines(prompt);
  const given = motion ?? {};
  const headline = firstOf(given, ['headline', 'title', 'heading']);
  const sub = firstOf(given, ['sub', 'subheadline', 'subtitle', 'caption']);
  const items = firstOf(given, ['items', 'steps', 'bullets', 'points', 'lines']);
  const button = firstOf(given, ['button', 'cta']);
  const first = headline.length > 0 ? headline.join(' ') : (raw[0] ?? spare);
  const rest =
    sub.length + items.length > 0 ? [...sub, ...items] : raw.slice(headline.length > 0 && raw[0] !== first ? 0 : 1);
  const listed = rest.length > 0 ? [...rest, ...button] : button;
  const isListed = [first, ...listed].filter((line) => NUMBERED.test(line)).length >= 2;
  const lead = stripBullet(first, isListed) || spare;
  const [opening, ...more] = listed.length === 0 ? splitSentence(lead) : [lead];
  return {
    headline: opening,
    lines: joinOverflow([...more, ...listed].map((line) => stripBullet(line, isListed)).filter((line) => line !== '')),
    numbered: listed.filter((line) => NUMBERED.test(line)).length >= 2 || given.steps !== undefined,
  };
}
