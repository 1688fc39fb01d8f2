/** How much of a list is asked for: the same bounds for every list of the admin API. */
import { invalidInput } from './admin-error';

const LIST_LIMIT = 500;

export interface PageQuery {
  /** So many at most, at most 500, after leaving out so many of the newest. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export const readPage = ({
  limit = LIST_LIMIT,
  offset = 0,
}: PageQuery): Required<Readonly<Record<keyof PageQuery, number>>> => {
  for (const [path, value, most] of [
    ['limit', limit, LIST_LIMIT],
    ['offset', offset, Number.MAX_SAFE_INTEGER],
  ] as const)
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw invalidInput([{ path, message: `must be a whole number from 0 to ${most}` }]);
  return { limit, offset };
};
