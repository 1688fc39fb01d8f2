/** Databases of the PostgreSQL that a run of the tests has. */
import pg from 'pg';
import { inject } from 'vitest';

/** The key that all processes of a test share. */
export const SECRET_KEY = '5a'.repeat(32);

const lacking = inject('noPostgres');
/** Whether the tests can have one. */
export const hasPostgres = lacking === '';
/** What a test is called that does without, where there is none. */
export const onPostgres = hasPostgres ? 'on PostgreSQL' : `on PostgreSQL (left out: ${lacking})`;

let server: Promise<string> | undefined;
const serverUrl = (): Promise<string> =>
  (server ??= (async () => {
    const response = await fetch(inject('postgresAt'));
    const text = await response.text();
    if (!response.ok) throw new Error(`PostgreSQL did not start: ${text}`);
    return text;
  })());

/** Asks a database, on a connection of its own. */
export const askAt = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Asks the server itself, outside of any database of a test. */
export const askPostgres = async (...statements: readonly string[]): Promise<void> =>
  askAt(await serverUrl(), ...statements);

/** Cuts all connections to a database. */
export const cutAll = (url: string): Promise<void> =>
  askAt(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

let made = 0;

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A database of its own, empty or a copy of another one. */
export const createDatabase = async (template = 'template0'): Promise<TestDatabase> => {
  made += 1;
  const name = `vid_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${made}_${Math.random().toString(36).slice(2, 8)}`;
  await askPostgres(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(await serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => askPostgres(`DROP DATABASE ${name} WITH (FORCE)`) };
};
