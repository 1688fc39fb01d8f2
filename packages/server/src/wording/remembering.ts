/**
 * Functions of a text that remember what they said of the last ones: a text is looked at for one thing after the other, and
 * many steps ask the same of it. What is remembered has an end, in characters: when the newest half of it is full, it takes the place of the older half.
 */

/** Characters of the texts in one half: those of more clauses than the longest brief is parted into, in several forms. */
const HALF = 65_536;
/** What a remembered text takes besides its characters. */
const EACH = 32;

/** The function, which must say the same of the same text each time; what it says is not undefined. */
export const remembering = <Value extends NonNullable<unknown>>(
  measure: (text: string) => Value,
): ((text: string) => Value) => {
  let newest = new Map<string, Value>();
  let older = new Map<string, Value>();
  let held = 0;
  return (text) => {
    const known = newest.get(text);
    if (known !== undefined) return known;
    const value = older.get(text) ?? measure(text);
    // Measuring may have measured other texts.
    if (held > HALF) [older, newest, held] = [newest, new Map<string, Value>(), 0];
    held += text.length + EACH;
    newest.set(text, value);
    return value;
  };
};

/** The same for what also depends on something else that is the same for many texts, such as a language. */
export const rememberingBeside = <Beside extends object, Value extends NonNullable<unknown>>(
  measure: (text: string, beside: Beside) => Value,
): ((text: string, beside: Beside) => Value) => {
  const all = new WeakMap<Beside, (text: string) => Value>();
  return (text, beside) => {
    let known = all.get(beside);
    if (known === undefined) {
      known = remembering((own) => measure(own, beside));
      all.set(beside, known);
    }
    return known(text);
  };
};
