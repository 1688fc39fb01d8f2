/**
 * Opens the embedded store. Everything that could be wrong with a file is found before the first byte is written: another
 * process that owns it, a file that is no database or a damaged one, a database of a newer version or of another program.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type Libsql from 'libsql';
import type { Store } from '../../ports/store';
import { readKeyFile, writeKeyFile } from '../private-files/key-file';
import { claimFile, claimFolder } from '../private-files/private-files';
import { endLeases } from '../sql/leases';
import { migrateFrom, SCHEMA_VERSION, SEALED_SINCE } from '../sql/migrations';
import { createSecretBox, SEAL_KEY_BYTES, type SecretBox } from '../sql/secrets';
import { createSqlStore } from '../sql/sql-store';
import type { Connection } from '../sql/statement';
import { asUnavailable } from './as-unavailable';
import { DATABASE_FILE, isBusy } from './database-file';
import { loadLibsql } from './load-libsql';
import { createConnection, createSqliteDatabase, letGo, rollBack } from './sqlite-database';

/** Says in its message what is wrong with a data folder and what to do about it. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  constructor(
    readonly reason: 'in-use' | 'damaged' | 'newer' | 'foreign' | 'unwritable' | 'key',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Marks the files of this program: `VID1` as a number. */
const APPLICATION_ID = 0x56494431;
/** Opens the secrets of webhooks; whoever has a copy of the database alone can't sign for it. */
const KEY_FILE_NAME = 'vid.key';

export interface OpenSqliteStoreOptions {
  /** The folder of the file; undefined keeps everything in memory. */
  readonly dataDir?: string | undefined;
  /** Takes a sentence about a folder that others may look into. */
  readonly warn?: ((message: string) => void) | undefined;
  /** How many ids were drawn; stored with whatever was drawn. */
  readonly idsPosition: () => number;
}

const number = (database: Libsql.Database, pragma: string): number => {
  const [row] = database.pragma(pragma) as readonly Readonly<Record<string, number>>[];
  return row?.[pragma] ?? 0;
};

const newerError = (path: string, version: number) =>
  new DataFolderError(
    'newer',
    `${path} was written by a newer version (schema ${version}; this one knows up to ${SCHEMA_VERSION}). Use that version of @vid/server, or another --data-dir. Nothing was changed.`,
  );
const damagedError = (path: string, cause?: unknown) =>
  new DataFolderError(
    'damaged',
    `${path} is damaged or is no database. Put a backup in its place, or move it away to start with an empty one. Nothing was changed.`,
    { cause },
  );

/** Judges a file by its first bytes, before a database engine may touch it. */
const inspectFile = (path: string): void => {
  const header = Buffer.alloc(100);
  const file = openSync(path, 'r');
  const length = readSync(file, header, 0, 100, 0);
  closeSync(file);
  if (length === 0) return;
  if (length < 100 || header.toString('latin1', 0, 15) !== 'SQLite format 3') throw damagedError(path);
  const version = header.readUInt32BE(60);
  const application = header.readUInt32BE(68);
  if (application !== 0 && application !== APPLICATION_ID)
    throw new DataFolderError('foreign', `${path} belongs to another program. Use another --data-dir.`);
  if (version > SCHEMA_VERSION) throw newerError(path, version);
};

const takeFile = (database: Libsql.Database, path: string): void => {
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    const check = database.pragma('quick_check(1)') as readonly Readonly<Record<string, string>>[];
    if (Object.values(check[0] ?? {})[0] !== 'ok') throw damagedError(path);
    const version = number(database, 'user_version');
    if (version > SCHEMA_VERSION) throw newerError(path, version);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    if (isBusy(error))
      throw new DataFolderError(
        'in-use',
        `Another process uses ${path}. Stop it, or choose another --data-dir. Nothing was changed.`,
        { cause: error },
      );
    throw asUnavailable(error) ?? damagedError(path, error);
  }
};

/** Resolves with the version that was there before; 0 is an empty file. */
const migrate = async (database: Libsql.Database, connection: Connection): Promise<number> => {
  const version = number(database, 'user_version');
  if (version === SCHEMA_VERSION) return version;
  database.exec('BEGIN IMMEDIATE');
  try {
    await migrateFrom(connection, version);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    database.exec('COMMIT');
  } catch (error) {
    rollBack(database);
    throw error;
  }
  if (version === 0) return version;
  // What an earlier version kept readable is gone from unused pages as well.
  database.exec('VACUUM');
  database.pragma('wal_checkpoint(TRUNCATE)');
  return version;
};

const keyError = (path: string, cause?: unknown) =>
  new DataFolderError(
    'key',
    `${path} does not open the secrets of the webhooks in ${DATABASE_FILE}. Put the file that belongs to this database in its place (backups need both), or move the data folder away to start with an empty one. Nothing was changed.`,
    { cause },
  );

/** What seals the secrets of a folder's database. A key is made only where none is needed yet. */
const openSecrets = (database: Libsql.Database, dataDir: string): SecretBox => {
  const path = join(dataDir, KEY_FILE_NAME);
  const key = readKeyFile(path, SEAL_KEY_BYTES);
  const sealed =
    number(database, 'user_version') < SEALED_SINCE
      ? undefined
      : (database.prepare('SELECT secret FROM hooks LIMIT 1').get() as { readonly secret: string } | undefined);
  if (sealed === undefined) return createSecretBox(key ?? writeKeyFile(path, SEAL_KEY_BYTES));
  if (key === undefined) throw keyError(path);
  const secrets = createSecretBox(key);
  try {
    secrets.open(sealed.secret);
  } catch (error) {
    throw keyError(path, error);
  }
  return secrets;
};

/** What is wrong with a folder that can't be made or written. */
export const unusableFolder = (dataDir: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    'unwritable',
    `The data folder ${dataDir} can't be used: ${(cause as Error).message}. Choose another --data-dir, or --memory.`,
    { cause },
  );

/** The database engine gives the files beside it (-wal, -shm, -journal) the mode that it finds on the database. */
const preparePath = (dataDir: string, warn: (message: string) => void): string => {
  const path = join(dataDir, DATABASE_FILE);
  try {
    const { open } = claimFolder(dataDir, DATABASE_FILE);
    if (existsSync(path)) inspectFile(path);
    claimFile(path);
    if (open)
      warn(`Others may list the folder ${dataDir}, though not read its files; chmod 700 ${dataDir} keeps them out.`);
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw unusableFolder(dataDir, error);
  }
  return path;
};

/** Closes what could not be opened. A file that is to stay as it is must not be written, not even to let it go. */
const abandon = (database: Libsql.Database, error: unknown): void => {
  try {
    if (!(error instanceof DataFolderError) || error.reason === 'key') letGo(database);
  } catch {
    // A file that takes nothing is let go by its end alone; why it was not opened is what counts.
  }
  database.close();
};

/**
 * Stores how many ids were drawn, in the transaction that stores what was drawn, and before anything of it: a state that is
 * replaced by it brings a position of its own. Whether an earlier one was committed is not remembered, for it may not have been.
 */
const storingPosition = (idsPosition: () => number): ((connection: Connection) => Promise<void>) => {
  return async (connection) => {
    const position = idsPosition();
    if (position === 0) return;
    await connection.all(
      "INSERT INTO settings (name, value) VALUES ('idsPosition', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      [String(position)],
    );
  };
};

/** Opens or creates the store of a folder, or one in memory. */
export const openSqliteStore = async ({
  dataDir,
  idsPosition,
  warn = () => undefined,
}: OpenSqliteStoreOptions): Promise<Store> => {
  const LibsqlDatabase = loadLibsql();
  const path = dataDir === undefined ? ':memory:' : preparePath(dataDir, warn);
  const database = new LibsqlDatabase(path);
  try {
    if (dataDir !== undefined) takeFile(database, path);
    const secrets =
      dataDir === undefined ? createSecretBox(randomBytes(SEAL_KEY_BYTES)) : openSecrets(database, dataDir);
    const connection = createConnection(database, secrets);
    const before = await migrate(database, connection);
    const sqlite = createSqliteDatabase(database, connection, storingPosition(idsPosition));
    // This process is the only one: whoever held a lease before is dead. In a file that was empty nobody held any.
    if (before !== 0) await sqlite.write(endLeases);
    return createSqlStore({ database: sqlite });
  } catch (error) {
    abandon(database, error);
    const away = asUnavailable(error);
    throw away === undefined || dataDir === undefined ? error : unusableFolder(dataDir, away);
  }
};
