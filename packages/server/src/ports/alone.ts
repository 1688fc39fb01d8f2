/** Does what no two may do at once, one after the other, across all processes that share a state. */

/** Thrown when somebody else was at it still after as long as was waited. */
export class Occupied extends Error {
  override readonly name = 'Occupied';
  constructor() {
    super('Somebody else is at it still.');
  }
}

/** What goes on behind the work: nobody else begins before it is over. */
export type Hold = (until: Promise<unknown>) => void;

/**
 * Runs work while nobody else does, after waiting so many real milliseconds for the others at most.
 * @throws {Occupied} they took longer
 */
export type Alone = <T>(waitMs: number, work: (hold: Hold) => Promise<T>) => Promise<T>;
