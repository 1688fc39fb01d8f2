/** Says in its message what is wrong with a database and what to do about it. */
import { CONNECTIONS_OF_A_PROCESS } from './create-pool';
import { codeOf, isLost, shortly } from './failures';

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    readonly reason: 'unreachable' | 'refused' | 'newer' | 'foreign' | 'key',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MAKE_ROOM = 'make room on the disk of the database';
const MORE_MEMORY = 'give the database more memory, or fewer connections';

/** What PostgreSQL says when it lets nobody in, or not to this, and what somebody does about it. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'check the user and the password',
  '28000': 'check the user, the password and the TLS settings',
  '3D000': 'create the database, or name another one',
  '25006':
    'name the server that takes writes and no standby, or turn default_transaction_read_only off for the server, the database and the user',
  '42501':
    'give the user the right to create tables in this database, and to read and to change all that are there: let it own them, or GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, and USAGE ON ALL SEQUENCES',
  '53000': MAKE_ROOM,
  '53100': MAKE_ROOM,
  '53200': MORE_MEMORY,
  '53300': `raise max_connections of the database or the connection limit of the user, or run fewer processes: each uses up to ${CONNECTIONS_OF_A_PROCESS} connections`,
  '53400': MAKE_ROOM,
};

/** What to do about a refusal of PostgreSQL. */
export const nextAfter = (error: unknown): string | undefined => REFUSALS[codeOf(error)];

/** An error of the start as a sentence; others as they are. */
export const asDatabaseError = (error: unknown, shown: string): unknown => {
  if (error instanceof DatabaseError) return error;
  const { cause } = error as { readonly cause?: unknown };
  const refusal = [error, cause].find((one) => nextAfter(one) !== undefined);
  if (refusal !== undefined)
    return new DatabaseError(
      'refused',
      `The database ${shown} refused: ${shortly(refusal)}. To go on, ${nextAfter(refusal)}.`,
    );
  if (isLost(error) || isLost(cause))
    return new DatabaseError(
      'unreachable',
      `The database ${shown} can't be reached: ${shortly(cause ?? error)}. Start it, or check --database.`,
    );
  return error;
};
