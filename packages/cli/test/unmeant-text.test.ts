/** Requests with characters that nobody can have meant: refused before they are paid for, wherever they come from. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBatch } from '../src/batch/read-batch';
import { readRequest } from '../src/request-flags';
import { tellWarnings } from '../src/request-warnings';
import { findUnmeant } from '../src/unmeant-text';
import { runWarm } from './run-warm';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-unmeant-'));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const EVERYWHERE: readonly [string, Record<string, unknown>, string, RegExp][] = [
  ['a NUL in a brief', { brief: 'Tea\0 at five' }, 'brief', /^character 4 is a NUL \(U\+0000\)/],
  ['a NUL in a later line', { brief: 'Tea\r\n🍵 at\0 five' }, 'brief', /^line 2, character 5 is a NUL/],
  ['a NUL in a title', { brief: 'Tea', title: '\0' }, 'title', /^character 1 is a NUL/],
  [
    'a NUL in a script',
    {
      scene_plan: [
        { type: 'motion', script: 'One' },
        { type: 'motion', script: 'Two\0' },
      ],
    },
    'scene_plan.1.script',
    /^character 4 is a NUL/,
  ],
  ['a brief of blanks', { brief: ' \n\t' }, 'brief', /^has nothing but blanks/],
  [
    'a prompt of what shows nothing',
    { scene_plan: [{ prompt: '\u200b\u00a0' }] },
    'scene_plan.0.prompt',
    /^has nothing/,
  ],
  ['half of a character', { brief: 'Tea \ud83c' }, 'brief', /^character 5 is half of a character \(U\+D83C\)/],
];

describe('texts that are none', () => {
  it.each(EVERYWHERE)('%s is told by its place', (_name, request, path, message) => {
    expect(findUnmeant(request)).toEqual([{ path, message: expect.stringMatching(message) as string }]);
  });

  it('leaves every other character alone', () => {
    expect(findUnmeant({ brief: 'Tee für alle\n\t日本 🍵 \ufffd \u202e \u0007', list: ['x', 3, null, true] })).toEqual(
      [],
    );
  });

  it('ends where values lead back to themselves', () => {
    const plan: unknown[] = ['Tea'];
    plan.push(plan);
    expect(findUnmeant({ plan })).toEqual([]);
  });

  it.each(EVERYWHERE)('%s is refused in a line of a batch', async (_name, request, path) => {
    const file = join(cwd, 'requests.jsonl');
    writeFileSync(file, `{"brief":"Tea"}\n${JSON.stringify(request)}\n`);
    const rules = {
      prepare: (members: Record<string, unknown>) => members,
      check: () => ({ problems: [], warnings: [] }),
    };
    await expect(readBatch(file, rules)).rejects.toThrow(
      expect.objectContaining({
        exitCode: 2,
        problems: [expect.objectContaining({ path: `line 2, ${path}` })],
      }) as Error,
    );
  });

  it.each([['--request'], ['--local --request']])('is refused in %s with the place', async (flags) => {
    const file = join(cwd, 'request.json');
    writeFileSync(file, '{"brief":"Tea\\u0000 at five"}');
    const { code, stdout, stderr } = await runWarm(['render', ...flags.split(' '), file], { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(flags.includes('--local') ? 'nothing was rendered' : 'nothing was sent');
    expect(stderr).toContain('brief: character 4 is a NUL (U+0000)');
  });
});

describe('what an encoding has garbled', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a brief', { brief: 'Caf\ufffd' }, '--brief'],
    ['one of a list', { brandColors: ['#fff', '\ufffd'] }, '--brand-colors'],
    ['another text', { brief: 'Tea', title: '\ufffdber' }, '--title'],
  ])('%s of the command line is refused', async (_name, options, path) => {
    await expect(readRequest(options)).rejects.toThrow(
      expect.objectContaining({
        exitCode: 2,
        problems: [{ path, message: expect.stringMatching(/^character \d is U\+FFFD/) as string }],
      }) as Error,
    );
  });

  it('passes in a file that is UTF-8, with a word', async () => {
    const file = join(cwd, 'brief.txt');
    writeFileSync(file, 'Caf\ufffd');
    const request = await readRequest({ briefFile: file });
    expect(request).toEqual({ brief: 'Caf\ufffd' });
    const notes: string[] = [];
    const none = { problems: [], warnings: [] };
    tellWarnings(
      { io: { note: (text: string) => notes.push(text) } } as never,
      { renders: { check: () => none } } as never,
      request,
    );
    expect(notes).toEqual([expect.stringMatching(/^warning: brief: character 4 is U\+FFFD.*sent as it is/)]);
    const batch = join(cwd, 'doubtful.jsonl');
    writeFileSync(batch, JSON.stringify(request));
    expect((await readBatch(batch, { prepare: (members) => members, check: () => none })).warnings).toEqual([
      expect.objectContaining({ line: 1, path: 'brief' }),
    ]);
  });
});
