/**
 * One PostgreSQL for a run of the tests, started when the first of them asks for it: workers are other processes, so they
 * ask over a socket of this one. It ends with the run, however that ends.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { whyNoPostgres } from './installation.mjs';
import { startPostgres } from './start-postgres.mjs';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the address of the database is asked for. */
    postgresAt: string;
    /** Why there is none; empty: there is one. */
    noPostgres: string;
  }
}

/** The projects of a run share it. */
interface Shared {
  users: number;
  readonly at: string;
  readonly close: () => Promise<void>;
}
const shared = globalThis as { vidPostgres?: Promise<Shared> };

const open = async (): Promise<Shared> => {
  let postgres: Promise<Postgres> | undefined;
  const server = createServer((_, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    users: 0,
    at: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await (await postgres)?.close();
    },
  };
};

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const why = whyNoPostgres() ?? '';
  provide('noPostgres', why);
  const mine = await (shared.vidPostgres ??= open());
  mine.users += 1;
  provide('postgresAt', mine.at);
  if (why !== '' && mine.users === 1) process.stderr.write(`Tests on PostgreSQL are left out: ${why}.\n`);
  return async () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    delete shared.vidPostgres;
    await mine.close();
  };
};
