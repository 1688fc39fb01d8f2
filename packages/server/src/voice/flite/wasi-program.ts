/**
 * A WASI program that is run again and again in the same memory: what it has written is wiped before each run, and its voices,
 * which nothing writes to, stay.
 */
import { layData, openProgram } from './program-file';
import { Ended, NOT_THERE, type WasiCalls, type WasiRun, wasiCalls } from './wasi-calls';
import { type WasmMemory, wasm } from './web-assembly';

export interface WasiResult extends Pick<WasiCalls, 'said' | 'file'> {
  readonly code: number;
}

export interface WasiProgram {
  /** Runs to the end. */
  run(run: WasiRun): WasiResult;
  /** The memory as the last run left it; undefined when the next begins with a new one. */
  memory(): Uint8Array | undefined;
}

interface Started {
  readonly memory: WasmMemory;
  readonly _start: () => void;
}

export function wasiProgram(path: string): WasiProgram {
  const { code, data } = openProgram(path);
  const module = new wasm.Module(code);
  // The linker puts what is constant first; behind it everything begins anew.
  const [, ...changing] = data;
  const changes = Math.min(...changing.map(({ at }) => at));
  let started: Started | undefined;
  let current: WasiCalls | undefined;
  const imports = Object.fromEntries(
    wasm.Module.imports(module).map(({ name }) => [
      name,
      (...numbers: never[]) => current?.calls[name]?.(...numbers) ?? NOT_THERE,
    ]),
  );

  const begin = (): Started => {
    if (started === undefined) {
      const { exports } = new wasm.Instance(module, { wasi_snapshot_preview1: imports });
      started = exports as unknown as Started;
      layData(path, data, new Uint8Array(started.memory.buffer));
      return started;
    }
    const bytes = new Uint8Array(started.memory.buffer);
    bytes.fill(0, changes);
    layData(path, changing, bytes);
    return started;
  };

  return {
    run(run) {
      const { memory, _start } = begin();
      const calls = wasiCalls(() => memory, run);
      current = calls;
      let code = 0;
      try {
        _start();
      } catch (error) {
        // It was left in the middle of its work.
        started = undefined;
        if (!(error instanceof Ended)) throw error;
        ({ code } = error);
      }
      const { said, file } = calls;
      return { code, said, file };
    },
    memory: () => started && new Uint8Array(started.memory.buffer),
  };
}
