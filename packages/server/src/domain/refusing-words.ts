/** Magic words that ask for a refusal. */
import type { MagicWord } from './magic-words';
import type { Refusal } from './refusals';

export const REFUSING_WORDS: readonly (readonly [MagicWord, Refusal])[] = [
  ['content_blocked', { kind: 'content-blocked' }],
  ['unsupported_model', { kind: 'unsupported-model' }],
  ['upgrade_required', { kind: 'upgrade-required' }],
  ['server_error', { kind: 'server-error' }],
];
