/** `--captions`: which files, where they go, and what is refused before anything is rendered. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCaptions, removeStale, writeCaptions } from '../src/caption-files';
import { captionStyleOf } from '../src/caption-style';
import { readCaptions } from '../src/read-captions';
import { runHere } from './run-here';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'vid-captions-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

describe('the flag', () => {
  it('takes kinds with commas between them, each once', () => {
    expect(readCaptions('srt, words,srt')).toEqual(['srt', 'words']);
  });

  it.each([
    ['srt,wrods', 'not "wrods"', 'Did you mean words?'],
    ['', 'not ""', 'Several go with commas between them: --captions srt,vtt'],
  ])('refuses %j', (value, message, next) => {
    expect(() => readCaptions(value)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message), next }),
    );
  });

  it('means nothing without --local, nor beside a video on stdout', async () => {
    const run = (...more: string[]) =>
      runHere(['render', '--brief', 'Tea.', '--captions', 'srt', ...more], { env: { VID_CONFIG_DIR: cwd } });
    await expect(run()).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('--captions would do nothing'),
    });
    await expect(run('--local', '--renderer', 'instant', '--output', '-', '--force')).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('stdout has no place beside it'),
    });
  });

  it('is refused beside a recording that is not there', async () => {
    const output = join(cwd, 'film.mp4');
    const local = ['render', '--brief', 'Tea.', '--local', '--renderer', 'instant', '--output', output, '--force'];
    const env = { VID_CONFIG_DIR: cwd };
    await expect(
      runHere([...local, '--captions', 'srt', '--voice-file', join(cwd, 'gone.wav')], { env }),
    ).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('gone.wav is not there'),
    });
  });
});

describe('the style that they are drawn in', () => {
  const env = () => ({ VID_CONFIG_DIR: cwd });
  const output = () => ['--output', join(cwd, 'film.mp4'), '--force'];

  it.each([
    ['karoake', 'Did you mean karaoke?'],
    ['subtitles', 'draws them'],
  ])('is refused when it is unknown, before anything is rendered: %s', async (name, next) => {
    for (const way of [output(), ['--dry-run']])
      await expect(
        runHere(['render', '--brief', 'Tea.', '--local', '--caption-style', name, ...way], { env: env() }),
      ).rejects.toMatchObject({
        exitCode: 2,
        message: `--caption-style takes word, karaoke, pill, lines, kinetic, boxed, gradient, bar, none, off, not "${name}".`,
        next: expect.stringContaining(next),
      });
  });

  it('means nothing without --local, and is taken with it', async () => {
    await expect(
      runHere(['render', '--brief', 'Tea.', '--caption-style', 'bar'], { env: env() }),
    ).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining('--caption-style would do nothing') });
    for (const name of ['bar', 'none', 'off']) expect(captionStyleOf(name, ['bar', 'none', 'off'])).toBe(name);
    expect(captionStyleOf(undefined, ['bar'])).toBeUndefined();
  });
});

describe('the files', () => {
  const rules = { ask: false };
  it('are named like the video and hold what the service has', async () => {
    const files = await checkCaptions(['srt', 'words'], join(cwd, 'film.mp4'), rules);
    const asked: string[] = [];
    const captions = async (url: string, ending: string) => {
      asked.push(`${url} ${ending}`);
      return ending === 'srt' ? '1\n00:00:00,000 --> 00:00:01,000\nHello.\n' : undefined;
    };
    const source = { service: { captions }, videoUrl: 'http://local.invalid/videos/t.mp4' };
    expect(await writeCaptions(files, source)).toMatchObject({ written: [join(cwd, 'film.srt')], missing: [] });
    expect(asked).toEqual(['http://local.invalid/videos/t.mp4 srt', 'http://local.invalid/videos/t.mp4 words.json']);
    expect(readFileSync(join(cwd, 'film.srt'), 'utf8')).toContain('Hello.');
    // Captions of an earlier render are replaced.
    expect(await checkCaptions(['srt'], join(cwd, 'film.mp4'), rules)).toHaveLength(1);
  });

  it('replace nothing else', async () => {
    writeFileSync(join(cwd, 'film.vtt'), 'my notes');
    await expect(checkCaptions(['vtt'], join(cwd, 'film.mp4'), rules)).rejects.toThrow('is not a WebVTT file');
    expect(await checkCaptions(['vtt'], join(cwd, 'film.mp4'), { ...rules, force: true })).toHaveLength(1);
  });

  it('replace and remove what was written here, and leave what somebody has corrected', async () => {
    const [video, journal] = [join(cwd, 'film.mp4'), join(cwd, 'renders.jsonl')];
    const [srt, vtt] = [join(cwd, 'film.srt'), join(cwd, 'film.vtt')];
    const render = async (text: string) => {
      const files = await checkCaptions(['srt', 'vtt'], video, { ...rules, journal });
      const captions = (_url: string, ending: string) =>
        Promise.resolve(ending === 'srt' ? `1\n00:00:00,000 --> 00:00:01,000\n${text}\n` : `WEBVTT\n\n${text}\n`);
      return (await writeCaptions(files, { service: { captions }, videoUrl: '' }, journal)).written;
    };
    expect(await render('One.')).toEqual([srt, vtt]);
    expect(await render('Two.')).toEqual([srt, vtt]);
    writeFileSync(vtt, 'WEBVTT\n\nBy hand.\n');
    expect(await render('Three.')).toEqual([srt]);
    expect(readFileSync(vtt, 'utf8')).toContain('By hand.');
    expect(removeStale(video, [srt], journal)).toEqual([vtt]);
    expect(removeStale(video, [], journal)).toEqual([vtt]);
    expect([existsSync(srt), existsSync(vtt)]).toEqual([false, true]);
  });
});
