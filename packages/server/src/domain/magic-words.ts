/**
 * Words such as `[mock:plan_failed]` in a brief or a scene's prompt, which reach what nothing else can. They are read
 * here and taken out of the text, so that no video shows them.
 */
import { TIME_LIMITS } from '@vid/sdk/contract';

const WORDS = [
  'plan_failed',
  'plan_timeout',
  'content_blocked',
  'unsupported_model',
  'upgrade_required',
  'render_failed',
  'render_timeout',
  'server_error',
] as const;
export type MagicWord = (typeof WORDS)[number];

/** What the magic words of a request ask for. */
export interface Magic {
  readonly words: readonly MagicWord[];
  /** Indexes of scenes that are to fail. */
  readonly failingScenes: readonly number[];
  /** Virtual milliseconds that the render is to take longer; at most `MAX_SLOW_MS`. */
  readonly slowMs: number;
  /** The same by text, where any says so. */
  readonly slowTextsMs?: readonly number[];
}

/** Longer than any render may take, so that asking for more asks for nothing else; it stays a number in JSON. */
const MAX_SLOW_MS = 2 * TIME_LIMITS.renderSeconds * 1000;

const PATTERN = /\[mock:([a-z_]+)(?:=(\d+(?:\.\d+)?)(ms|s|m)?)?\]/gi;
const UNIT_MS = { ms: 1, s: 1000, m: 60_000 } as const;

const read = (text: string): readonly { readonly word: string; readonly ms: number }[] =>
  [...text.matchAll(PATTERN)].map(([, word = '', amount = '0', unit = 's']) => ({
    word: word.toLowerCase(),
    ms: Math.round(Number(amount) * UNIT_MS[unit.toLowerCase() as keyof typeof UNIT_MS]),
  }));

const slow = (hits: ReturnType<typeof read>): number =>
  Math.min(
    hits.filter(({ word }) => word === 'slow').reduce((sum, { ms }) => sum + ms, 0),
    MAX_SLOW_MS,
  );

/** Collects the magic words of a brief, or of the prompts of a plan. A brief's failing scene is its first. */
export const readMagic = (texts: readonly string[]): Magic => {
  const found = texts.map(read);
  const all = found.flat();
  const slowMs = slow(all);
  return {
    words: WORDS.filter((word) => all.some((hit) => hit.word === word)),
    failingScenes: found.flatMap((hits, index) => (hits.some(({ word }) => word === 'scene_failed') ? [index] : [])),
    slowMs,
    ...(slowMs === 0 ? {} : { slowTextsMs: found.map(slow) }),
  };
};

/** The text without its magic words; a text of nothing else keeps a neutral word, since prompts can't be empty. */
export const withoutMagic = (text: string): string => {
  if (!text.includes('[')) return text;
  const rest = text
    .replace(PATTERN, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return rest === '' ? 'Sample' : rest;
};
