/** Defects of the answer to a repeat: it names the first job somewhere. */
import { type Defect, defectsOf } from './defect';

const CALL = "return «endpoint({ request, account: answer.value, id: param('id'), arrival, trace })»";

/** The call, with what its keys started remembered, and the answer to a repeat changed by `change`. */
const naming = (change: string): string => `(async () => {
  const jobs: Map<string, string> = ((globalThis as any).__vidJobs ??= new Map());
  const reply: any = await endpoint({ request, account: answer.value, id: param('id'), arrival, trace });
  const key = request.headers.get('idempotency-key');
  if (key === null || typeof reply.body !== 'string') return reply;
  const body = JSON.parse(reply.body);
  if (reply.status === 202) jobs.set(key, body.job_id);
  const id = jobs.get(key);
  if (reply.status < 400 || id === undefined) return reply;
  const changed: any = ${change};
  return { ...reply, headers: { ...reply.headers, ...changed.headers }, body: JSON.stringify({ ...body, ...changed.body }) };
})()`;

export const REPEAT_DEFECTS: readonly Defect[] = defectsOf('server/src/http/app.ts', [
  [
    'repeat-names-the-job-within',
    'names the first job within the details of a repeat',
    CALL,
    naming('{ body: { details: { original: { job_id: id } } } }'),
  ],
  [
    'repeat-names-the-job-in-words',
    'names the first job in the message of a repeat',
    CALL,
    naming('{ body: { error: `${body.error} It is ${id}.` } }'),
  ],
  [
    'repeat-names-the-job-in-a-header',
    'leads from a repeat to the first job by Location',
    CALL,
    naming('{ headers: { location: `/v1/job/${id}` } }'),
  ],
]);
