/** A narrator whose engine runs in a process of its own, one text at a time, each within its time. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Narrator, Speech } from '../ports/narrator';
import type { FromSpeechChild, ToSpeechChild } from './speech-messages';
import type { BuiltEngine } from './voices';

export interface SpeechEntry {
  readonly path: string;
  /** Flags for node, such as a loader for sources. */
  readonly execArgv: readonly string[];
}

export interface SpeechProcessOptions {
  readonly entry?: SpeechEntry | undefined;
  /** Milliseconds for one text. Default 60,000: the first loads its engine, on a machine that may be busy. */
  readonly limitMs?: number | undefined;
  /** The folder of Pico's voices. */
  readonly picoVoices?: string | undefined;
}

const LIMIT_MS = 60_000;

/** The entry beside this module: the built one, or, when this module runs as a source, the source through tsx. */
const defaultEntry = (): SpeechEntry => {
  if (import.meta.url.endsWith('.ts'))
    return { path: fileURLToPath(new URL('./speech-child.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
  const paths = ['./voice/speech-child.js', '../voice/speech-child.js'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const path = paths.find((one) => existsSync(one));
  if (path === undefined) throw new Error('the speech process is not installed; install @vid/server again');
  return { path, execArgv: [] };
};

const NOT_INSTALLED = /Cannot find (?:package|module) '([^']+)'/;

export interface SpeechProcess {
  ask(message: ToSpeechChild, signal: AbortSignal): Promise<Speech>;
  /** Ends it. */
  close(): void;
}

/** A process that speaks by an engine; it starts with the first text. `engine`: as it is called in errors. */
export function startSpeech(engine: string, options: SpeechProcessOptions = {}): SpeechProcess {
  const { limitMs = LIMIT_MS } = options;
  let child: ChildProcess | undefined;
  const end = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const started = (): ChildProcess => {
    if (child?.connected === true) return child;
    const { path, execArgv } = options.entry ?? defaultEntry();
    // In the group of its parent, whose end is its own.
    child = fork(path, [], {
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    return child;
  };
  const ask = (message: ToSpeechChild, signal: AbortSignal): Promise<Speech> =>
    new Promise((resolve, reject) => {
      const asked = started();
      const settle = (outcome: Speech | Error): void => {
        clearTimeout(limit);
        signal.removeEventListener('abort', stop);
        asked.removeAllListeners();
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      const fail = (error: Error): void => {
        end();
        settle(error);
      };
      const stop = (): void => fail(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
      const limit = setTimeout(
        () => fail(new Error(`${engine} gave no answer within ${limitMs / 1000} s, and was ended`)),
        limitMs,
      );
      asked.on('message', (answer) => {
        const told = answer as FromSpeechChild;
        if ('speech' in told) return settle(told.speech);
        const missing = NOT_INSTALLED.exec(told.why)?.[1];
        settle(new Error(missing === undefined ? told.why : `the package ${missing} is not installed`));
      });
      asked.once('error', (error) => fail(error));
      asked.once('exit', (code, by) => fail(new Error(`the process of ${engine} ended (${by ?? code})`)));
      signal.addEventListener('abort', stop, { once: true });
      asked.send(message, (error) => (error === null ? undefined : fail(error)));
    });
  return {
    async ask(message, signal) {
      signal.throwIfAborted();
      return ask(message, signal);
    },
    close: end,
  };
}

/** Speaks by an engine; its process starts with the first text and ends with `close()`. */
export function speechProcess(engine: BuiltEngine, options: SpeechProcessOptions = {}): Narrator {
  const own = startSpeech(engine, options);
  return {
    speak: (wish, signal) => own.ask({ engine, wish, picoVoices: options.picoVoices }, signal),
    close: () => own.close(),
  };
}
