/**
 * Writes many rows of a table together. Where several processes write, each statement is a journey to the database, so that all
 * rows go in one; an embedded database takes them one by one.
 */
import { ENGINES } from './engine';
import type { Schema } from './schema';
import { type Connection, type SqlValue, statement } from './statement';

type Table = keyof Schema;
export type RowValues = Readonly<Record<string, SqlValue>>;
/** A row as the arguments of a statement. */
const values = (row: object): RowValues => row as RowValues;

const slots = (columns: readonly string[], arg: (name: string) => SqlValue) =>
  Object.fromEntries(columns.map((column) => [column, arg(column)]));

/** What a text of PostgreSQL can't hold, as JSON writes it; within other JSON the same letters are harmless. */
const UNFIT = /\\u(?:0000|d[89a-f])/i;
const fit = (value: SqlValue): SqlValue =>
  typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '\uFFFD') : value;

/** Rows as one argument. */
export const asArgument = (rows: readonly RowValues[]): string => {
  const text = JSON.stringify(rows);
  if (!UNFIT.test(text)) return text;
  const fitting = (row: RowValues) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fit(value)]));
  return JSON.stringify(rows.map(fitting));
};

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** The columns that tell a row from others, and those that are written over where it is there already. */
export interface Replacing {
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** Inserts rows in their order; the statements are made from the first row's columns. */
export const insertAll = (table: Table, replacing?: Replacing) => {
  let columns: readonly string[] | undefined;
  let one: ReturnType<typeof statement<RowValues>> | undefined;
  const conflict =
    replacing === undefined
      ? ''
      : ` ON CONFLICT (${quoted(replacing.keys)}) DO UPDATE SET ${replacing.columns.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`;

  return async (connection: Connection, rows: readonly object[]): Promise<void> => {
    const [first] = rows;
    if (first === undefined) return;
    const names = (columns ??= Object.keys(first));
    const { given } = ENGINES[connection.dialect];
    if (given !== undefined) {
      const text = `INSERT INTO ${table} (${quoted(names)}) SELECT ${quoted(names)} FROM ${given.rows(table)}${conflict}`;
      await connection.all(text, [asArgument(rows.map(values))]);
      return;
    }
    one ??= statement<RowValues>((db, arg) => {
      const query = db.insertInto(table).values(slots(names, arg));
      if (replacing === undefined) return query;
      const { keys, columns: changed } = replacing;
      return query.onConflict((on) => on.columns(keys as never).doUpdateSet(slots(changed, arg)));
    });
    for (const row of rows) await one(connection, values(row));
  };
};

/** Changes some columns of a row that is known by a key. */
export const changeOne = (table: Table, key: string, columns: readonly string[]) => {
  const change = statement<RowValues>((db, arg) =>
    db
      .updateTable(table)
      .set(slots(columns, arg))
      .where(key as never, '=', arg(key) as never),
  );
  return (connection: Connection, row: object) => change(connection, values(row));
};

/** Changes some columns of rows that are known by a key. */
export const changeAll = (table: Table, key: string, columns: readonly string[]) => {
  const assigned = columns.map((name) => `"${name}" = given."${name}"`).join(', ');
  const one = changeOne(table, key, columns);
  return async (connection: Connection, rows: readonly object[]): Promise<void> => {
    if (rows.length === 0) return;
    const { given } = ENGINES[connection.dialect];
    if (given === undefined) {
      for (const row of rows) await one(connection, row);
      return;
    }
    const text = `UPDATE ${table} SET ${assigned} FROM ${given.few(table)} WHERE ${table}."${key}" = given."${key}"`;
    const needed = (row: RowValues) => Object.fromEntries([key, ...columns].map((name) => [name, row[name] ?? null]));
    await connection.all(text, [asArgument(rows.map((row) => needed(values(row))))]);
  };
};

/** Removes the rows that bear a key. */
export const dropOne = (table: Table, key: string) => {
  const drop = statement<{ key: string }>((db, arg) =>
    db.deleteFrom(table).where(key as never, '=', arg('key') as never),
  );
  return (connection: Connection, value: string) => drop(connection, { key: value });
};

/** Removes the rows that bear any of some keys. */
export const dropAll = (table: Table, key: string) => {
  const one = dropOne(table, key);
  const many = statement<{ keys: string }>((db, _arg, among) => db.deleteFrom(table).where(among(key, 'keys')));
  return async (connection: Connection, keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    if (ENGINES[connection.dialect].given !== undefined) await many(connection, { keys: JSON.stringify(keys) });
    else for (const each of keys) await one(connection, each);
  };
};
