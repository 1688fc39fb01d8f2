/**
 * Finds any of many texts in a text, whatever the case of their letters. One that is added or removed costs what it is long:
 * an expression of thousands of them takes tens of milliseconds to translate, again after each change.
 */

/** What is looked up of a form; none may be shorter. */
const START = 6;
/** Places of the table that says which positions of a text can't begin a form; a power of two. */
const PLACES = 16_384;
const OUTSIDE_ASCII = /[\u0080-\uffff]/;
const FOLDED = /[A-Z\u0080-\uffff]/g;

/** Lower case that never changes a length; by whole words, some letters depend on their neighbours. */
const fold = (text: string): string =>
  OUTSIDE_ASCII.test(text)
    ? text.replace(FOLDED, (letter) => {
        const lower = letter.toLowerCase();
        return lower.length === 1 ? lower : letter;
      })
    : text.toLowerCase();

const placeOf = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 131 + text.charCodeAt(at + 1)) * 131 + text.charCodeAt(at + 2)) & (PLACES - 1);

export class FormIndex {
  /** Forms by their start, the longest first, so that none leaves the end of a longer one. */
  readonly #byStart = new Map<string, string[]>();
  /** How many forms begin at each place: most positions of a text are passed over by it alone. */
  readonly #begins = new Uint16Array(PLACES);

  add(text: string): void {
    const form = fold(text);
    const start = form.slice(0, START);
    const sharing = [...(this.#byStart.get(start) ?? []), form];
    this.#byStart.set(
      start,
      sharing.sort((a, b) => b.length - a.length),
    );
    this.#count(form, 1);
  }

  remove(text: string): void {
    const form = fold(text);
    const start = form.slice(0, START);
    const sharing = this.#byStart.get(start) ?? [];
    sharing.splice(sharing.indexOf(form), 1);
    if (sharing.length === 0) this.#byStart.delete(start);
    this.#count(form, -1);
  }

  /** The text with each form in it replaced; the same when it holds none. */
  replace(text: string, by: (found: string) => string): string {
    const folded = fold(text);
    let replaced = '';
    let from = 0;
    for (let at = 0; at + START <= folded.length; at += 1) {
      if (this.#begins[placeOf(folded, at)] === 0) continue;
      const form = this.#byStart.get(folded.slice(at, at + START))?.find((one) => folded.startsWith(one, at));
      if (form === undefined) continue;
      replaced += text.slice(from, at) + by(text.slice(at, at + form.length));
      from = at + form.length;
      at = from - 1;
    }
    return from === 0 ? text : replaced + text.slice(from);
  }

  #count(form: string, by: number): void {
    const place = placeOf(form, 0);
    this.#begins[place] = (this.#begins[place] ?? 0) + by;
  }
}
