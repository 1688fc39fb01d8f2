/** What rows hold in place of objects and truth values, and back. */
import type { Selectable } from 'kysely';

/** A row as it is read and written, without the number that the database gives it. */
export type Row<Table> = Omit<Selectable<Table>, 'seq'>;

export const json = <V>(text: string): V => JSON.parse(text) as V;
export const maybeJson = <V>(text: string | null): V | null => (text === null ? null : json<V>(text));
export const bit = (value: boolean): number => (value ? 1 : 0);
