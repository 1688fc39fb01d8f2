// Runs a PostgreSQL of its own on a free port, in a temporary folder, for as long as its stdin is open: whoever started it
// may die as it likes, and nothing is left. stdout: a line with its address. stdin: `stop`, `kill` and `start`, each
// answered with a line.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { install, runAs } from './installation.mjs';

const [durable] = process.argv.slice(2);
const NAME = 'vid-postgres-';
const USER = 'vid';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  log_min_messages: 'fatal',
  timezone: 'UTC',
  // What is thrown away at the end need not outlive a loss of power.
  ...(durable === 'durable' ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** What keepers left that were killed themselves. */
const removeLeftovers = () => {
  for (const name of readdirSync(tmpdir())) {
    const keeper = Number(/^vid-postgres-(\d+)-/.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isInteger(keeper) || isAlive(keeper)) continue;
    const folder = join(tmpdir(), name);
    try {
      const [pid, data] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
      if (data === join(folder, 'data')) process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It ended as well.
    }
    rmSync(folder, { recursive: true, force: true });
  }
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

removeLeftovers();
const who = runAs();
const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`));
const home = join(folder, 'home');
const data = join(folder, 'data');
const program = (name) => join(home, 'bin', name);
let server;

const launch = async (port) => {
  const flags = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  server = spawn(program('postgres'), ['-D', data, ...flags], {
    ...who,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    const pidFile = join(data, 'postmaster.pid');
    const lines = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : [];
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') return;
    await new Promise((wake) => setTimeout(wake, 10));
  }
};

const end = async (signal) => {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
};

const begin = async () => {
  install(home);
  mkdirSync(data, { mode: 0o700 });
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (who.uid !== undefined) for (const path of [folder, data, passwordFile]) chownSync(path, who.uid, who.gid);
  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', USER, '--auth=password', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: data, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.stdout}`);
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      await launch(port);
      return { port, url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres` };
    } catch (error) {
      // Another program may have taken the port meanwhile.
      if (tries === 3) throw error;
    }
  }
};

const finish = async (code) => {
  await end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
// What a terminal sends goes to whoever started this as well; the end of stdin says when that is over.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// Whoever reads stdout may be gone.
process.stdout.on('error', () => undefined);

const commands = createInterface({ input: process.stdin });
commands.on('close', () => void finish(0));
let turn = begin().then(
  ({ port, url }) => {
    console.log(JSON.stringify({ url }));
    return port;
  },
  (error) => {
    console.log(JSON.stringify({ failed: String(error.message ?? error) }));
    return finish(1);
  },
);
commands.on('line', (command) => {
  turn = turn.then(async (port) => {
    if (command === 'start') await launch(port);
    else await end(command === 'kill' ? 'SIGQUIT' : 'SIGINT');
    console.log(JSON.stringify({ done: command }));
    return port;
  });
});
