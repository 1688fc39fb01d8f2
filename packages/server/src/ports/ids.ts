/** Ids, secrets and tokens. With a seed they repeat from one server to the next; a restart never repeats one. */
export interface Ids {
  /** A version 4 UUID. */
  uuid(): string;
  /** A readable id: a prefix and 96 bits, 64 of them random. Those of one time stand next to each other in their order. */
  id(prefix: 'job' | 'led' | 'evt' | 'dlv' | 'hook' | 'req' | 'flt'): string;
  /** An API key. */
  apiKey(): string;
  /** 64 hexadecimal digits. */
  secret(): string;
  /** A part of a URL that can't be guessed: 192 bits, 160 of them random, in the same order. */
  token(): string;
  /** How many draws were made, for a generator with a seed; 0 otherwise. Stored with what was drawn. */
  position(): number;
  /** Goes on after a position. */
  restore(position: number): void;
}
