/** A journal in a file that several processes write, one of which may be killed at any time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileJournal } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asScript } from '../../server/test/support/as-script';

const PROGRAM = fileURLToPath(new URL('support/journal-child.ts', import.meta.url));

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-journal-'));
  path = join(folder, 'deep', 'renders.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a FileJournal of several processes', () => {
  const child = async (mode: string, name: string): Promise<ChildProcess> =>
    spawn(process.execPath, [await asScript(PROGRAM), path, mode, name], { stdio: ['ignore', 'pipe', 'inherit'] });

  const linesOf = async (process: ChildProcess, enough = Number.POSITIVE_INFINITY): Promise<string[]> => {
    let text = '';
    const closed = once(process, 'close');
    process.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > enough) process.kill('SIGKILL');
    });
    await closed;
    return text.split('\n').filter((line) => line !== '');
  };

  it('keeps all that it said, when its process is killed in the middle', async () => {
    for (const enough of [7, 40]) {
      const lines = await linesOf(await child('fill', `run${enough}`), enough);
      const journal = new FileJournal({ path });
      for (const line of lines) {
        const [what, key] = line.split(' ') as [string, string];
        const entry = await journal.find('s', key);
        expect(entry, line).toBeDefined();
        if (what === 'finished') expect(entry).toMatchObject({ state: 'accepted', accepted: { job_id: `job-${key}` } });
      }
      expect(lines.length).toBeGreaterThanOrEqual(enough);
    }
  });

  it('gives each key to one of two processes', async () => {
    const racing = [await child('race', 'one'), await child('race', 'two')];
    const [one = [], two = []] = await Promise.all(racing.map((process) => linesOf(process)));
    const won = [...one, ...two].map((line) => line.split(' ')[1]).sort();
    expect(won).toHaveLength(60);
    expect(new Set(won).size).toBe(60);
    const records = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
    for (const record of records) expect(() => JSON.parse(record) as unknown).not.toThrow();
  });
});
