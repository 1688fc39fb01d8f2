/** Which renders to list. */
import { JOB_STATUSES } from '@vid/sdk/contract';
import { notAmong } from '../nearest-name';
import { invalidInput } from './admin-error';

export interface JobsQuery {
  readonly user_id?: string | undefined;
  /** Statuses, with commas between them. */
  readonly status?: string | undefined;
  /** Part of the title or of the id. */
  readonly search?: string | undefined;
  /** So many at most, at most 500, after leaving out so many of the newest. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

const LIST_LIMIT = 500;
const SEARCH_CHARACTERS = 200;

/** The query as the store takes it. */
export const readJobsQuery = ({ user_id: userId, status, search, limit = LIST_LIMIT, offset = 0 }: JobsQuery) => {
  const statuses = status?.split(',');
  for (const one of statuses ?? [])
    if (!(JOB_STATUSES as readonly string[]).includes(one))
      throw invalidInput([{ path: 'status', message: notAmong(one, JOB_STATUSES) }]);
  for (const [path, value, most] of [
    ['limit', limit, LIST_LIMIT],
    ['offset', offset, Number.MAX_SAFE_INTEGER],
  ] as const)
    if (!Number.isInteger(value) || value < 0 || value > most)
      throw invalidInput([{ path, message: `must be a whole number from 0 to ${most}` }]);
  if ((search ?? '').length > SEARCH_CHARACTERS)
    throw invalidInput([{ path: 'search', message: `must have at most ${SEARCH_CHARACTERS} characters` }]);
  return { limit, offset, statuses, filter: { userId, search } };
};
