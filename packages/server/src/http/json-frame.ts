/**
 * What of a JSON document is still to be parsed. Long lists and objects are parsed run by run while they arrive, so that no
 * step takes longer than a run is: a mark stands in the frame for what is parsed already, and the rest joins it at the end.
 */

/** Bytes of a list's elements, or of an object's members, that are parsed at once. */
export const RUN = 64 * 1024;
/** How texts of the frame begin that stand for something; none of the document's own does. */
const MARK = '\u0000';
const MARK_SOURCE = String.raw`\u0000`;
/** Follows the mark of a list or an object; a text's mark is followed by its number. */
const PARTLY = `${MARK}*`;

type Container = unknown[] | Record<string, unknown>;

interface Open {
  readonly isList: boolean;
  /** Where in the frame that begins which is not parsed: behind the bracket, or at a comma. */
  start: number;
  /** What is parsed already. */
  parsed?: Container;
}

const define = (target: Container, name: string, value: unknown): void => {
  // Defined, not assigned: a name may be `__proto__`.
  Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
};

export class JsonFrame {
  readonly #parts: Uint8Array[] = [];
  readonly #texts: string[] = [];
  readonly #partly: Container[] = [];
  readonly #open: Open[] = [];
  #size = 0;

  constructor(readonly runBytes: number) {}

  push(bytes: Uint8Array): void {
    this.#parts.push(bytes);
    this.#size += bytes.length;
  }

  /** A text, quotes aside, that is not to be parsed. */
  pushText(text: string): void {
    this.push(Buffer.from(`${MARK_SOURCE}${this.#texts.push(text) - 1}`));
  }

  /** A list or an object begins so many bytes behind what was pushed. */
  open(isList: boolean, ahead: number): void {
    this.#open.push({ isList, start: this.#size + ahead });
  }

  close(): void {
    this.#open.pop();
  }

  /** Whether a comma, so many bytes behind what was pushed, ends a run that is worth parsing. */
  endsRun(ahead: number): boolean {
    const open = this.#open.at(-1);
    return open !== undefined && this.#size + ahead - open.start >= this.runBytes;
  }

  /**
   * Parses the run that ends with what was pushed; a comma must follow.
   * @throws {SyntaxError} it is no JSON
   */
  parseRun(): void {
    const open = this.#open.at(-1);
    if (open === undefined) return;
    const run = this.#cut(open.start);
    const [first, last] = open.isList ? '[]' : '{}';
    const found = JSON.parse(`${first}${open.parsed === undefined ? run : run.slice(1)}${last}`) as Container;
    if ((Array.isArray(found) ? found : Object.keys(found)).length === 0)
      throw new SyntaxError('nothing stands before a comma');
    if (open.parsed === undefined) {
      open.parsed = open.isList ? [] : {};
      const mark = `"${MARK_SOURCE}*${this.#partly.push(open.parsed) - 1}"`;
      this.push(Buffer.from(open.isList ? mark : `${mark}:0`));
      open.start = this.#size;
    }
    this.#join(open.parsed, found);
  }

  /**
   * The whole document; undefined when it holds nothing but spaces.
   * @throws {SyntaxError} it is no JSON
   */
  end(): { readonly value: unknown } | undefined {
    const text = this.#cut(0);
    return text.trim() === '' ? undefined : { value: this.#reveal(JSON.parse(text)) };
  }

  /** Takes everything from a place on out of the frame. */
  #cut(from: number): string {
    const cut: Uint8Array[] = [];
    while (this.#size > from) {
      const part = this.#parts.pop() ?? new Uint8Array();
      this.#size -= part.length;
      const stays = Math.max(0, from - this.#size);
      if (stays > 0) this.push(part.subarray(0, stays));
      cut.push(part.subarray(stays));
    }
    return Buffer.concat(cut.reverse()).toString('utf8');
  }

  #join(target: Container, found: Container): void {
    if (Array.isArray(target)) for (const value of found as readonly unknown[]) target.push(this.#reveal(value));
    else for (const [name, value] of Object.entries(found)) define(target, this.#textOf(name), this.#reveal(value));
  }

  #textOf(text: string): string {
    return text.startsWith(MARK) ? (this.#texts[Number(text.slice(1))] ?? '') : text;
  }

  /** The value with what its marks stand for. It is the frame's own, and changed. */
  #reveal(value: unknown): unknown {
    if (this.#texts.length === 0 && this.#partly.length === 0) return value;
    if (typeof value === 'string') return this.#textOf(value);
    if (typeof value !== 'object' || value === null) return value;
    const members = value as Readonly<Record<string, unknown>>;
    const names = Object.keys(members);
    const list = Array.isArray(value);
    const mark: unknown = list ? value[0] : names.find((name) => name.startsWith(PARTLY));
    if (typeof mark === 'string' && mark.startsWith(PARTLY)) {
      const target = this.#partly[Number(mark.slice(PARTLY.length))] ?? [];
      if (list) value.shift();
      else Reflect.deleteProperty(value, mark);
      this.#join(target, value as Container);
      return target;
    }
    const renamed = names.some((name) => name.startsWith(MARK));
    if (renamed) {
      const copy = {};
      this.#join(copy, value as Container);
      return copy;
    }
    for (const name of names) {
      const member = members[name];
      const shown = this.#reveal(member);
      if (shown !== member) define(value as Container, name, shown);
    }
    return value;
  }
}
