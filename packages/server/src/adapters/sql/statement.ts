/**
 * Queries that are built and typed by Kysely once, compiled to SQL once for each kind of database, and then only executed:
 * building a query costs more than running it on an embedded database.
 */
import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  NoopQueryExecutor,
  QueryCreator,
  type QueryId,
  type RootOperationNode,
  type SqlBool,
} from 'kysely';
import { type Dialect, ENGINES, type Engine, type Lock } from './engine';
import type { Schema } from './schema';
import type { SecretBox } from './secrets';

export type SqlValue = string | number | null;

/**
 * Runs one statement; rows for what returns any. Embedded databases answer at once. Where several processes write, what
 * returns no rows may still be on its way when its promise resolves: it is carried out before whatever comes after it, and
 * fails the transaction when it fails.
 */
export interface Connection {
  readonly dialect: Dialect;
  /** The process that it belongs to, where there may be several. */
  readonly process?: string;
  /** Seals what is written and opens what is read. */
  readonly secrets: SecretBox;
  all(
    sql: string,
    parameters: readonly SqlValue[],
    /** A query that finds one row at most. */
    most?: 'one',
  ): Promise<readonly unknown[]> | readonly unknown[];
}

/** A database as the store needs it. */
export interface SqlDatabase {
  /** Runs work that only reads; it never sees what is not committed. `whole`: all of it sees the same moment. */
  read<T>(work: (connection: Connection) => Promise<T>, extent?: 'whole'): Promise<T>;
  /**
   * Runs work in a transaction; its promise resolves when the transaction is durable. Work may run more than once. `soon`: nobody
   * waits for the disk; a crash of the database may undo it, with all that came after it, but never what was durable after it.
   */
  write<T>(work: (connection: Connection) => Promise<T>, durable?: 'soon'): Promise<T>;
  /**
   * A number that differs from an earlier one when anything was committed since, by this process or by any other: nobody
   * may be answered from before that commit once it is made. A database that can't tell at once leaves it out.
   */
  readonly version?: () => number;
  /**
   * Resolves when it may be written, as far as can be told without writing.
   * @throws {StoreUnavailable} it can't be reached, or takes nothing
   */
  readonly check: () => Promise<void>;
  /** Whether a commit costs so much that decisions should share it. */
  readonly gathers?: boolean;
  close(): Promise<void>;
}

/** The place of an argument in a query. */
class Slot {
  constructor(readonly name: string) {}
}

/** Compiles, and executes nothing: of a whole `Kysely`, which every start would load, queries need only this. */
const createExecutor = (dialect: Dialect) => {
  const compiler = new ENGINES[dialect].compiler();
  const compileQuery = (node: RootOperationNode, queryId: QueryId): CompiledQuery =>
    compiler.compileQuery(node, queryId);
  return Object.assign(new NoopQueryExecutor(), { compileQuery });
};

/** Builds queries over the tables. */
export type Queries = QueryCreator<Schema>;

const builders: Partial<Record<Dialect, Queries>> = {};
const builderFor = (dialect: Dialect): Queries =>
  (builders[dialect] ??= new QueryCreator<Schema>({ executor: createExecutor(dialect) }));

/** Whether a column is one of the members of an argument; without a column, those members. */
interface Among<A> {
  (column: string, name: keyof A & string): Expression<SqlBool>;
  (name: keyof A & string): Expression<string>;
}

type Build<A, R> = (
  db: Queries,
  arg: <K extends keyof A & string>(name: K) => A[K],
  among: Among<A>,
  lock: Lock,
  isFound: Engine['isFound'],
) => Compilable<R>;
type Executable<A, R> = (connection: Connection, args: A) => Promise<readonly R[]>;

/**
 * Declares a query with named arguments; it is compiled when it is first run. `among` stands for the members of an
 * argument that is a JSON array of texts; `lock` keeps the rows of a query from others until the transaction is over. `most`:
 * it finds one row at most.
 */
export const statement = <A extends object, R = unknown>(build: Build<A, R>, most?: 'one'): Executable<A, R> => {
  const compiled: Partial<Record<Dialect, { sql: string; parameters: readonly unknown[] }>> = {};
  const slot = (name: string) => new Slot(name) as never;
  return async (connection, args) => {
    const { dialect } = connection;
    const { elements, isAmong, isFound, lock } = ENGINES[dialect];
    const among = ((first: string, name?: string) =>
      name === undefined ? elements(slot(first)) : isAmong(first, slot(name))) as Among<A>;
    const query = (compiled[dialect] ??= build(builderFor(dialect), slot, among, lock, isFound).compile());
    const values = args as Record<string, SqlValue>;
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? (values[value.name] as SqlValue) : (value as SqlValue),
    );
    return (await connection.all(query.sql, parameters, most)) as readonly R[];
  };
};

/** Runs a query whose shape depends on its arguments. */
export const runOnce = async <R>(
  connection: Connection,
  build: (db: Queries) => Compilable<R>,
): Promise<readonly R[]> => {
  const { sql, parameters } = build(builderFor(connection.dialect)).compile();
  return (await connection.all(sql, parameters as readonly SqlValue[])) as readonly R[];
};
