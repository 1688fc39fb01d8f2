/**
 * Videos as files in a folder, scratch in a folder beside them, so that keeping a video is a rename. The folder is made
 * when it is first needed; a temporary one is removed at the end. In a folder that processes share each has scratch of its
 * own.
 */
import { constants, createReadStream } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Artifacts, ArtifactsFailure, isVideoName, STATE_MARK } from '../../ports/artifacts';
import { besideVideo, SIDE_FILES, type SideFile } from '../../ports/side-files';
import { removeTree } from '../../remove-tree';
import { renameWhenFree } from '../../rename-when-free';
import { FILE_MODE, FOLDER_MODE } from '../private-files/private-files';
import { flush, flushFolder } from './flush';
import { createScratch } from './scratch';
import { makeProcessFolder, makeTemporaryFolder } from './temporary-folder';

const EXTENSION = '.mp4';
const BESIDE = Object.keys(SIDE_FILES) as SideFile[];
const ENDINGS = [EXTENSION, ...Object.values(SIDE_FILES)];

/** Makes a folder that its owner alone may look into, and narrows one that was made wider. */
const ownFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  await chmod(path, FOLDER_MODE);
};

/** `root` undefined: a temporary folder for as long as the server lives. `shared`: other processes may work in it. */
export const createDiskArtifacts = (root?: string, { shared = false } = {}): Artifacts => {
  let prepared: Promise<string> | undefined;
  let made: string | undefined;
  let scratch: Promise<string> | undefined;

  const prepare = async (): Promise<string> => {
    const base = root ?? (await makeTemporaryFolder());
    made = base;
    // Scratch of a process that died is of no use to anybody.
    if (!shared) await removeTree(join(base, 'scratch'));
    await ownFolder(join(base, 'videos'));
    await ownFolder(join(base, 'scratch'));
    return base;
  };
  const folder = (): Promise<string> =>
    (prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    }));
  const scratchFolder = async (): Promise<string> => {
    const path = join(await folder(), 'scratch');
    return shared ? (scratch ??= makeProcessFolder(path)) : path;
  };
  const videoPath = async (name: string): Promise<string> => {
    if (!isVideoName(name)) throw new Error(`${JSON.stringify(name)} is no name of a video.`);
    return join(await folder(), 'videos', `${name}${EXTENSION}`);
  };
  const removeVideo = async (name: string): Promise<void> => {
    const path = await videoPath(name);
    await rm(path, { force: true });
    for (const file of BESIDE) await rm(besideVideo(path, file), { force: true });
  };
  const names = async (): Promise<readonly string[]> => {
    if (made === undefined && root === undefined) return [];
    const found = (await readdir(join(await folder(), 'videos'))).flatMap((file) =>
      ENDINGS.filter((ending) => file.endsWith(ending)).map((ending) => file.slice(0, -ending.length)),
    );
    return [...new Set(found)];
  };

  return {
    ...createScratch(scratchFolder),
    keep: async ({ name, outputPath }) => {
      const path = await videoPath(name);
      const { size, mode } = await stat(outputPath);
      // A renderer may run programs that choose modes of their own; until here nobody could look into the folder.
      if ((mode & 0o777) !== FILE_MODE) await chmod(outputPath, FILE_MODE);
      if (root !== undefined) await flush(outputPath);
      const made = new Set(await readdir(dirname(outputPath)));
      // Not worth failing a finished video for.
      for (const file of BESIDE)
        if (made.has(basename(besideVideo(outputPath, file))))
          await renameWhenFree(besideVideo(outputPath, file), besideVideo(path, file)).catch(() => undefined);
      await renameWhenFree(outputPath, path);
      if (root !== undefined) await flushFolder(join(path, '..'));
      return size;
    },
    size: async (name) => {
      try {
        return (await stat(await videoPath(name))).size;
      } catch {
        return undefined;
      }
    },
    open: (name, range) => {
      const source = async function* () {
        yield* createReadStream(await videoPath(name), range) as AsyncIterable<Uint8Array>;
      };
      return Readable.toWeb(Readable.from(source(), { objectMode: false })) as ReadableStream<Uint8Array>;
    },
    read: async (name) => readFile(await videoPath(name)),
    readBeside: async (name, file) => readFile(besideVideo(await videoPath(name), file)).catch(() => undefined),
    write: async (name, bytes) => {
      const path = await videoPath(name);
      await writeFile(`${path}.part`, bytes, { mode: FILE_MODE });
      if (root !== undefined) await flush(`${path}.part`);
      await renameWhenFree(`${path}.part`, path);
    },
    remove: removeVideo,
    removeAll: async (jobId) => {
      if (made === undefined && root === undefined) return;
      const own = (await names()).filter((name) => name === jobId || name.startsWith(`${jobId}-`));
      for (const name of own) await removeVideo(name);
    },
    names,
    removeNamed: async (removed) => {
      for (const name of removed) await removeVideo(name);
    },
    ...(shared
      ? {
          owner: async (state: string): Promise<string> => {
            const path = join(await folder(), STATE_MARK);
            await writeFile(path, state, { mode: FILE_MODE, flag: 'wx' }).catch((error: unknown) => {
              if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
            });
            return readFile(path, 'utf8');
          },
        }
      : {}),
    check: async () => {
      const path = join(await folder(), 'videos');
      await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        throw new ArtifactsFailure(
          `The folder of videos, ${path}, can't be written (${code}); make it writable.`,
          false,
        );
      });
    },
    close: async () => {
      if (scratch !== undefined) await scratch.then(removeTree).catch(() => undefined);
      if (root !== undefined || prepared === undefined) return;
      await prepared.catch(() => undefined);
      if (made !== undefined) await removeTree(made);
    },
  };
};
