/** Ends a script earlier: at a clause where one fits, else behind a word. */
import type { Script } from '../../voice/words/to-spoken';

const STOP = /[.,;:!?…。、！？؟،؛]/u;

/** Where each word ends in the text. */
const endsOf = ({ text, words }: Script): number[] => {
  let at = 0;
  return words.map((word) => {
    const found = text.indexOf(word.text, at);
    at = (found < 0 ? at : found) + word.text.length;
    return at;
  });
};

/** The first words of a script. */
const firstWords = (script: Script, count: number): Script => {
  const end = endsOf(script)[count - 1] ?? 0;
  const last = script.words[count - 1]?.caption ?? 0;
  return {
    ...script,
    captions: script.captions.slice(0, last + 1),
    words: script.words.slice(0, count),
    text: `${script.text.slice(0, end)}${script.joint === '' ? '。' : '.'}`,
  };
};

/** The longest beginning of which the last word ends in time; undefined when not even two words do. */
export function shorten(script: Script, ends: readonly number[], seconds: number): Script | undefined {
  const fits = ends.filter((end) => end <= seconds).length;
  if (fits >= script.words.length) return script;
  const places = endsOf(script);
  for (let count = fits; count >= 2; count -= 1)
    if (STOP.test(script.text.slice(places[count - 1], places[count]))) return firstWords(script, count);
  return fits >= 2 ? firstWords(script, fits) : undefined;
}
