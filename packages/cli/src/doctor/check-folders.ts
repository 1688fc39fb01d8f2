/** Folders that commands write into: whether they can be written, without leaving anything, and the room that they have. */
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LIMITS } from '@vid/sdk/contract';
import { folderRefusal } from '../output/folder-problem';
import { shellQuoted } from '../shell-quoted';
import { type Finding, ok, problem, warning } from './finding';
import { systemNext } from './system-next';

export interface Place {
  readonly name: string;
  readonly path: string;
  /** What else may be done than to make it writable. */
  readonly otherwise: string;
  /** Whether nothing makes it where it is missing. */
  readonly mustExist?: boolean;
}

/** `dataDir` is the local server's, when it is there. */
export const placesOf = (configDir: string | undefined, cwd: string = process.cwd()): readonly Place[] => [
  {
    name: 'temporary folder',
    path: tmpdir(),
    otherwise: 'set TMPDIR (TEMP on Windows) to a folder that can be written',
    mustExist: true,
  },
  { name: 'working folder', path: cwd, otherwise: 'work in another folder, or give --output FILE in one' },
  ...(configDir === undefined
    ? []
    : [{ name: 'settings folder', path: configDir, otherwise: 'set VID_CONFIG_DIR to a folder that can be written' }]),
  { name: 'server data', path: join(cwd, DATA_FOLDER), otherwise: 'start the server with --data-dir DIR' },
];

/** Where a local server keeps its data by default. */
const DATA_FOLDER = '.vid';

/** The folder itself, or the nearest one above it in which it would be made. */
const existing = async (path: string): Promise<string> => {
  const stats = await stat(path).catch(() => undefined);
  if (stats !== undefined || dirname(path) === path) return path;
  return existing(dirname(path));
};

/** Whose modes this user may change. */
const isOwn = async (folder: string): Promise<boolean> => {
  const uid = process.getuid?.();
  return uid === undefined || uid === (await stat(folder)).uid;
};

/** What to do about a folder that takes nothing: its mode is changed only by its owner, and never that of one above it. */
export const nextForFolder = (
  { path, otherwise }: Pick<Place, 'path' | 'otherwise'>,
  { folder, code, own }: { readonly folder: string; readonly code: string; readonly own: boolean },
): string => {
  if (code === 'EACCES' || code === 'EPERM')
    return own && folder === resolve(path) ? `chmod u+rwx ${folder}, or ${otherwise}` : otherwise;
  const mended = systemNext(code, folder);
  return mended === undefined ? otherwise : `${mended}, or ${otherwise}`;
};

/** Whether it can be written into; a server's data only where there are any. */
export const checkFolder = async ({ name, path, otherwise, mustExist = false }: Place): Promise<readonly Finding[]> => {
  const folder = await existing(resolve(path));
  if (name === 'server data' && folder !== resolve(path)) return [];
  if (mustExist && folder !== resolve(path))
    return [
      problem(name, `${path} is not there, and nothing makes it`, `mkdir -p ${shellQuoted(path)}, or ${otherwise}`),
    ];
  const refusal = folderRefusal(folder);
  if (refusal !== undefined) {
    const next = nextForFolder({ path, otherwise }, { folder, code: refusal.code, own: await isOwn(folder) });
    const made = folder === resolve(path) ? '' : `${path} can't be made: `;
    return [problem(name, `${made}nothing can be written to ${folder} (${refusal.words})`, next)];
  }
  return [ok(name, folder === resolve(path) ? `${folder} can be written` : `${path} can be made`)];
};

const LONGEST_MINUTES = (LIMITS.scenePlan.max * LIMITS.sceneDuration.max) / 60;
/** A disk with room for fewer than so many of the longest films will soon be full. */
const FEW = 5;

const inWords = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(0)} MB`;

/** The room of a disk, judged by what the longest film needs while it is made. */
export const judgeRoom = (free: number, folders: readonly string[], bytesPerMinute: number): Finding => {
  const need = LONGEST_MINUTES * bytesPerMinute;
  const detail = `${inWords(free)} free for ${folders.join(', ')}; the longest film needs about ${inWords(need)}`;
  const next = `free some space on the disk of ${folders[0]}`;
  if (free < need) return problem('disk space', detail, next);
  return free < need * FEW ? warning('disk space', detail, next) : ok('disk space', detail);
};

/** One finding for each disk that the places are on. */
export const checkRoom = async (places: readonly Place[], bytesPerMinute: number): Promise<readonly Finding[]> => {
  const disks = new Map<number, { readonly free: number; readonly folders: string[] }>();
  for (const { path } of places) {
    const folder = await existing(resolve(path));
    const { dev } = await stat(folder);
    const known = disks.get(dev);
    if (known !== undefined) {
      if (!known.folders.includes(folder)) known.folders.push(folder);
      continue;
    }
    const { bavail, blocks, bsize } = await statfs(folder);
    // No disk at all, as /proc: that nothing can be written there is told of the folder.
    if (blocks === 0) continue;
    disks.set(dev, { free: bavail * bsize, folders: [folder] });
  }
  return [...disks.values()].map(({ free, folders }) => judgeRoom(free, folders, bytesPerMinute));
};
