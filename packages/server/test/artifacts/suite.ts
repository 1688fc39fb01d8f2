/** What every place for videos does. Each adapter runs it. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Artifacts } from '../../src/ports/artifacts';
import { besideVideo } from '../../src/ports/side-files';

/** Opens a place of the test's own; a second call on the same place sees what the first one kept. */
export type OpenArtifacts = () => Promise<{ readonly artifacts: Artifacts; readonly again: () => Promise<Artifacts> }>;

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<string> =>
  Buffer.from(await new Response(stream).arrayBuffer()).toString();

/** Makes a video as a renderer does, with a poster beside it. */
export const keepVideo = async (
  artifacts: Artifacts,
  jobId: string,
  attempt: number,
  text: string,
): Promise<string> => {
  const scratch = await artifacts.begin(jobId, attempt);
  await writeFile(scratch.outputPath, text);
  await writeFile(besideVideo(scratch.outputPath, 'poster'), `poster of ${text}`);
  await artifacts.keep(scratch);
  await artifacts.discard(scratch);
  return scratch.name;
};

export const artifactsSuite = (place: string, open: OpenArtifacts): void => {
  const opened = async () => {
    const { artifacts, again } = await open();
    onTestFinished(() => artifacts.close());
    return { artifacts, again };
  };

  describe(`videos ${place}`, () => {
    it('are kept whole, with what lies beside them, and read back', async () => {
      const { artifacts } = await opened();
      const scratch = await artifacts.begin('job_1', 1);
      expect(existsSync(scratch.workDir)).toBe(true);
      await writeFile(scratch.outputPath, '0123456789');
      await writeFile(besideVideo(scratch.outputPath, 'words'), '{}');
      expect(await artifacts.size(scratch.name)).toBeUndefined();
      expect(await artifacts.keep(scratch)).toBe(10);
      await artifacts.discard(scratch);
      expect(existsSync(scratch.workDir)).toBe(false);

      expect(await artifacts.size(scratch.name)).toBe(10);
      expect(Buffer.from(await artifacts.read(scratch.name)).toString()).toBe('0123456789');
      expect(await bytesOf(artifacts.open(scratch.name))).toBe('0123456789');
      expect(await bytesOf(artifacts.open(scratch.name, { start: 2, end: 4 }))).toBe('234');
      expect(await bytesOf(artifacts.open(scratch.name, { start: 9, end: 9 }))).toBe('9');
      expect(Buffer.from((await artifacts.readBeside(scratch.name, 'words')) ?? []).toString()).toBe('{}');
      expect(await artifacts.readBeside(scratch.name, 'poster')).toBeUndefined();
    });

    it('of two attempts never touch each other, and go by name or by job', async () => {
      const { artifacts } = await opened();
      const [first, second, other] = [
        await keepVideo(artifacts, 'job_1', 1, 'one'),
        await keepVideo(artifacts, 'job_1', 2, 'two'),
        await keepVideo(artifacts, 'job_11', 1, 'another job'),
      ];
      expect(new Set([first, second, other]).size).toBe(3);
      await artifacts.remove(first);
      expect([await artifacts.size(first), await artifacts.readBeside(first, 'poster')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(await artifacts.size(second)).toBe(3);
      await artifacts.remove(first);
      await artifacts.write('job_1', Buffer.from('as a snapshot brings it'));
      await artifacts.removeAll('job_1');
      expect([await artifacts.size(second), await artifacts.size('job_1')]).toEqual([undefined, undefined]);
      expect(await artifacts.readBeside(second, 'poster')).toBeUndefined();
      expect(await artifacts.size(other)).toBe(11);
    });

    it('come with a snapshot, outlive their process where they should, and are all cleared', async () => {
      const { artifacts, again } = await opened();
      await artifacts.write('job_1', Buffer.from('first'));
      await artifacts.write('job_1', Buffer.from('second'));
      expect(Buffer.from(await artifacts.read('job_1')).toString()).toBe('second');
      const next = await again();
      expect(await next.size('job_1')).toBe(6);
      await keepVideo(next, 'job_2', 1, 'another');
      expect((await next.names()).map((name) => name.slice(0, 5)).sort()).toEqual(['job_1', 'job_2']);
      await next.removeNamed(await next.names());
      expect(await artifacts.size('job_1')).toBeUndefined();
      expect(await artifacts.names()).toEqual([]);
      await artifacts.removeNamed([]);
    });

    it('that are not there are no failure to look for, and one to read', async () => {
      const { artifacts } = await opened();
      expect(await artifacts.size('job_1-1-none')).toBeUndefined();
      expect(await artifacts.readBeside('job_1-1-none', 'poster')).toBeUndefined();
      await expect(artifacts.read('job_1-1-none')).rejects.toThrow();
      await expect(bytesOf(artifacts.open('job_1-1-none'))).rejects.toThrow();
      await artifacts.remove('job_1-1-none');
      await artifacts.removeAll('job_1');
      await expect(artifacts.check()).resolves.toBeUndefined();
    });

    it('have names that are nothing but names', async () => {
      const { artifacts } = await opened();
      expect(await artifacts.size('../outside')).toBeUndefined();
      await expect(artifacts.read('../outside')).rejects.toThrow('is no name of a video');
      await expect(artifacts.write('a/b', new Uint8Array())).rejects.toThrow('is no name of a video');
      await expect(artifacts.remove('a/b')).rejects.toThrow('is no name of a video');
    });

    it('can be left in the middle', async () => {
      const { artifacts } = await opened();
      await artifacts.write('job_1', Buffer.alloc(300_000, 'x'));
      const reader = artifacts.open('job_1').getReader();
      expect((await reader.read()).done).toBe(false);
      await reader.cancel();
      expect(await artifacts.size('job_1')).toBe(300_000);
    });
  });
};
