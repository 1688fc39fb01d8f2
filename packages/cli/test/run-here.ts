/**
 * Runs a command line in the process of the test, and gives what it writes to stdout: for answers that have nothing to do with
 * the process. Tests that run beside each other can't use it, and what fails is for a process of its own.
 */
import { CommanderError } from 'commander';
import { vi } from 'vitest';
import { buildProgram } from '../src/build-program';

export const runHere = async (
  argv: readonly string[],
  { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> => {
  let written = '';
  const refuse = (text: string): never => {
    throw new Error(`It says: ${text}`);
  };
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => refuse(String(text)));
  vi.stubGlobal('__VERSION__', '0.0.0');
  for (const name of Object.keys(process.env))
    if (/^(VID_|NO_COLOR|FORCE_COLOR)/.test(name)) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    await buildProgram(refuse).parseAsync([...argv], { from: 'user' });
  } catch (error) {
    // Help ends so.
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error;
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
  return written;
};
