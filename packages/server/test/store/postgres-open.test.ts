/** Opening a database: many at once, and all that may be wrong with one, found before anything is changed. */

import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readDatabaseAddress } from '../../src/adapters/postgres/database-address';
import { asDatabaseError } from '../../src/adapters/postgres/database-error';
import { openPostgresStore } from '../../src/adapters/postgres/open-postgres-store';
import { SCHEMA_VERSION } from '../../src/adapters/sql/migrations';
import { StoreUnavailable } from '../../src/ports/store-unavailable';
import { createMemoryLog } from '../support/memory-log';
import { askAt, askPostgres, createDatabase, hasPostgres, onPostgres, SECRET_KEY } from '../support/postgres';
import { createMigratedDatabase, openStoreAt } from '../support/postgres-store';

const ask = async (url: string, text: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as readonly Record<string, unknown>[];
  } finally {
    await client.end();
  }
};
const owned = async (make = createDatabase) => {
  const { url, drop } = await make();
  onTestFinished(drop);
  return url;
};
const open = (url: string, key: { secretKey?: string } = {}) =>
  openPostgresStore({
    address: readDatabaseAddress(url),
    process: 'p',
    dataDir: undefined,
    secretKey: undefined,
    ...key,
  });

describe.skipIf(!hasPostgres)(`a database ${onPostgres}`, () => {
  test('is made by one of those who begin at the same time', async () => {
    const url = await owned();
    const stores = await Promise.all(['a', 'b', 'c', 'd'].map((name) => openStoreAt(url, name)));
    expect((await stores[3]?.dump())?.version).toBe(SCHEMA_VERSION);
    for (const store of stores) await store.close();
    expect(await ask(url, 'SELECT count(*)::int AS n FROM vid_schema')).toEqual([{ n: 1 }]);
  });

  test('whose key is another one, or lacks, is refused', async () => {
    const url = await owned(createMigratedDatabase);
    await expect(open(url)).rejects.toMatchObject({ reason: 'key' });
    await expect(open(url)).rejects.toThrow(/This machine has no key.*VID_SECRET_KEY/);
    await expect(open(url, { secretKey: '00'.repeat(32) })).rejects.toThrow(/does not open the secrets/);
    await expect(open(url, { secretKey: 'short' })).rejects.toThrow(/64 hexadecimal digits/);
    await (await open(url, { secretKey: SECRET_KEY })).close();
  });

  test.each([
    ['newer', 'UPDATE vid_schema SET version = 99', /schema 99/, createMigratedDatabase],
    ['foreign', 'CREATE TABLE accounts (id INTEGER)', /another program/, createDatabase],
  ])('that is %s is refused and left as it is', async (reason, words, message, make) => {
    const url = await owned(make);
    await ask(url, words);
    const tables = 'SELECT relname FROM pg_class ORDER BY 1';
    const before = await ask(url, tables);
    await expect(openStoreAt(url)).rejects.toMatchObject({ reason });
    await expect(openStoreAt(url)).rejects.toThrow(message);
    expect(await ask(url, tables)).toEqual(before);
  });

  test('that refuses is told of, without the password', async () => {
    const url = new URL(await owned());
    url.password = 'hush-hush-hush';
    await expect(openStoreAt(url.href)).rejects.toMatchObject({ reason: 'refused' });
    await expect(openStoreAt(url.href)).rejects.toThrow(/^The database postgres:\/\/vid@127.*password(?!.*hush)/);
    url.pathname = '/not-there';
    const right = new URL(await owned());
    right.pathname = '/not-there';
    await expect(openStoreAt(right.href)).rejects.toThrow(/create the database/);
  });
});

describe.skipIf(!hasPostgres)(`a server's start ${onPostgres}`, () => {
  const start = async (url: string) => {
    const { openPostgres } = await import('../../src/adapters/postgres');
    return openPostgres({
      address: readDatabaseAddress(url),
      process: 'p',
      role: 'all',
      told: '{}',
      log: createMemoryLog().log,
      leaseMs: 15_000,
      place: { name: 'the folder /there', told: true },
      secretKey: SECRET_KEY,
      dataDir: undefined,
    });
  };

  test.each([
    ['empty', createDatabase],
    ['of this version', createMigratedDatabase],
  ])('on a database that only reads says what to do, if it is %s', async (_, make) => {
    const url = await owned(make);
    const name = new URL(url).pathname.slice(1);
    await askPostgres(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await expect(start(url)).rejects.toMatchObject({ name: 'DatabaseError', reason: 'refused' });
    await expect(start(url)).rejects.toThrow(
      /in a read-only transaction\. To go on, name the server that takes writes/,
    );
  });

  test('with TLS on a server that has none says so', async () => {
    const url = new URL(await owned());
    url.search = '?sslmode=verify-full';
    await expect(start(url.href)).rejects.toMatchObject({ reason: 'tls' });
  });

  test('with a user who may only read says what he needs', async () => {
    const url = await owned(createMigratedDatabase);
    const reader = new URL(url);
    reader.username = `reader_${reader.pathname.slice(1)}`;
    reader.password = 'p';
    await askAt(
      url,
      `CREATE ROLE ${reader.username} LOGIN PASSWORD 'p'`,
      `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader.username}`,
    );
    onTestFinished(() => askAt(url, `DROP OWNED BY ${reader.username}`, `DROP ROLE ${reader.username}`));
    await expect(start(reader.href)).rejects.toThrow(/permission denied .*to read and to change all that are there/);
  });
});

test.each([
  ['53300', /sorry\. To go on, raise max_connections .*each uses up to 13 connections\.$/],
  ['53100', /sorry\. To go on, make room on the disk/],
])('what is refused with %s at the start is told with what to do', (code, message) => {
  const cause = Object.assign(new Error('sorry'), { code });
  for (const error of [cause, new StoreUnavailable('sorry', 'full', { cause })])
    expect(asDatabaseError(error, 'postgres://h/n')).toMatchObject({
      reason: 'refused',
      message: expect.stringMatching(message) as string,
    });
});

test.each([
  ['', 'The server does not support SSL connections', /^No TLS with .*h\/n: The server .* connections\. Turn TLS on/],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate',
    /self-signed certificate\. Name the file .*sslrootcert=FILE/,
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "IP: 127.0.0.1 is not in the cert's list", /Name the server in its URL as/],
  ['CERT_HAS_EXPIRED', 'certificate has expired', /valid today/],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'unsupported protocol', /ssl_min_protocol_version/],
])('TLS that fails with %s at the start is told with what to do', (code, words, message) => {
  const cause = Object.assign(new Error(words), code === '' ? {} : { code });
  for (const error of [cause, new StoreUnavailable('sorry', 'unreachable', { cause })])
    expect(asDatabaseError(error, 'postgres://h/n')).toMatchObject({
      name: 'DatabaseError',
      reason: 'tls',
      message: expect.stringMatching(message) as string,
    });
});

test('a socket that is not there is told as a server that is not', () => {
  const error = Object.assign(new Error('connect ENOENT /x/.s.PGSQL.5432'), { code: 'ENOENT', syscall: 'connect' });
  expect(asDatabaseError(error, 'postgres://h/n')).toMatchObject({ reason: 'unreachable' });
});

test.each([
  ['hush', /has no scheme/],
  ['mysql://u:hush@h/n', /begins with mysql:\/\//],
  ['postgres://u:hush/hush@h:port/n', /can't be read/],
  ['postgres://u:hush@h/n?sslrootcert=/not/there.pem', /^The file "\/not\/there\.pem", which sslrootcert .*ENOENT/],
])('an address such as %s is refused without being quoted', (text, message) => {
  const read = () => readDatabaseAddress(text);
  expect(read).toThrow(message);
  expect(read).toThrow(/^(?!.*hush)/);
});

test('an address is shown without its password and its settings', () => {
  const address = readDatabaseAddress(
    'postgres://me:a%40b-secret@db.example:5432/vid?sslmode=verify-full&sslpassword=x',
  );
  expect(address.shown).toBe('postgres://me@db.example:5432/vid');
  expect(address.secrets).toContain('a@b-secret');
});
