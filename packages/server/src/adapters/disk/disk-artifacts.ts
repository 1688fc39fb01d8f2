/**
 * Videos as files in a folder, scratch in a folder beside them, so that keeping a video is a rename. The folder is made
 * when it is first needed; a temporary one is removed at the end.
 */
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Artifacts } from '../../ports/artifacts';

/** Makes sure that a file's bytes are on the disk before it gets its name. */
const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

/** `root` undefined: a temporary folder for as long as the server lives. */
export const createDiskArtifacts = (root?: string): Artifacts => {
  let prepared: Promise<string> | undefined;
  let made: string | undefined;

  const prepare = async (): Promise<string> => {
    const base = root ?? (await mkdtemp(join(tmpdir(), 'vid-')));
    made = base;
    // Scratch of a process that died is of no use to anybody.
    await rm(join(base, 'scratch'), { recursive: true, force: true });
    await mkdir(join(base, 'videos'), { recursive: true });
    await mkdir(join(base, 'scratch'), { recursive: true });
    return base;
  };
  const folder = (): Promise<string> => (prepared ??= prepare());
  const videoPath = async (jobId: string): Promise<string> => join(await folder(), 'videos', `${jobId}.mp4`);
  /** A renderer's poster, if it made one, lies beside the video under the same name. */
  const posterBeside = (video: string): string => video.replace(/\.mp4$/, '.jpg');

  const artifacts: Artifacts = {
    begin: async (jobId, attempt) => {
      const base = join(await folder(), 'scratch', `${jobId}-${attempt}`);
      const workDir = join(base, 'work');
      await mkdir(workDir, { recursive: true });
      return { workDir, outputPath: join(base, 'video.mp4') };
    },
    keep: async (jobId, { outputPath }) => {
      if (root !== undefined) await flush(outputPath);
      const { size } = await stat(outputPath);
      const path = await videoPath(jobId);
      // Not worth failing a finished video for: most renders of tests have none.
      await rename(posterBeside(outputPath), posterBeside(path)).catch(() => undefined);
      await rename(outputPath, path);
      return size;
    },
    discard: async ({ workDir }) => {
      await rm(join(workDir, '..'), { recursive: true, force: true });
    },
    size: async (jobId) => {
      try {
        return (await stat(await videoPath(jobId))).size;
      } catch {
        return undefined;
      }
    },
    open: (jobId, range) => {
      const source = async function* () {
        yield* createReadStream(await videoPath(jobId), range) as AsyncIterable<Uint8Array>;
      };
      return Readable.toWeb(Readable.from(source(), { objectMode: false })) as ReadableStream<Uint8Array>;
    },
    read: async (jobId) => readFile(await videoPath(jobId)),
    write: async (jobId, bytes) => {
      const path = await videoPath(jobId);
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    remove: async (jobId) => {
      const path = await videoPath(jobId);
      await rm(path, { force: true });
      await rm(posterBeside(path), { force: true });
    },
    clear: async () => {
      if (made === undefined && root === undefined) return;
      const base = await folder();
      await rm(join(base, 'videos'), { recursive: true, force: true });
      await mkdir(join(base, 'videos'), { recursive: true });
    },
    close: async () => {
      if (root !== undefined || prepared === undefined) return;
      await prepared.catch(() => undefined);
      if (made !== undefined) await rm(made, { recursive: true, force: true });
    },
  };
  return artifacts;
};
