/** What tells a process from another one with its number, on each kind of system. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { processStart, UnknownStartError } from '../../src/adapters/running/process-start';

const saying = (answers: Readonly<Record<string, string | undefined>>) => async (program: string) => answers[program];

describe('processStart', () => {
  test('is the same at each look, another one for another process, and none for a dead one', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    const { pid = 0 } = child;
    const start = await processStart(pid);
    expect([start, await processStart(pid)]).toEqual([expect.stringMatching(/./), start]);
    expect(await processStart(process.pid)).not.toBe(start);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await processStart(pid)).toBeUndefined();
  });

  test.each([
    ['Ss   Sun Nov 22 20:43:04 2026', 'Sun Nov 22 20:43:04 2026'],
    ['Z    Sun Nov 22 20:43:04 2026', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads ps: %j', async (said, expected) => {
    expect(await processStart(4711, { platform: 'darwin', run: saying({ ps: said }) })).toBe(expected);
  });

  test('asks Windows by number', async () => {
    const calls: unknown[] = [];
    const run = async (program: string, args: readonly string[]) => {
      calls.push([program, args.at(-1)]);
      return '134127365842';
    };
    expect(await processStart(4711, { platform: 'win32', run })).toBe('134127365842');
    expect(calls).toEqual([['powershell.exe', expect.stringContaining('Get-Process -Id 4711')]]);
  });

  test('says that it does not know where nobody can be asked', async () => {
    const run = async () => Promise.reject(new UnknownStartError('no ps'));
    await expect(processStart(1, { platform: 'freebsd', run })).rejects.toThrow(UnknownStartError);
  });

  test.skipIf(process.platform === 'win32')('asks a ps that is really there', async () => {
    const start = await processStart(process.pid, { platform: 'darwin' }).catch((error: unknown) => error);
    expect(start instanceof UnknownStartError || /\d\d:\d\d:\d\d \d{4}$/.test(String(start))).toBe(true);
    const none = await processStart(2 ** 22 + 1, { platform: 'darwin' }).catch((error: unknown) => error);
    expect(none === undefined || none instanceof UnknownStartError).toBe(true);
  });
});
