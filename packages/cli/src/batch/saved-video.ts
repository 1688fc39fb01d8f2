import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { HEAD_BYTES, VIDEO } from '../output/file-kind';
import type { CaptionKind } from '../read-captions';
import type { LineEnd } from './batch-journal';

const isVideo = (path: string): boolean => {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return VIDEO.begins(head.subarray(0, readSync(file, head)));
  } catch {
    return false;
  } finally {
    closeSync(file);
  }
};

/** Where the video of a line lies that an earlier run finished; undefined when it is gone, or something else lies there. */
export const savedVideo = (end: LineEnd | undefined): string | undefined =>
  typeof end?.file === 'string' && isVideo(end.file) ? end.file : undefined;

/** Whether an earlier run brought the video of a line home, with all captions that are asked for, and they are still there. */
export const isHome = (end: LineEnd | undefined, captions: readonly CaptionKind[] = []): boolean =>
  savedVideo(end) !== undefined &&
  captions.every((kind) => {
    const file = end?.captions?.[kind];
    return file === null || (file !== undefined && existsSync(file));
  });
