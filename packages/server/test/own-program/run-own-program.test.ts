/** One program, run the same way for pictures and voices: what it is told, what of it is kept, and how it ends. */
import { existsSync, watch } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOwnProgram } from '../../src/own-program/run-own-program';

const signal = new AbortController().signal;
const limitMs = 120_000;
/** A program of these lines, which no shell changes. */
const program = (body: string): string =>
  `"${process.execPath}" -e "eval(Buffer.from('${Buffer.from(body).toString('base64')}', 'base64').toString())"`;

it('reads its input, prints as much as is wanted, and is forgiven what it says beside', async () => {
  const command = program(
    "process.stdin.on('data', (it) => { process.stdout.write('heard ' + it); console.error('hm'); });",
  );
  expect(await runOwnProgram({ command, input: 'this', signal, limitMs, mostPrinted: 100 })).toEqual({
    why: undefined,
    isLate: false,
    printed: 'heard this',
  });
});

it('tells the end of what it said, in one line, when it fails, and nothing of a stdout that nobody wants', async () => {
  const command = program("console.log('noise'); console.error('x'.repeat(900) + ' the\\n  end'); process.exit(3);");
  const { why, printed } = await runOwnProgram({ command, input: '', signal, limitMs });
  expect([why, printed]).toEqual([expect.stringMatching(/^it ended with 3: x{100,299} the end$/), '']);
});

it('ends at once when its time was over before it began', async () => {
  const { why } = await runOwnProgram({
    ...{ command: program('setInterval(() => undefined, 1000);'), input: '' },
    ...{ signal: AbortSignal.abort(), limitMs },
  });
  expect(why).toMatch(/^it ended/);
});

it.each(['that ended', 'whose time is over'])(
  'waits for nobody that a program %s left behind with its stdout',
  async (which) => {
    const folder = await mkdtemp(join(tmpdir(), 'vid-own-program-'));
    const note = join(folder, 'left');
    const over = new AbortController();
    const isEnded = which === 'that ended';
    // It is there whole from the beginning.
    const watching = watch(folder, () => isEnded || (existsSync(note) && over.abort()));
    const command = program(
      `const { spawn } = require('node:child_process');
      const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true, stdio: 'inherit' });
      require('node:fs').writeFileSync('${note}.new', String(left.pid));
      require('node:fs').renameSync('${note}.new', '${note}');
      left.unref();
      ${isEnded ? '' : 'setInterval(() => undefined, 1000);'}`,
    );
    try {
      const { why } = await runOwnProgram({ command, input: '', signal: over.signal, limitMs, mostPrinted: 100 });
      expect(why).toEqual(isEnded ? undefined : expect.stringMatching(/^it ended/));
    } finally {
      watching.close();
      process.kill(Number(await readFile(note, 'utf8')), 'SIGKILL');
      await rm(folder, { recursive: true });
    }
  },
);
