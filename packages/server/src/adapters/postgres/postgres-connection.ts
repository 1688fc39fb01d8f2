/** Statements on a connection to PostgreSQL. */
import type { PoolClient, QueryConfig } from 'pg';
import type { SecretBox } from '../sql/secrets';
import type { Connection, SqlValue } from '../sql/statement';

export interface ConnectionDeps {
  readonly client: Pick<PoolClient, 'query'>;
  readonly secrets: SecretBox;
  readonly process: string;
}

export interface OpenConnection extends Connection {
  /** Why a statement failed whose answer nobody waited for. */
  readonly failure: () => unknown;
  /** Resolves when everything that was sent has been answered. */
  readonly settled: () => Promise<unknown>;
  /** Whether anything was changed. */
  readonly wrote: () => boolean;
}

/** Statements that are known by a name, and so are parsed once a connection. */
const NAMED = 500;
const names = new Map<string, string>();
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED) return known;
  const name = `vid_${names.size + 1}`;
  names.set(text, name);
  return name;
};

/** A text can't hold U+0000 here. */
const checked = (value: SqlValue): SqlValue =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

const READS = /^\s*(?:select|with)\b/i;
const WITHOUT_ROWS = /^\s*(?:insert|update|delete)\b(?![\s\S]*\breturning\b)/i;
/** So many statements may be on their way before somebody waits for them. */
const AHEAD = 200;

/** `ahead`: statements without rows are sent on without waiting, which only a transaction may do. */
export const openConnection = ({ client, secrets, process }: ConnectionDeps, ahead: boolean): OpenConnection => {
  let failure: unknown;
  let wrote = false;
  let sent = 0;
  let settled: Promise<unknown> = Promise.resolve();
  return {
    dialect: 'postgres',
    secrets,
    process,
    failure: () => failure,
    settled: () => settled,
    wrote: () => wrote,
    all: async (text, parameters) => {
      wrote ||= !READS.test(text);
      const name = parameters.length > 0 || WITHOUT_ROWS.test(text) ? nameOf(text) : undefined;
      const query: QueryConfig = { text, values: parameters.map(checked), ...(name === undefined ? {} : { name }) };
      const answer = client.query(query);
      if (!ahead || !WITHOUT_ROWS.test(text)) return (await answer).rows as readonly unknown[];
      const noted = answer.catch((error: unknown) => {
        failure ??= error;
      });
      sent += 1;
      settled = Promise.all([settled, noted]);
      if (sent % AHEAD === 0) await noted;
      return [];
    },
  };
};
