/** What a failure of a database says of the whole of it: that it is away, or that it answers and writes nothing. */
import { type StoreTrouble, StoreUnavailable } from '../../ports/store-unavailable';
import { nextAfter } from './database-error';
import { codeOf, isHeldUp, isLost, isReadOnly, shortly, TOO_MANY } from './failures';

const NO_ROOM = /^53[0124]00$/;
const NOT_PERMITTED = '42501';
const HELD_UP = {
  why: 'every connection of this process waits for an answer',
  next: 'look for locks and slow statements in pg_stat_activity, or try again later',
};

const troubleOf = (error: unknown): StoreTrouble | undefined => {
  if (codeOf(error) === TOO_MANY) return 'crowded';
  if (isHeldUp(error)) return 'slow';
  if (isLost(error)) return 'unreachable';
  if (isReadOnly(error)) return 'read-only';
  const code = codeOf(error);
  if (NO_ROOM.test(code)) return 'full';
  return code === NOT_PERMITTED ? 'not-permitted' : undefined;
};

/** Undefined: the failure is of one statement alone. */
export const asUnavailable = (error: unknown): StoreUnavailable | undefined => {
  const trouble = troubleOf(error);
  if (trouble === undefined) return undefined;
  if (trouble === 'slow') return new StoreUnavailable(HELD_UP.why, trouble, { cause: error, next: HELD_UP.next });
  return new StoreUnavailable(shortly(error), trouble, { cause: error, next: nextAfter(error) });
};
