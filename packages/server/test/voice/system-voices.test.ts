/** The voices of an operating system, as docs/voice.md has them speak: its script, with a program of that name that is none. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { commandNarrator } from '../../src/voice/command-narrator';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-system-'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const never = new AbortController().signal;
const wish = { text: 'Grüße aus Köln, 早い😀.', words: ['Grüße', 'aus', 'Köln'], language: 'de', voice: '', rate: 1.2 };
const page = await readFile(new URL('../../../../docs/voice.md', import.meta.url), 'utf8');
const scriptOf = (system: string): string =>
  new RegExp(`^### ${system}\\n[^]*?(?:<<'EOF'\\n|powershell\\n)([^]*?)(?:^EOF|^\`\`\`)`, 'mu').exec(page)?.[1] ?? '';

const hasPython = (() => {
  try {
    return execFileSync('python3', ['-c', 'print(1)']).length > 0;
  } catch {
    return false;
  }
})();

it('what an engine reads is ASCII, whatever it takes its input for', async () => {
  const path = join(folder, 'hears.cjs');
  const heard = join(folder, 'heard.json');
  await writeFile(
    path,
    `require('node:fs').writeFileSync(${JSON.stringify(heard)}, require('node:fs').readFileSync(0))`,
  );
  await expect(commandNarrator(`"${process.execPath}" "${path}"`).speak(wish, never)).rejects.toThrow('no sound');
  const input = await readFile(heard, 'latin1');
  expect(input).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(input)).toMatchObject({ text: wish.text, language: 'de', rate: 1.2 });
});

it.skipIf(process.platform === 'win32' || !hasPython)(
  'macOS: `say` is told the voice, the pace, the file and the text',
  async () => {
    await writeFile(join(folder, 'speak.py'), scriptOf('macOS'));
    const say = join(folder, 'say');
    const header = '524946462800000057415645666d742010000000010001002256000044ac00000200100064617461';
    await writeFile(
      say,
      `#!${process.execPath}
const { writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
writeFileSync(${JSON.stringify(join(folder, 'said.json'))}, JSON.stringify(args));
writeFileSync(args[args.indexOf('-o') + 1], Buffer.from('${header}0400000000400040', 'hex'));
`,
    );
    await chmod(say, 0o755);
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
    const { sampleRate, samples } = await commandNarrator(`python3 "${join(folder, 'speak.py')}"`).speak(wish, never);
    expect({ sampleRate, length: samples.length }).toEqual({ sampleRate: 22_050, length: 2 });
    const args = JSON.parse(await readFile(join(folder, 'said.json'), 'utf8')) as string[];
    expect(args.slice(0, 4)).toEqual(['-v', 'Anna', '-r', '210']);
    expect(args).toContain('--data-format=LEI16@22050');
    expect(args.at(-1)).toBe(wish.text);
  },
);

it('both scripts have five lines at most, and choose a voice of the language', () => {
  for (const system of ['macOS', 'Windows']) {
    const script = scriptOf(system)
      .replace(/^#.*\n/gm, '')
      .trim();
    expect(script.split('\n').length, system).toBeLessThanOrEqual(5);
    expect(script, system).toMatch(/wish(?:\["language"\]|\.language)/);
  }
});
