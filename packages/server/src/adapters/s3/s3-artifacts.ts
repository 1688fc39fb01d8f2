/**
 * Videos as objects under `videos/`; scratch is a temporary folder of this machine. A video's side files go first: whoever
 * sees it sees all of it. A place that can't take it at the moment is waited for, since rendering it again would cost far
 * more.
 */
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Artifacts, ArtifactsFailure, isVideoName, STATE_MARK } from '../../ports/artifacts';
import type { Log } from '../../ports/log';
import { besideVideo, SIDE_FILES, type SideFile } from '../../ports/side-files';
import { removeTree } from '../../remove-tree';
import { createScratch } from '../disk/scratch';
import { makeTemporaryFolder } from '../disk/temporary-folder';
import { answeredSoon } from './answered-soon';
import type { Bucket } from './bucket';
import type { StreamPatience } from './object-stream';

export interface S3ArtifactsDeps {
  readonly bucket: Bucket;
  readonly log: Log;
  /** Pauses before a video is sent again. */
  readonly pausesMs?: readonly number[];
  /** How long somebody who looks at a video waits for S3. */
  readonly patience?: StreamPatience;
}

const FOLDER = 'videos/';
const VIDEO = { ending: '.mp4', type: 'video/mp4' };
const TYPES: Readonly<Record<SideFile, string>> = {
  poster: 'image/jpeg',
  script: 'application/json',
  words: 'application/json',
};
const BESIDE = Object.keys(SIDE_FILES) as SideFile[];
/** Some ten minutes. */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 120, 180, 180].map((seconds) => seconds * 1000);
/** Whoever waits for a video asks again; what a render needs is waited for with the patience of the bucket. */
const PATIENCE: StreamPatience = { firstMs: 8_000, nextMs: 30_000 };

const keyOf = (name: string, ending = VIDEO.ending): string => {
  if (!isVideoName(name)) throw new Error(`${JSON.stringify(name)} is no name of a video.`);
  return `${FOLDER}${name}${ending}`;
};
/** A video and all that may lie beside it. */
const keysOf = (name: string): readonly string[] => [
  keyOf(name),
  ...BESIDE.map((file) => keyOf(name, SIDE_FILES[file])),
];

export const createS3Artifacts = ({
  bucket,
  log,
  pausesMs = PAUSES_MS,
  patience = PATIENCE,
}: S3ArtifactsDeps): Artifacts => {
  const soon = <T>(asked: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    answeredSoon({ place: bucket.place, asked, ms: patience.firstMs }, work);
  let scratch: Promise<string> | undefined;
  const folder = (): Promise<string> =>
    (scratch ??= makeTemporaryFolder().catch((error: unknown) => {
      scratch = undefined;
      throw error;
    }));

  /** A video is kept when S3 says that all of its bytes are there. */
  const send = async (name: string, path: string, signal: AbortSignal | undefined): Promise<number> => {
    const { size } = await stat(path);
    await bucket.upload(keyOf(name), path, VIDEO.type, signal);
    const kept = await bucket.size(keyOf(name));
    if (kept === size) return size;
    await bucket.remove([keyOf(name)]);
    throw new ArtifactsFailure(
      `S3 has ${kept ?? 0} of ${size} bytes of the video ${name}. Look for what cuts uploads short on the way if it goes on.`,
      true,
    );
  };

  /** Not worth failing a finished video for. */
  const sendBeside = async (name: string, videoPath: string, file: SideFile): Promise<void> => {
    const bytes = await readFile(besideVideo(videoPath, file)).catch(() => undefined);
    if (bytes === undefined) return;
    await bucket
      .put(keyOf(name, SIDE_FILES[file]), bytes, TYPES[file])
      .catch((error: unknown) => log.write('warn', 'side-file-not-kept', { error: (error as Error).message }));
  };

  return {
    ...createScratch(folder),
    keep: async ({ name, outputPath }, signal) => {
      for (const file of BESIDE) await sendBeside(name, outputPath, file);
      for (let tries = 0; ; tries += 1) {
        try {
          return await send(name, outputPath, signal);
        } catch (error) {
          const ms = pausesMs[tries];
          signal?.throwIfAborted();
          if (!(error instanceof ArtifactsFailure) || !error.passes || ms === undefined) throw error;
          log.write('warn', 'video-not-kept-yet', { error: error.message, again_in_seconds: ms / 1000 });
          await pause(ms, undefined, signal === undefined ? {} : { signal }).catch(() => signal?.throwIfAborted());
        }
      }
    },
    size: async (name) =>
      isVideoName(name) ? soon(`Looking for ${keyOf(name)}`, (signal) => bucket.size(keyOf(name), signal)) : undefined,
    open: (name, range) => bucket.open(keyOf(name), range, patience),
    read: async (name) => {
      const bytes = await bucket.read(keyOf(name));
      if (bytes === undefined) throw new ArtifactsFailure(`The video ${name} is not there any more.`, false);
      return bytes;
    },
    readBeside: async (name, file) => {
      const key = keyOf(name, SIDE_FILES[file]);
      return soon(`Reading ${key}`, (signal) => bucket.read(key, signal));
    },
    write: async (name, bytes, signal) => bucket.put(keyOf(name), bytes, VIDEO.type, signal),
    remove: async (name) => bucket.remove(keysOf(name)),
    removeAll: async (jobId) =>
      bucket.removeBelow(keyOf(jobId, ''), (key) => {
        const after = key.slice(keyOf(jobId, '').length);
        return after.startsWith('.') || after.startsWith('-');
      }),
    names: async () => {
      const names = new Set<string>();
      for await (const { key } of bucket.list(FOLDER)) {
        const [name = ''] = key.slice(FOLDER.length).split('.');
        if (isVideoName(name)) names.add(name);
      }
      return [...names];
    },
    removeNamed: (names) => bucket.remove(names.flatMap(keysOf)),
    link: async (name, request) => bucket.link(keyOf(name), request),
    owner: async (state) => {
      const read = async (): Promise<string | undefined> => {
        const bytes = await soon(`Reading ${STATE_MARK}`, (signal) => bucket.read(STATE_MARK, signal));
        return bytes && Buffer.from(bytes).toString();
      };
      const found = await read();
      if (found !== undefined) return found;
      await bucket.put(STATE_MARK, Buffer.from(state), 'text/plain');
      // Another may have come at the same moment: the last one has it.
      return (await read()) ?? state;
    },
    check: () => soon('Looking into the bucket', bucket.check),
    close: async () => {
      if (scratch !== undefined) await scratch.then(removeTree).catch(() => undefined);
      bucket.close();
    },
  };
};
