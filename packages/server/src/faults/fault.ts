/** A failure on demand: for which requests, and what happens to them. */

import type { Effect } from './effects';

export interface Fault {
  readonly id: string;
  readonly match: {
    readonly method?: string | undefined;
    readonly path?: string | undefined;
    readonly user_id?: string | undefined;
  };
  readonly effect: Effect;
  /** How often it still acts; undefined: for ever. */
  readonly times?: number | undefined;
  /** How likely it acts on a request that matches; undefined: always. */
  readonly probability?: number | undefined;
  /** How often that was drawn. */
  readonly draws?: number | undefined;
}
