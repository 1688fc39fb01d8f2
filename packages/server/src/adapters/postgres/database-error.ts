/** Says in its message what is wrong with a database and what to do about it. */
import { CONNECTIONS_OF_A_PROCESS } from './create-pool';
import { codeOf, isLost, isTlsFailure, isUntrusted, isWithoutSocket, isWithoutTls, shortly } from './failures';

export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  constructor(
    readonly reason: 'unreachable' | 'refused' | 'newer' | 'foreign' | 'key' | 'place' | 'tls',
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

/** What somebody does about TLS that came to nothing, the first that fits. */
const TLS: readonly (readonly [fits: (error: unknown) => boolean, next: string])[] = [
  [
    isWithoutTls,
    'Turn TLS on at the server (ssl = on, with a certificate), or take sslmode out of its URL and PGSSLMODE out of the environment where the way there is safe without.',
  ],
  [
    (error) => codeOf(error) === 'ERR_TLS_CERT_ALTNAME_INVALID',
    'Name the server in its URL as its certificate does, or give it a certificate for this name.',
  ],
  [
    (error) => /EXPIRED|NOT_YET_VALID/.test(codeOf(error)),
    'Give the server a certificate that is valid today, or set the clock of this machine.',
  ],
  [
    isUntrusted,
    'Name the file of the certificate that signed it with sslrootcert=FILE in the URL, or NODE_EXTRA_CA_CERTS=FILE, or give the server one of a known authority.',
  ],
  [isTlsFailure, 'Check the TLS settings of the server (ssl_min_protocol_version, ssl_ciphers) and those in its URL.'],
];

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
  for (const one of [error, cause]) {
    const next = TLS.find(([fits]) => fits(one))?.[1];
    if (next !== undefined)
      return new DatabaseError('tls', `No TLS with the database ${shown}: ${shortly(one).replace(/\.$/, '')}. ${next}`);
  }
  if ([error, cause].some((one) => isLost(one) || isWithoutSocket(one)))
    return new DatabaseError(
      'unreachable',
      `The database ${shown} can't be reached: ${shortly(cause ?? error)}. Start it, or check --database.`,
    );
  return error;
};
