/** Sentences for programs name options; at the command line they are flags. Pure. */

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/pass `secret`/g, 'name a file with --secret-file'],
  [/`register: \['([^']+)'\]`/g, '--register $1'],
  [/`replace: true`/g, '--replace'],
  [/`secret`/g, '--secret-file'],
  [/`resignSecret`/g, '--resign-secret-file'],
  [/`publicUrl`/g, '--public-url'],
  [/`(forward|port)`/g, '--$1'],
  [/pass a now that returns the time of its arrival/g, 'give --now the Unix time of its arrival'],
  [/pass a list of them, such as secret\.split\(','\) for one with commas alone/g, 'write one a line'],
  [/^(waiting at most .* under way)$/, '$1; Ctrl-C once more ends it without that'],
  [/^(Fix: )?Pass the 64/gm, '$1Give the 64'],
];

export const inFlags = (text: string): string =>
  WORDS.reduce((sentence, [word, said]) => sentence.replace(word, said), text);
