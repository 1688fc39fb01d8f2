/** Servers of different roles on one database, as so many processes would be. */
import { onTestFinished } from 'vitest';
import type { Overrides } from '../../src/compose/overrides';
import { createServerWith, type VidServer } from '../../src/create-server';
import type { ServerOptions } from '../../src/options';
import { SECRET_KEY } from './postgres';
import { createMigratedDatabase } from './postgres-store';
import { createTemporaryFolder } from './temporary';

export interface SharedWorld {
  readonly url: string;
  /** Starts another server on the same database and the same folder. */
  readonly start: (options?: ServerOptions, overrides?: Overrides) => Promise<VidServer>;
  /** Everything that was delivered, by delivery id. */
  readonly delivered: string[];
}

export const KEY = 'emp_local_dev';

/** Ends with the test. */
export const createSharedWorld = async (shared: ServerOptions = {}): Promise<SharedWorld> => {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  const artifacts = createTemporaryFolder();
  const delivered: string[] = [];
  const start: SharedWorld['start'] = async (options = {}, overrides = {}) => {
    const server = await createServerWith(
      {
        database: url,
        secretKey: SECRET_KEY,
        artifacts,
        deliver: async (request) => {
          delivered.push(((await request.json()) as { delivery_id: string }).delivery_id);
          return new Response(null, { status: 200 });
        },
        ...shared,
        ...options,
      },
      overrides,
    );
    onTestFinished(() => server.close());
    return server;
  };
  return { url, start, delivered };
};

/** One call of the service, or of its admin API; every answer is JSON. */
export const ask = async (server: VidServer, method: string, path: string, body?: unknown, headers = {}) => {
  const response = await server.fetch(`http://vid.test${path}`, {
    method,
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Record<string, never> };
};
