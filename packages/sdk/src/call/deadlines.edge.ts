/** One timer for many is worth its weight only where thousands of attempts begin and end in a second: here each has its own. */

/** What has a time. */
export abstract class Timed {
  abstract timeOut(): void;
}

export class Deadlines {
  /** Nothing has this time. */
  readonly ms = Number.NaN;

  add(): void {}

  remove(): void {}
}
