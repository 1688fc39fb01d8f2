/** What tests send, and a log that keeps nothing; apart from the test runner, so that a child process can use it. */
import type { Log } from '../../src/ports/log';

export const silent: Log = { write: () => undefined };

export const message = { headers: { 'content-type': 'application/json' }, body: '{"n":1}' };
