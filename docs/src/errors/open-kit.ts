/** What every way to an error is written with: docs/errors.md shows this file. */
import { createServer, type VidServer } from '@vid/server';

interface CallOptions {
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const callsOf =
  (server: VidServer) =>
  async (method: string, path: string, { body, key = 'emp_local_dev', headers }: CallOptions = {}) => {
    const answer = await server.fetch(`http://vid.test${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };

export const openKit = async () => {
  const server = await createServer();
  const call = callsOf(server);
  const { body } = await call('GET', '/v1/me');
  return { server, call, me: String(body.user_id) };
};
