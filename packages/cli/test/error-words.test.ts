/** Words of errors: what was not done, in the terms of the command and of whoever typed it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { readBatch } from '../src/batch/read-batch';
import { CliError } from '../src/cli-error';
import { inPlainWords } from '../src/complain';
import { setDeed } from '../src/deed';
import { describeError } from '../src/describe-error';
import { EXIT } from '../src/exit-codes';
import { readRequest } from '../src/request-flags';
import { inItsUnit } from '../src/server/clock';

afterEach(() => setDeed([]));

const file = (name: string, text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test.each([
  ['render --brief x', 'Nothing was sent.'],
  ['render --brief x --local', 'Nothing was rendered.'],
  ['batch jobs.jsonl --local', 'Nothing was rendered.'],
  ['catalog styles --sheet x.png', 'Nothing was written.'],
  ['doctor --report x.md', 'Nothing was written.'],
  ['exec -- npm test', 'Nothing was run.'],
])('`vid %s` says: %s', async (line, said) => {
  setDeed(line.split(' '));
  const error = new CliError(EXIT.usage, 'It is a folder; nothing was sent.', {
    next: 'Name a file. Nothing was sent.',
  });
  const { message, next } = await describeError(error);
  expect(next).toBe(`Name a file. ${said}`);
  expect(message).toBe(`It is a folder; ${said.toLowerCase().slice(0, -1)}.`);
});

test('a value that is none of an argument is told without the words of a library', () => {
  const said = "command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh.";
  expect(inPlainWords(said)).toBe('tcsh is an invalid shell. Allowed choices are bash, zsh.');
});

test('a line of a batch that is no JSON is told with its column', async () => {
  const lines = file('jobs.jsonl', '{"brief": "a"}\n{brief: "b"}\n');
  const none = () => ({ problems: [], warnings: [] });
  await expect(readBatch(lines, { prepare: (members) => members, check: none })).rejects.toMatchObject({
    problems: [{ path: expect.stringContaining('2') as string, message: 'is no JSON: column 2: it is no JSON there' }],
  });
});

test('a plan without a list of scenes is told what it must hold, and what it holds', async () => {
  for (const [text, holds] of [
    ['scenes: []', 'an object with scenes'],
    ['[]', '0'],
    ['scene_plan: x', 'something else'],
  ] as const)
    await expect(readRequest({ scenePlan: file('plan.yaml', text), plan: undefined })).rejects.toThrow(
      new RegExp(`must hold 1 to 12 scenes, as a list or as scene_plan of a request; it holds ${holds}\\.`),
    );
});

test('a clock that is advanced too far names the limit in the unit that was written', () => {
  const refused = new CliError(EXIT.usage, 'refused', {
    problems: [{ path: 'advance_seconds', message: 'must be at most 3162240000; it was 35999996400' }],
  });
  expect(inItsUnit(refused, '9999999h').message).toBe(
    '--advance 9999999h is too far: it takes at most 878400h. Nothing was changed.',
  );
  const other = new CliError(EXIT.usage, 'x');
  expect(inItsUnit(other, '1h')).toBe(other);
});
