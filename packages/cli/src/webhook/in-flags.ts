/** The listener's sentences name its options; at the command line they are flags. Pure. */

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/pass `secret`/g, 'name a file with --secret-file'],
  [/`register: \['([^']+)'\]`/g, '--register $1'],
  [/`replace: true`/g, '--replace'],
  [/`secret`/g, '--secret-file'],
  [/`resignSecret`/g, '--resign-secret-file'],
  [/`(forward|port)`/g, '--$1'],
];

export const inFlags = (text: string): string =>
  WORDS.reduce((sentence, [word, said]) => sentence.replace(word, said), text);
