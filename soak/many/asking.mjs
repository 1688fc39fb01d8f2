// Questions to a database that is away at times.
import { createRequire } from 'node:module';

const pg = createRequire(new URL('../../packages/server/package.json', import.meta.url))('pg');

/** Asks the database, on a connection that is made anew when it breaks. */
export const asking =
  (url) =>
  async (query, parameters = []) => {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(query, parameters)).rows;
    } catch {
      return [];
    } finally {
      await client.end().catch(() => undefined);
    }
  };
