/**
 * How Japanese words are read, in kana: eSpeak knows no kanji. The dictionary is an optional package of 40 MB, which is loaded in
 * the speech process when the first kanji is met.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Token {
  readonly surface_form: string;
  /** Undefined or "*" where it is not known. */
  readonly pronunciation?: string;
}

interface Tokenizer {
  tokenize(text: string): readonly Token[];
}

interface Kuromoji {
  builder(options: { readonly dicPath: string }): {
    build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
  };
}

const READING_PACKAGE = 'kuromoji';
export const HAN = /\p{Script=Han}/u;

let loaded: Promise<Tokenizer> | undefined;
const load = (): Promise<Tokenizer> =>
  (loaded ??= new Promise((resolve, reject) => {
    const require = createRequire(import.meta.url);
    const dicPath = join(dirname(require.resolve(`${READING_PACKAGE}/package.json`)), 'dict');
    (require(READING_PACKAGE) as Kuromoji)
      .builder({ dicPath })
      .build((error, tokenizer) => (error === null ? resolve(tokenizer) : reject(error)));
  }));

/** The words as they are read; one whose beginning belongs to the word before may be empty. */
export async function readJapanese(words: readonly string[]): Promise<string[]> {
  if (!words.some((word) => HAN.test(word))) return [...words];
  const tokens = (await load()).tokenize(words.join(' '));
  const starts: number[] = [];
  let end = 0;
  for (const word of words) {
    starts.push(end);
    end += word.length + 1;
  }
  const read = words.map(() => '');
  let at = 0;
  for (const { surface_form: surface, pronunciation = '*' } of tokens) {
    const place = at;
    const own = starts.findLastIndex((start) => start <= place);
    if (surface !== ' ') read[own] += pronunciation === '*' ? surface : pronunciation;
    at += surface.length;
  }
  return read;
}
