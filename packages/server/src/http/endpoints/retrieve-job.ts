import type { ServerRules } from '../../ports/server-rules';
import type { ReadJob } from '../../services/read-job';
import { answerRefusal } from '../answer-refusal';
import type { Endpoint } from '../call';
import { json } from '../json';

/** `GET /v1/job/{id}`. */
export const retrieveJob =
  ({ readJob, rules }: { readonly readJob: ReadJob; readonly rules: ServerRules }): Endpoint =>
  async ({ account, id }) => {
    const answer = await readJob({ userId: account.userId, jobId: id });
    return answer.ok ? json(200, answer.value) : answerRefusal(answer.refusal, rules.current().policies);
  };
