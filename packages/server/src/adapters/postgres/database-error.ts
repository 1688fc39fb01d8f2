/** Says in its message what is wrong with a database and what to do about it. */
import { isLost, shortly } from './failures';

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

/** What PostgreSQL says when it lets nobody in, or not to this. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'check the user and the password',
  '28000': 'check the user, the password and the TLS settings',
  '3D000': 'create the database, or name another one',
  '42501': 'give the user the right to create tables in this database',
};

/** An error of the start as a sentence; others as they are. */
export const asDatabaseError = (error: unknown, shown: string): unknown => {
  if (error instanceof DatabaseError) return error;
  const { code = '', cause } = error as { readonly code?: string; readonly cause?: { readonly code?: string } };
  const next = REFUSALS[code] ?? REFUSALS[cause?.code ?? ''];
  if (next !== undefined)
    return new DatabaseError('refused', `The database ${shown} refused: ${shortly(error)}. To go on, ${next}.`);
  if (isLost(error) || isLost(cause))
    return new DatabaseError(
      'unreachable',
      `The database ${shown} can't be reached: ${shortly(cause ?? error)}. Start it, or check --database.`,
    );
  return error;
};
