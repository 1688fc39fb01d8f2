/** Opens the store of a folder in a process of its own, and says how it went; with `die` it is killed while it is open. */
import { DataFolderError, openSqliteStore } from '../../src/adapters/sqlite/open-sqlite-store';

const [, , dataDir = '', then] = process.argv;
try {
  const store = await openSqliteStore({ dataDir, idsPosition: () => 0 });
  if (then === 'die') process.kill(process.pid, 'SIGKILL');
  await store.close();
  process.stdout.write('opened');
} catch (error) {
  if (!(error instanceof DataFolderError)) throw error;
  process.stdout.write(`${error.reason}: ${error.message}`);
}
