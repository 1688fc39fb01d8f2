/**
 * Runs one command line after another in one process, so that Node's start, the compiling of the command and the loading of
 * the server are paid once. Each run gets modules of its own, made by code that is compiled already, and its own
 * surroundings; it has ended when nothing is left to be done, as a process has. A command that calls `process.exit` ends
 * this process.
 */
import { readFileSync, writeSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import vm from 'node:vm';

const [, , bin] = process.argv;
const require = createRequire(bin);
const isOurs = (path) => path === bin || path.startsWith(dirname(require.resolve('../dist/vid.cjs')));
const ANSWERS = 1;

const compiled = new Map();
const compile = (path) =>
  new vm.Script(Module.wrap(readFileSync(path, 'utf8').replace(/^#!.*/, '')), { filename: path }).runInThisContext();
Module._extensions['.cjs'] = (module, path) => {
  // It imports ES modules, which code that is compiled here could not.
  if (path.endsWith('load-server.cjs')) return Module._extensions['.js'](module, path);
  if (!compiled.has(path)) compiled.set(path, compile(path));
  return compiled.get(path).call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
};

const capture = (name, fd) => {
  const pieces = [];
  const write = (piece, _encoding, done) => {
    pieces.push(piece);
    done();
  };
  Object.defineProperty(process, name, { configurable: true, value: Object.assign(new Writable({ write }), { fd }) });
  return () => Buffer.concat(pieces).toString('utf8');
};

/** What a run leaves behind in a process. */
const forget = (listeners) => {
  for (const name of process.eventNames()) {
    const before = listeners.get(name) ?? [];
    for (const listener of process.rawListeners(name)) if (!before.includes(listener)) process.off(name, listener);
  }
  for (const [name, before] of listeners)
    for (const listener of before) if (!process.rawListeners(name).includes(listener)) process.on(name, listener);
  for (const path of Object.keys(require.cache)) if (isOurs(path)) delete require.cache[path];
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('@vid/cli.')) delete globalThis[key];
};

const exit = process.exit.bind(process);
let end;

process.on('message', ({ argv, cwd, env }) => {
  process.channel.unref();
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, bin, ...argv];
  process.exitCode = undefined;
  const [stdout, stderr] = [capture('stdout', 1), capture('stderr', 2)];
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  end = (code, isLast) => {
    for (const listener of process.rawListeners('exit'))
      if (listeners.get('exit')?.includes(listener) !== true) listener.call(process, code);
    end = undefined;
    forget(listeners);
    writeSync(ANSWERS, `${JSON.stringify({ code, stdout: stdout(), stderr: stderr(), isLast })}\n`);
  };
  require(bin);
});
process.exit = (code = process.exitCode ?? 0) => {
  end?.(code, true);
  exit(0);
};
process.on('beforeExit', () => {
  end?.(process.exitCode ?? 0, false);
  process.channel.ref();
});
process.on('disconnect', () => exit(0));
