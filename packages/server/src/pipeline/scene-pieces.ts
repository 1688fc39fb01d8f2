/** Pieces of films between processes: as kept files of their job, named by their content and removed with it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KeptMedia } from '../ports/kept-media';
import type { SceneBase, ScenePiece } from '../ports/scene-share';
import type { KeptScene } from '../ports/scene-store';

type Media = Pick<KeptMedia, 'keep' | 'find' | 'read'>;

/** A base as it is kept: the names of its files in the place of their paths. */
interface KeptBase {
  readonly facts: string;
  readonly files: Readonly<Record<string, string>>;
}

const keepBytes = async (media: Media, jobId: string, bytes: Uint8Array): Promise<string> => {
  const name = createHash('sha256').update(bytes).digest('hex');
  await media.keep(jobId, new Map([[name, bytes]]));
  return name;
};

export const keepPiece = async (media: Media, jobId: string, { path }: ScenePiece): Promise<string | null> =>
  path === undefined ? null : keepBytes(media, jobId, await readFile(path));

/** Undefined: its file is gone. */
export const findPiece = async (
  media: Media,
  jobId: string,
  { file, facts }: KeptScene,
): Promise<ScenePiece | undefined> => {
  if (file === null) return { facts };
  const path = await media.find(jobId, file);
  return path === undefined ? undefined : { path, facts };
};

/** Equal bases have equal names. */
export const keepBase = async (media: Media, jobId: string, { facts, files }: SceneBase): Promise<string> => {
  const names: Record<string, string> = {};
  for (const [label, path] of Object.entries(files)) names[label] = await keepBytes(media, jobId, await readFile(path));
  return keepBytes(media, jobId, Buffer.from(JSON.stringify({ facts, files: names } satisfies KeptBase)));
};

/** Undefined: something of it is gone. */
export const findBase = async (media: Media, jobId: string, name: string): Promise<SceneBase | undefined> => {
  const bytes = await media.read(jobId, name);
  if (bytes === undefined) return undefined;
  const { facts, files: names } = JSON.parse(Buffer.from(bytes).toString('utf8')) as KeptBase;
  const files: Record<string, string> = {};
  for (const [label, file] of Object.entries(names)) {
    const path = await media.find(jobId, file);
    if (path === undefined) return undefined;
    files[label] = path;
  }
  return { facts, files };
};
