// Starts a PostgreSQL of one's own, which ends with this process at the latest.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('keeper.mjs', import.meta.url));

/**
 * `durable`: it writes to the disk what it says it has written, as for figures; tests do without.
 * @param {{ durable?: boolean }} [options]
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const child = spawn(process.execPath, [KEEPER, ...(durable ? ['durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // A terminal's Ctrl-C is not for it: it ends when this process has.
    detached: true,
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  /** @type {((line: { url?: string, failed?: string, done?: string }) => void)[]} */
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  /** @returns {Promise<{ url?: string, failed?: string, done?: string }>} */
  const answer = () =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      void gone.then(() => reject(new Error('The keeper of PostgreSQL has ended.')));
    });
  /** @param {string} command */
  const ask = async (command) => {
    const answered = answer();
    child.stdin.write(`${command}\n`);
    await answered;
  };
  const { url = '', failed } = await answer();
  if (failed !== undefined) throw new Error(failed);
  return {
    /** Of its first database, with user and password. */
    url,
    /** Ends it, cutting every connection: in good order, or as a crash would. */
    stop: (crash = false) => ask(crash ? 'kill' : 'stop'),
    /** Starts it again, on the same data and the same port. */
    start: () => ask('start'),
    /** Ends it for good and removes its folder. */
    close: async () => {
      child.stdin.end();
      await gone;
    },
    /** Lets the process end while this runs. */
    unref: () => child.unref(),
  };
};
