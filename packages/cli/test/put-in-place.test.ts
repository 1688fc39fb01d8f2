/** What takes a name that can't be replaced, since it is a mount by itself. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putInPlace } from '../src/output/put-in-place';

const refuse = (code: string) => (): never => {
  throw Object.assign(new Error(`${code}: rename`), { code, syscall: 'rename' });
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-mount-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('a file that is mounted by itself', () => {
  it.each(['EBUSY', 'EXDEV'])('is written over where it answers %s, and stays the same file', (code) => {
    const [path, part] = [join(folder, `${code}.env`), join(folder, 'part')];
    writeFileSync(path, 'what stood there, and was longer');
    writeFileSync(part, 'new');
    const { ino } = statSync(path);
    putInPlace(part, path, refuse(code));
    expect([readFileSync(path, 'utf8'), statSync(path).ino]).toEqual(['new', ino]);
    rmSync(path);
    rmSync(part);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps what it had where it can not be written over, and leaves nothing beside it', () => {
    const [path, part] = [join(folder, 'kept.env'), join(folder, 'no-file')];
    writeFileSync(path, 'old');
    mkdirSync(part);
    expect(() => putInPlace(part, path, refuse('EBUSY'))).toThrow();
    expect([readFileSync(path, 'utf8'), readdirSync(folder).sort()]).toEqual(['old', ['kept.env', 'no-file']]);
    rmSync(path);
    rmSync(part, { recursive: true });
  });

  it('is left alone where the system says something else', () => {
    const [path, part] = [join(folder, 'other.env'), join(folder, 'part')];
    writeFileSync(path, 'old');
    writeFileSync(part, 'new');
    expect(() => putInPlace(part, path, refuse('EPERM'))).toThrow('EPERM');
    expect(readFileSync(path, 'utf8')).toBe('old');
  });
});
