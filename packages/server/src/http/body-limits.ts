/**
 * How much of a body is read, of each and of all at once. They are this server's own, far beyond what a request needs: a
 * body may be large because of the images in it, but has few members, and they are not deep.
 */

const MIB = 1024 ** 2;

/** Bounds of one JSON document. */
export interface JsonLimits {
  /** Lists and objects within one another. */
  readonly depth: number;
  /** Values and names of members. */
  readonly values: number;
  /** Bytes outside texts: numbers, punctuation, spaces. */
  readonly bare: number;
  /** Pieces in which it may come, when they are tiny. */
  readonly pieces: number;
}

/** Bytes of a whole body. */
export const MAX_BODY_BYTES = 80 * MIB;

/** Bytes below which a piece is tiny, on average: taking each in costs more than all that is done with it. */
export const TINY_PIECE_BYTES = 64;

/** What a request of the service, or a call of the admin API, says. */
export const REQUEST_LIMITS: JsonLimits = { depth: 64, values: 10_000, bare: MIB, pieces: 10_000 };

/** What holds a whole state: a snapshot, a configuration. Only the server's own operator sends such. */
export const STATE_LIMITS: JsonLimits = { depth: 64, values: 5_000_000, bare: MAX_BODY_BYTES, pieces: 5_000_000 };

/** What one cell of a state holds as JSON: what a request said, and what was made of it. */
export const CELL_LIMITS: JsonLimits = { ...STATE_LIMITS, values: 20_000 };

/** Bytes of bodies that are being read or acted on. */
export const BODY_BUDGET = {
  /** Of one account. */
  account: 100 * MIB,
  /** Of all accounts together. */
  all: 400 * MIB,
  /** So much of each body does not count for all: small requests get in whatever large ones do. */
  small: 64 * 1024,
} as const;
