/** What is said in one breath: words up to the end of a sentence, or to a pause. */
import type { SaidWord } from './said-word';

/** Seconds of silence that end it. */
const PAUSE = 0.6;
/** What a sentence may begin with: "Dockstr. 12" is one. */
const BEGINS = /^[^\p{Ll}\p{N}]/u;
const ENDS = /[.!?…。！？؟]["”»」』)]?$/u;

export function sentencesOf<Word extends SaidWord>(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const sentence = sentences.at(-1);
    const last = sentence?.at(-1);
    const goesOn =
      last !== undefined && word.start - last.end < PAUSE && !(ENDS.test(last.text) && BEGINS.test(word.text));
    if (goesOn) sentence?.push(word);
    else sentences.push([word]);
  }
  return sentences;
}

const PARTS = /[:;：；—–]["”»」』)]?$/u;

/** What stands between colons, semicolons and dashes. */
export function clausesOf<Word extends SaidWord>(sentence: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  for (const [at, word] of sentence.entries()) {
    if (at === 0 || PARTS.test(sentence[at - 1]?.text ?? '')) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
}
