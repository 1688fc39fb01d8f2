/** Finds any of many texts in a text, whatever the case of their letters, with one expression: at the edge they are few. */
export class FormIndex {
  readonly #forms = new Set<string>();
  #any: RegExp | undefined;

  add(form: string): void {
    this.#forms.add(form);
    this.#any = undefined;
  }

  remove(form: string): void {
    this.#forms.delete(form);
    this.#any = undefined;
  }

  /** The text with each form in it replaced, the longest first; the same when it holds none. */
  replace(text: string, by: (found: string) => string): string {
    if (this.#forms.size === 0) return text;
    this.#any ??= new RegExp(
      [...this.#forms]
        .sort((a, b) => b.length - a.length)
        .map((form) => form.replace(/\W/g, '\\$&'))
        .join('|'),
      'gi',
    );
    return text.replace(this.#any, by);
  }
}
