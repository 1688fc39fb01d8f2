/** What the system refuses is told in words, with the path and what to do, whichever door it comes through. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VidError } from '@vid/sdk';
import type { FileJournal, RenderIntent } from '@vid/sdk/journal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareFolders } from '../src/batch/batch-folders';
import { BatchJournal } from '../src/batch/batch-journal';
import { batchJournalProblem } from '../src/batch/batch-journal-problem';
import { lockJournal } from '../src/batch/journal-lock';
import type { CliError } from '../src/cli-error';
import { describeError } from '../src/describe-error';
import { writeFiles } from '../src/init/write-files';
import { journalProblem } from '../src/journal-problem';
import { readJsonFile } from '../src/json-file';
import { readKeyFile } from '../src/key-file';
import { openJournal } from '../src/open-journal';
import { checkOutput } from '../src/output/check-output';
import { VIDEO } from '../src/output/file-kind';
import { unwrittenError } from '../src/output/unwritten';
import { changeProfile } from '../src/profiles';
import { readBytes } from '../src/read-bytes';
import { readDocument } from '../src/read-document';
import { systemWords } from '../src/system-error';
import { tellingWhere } from '../src/telling-where';
import { openSecretTo } from '../src/webhook/secret-to';

const POSIX = process.platform !== 'win32';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vid-system-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const system = (code: string): Error =>
  Object.assign(new Error(`${code}: as the system says it, write`), { code, syscall: 'write' });

/** The report of whatever is thrown, as a person gets it. */
const reportOf = async (act: () => unknown) => {
  const error = await Promise.resolve()
    .then(act)
    .then(
      () => expect.unreachable('it went well'),
      (thrown: unknown) => thrown,
    );
  return describeError(error);
};

const CODES: [code: string, words: string, step: RegExp][] = [
  ['ENOSPC', 'its disk is full', /^Free some space on the disk of /],
  ['EDQUOT', "this user's share of its disk is used up", /^Free some space on the disk of /],
  ['EROFS', 'its file system is read-only', /^Have .* mounted so that it can be written, or /],
  ['EIO', 'its disk has failed', /^Check the disk of /],
  ['EACCES', 'this user has no right to that', /^Change the rights of /],
  ['EMFILE', 'too many files are open', /ulimit -n/],
  ['ENAMETOOLONG', 'its name is too long', /^(Name|Set) /],
  ['ELOOP', 'there are too many symbolic links on the way to it', /^Mend the links that /],
];

describe.each(CODES)('%s', (code, words, step) => {
  /** Doors whose files are another's to open: what they say is all that is theirs. */
  it.each<[string, string, () => unknown]>([
    ['an output', '/a/film.mp4', () => Promise.reject(unwrittenError('--output /a/film.mp4', '/a', system(code)))],
    [
      'the journal of renders',
      '/a/renders.jsonl',
      () => Promise.reject(journalProblem('/a/renders.jsonl', system(code))),
    ],
    ['the journal of a batch', '/a/j', () => Promise.reject(batchJournalProblem('/a/j', 'written', system(code)))],
    [
      'what the client tells of a journal',
      '/a/renders.jsonl',
      async () => {
        const broken = {
          path: '/a/renders.jsonl',
          begin: () => Promise.reject(system(code)),
        } as unknown as FileJournal;
        const journal = tellingWhere(broken, 'set VID_CONFIG_DIR to another folder');
        const cause = await journal.begin({} as RenderIntent).catch((error: unknown) => error);
        throw new VidError(`The journal could not take down the render 'k', so it was not sent: ${String(cause)}`, {
          ...{ cause, charged: 'no', nextStep: 'Check that the journal can be written to.' },
        });
      },
    ],
    ['what no command has words for', '/a/b', () => Promise.reject(Object.assign(system(code), { path: '/a/b' }))],
  ])('of %s has its words, its path and its step', async (_door, path, act) => {
    const { message, next } = await reportOf(act);
    expect(message).toContain(path);
    expect(message).toContain(`${words} (${code})`);
    expect(message).not.toContain('Error:');
    if (_door !== 'what no command has words for' || code !== 'ENAMETOOLONG') expect(next).toMatch(step);
  });
});

it('what is unknown is told as the system says it, but for the path that stands there already', () => {
  expect(systemWords(new Error("EWHAT: no idea, open '/a/b'"))).toBe('EWHAT: no idea, open');
  expect(systemWords('no error at all')).toBe('no error at all');
});

it('a connection is no file', async () => {
  const refused = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
    ...{ code: 'EACCES', syscall: 'listen', address: '127.0.0.1' },
  });
  expect((await describeError(refused)).message).toBe(refused.message);
});

describe.skipIf(!POSIX)('real ones', () => {
  const LONG = 'x'.repeat(300);
  const loop = (name: string): string => {
    symlinkSync(name, join(folder, name));
    return join(folder, name);
  };
  const init = (path: string) => writeFiles(folder, [{ path, text: '', action: 'create', about: '' } as never]);
  const FULL = '/dev/full';

  it.each<[string, string, () => unknown]>([
    ['ELOOP', 'profiles.json', () => changeProfile(loop('config'), 'default', () => ({}))],
    ['ENAMETOOLONG', 'profiles.json', () => changeProfile(join(folder, LONG), 'default', () => ({}))],
    ['ELOOP', 'settings.json', () => readJsonFile(loop('settings.json'))],
    ['ENAMETOOLONG', LONG, () => checkOutput(join(folder, LONG), { kind: VIDEO })],
    ['ELOOP', 'film.mp4', () => checkOutput(loop('film.mp4'), { kind: VIDEO })],
    ['ELOOP', 'key', () => readKeyFile(loop('key'))],
    ['EISDIR', 'brief', () => readBytes(loop('brief').replace('brief', ''), 'brief')],
    ['ELOOP', 'plan.json', () => readDocument(loop('plan.json'), '--plan')],
    ['ENOENT', 'plan.json', () => readDocument(join(folder, 'plan.json'), '--plan')],
    ['ELOOP', 'j', () => prepareFolders(join(loop('far'), 'j'), undefined)],
    ['ENAMETOOLONG', LONG, () => lockJournal(join(folder, LONG))],
    ['ENAMETOOLONG', LONG, () => openJournal({ note: () => undefined }, join(folder, LONG)).list()],
    ['ENAMETOOLONG', LONG, () => init(LONG)],
  ])('%s of %s', async (code, path, act) => {
    const { message, next } = await reportOf(act).catch((error: unknown) => error as CliError);
    expect(message).toMatch(new RegExp(`(/|^).*${code === 'EISDIR' ? '' : path}[^]*\\(${code}\\)`));
    expect(message).not.toMatch(/no such file|symbolic links encountered|lstat|mkdir/);
    expect(next ?? '').toMatch(/^[A-Z].*\.$/);
  });

  it.skipIf(process.platform !== 'linux')(
    'a journal on a full disk has the batch end, and says how it goes on',
    async () => {
      const path = join(folder, 'j');
      const renders = { list: () => Promise.resolve([]) } as never;
      const journal = await BatchJournal.open({ path, scope: 's', renders });
      rmSync(path);
      symlinkSync(FULL, path);
      const { message, next } = await reportOf(() => journal.recordLines({ a: '1' }));
      expect(message).toBe(`The journal ${path} can't be written: its disk is full (ENOSPC).`);
      expect(next).toContain('The same command goes on with what is in the journal');
    },
  );

  it('a folder in which nothing can be written is told with the journal that was to be there, not as a folder', async () => {
    mkdirSync(join(folder, 'far'));
    writeFileSync(join(folder, 'far/file'), '');
    const { message, next } = await reportOf(() => prepareFolders(join(folder, 'far/file/j'), undefined));
    expect(message).toContain(`The journal ${join(folder, 'far/file/j')} can't be written`);
    expect(next).toMatch(/^Name a file elsewhere with --journal\. Nothing was sent\.$/);
  });
});

describe.skipIf(!POSIX)('--secret-to', () => {
  const opening = { force: undefined, ask: false, note: () => undefined };
  it.each<[string, string, RegExp]>([
    ['a named pipe', '.env.fifo', /--secret-to \S+\.env\.fifo is a named pipe/],
    ['a device', '.env.null', /--secret-to \S+\.env\.null is a device/],
    ['a folder', '.env.folder', /--secret-to \S+\.env\.folder can't be written: it is a folder/],
    ['a named pipe of another name', 'secret.fifo', /--secret-to \S+secret\.fifo is a named pipe/],
  ])('refuses %s by its name', async (what, name, said) => {
    const file = join(folder, name);
    if (what === 'a device') symlinkSync('/dev/null', file);
    else if (what === 'a folder') mkdirSync(file);
    else (await import('node:child_process')).execFileSync('mkfifo', [file]);
    await expect(openSecretTo(file, opening)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(said) as string,
    });
  });

  it('says of a file with other lines which names an env file has', async () => {
    const file = join(folder, 'env.prod');
    writeFileSync(file, 'VID_WEBHOOK_SECRET=\nA=1\n');
    await expect(openSecretTo(file, opening)).rejects.toMatchObject({
      message: expect.stringContaining('is not a webhook secret') as string,
      next: expect.stringMatching(/if its name is like \.env, \.env\.local or prod\.env\.$/) as string,
    });
    writeFileSync(join(folder, 'prod.env'), 'A=1\n');
    const place = await openSecretTo(join(folder, 'prod.env'), opening);
    await place.write('0'.repeat(64));
    expect(readFileSync(join(folder, 'prod.env'), 'utf8')).toContain('A=1\n');
    await place.restore();
  });
});

it('every error of a command says what to do next, but for one that somebody interrupted', () => {
  const sources = join(import.meta.dirname, '../src');
  const silent = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(sources, name), 'utf8');
      // An error ends where its line does, or with the line that closes what its own has opened.
      const made = [...text.matchAll(/^( *)\S.*new CliError\((?:[^\n]*\);|[^]*?^\1\S*\}?\);)$/gm)].map(([all]) => all);
      return made.filter((one) => !/next|EXIT\.interrupted|other\)/.test(one)).map((one) => `${name}: ${one.trim()}`);
    });
  expect(silent).toEqual([]);
});
