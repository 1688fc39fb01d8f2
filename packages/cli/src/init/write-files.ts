/** Writes several files, all of them or none: what was written before one that can't be is taken back. */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { makeFolders } from '../make-folders';
import { fillWith } from '../output/fill-with';
import { findTarget } from '../output/find-target';
import { folderProblem } from '../output/folder-problem';
import { replaceFile } from '../output/replace-file';
import { systemAdvice, systemWords } from '../system-error';
import type { PlannedFile } from './plan-files';

const AGAIN = 'run the same command again';

interface Refusal {
  readonly why: string;
  readonly next?: string;
  /** Files that could not be put back. */
  readonly changed?: readonly string[];
  readonly cause?: unknown;
}

const refuse = (
  path: string,
  {
    why,
    next = 'Make room for it (rights, what is in its place), then run the same command again.',
    changed = [],
    cause,
  }: Refusal,
): never => {
  const left =
    changed.length === 0
      ? 'Nothing was changed'
      : `What was written before it could not be taken back: ${changed.join(', ')}`;
  throw new CliError(EXIT.unexpected, `${path} can't be written: ${why}. ${left}.`, { next, cause });
};

/** The nearest folder that is there already, to be asked whether something can be written. */
const nearest = (folder: string): string => {
  try {
    closeSync(openSync(folder, 'r'));
    return folder;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? nearest(dirname(folder)) : folder;
  }
};

/** Before the first file is touched: whatever can be known to fail. */
const foresee = (root: string, { path, action }: PlannedFile): void => {
  const target = findTarget(join(root, path));
  if (target.kind !== 'file')
    return refuse(path, { why: target.kind === 'folder' ? 'it is a folder' : 'it is no regular file' });
  if (action !== 'create' && target.stats !== undefined && (target.stats.mode & 0o222) === 0)
    return refuse(path, { why: 'it is read-only' });
  const problem = folderProblem(nearest(dirname(target.path)), AGAIN);
  if (problem !== undefined) refuse(path, problem);
};

/** Writes one file and gives what takes it back. */
const writeOne = async (root: string, { path, text, action }: PlannedFile): Promise<() => Promise<void> | void> => {
  const full = join(root, path);
  if (action === 'create') {
    const made = makeFolders(dirname(full));
    const undo = (): void => {
      rmSync(full, { force: true });
      if (made !== undefined) rmSync(made, { recursive: true, force: true });
    };
    try {
      // Never over what came in between.
      writeFileSync(full, text, { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') undo();
      throw error;
    }
    return undo;
  }
  const target = findTarget(full);
  if (target.kind !== 'file') throw new Error('it is no regular file');
  // As bytes: what stood there need be no text.
  const before = target.stats === undefined ? '' : readFileSync(target.path);
  const put = (content: string | Uint8Array): Promise<void> =>
    replaceFile({ path: target.path, before: target.stats }, fillWith(content));
  await put(text);
  return target.stats === undefined ? () => rmSync(target.path, { force: true }) : () => put(before);
};

/** `root` is the project's folder; files that are kept are left alone. */
export const writeFiles = async (root: string, files: readonly PlannedFile[]): Promise<void> => {
  const wanted = files.filter(({ action }) => action !== 'keep');
  for (const file of wanted) foresee(root, file);
  const undo: { readonly path: string; readonly back: () => Promise<void> | void }[] = [];
  for (const file of wanted)
    try {
      undo.unshift({ path: file.path, back: await writeOne(root, file) });
    } catch (cause) {
      const changed: string[] = [];
      for (const { path, back } of undo)
        await Promise.resolve()
          .then(back)
          .catch(() => changed.push(path));
      refuse(file.path, {
        why: systemWords(cause),
        next: systemAdvice(cause, dirname(join(root, file.path)), AGAIN),
        changed,
        cause,
      });
    }
};
