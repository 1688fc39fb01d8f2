/**
 * Brings a database to the schema of this version, and finds the key of its secrets. Any number of processes may begin at
 * the same time: one of them does it, the others wait. Everything that could be wrong is found before the first change.
 */
import { join } from 'node:path';
import { readKeyFile, writeKeyFile } from '../private-files/key-file';
import { migrateFrom, SCHEMA_VERSION } from '../sql/migrations';
import { createSecretBox, SEAL_KEY_BYTES, type SecretBox } from '../sql/secrets';
import type { Connection, SqlDatabase } from '../sql/statement';
import { DatabaseError } from './database-error';

export interface KeySource {
  /** The key that all machines share, as hexadecimal digits. */
  readonly secretKey: string | undefined;
  /** Where a key is kept when none is given. */
  readonly dataDir: string | undefined;
}

const KEY_FILE_NAME = 'vid.key';
const CHECK = 'vid';
/** Of the advisory lock around this: `vid schema` as a number. */
const LOCK = 0x7669_6401;
const NEXT_KEY =
  'Give every machine the same key in VID_SECRET_KEY: 64 hexadecimal digits, such as `openssl rand -hex 32` prints';

interface Standing {
  readonly version: number;
  readonly seal_check: string | null;
}

const keyOf = ({ secretKey, dataDir }: KeySource): Uint8Array | undefined => {
  if (secretKey !== undefined) {
    if (!/^[0-9a-f]{64}$/i.test(secretKey))
      throw new DatabaseError(
        'key',
        `VID_SECRET_KEY must be 64 hexadecimal digits. Make one with openssl rand -hex 32.`,
      );
    return Buffer.from(secretKey, 'hex');
  }
  return dataDir === undefined ? undefined : readKeyFile(join(dataDir, KEY_FILE_NAME), SEAL_KEY_BYTES);
};

/** The key of a database that has none yet. */
const firstKey = (source: KeySource): Uint8Array => {
  const key = keyOf(source);
  if (key !== undefined) return key;
  if (source.dataDir === undefined)
    throw new DatabaseError('key', `The secrets of webhooks need a key. ${NEXT_KEY}. Nothing was changed.`);
  return writeKeyFile(join(source.dataDir, KEY_FILE_NAME), SEAL_KEY_BYTES);
};

const opens = (secrets: SecretBox, sealed: string): boolean => {
  try {
    secrets.open(sealed);
    return true;
  } catch {
    return false;
  }
};

const knownKey = (source: KeySource, sealed: string): SecretBox => {
  const key = keyOf(source);
  const secrets = key && createSecretBox(key);
  if (secrets !== undefined && opens(secrets, sealed)) return secrets;
  const what =
    key === undefined
      ? 'This machine has no key for the secrets of the webhooks in the database.'
      : `The key of this machine does not open the secrets of the webhooks in the database.`;
  throw new DatabaseError(
    'key',
    `${what} ${NEXT_KEY}; where none was given at first, it is in the file ${KEY_FILE_NAME} of the data folder of the first machine. Nothing was changed.`,
  );
};

const standingOf = async (connection: Connection): Promise<Standing | undefined> => {
  const [found] = (await connection.all(
    "SELECT to_regclass('vid_schema') IS NOT NULL AS known, to_regclass('accounts') IS NOT NULL AS taken",
    [],
  )) as readonly { readonly known: boolean; readonly taken: boolean }[];
  if (found?.known !== true) {
    if (found?.taken === true)
      throw new DatabaseError(
        'foreign',
        'The database has tables of another program. Name a database of its own. Nothing was changed.',
      );
    return undefined;
  }
  const [standing] = await connection.all('SELECT version, seal_check FROM vid_schema', []);
  return standing as Standing | undefined;
};

const begin = async (connection: Connection): Promise<void> => {
  await connection.all(
    'CREATE TABLE vid_schema (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL, seal_check TEXT)',
    [],
  );
  await connection.all('INSERT INTO vid_schema (one, version) VALUES (1, 0)', []);
};

/** `secrets` are those of the connection from the moment on in which they are known. */
export const prepareDatabase = (
  database: SqlDatabase,
  source: KeySource,
  use: (secrets: SecretBox) => void,
): Promise<void> =>
  database.write(async (connection) => {
    await connection.all(`SELECT pg_advisory_xact_lock(${LOCK})`, []);
    const standing = await standingOf(connection);
    const version = standing?.version ?? 0;
    if (version > SCHEMA_VERSION)
      throw new DatabaseError(
        'newer',
        `The database was written by a newer version (schema ${version}; this one knows up to ${SCHEMA_VERSION}). Use that version of @vid/server. Nothing was changed.`,
      );
    const sealed = standing?.seal_check ?? undefined;
    const secrets = sealed === undefined ? createSecretBox(firstKey(source)) : knownKey(source, sealed);
    use(secrets);
    if (standing === undefined) await begin(connection);
    await migrateFrom(connection, version);
    if (version !== SCHEMA_VERSION || sealed === undefined)
      await connection.all('UPDATE vid_schema SET version = $1, seal_check = $2', [
        SCHEMA_VERSION,
        sealed ?? secrets.seal(CHECK),
      ]);
  });
