/** Answers are JSON, always. */
import type { Reply } from './reply';

const PLAIN_HEADERS = { 'content-type': 'application/json' };

export const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): Reply => ({
  status,
  headers: headers === undefined ? PLAIN_HEADERS : { ...PLAIN_HEADERS, ...headers },
  body: JSON.stringify(body),
});
