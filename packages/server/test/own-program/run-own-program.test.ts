/** One program, run the same way for pictures and voices: what it is told, what of it is kept, and how it ends. */
import { expect, it } from 'vitest';
import { runOwnProgram } from '../../src/own-program/run-own-program';

const signal = new AbortController().signal;
/** A program of these lines, which no shell changes. */
const program = (body: string): string =>
  `"${process.execPath}" -e "eval(Buffer.from('${Buffer.from(body).toString('base64')}', 'base64').toString())"`;

it('reads its input, prints as much as is wanted, and is forgiven what it says beside', async () => {
  const command = program(
    "process.stdin.on('data', (it) => { process.stdout.write('heard ' + it); console.error('hm'); });",
  );
  expect(await runOwnProgram({ command, input: 'this', signal, mostPrinted: 100 })).toEqual({
    why: undefined,
    printed: 'heard this',
  });
});

it('tells the end of what it said, in one line, when it fails, and nothing of a stdout that nobody wants', async () => {
  const command = program("console.log('noise'); console.error('x'.repeat(900) + ' the\\n  end'); process.exit(3);");
  const { why, printed } = await runOwnProgram({ command, input: '', signal });
  expect([why, printed]).toEqual([expect.stringMatching(/^it ended with 3: x{100,299} the end$/), '']);
});

it('ends at once when its time was over before it began', async () => {
  const { why } = await runOwnProgram({
    ...{ command: program('setInterval(() => undefined, 1000);'), input: '' },
    signal: AbortSignal.abort(),
  });
  expect(why).toMatch(/^it ended/);
});
