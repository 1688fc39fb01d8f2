/** Which file a path stands for. What is no file can't be replaced by one, as a download does with its target. */
import { fstat, type Stats } from 'node:fs';
import { lstat, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { InvalidRequestError } from '../errors/invalid-request-error';

const LINKS_AT_MOST = 40;

/** Whether it is there or not. */
const NAMES_A_FOLDER = process.platform === 'win32' ? /(^|[\\/])\.{0,2}$/ : /(^|\/)\.{0,2}$/;

const cannotBe = (path: string, kind: string): InvalidRequestError =>
  new InvalidRequestError(`A video can't be saved as ${path}, which is ${kind}`, {
    problems: [{ path: 'destination', message: `is ${kind}` }],
    nextStep:
      kind === 'a folder'
        ? 'Name a file in it.'
        : 'Pass a stream instead, such as process.stdout or createWriteStream(path): it is written into and not replaced.',
  });

const orNothing = <T>(look: Promise<T>): Promise<T | undefined> =>
  look.catch((error: NodeJS.ErrnoException) => {
    // Whatever else is wrong with it, whoever makes its folder says.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });

/** Follows links to a file that need not be there. */
const followLinks = async (path: string): Promise<string> => {
  let at = path;
  for (let count = 0; count < LINKS_AT_MOST; count += 1) {
    if ((await orNothing(lstat(at)))?.isSymbolicLink() !== true) return at;
    const to = await readlink(at);
    if (NAMES_A_FOLDER.test(to)) throw cannotBe(path, 'a folder');
    at = resolve(dirname(at), to);
  }
  throw new Error('there are too many symbolic links');
};

/** /dev/stdout and its like, where they lead to a file: the shell goes on writing into the one that is there. */
const isOfProcess = async ({ dev, ino }: Stats): Promise<boolean> => {
  for (const number of [0, 1, 2]) {
    const open = await promisify(fstat)(number).catch(() => undefined);
    if (process.platform !== 'win32' && open?.dev === dev && open.ino === ino) return true;
  }
  return false;
};

const kindOf = async (stats: Stats): Promise<string | undefined> => {
  if (stats.isDirectory()) return 'a folder';
  if (!stats.isFile()) return 'a device, a pipe or a socket';
  return (await isOfProcess(stats)) ? 'a stream of this process' : undefined;
};

/** The file behind all symbolic links, which need not be there. */
export const findTarget = async (path: string): Promise<string> => {
  if (path === '')
    throw new InvalidRequestError('A video needs the name of a file', {
      problems: [{ path: 'destination', message: 'is empty' }],
      nextStep: 'Give the path of a file, such as video.mp4.',
    });
  if (NAMES_A_FOLDER.test(path)) throw cannotBe(path, 'a folder');
  const stats = await orNothing(stat(path));
  if (stats === undefined) return followLinks(resolve(path));
  const kind = await kindOf(stats);
  if (kind === undefined) return realpath(path);
  throw cannotBe(path, kind);
};
