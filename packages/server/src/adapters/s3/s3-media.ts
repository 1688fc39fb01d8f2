/**
 * Kept media as objects under `media/`, beside the videos, since the process that renders a job may be on another machine
 * than the one that accepted it. A renderer wants files: each is brought to this machine when it is first asked for, and goes
 * with its job.
 */
import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptName, type KeptMedia } from '../../ports/kept-media';
import { removeTree } from '../../remove-tree';
import { makeTemporaryFolder } from '../disk/temporary-folder';
import { FILE_MODE, FOLDER_MODE } from '../private-files/private-files';
import type { Bucket } from './bucket';

const FOLDER = 'media/';
const TYPE = 'application/octet-stream';
/** A request is accepted or refused long before. */
const SETTLED_MS = 60 * 60 * 1000;
/** Longer than a render can take: nobody needs what was brought here then, whoever ended the job. */
const LOCAL_MS = 2 * 60 * 60 * 1000;

const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const isJobId = (name: string): boolean => /^[\w-]+$/.test(name);

export const createS3Media = ({
  bucket,
  now = Date.now,
}: {
  readonly bucket: Bucket;
  readonly now?: () => number;
}): KeptMedia => {
  let base: Promise<string> | undefined;
  const brought = new Map<string, number>();
  const folder = (): Promise<string> => (base ??= makeTemporaryFolder());
  const below = (jobId: string): string => {
    if (!isJobId(jobId)) throw new Error(`${JSON.stringify(jobId)} is no id of a job.`);
    return `${FOLDER}${jobId}/`;
  };
  const dropLocal = async (jobId: string): Promise<void> => {
    if (brought.delete(jobId)) await removeTree(join(await folder(), jobId));
  };
  const dropForgotten = async (): Promise<void> => {
    for (const [jobId, at] of brought) if (now() - at > LOCAL_MS) await dropLocal(jobId);
  };
  const read = async (jobId: string, name: string): Promise<Uint8Array | undefined> => {
    if (!isJobId(jobId) || !isKeptName(name)) return undefined;
    const bytes = await bucket.read(`${below(jobId)}${name}`);
    // A name never means other bytes than those that it was made from.
    return bytes !== undefined && nameOf(bytes) === name ? bytes : undefined;
  };

  return {
    keep: async (jobId, files) => {
      for (const [name, bytes] of files) {
        if (!isKeptName(name)) throw new Error(`${JSON.stringify(name)} is no name of kept media.`);
        await bucket.put(`${below(jobId)}${name}`, bytes, TYPE);
      }
    },
    find: async (jobId, name) => {
      const bytes = await read(jobId, name);
      if (bytes === undefined) return undefined;
      await dropForgotten();
      const own = join(await folder(), jobId);
      brought.set(jobId, now());
      await mkdir(own, { recursive: true, mode: FOLDER_MODE });
      const path = join(own, name);
      await writeFile(`${path}.part`, bytes, { mode: FILE_MODE });
      await rename(`${path}.part`, path);
      return path;
    },
    read,
    remove: async (jobId) => {
      await dropLocal(jobId);
      await bucket.removeBelow(below(jobId));
    },
    jobs: async () => {
      const newest = new Map<string, number>();
      for await (const { key, changedAt } of bucket.list(FOLDER)) {
        const [, jobId = ''] = key.split('/');
        if (isJobId(jobId)) newest.set(jobId, Math.max(changedAt, newest.get(jobId) ?? 0));
      }
      return [...newest].flatMap(([jobId, at]) => (now() - at > SETTLED_MS ? [jobId] : []));
    },
    close: async () => {
      if (base !== undefined) await base.then(removeTree).catch(() => undefined);
    },
  };
};
