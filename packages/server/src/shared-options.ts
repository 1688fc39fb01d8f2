/** What a server is among several that share a database: what options and configuration come to. */
import { type DatabaseAddress, readDatabaseAddress } from './adapters/postgres/database-address';
import { ConfigError } from './config-error';

export const ROLES = ['api', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];

export interface SharedOptions {
  /**
   * URL of a PostgreSQL database that several processes share, in the place of the embedded one: `postgres://user@host/name`.
   * TLS is as `pg` reads it.
   */
  readonly database?: string | undefined;
  /** With a database: 64 hexadecimal digits that open the secrets of webhooks, the same on every machine. */
  readonly secretKey?: string | undefined;
  /** What this process does beside answering: `api` nothing, `worker` and `all` (default) the work behind it. */
  readonly role?: Role | undefined;
  /** After so many seconds without a sign of life the work of a process is taken over. Default 15. */
  readonly leaseSeconds?: number | undefined;
  /**
   * For so many seconds requests and work under way may go on when the server is closed, before they are cut off and handed
   * back. Default: 1 for requests and 0 for work; for `vid-server` 10 for both with a database, else 5 for requests.
   */
  readonly shutdownSeconds?: number | undefined;
}

export interface SettledSharing {
  /** Shared with other processes; undefined: this one has its own. */
  readonly database: DatabaseAddress | undefined;
  readonly secretKey: string | undefined;
  readonly role: Role;
  readonly leaseMs: number;
  /** So long work may go on at the end. */
  readonly shutdownMs: number;
  /** So long requests under way may go on at the end. */
  readonly answerMs: number;
  /** So long a start waits for a database that is away. */
  readonly databaseWaitMs: number;
}

const DEFAULT_LEASE_SECONDS = 15;

const checkDatabase = (database: string | undefined): DatabaseAddress | undefined => {
  if (database === undefined || database === '') return undefined;
  try {
    return readDatabaseAddress(database);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
};

/** What holds at the end for a server that was told nothing else. */
export interface EndDefaults {
  /** For requests under way. */
  readonly answerSeconds: number;
  /** For all that is under way in a server that shares a database. */
  readonly shutdownSeconds: number;
}

/** What holds at the start: one of several, as a role says, is started by a machine, which reads no sentence. */
export interface StartDefaults {
  readonly databaseWaitSeconds?: number | undefined;
}

export const settleShared = (
  options: SharedOptions,
  configured: string | undefined,
  ends: EndDefaults & StartDefaults,
): SettledSharing => {
  const database = checkDatabase(options.database ?? configured);
  const { role = 'all', secretKey } = options;
  if (role !== 'all' && database === undefined)
    throw new ConfigError(`The role ${role} is one of several processes, which share a database: add --database URL.`);
  const ofDatabase = database === undefined ? 0 : ends.shutdownSeconds;
  return {
    database,
    secretKey: secretKey === '' ? undefined : secretKey,
    role,
    leaseMs: (options.leaseSeconds ?? DEFAULT_LEASE_SECONDS) * 1000,
    shutdownMs: (options.shutdownSeconds ?? ofDatabase) * 1000,
    databaseWaitMs: role === 'all' ? 0 : (ends.databaseWaitSeconds ?? 0) * 1000,
    answerMs: (options.shutdownSeconds ?? Math.max(ofDatabase, ends.answerSeconds)) * 1000,
  };
};
