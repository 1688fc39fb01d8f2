/** Asks a binary for its version. It and whatever it started are gone when the answer is told. */
import { spawn } from 'node:child_process';
import { endGroup } from './drawing-process';

const ANSWER_MS = 10_000;
/** A first line is no longer. */
const LONGEST_LINE = 10_000;

/**
 * The version in the first line that it answers to `-version`.
 *
 * @throws it can't be started, is no ffmpeg, or does not answer within `limitMs` (10,000 unless said)
 */
export const askVersion = (path: string, limitMs: number = ANSWER_MS): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(path, ['-version'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
      detached: process.platform !== 'win32',
    });
    let said = '';
    const end = (): void => endGroup(child);
    const settle = (outcome: string | Error): void => {
      clearTimeout(limit);
      process.off('exit', end);
      if (child.pid !== undefined) end();
      // Whoever left its group could hold the pipe, and this process with it.
      child.stdout.destroy();
      if (typeof outcome === 'string') resolve(outcome);
      else reject(outcome);
    };
    const judge = (): void =>
      settle(/^ffmpeg version (\S+)/.exec(said)?.[1] ?? new Error('it does not introduce itself as ffmpeg'));
    const limit = setTimeout(
      () => settle(new Error(`it gave no answer within ${limitMs / 1000} s, and was ended`)),
      limitMs,
    );
    process.once('exit', end);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n') || said.length > LONGEST_LINE) judge();
    });
    child.stdout.once('end', judge);
    child.once('error', settle);
  });
