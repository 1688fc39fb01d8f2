import type { Log } from '../ports/log';
import { READY_PATH } from './ready-path';
import { loggedPath, type RequestLog } from './request-log';

/** A request log that also writes each request to the server's own log, as `debug`. */
export const tellRequests = (requests: RequestLog, log: Log): RequestLog => ({
  ...requests,
  add: (request, response, trace, at, ms) => {
    requests.add(request, response, trace, at, ms);
    // What is asked may hold what a caller keeps to himself.
    const [path] = loggedPath(request.url).split('?', 1);
    if (path === READY_PATH) return;
    const { userId, jobId, requestId } = trace;
    log.write('debug', 'request', {
      ...(requestId === undefined ? {} : { request_id: requestId }),
      method: request.method,
      path,
      status: response.status,
      ms,
      ...(userId === undefined ? {} : { user_id: userId }),
      ...(jobId === undefined ? {} : { job_id: jobId }),
    });
  },
});
