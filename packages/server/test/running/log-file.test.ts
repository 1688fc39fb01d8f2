/** The log of a server in the background. */
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLogFile, earlierLog } from '../../src/adapters/log/log-file';

const place = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vid-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'server.log');
};

test('never holds more than its bound, nor does what came before', () => {
  const path = place();
  const log = createLogFile(path, 100);
  onTestFinished(() => log.close());
  for (let line = 0; line < 50; line += 1) log.write(`line ${String(line).padStart(3, '0')}\n`);
  const [now, before] = [readFileSync(path, 'utf8'), readFileSync(earlierLog(path), 'utf8')];
  expect([now.length <= 100, before.length <= 100]).toEqual([true, true]);
  // Nothing is lost between the two, and nothing is twice.
  const numbers = [...(before + now).matchAll(/line (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => 50 - numbers.length + at));
});

test('counts what others write to it, and keeps a line that is longer than all of it', () => {
  const path = place();
  const log = createLogFile(path, 100);
  onTestFinished(() => log.close());
  appendFileSync(path, `${'x'.repeat(90)}\n`);
  log.write('a line of ours\n');
  expect(readFileSync(path, 'utf8')).toBe('a line of ours\n');
  expect(readFileSync(earlierLog(path), 'utf8')).toHaveLength(91);
  log.write(`${'y'.repeat(200)}\n`);
  expect(readFileSync(path, 'utf8')).toHaveLength(201);
});

test.skipIf(process.platform === 'win32')('is its owner’s alone, also where it was open to others', () => {
  const path = place();
  for (const file of [path, earlierLog(path)]) writeFileSync(file, 'z'.repeat(90));
  for (const file of [path, earlierLog(path)]) chmodSync(file, 0o644);
  const log = createLogFile(path, 100);
  onTestFinished(() => log.close());
  log.write('a line of ours\n');
  expect([path, earlierLog(path)].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
});

test.skipIf(process.platform !== 'linux')('loses a line on a full disk, and no request for it', () => {
  const { mode } = statSync('/dev/full');
  const log = createLogFile('/dev/full');
  expect(() => log.write('lost\n')).not.toThrow();
  log.close();
  // It is the machine's.
  expect(statSync('/dev/full').mode).toBe(mode);
});
