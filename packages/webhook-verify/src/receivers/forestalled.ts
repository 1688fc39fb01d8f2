/** Answers that somebody else gave before the receiver was done: what it has to say of a delivery reaches nobody then. */
import type { ServerResponse } from 'node:http';
import type { WebhookConfigError } from '../errors/config-error';
import { wrongUse } from './setup-mistake';

/** What is used of a response, which a test or a platform may have made up. */
type Response = Partial<Pick<ServerResponse, 'headersSent' | 'writableEnded'>> | undefined;

/** An answered request is emptied, so that its body is gone. */
export const forestalled = (write: string): WebhookConfigError =>
  wrongUse(
    `The response was already sent (headersSent, writableEnded) before the handler was done: the delivery is lost if that was a 2xx, since it is not sent again. Don't answer yourself: write ${write}, and the handler answers.`,
  );

export const isSent = (response: Response): boolean => response?.writableEnded === true;

/** Headers that somebody else wrote leave no room for the handler's own. */
const halfSent = (ending: string): WebhookConfigError =>
  wrongUse(
    `The headers were already written (headersSent, writeHead) before the handler was done, so the receiver's own status could not be sent: ${ending}. Don't answer yourself: leave writeHead, status and end to the handler.`,
  );

/**
 * Ends a response whose headers somebody else wrote, once they have had the time to do so; undefined where they did. One that
 * says 2xx of what failed is broken off, so that the delivery is sent again.
 */
export const endHalfSent = async (
  response: ServerResponse,
  status: number,
): Promise<WebhookConfigError | undefined> => {
  await new Promise((resolve) => setImmediate(resolve));
  if (response.writableEnded || response.destroyed) return undefined;
  // Whoever goes on to write would end the process otherwise.
  response.on('error', () => undefined);
  const isTrue = status < MULTIPLE || response.statusCode >= MULTIPLE;
  if (isTrue) response.end();
  else response.destroy();
  return halfSent(
    isTrue
      ? `it was ended with ${response.statusCode}`
      : `the connection was broken off, since ${response.statusCode} would have been taken for received`,
  );
};

const MULTIPLE = 300;
