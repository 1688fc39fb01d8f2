import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, isBusy } from './database-file';
import { loadLibsql } from './load-libsql';

/** Whether a process has the database of a folder open. Nothing in the folder is changed. */
export const databaseInUse = (dataDir: string): boolean => {
  const path = join(dataDir, DATABASE_FILE);
  // It is there from the first write to the end of whoever has it open.
  if (!existsSync(`${path}-wal`)) return false;
  try {
    const database = new (loadLibsql())(path, { readonly: true });
    try {
      database.prepare('SELECT count(*) FROM sqlite_master').get();
    } finally {
      database.close();
    }
    return false;
  } catch (error) {
    return isBusy(error);
  }
};
