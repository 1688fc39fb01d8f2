import { channel } from 'node:diagnostics_channel';

/**
 * Resolves when a condition about a server of this process holds; it is asked now, and whenever a request has come in or
 * its connection has ended. The test's own time limit ends the wait.
 */
export const untilServed = (condition: () => boolean | Promise<boolean>): Promise<void> =>
  new Promise((resolve, reject) => {
    const requests = channel('http.server.request.start');
    const look = async (): Promise<void> => {
      if (!(await condition())) return;
      requests.unsubscribe(onRequest);
      resolve();
    };
    const lookSoon = (): void => void setImmediate(() => void look().catch(reject));
    const onRequest = (message: unknown): void => {
      const { request, response } = message as { request: NodeJS.EventEmitter; response: NodeJS.EventEmitter };
      lookSoon();
      request.once('end', lookSoon);
      response.once('close', lookSoon);
    };
    requests.subscribe(onRequest);
    lookSoon();
  });
