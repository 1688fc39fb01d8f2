/** Which renders to list. */
import { JOB_STATUSES } from '@vid/sdk/contract';
import { notAmong } from '../nearest-name';
import { invalidInput } from './admin-error';
import { type PageQuery, readPage } from './page-bounds';

export interface JobsQuery extends PageQuery {
  readonly user_id?: string | undefined;
  /** Statuses, with commas between them. */
  readonly status?: string | undefined;
  /** Part of the title or of the id. */
  readonly search?: string | undefined;
}

const SEARCH_CHARACTERS = 200;

/** The query as the store takes it. */
export const readJobsQuery = ({ user_id: userId, status, search, ...page }: JobsQuery) => {
  const statuses = status?.split(',');
  for (const one of statuses ?? [])
    if (!(JOB_STATUSES as readonly string[]).includes(one))
      throw invalidInput([{ path: 'status', message: notAmong(one, JOB_STATUSES) }]);
  const limits = readPage(page);
  if ((search ?? '').length > SEARCH_CHARACTERS)
    throw invalidInput([{ path: 'search', message: `must have at most ${SEARCH_CHARACTERS} characters` }]);
  return { ...limits, statuses, filter: { userId, search } };
};
