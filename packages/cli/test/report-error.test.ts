import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidRequestError } from '@vid/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { CliError } from '../src/cli-error';
import { readKeyFile } from '../src/key-file';
import { reportError } from '../src/report-error';
import { readSettings } from '../src/settings';
import { findSecret } from '../src/webhook/secret';

afterEach(() => void vi.unstubAllEnvs());

const reported = async (error: unknown, flags: { json?: boolean; debug?: boolean }): Promise<string> => {
  let written = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  await reportError(error, flags);
  return written;
};

it.each([{ json: true, debug: true }, { debug: true }, {}])(
  'shows no secret that the command has read, in any form: %j',
  async (flags) => {
    const folder = mkdtempSync(join(tmpdir(), 'vid-secrets-'));
    const files = { key: 'chosen by somebody', secret: '/a secret & more/' };
    for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), `${value}\n`);
    vi.stubEnv('VID_API_KEY', 'of the environment');
    readSettings({}, { cwd: folder, keyInFile: await readKeyFile(join(folder, 'key')) });
    // One that can't be a secret is refused, and might be one of something else.
    await expect(findSecret(join(folder, 'secret'))).rejects.toThrow(CliError);
    rmSync(folder, { recursive: true });
    const all = [...Object.values(files), 'of the environment'];
    const message = [...all, ...all.map(encodeURIComponent)].join('; ');
    const cause = new Error(`It was ${message}`);
    const error = new CliError(1, `It failed: ${message}.`, { next: `Try ${message}`, facts: { at: message }, cause });
    for (const failure of [error, cause]) {
      const written = await reported(failure, flags);
      expect(written).toContain('[redacted]');
      for (const secret of all) {
        expect(written).not.toContain(secret);
        expect(written).not.toContain(encodeURIComponent(secret));
      }
    }
  },
);

it('tells what a service said in one line, and what it says itself in several', async () => {
  const said = await reported(new InvalidRequestError('one\ntwo\u202e', { nextStep: 'Mend it.' }), {});
  expect(said).toBe('error: one\\ntwo\\u202e.\n  → Mend it.\n');
  expect(await reported(new CliError(2, 'one\ntwo'), {})).toBe('error: one\n  two\n');
});

it('says so where the folder that it was started in is gone', async () => {
  const gone = Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { syscall: 'uv_cwd' });
  expect(await reported(gone, {})).toMatch(
    /^error: The folder that this was started in is not there any more\..*\n.*Change/,
  );
});
