/** What every place for kept media does. Each adapter runs it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { KeptMedia } from '../../src/ports/kept-media';

/** `again`: what the next process, or another one, sees of it. */
export type OpenMedia = () => Promise<{ readonly media: KeptMedia; readonly again: () => Promise<KeptMedia> }>;

const fileOf = (text: string): readonly [string, Uint8Array] => [
  createHash('sha256').update(text).digest('hex'),
  Buffer.from(text),
];

export const mediaSuite = (place: string, open: OpenMedia): void => {
  describe(`kept media ${place}`, () => {
    it('are files for whoever renders, and go with their job', async () => {
      const { media, again } = await open();
      const other = await again();
      for (const one of new Set([media, other])) onTestFinished(() => one.close());
      const files = [fileOf('a logo'), fileOf('a product')];
      const [[logo]] = files as [readonly [string, Uint8Array]];
      await media.keep('job_1', new Map(files));
      await media.keep('job_2', new Map([files[1] as readonly [string, Uint8Array]]));
      expect(readFileSync((await other.find('job_1', logo)) ?? '', 'utf8')).toBe('a logo');
      expect(Buffer.from((await other.read('job_1', logo)) ?? []).toString()).toBe('a logo');
      expect(await other.find('job_2', logo)).toBeUndefined();
      await other.remove('job_1');
      expect([await media.find('job_1', logo), await media.read('job_1', logo)]).toEqual([undefined, undefined]);
      expect(await media.read('job_2', files[1]?.[0] ?? '')).toBeDefined();
      await media.remove('job_none');
    });

    it('have names that are never paths', async () => {
      const { media } = await open();
      onTestFinished(() => media.close());
      const [name, bytes] = fileOf('a logo');
      await media.keep('job_1', new Map([[name, bytes]]));
      expect(await media.find('job_1', '../job_1')).toBeUndefined();
      expect(await media.read('job_1', `../job_1/${name}`)).toBeUndefined();
      await expect(media.keep('job_1', new Map([['../x', bytes]]))).rejects.toThrow('is no name of kept media');
      await expect(media.keep('../x', new Map([[name, bytes]]))).rejects.toThrow('is no id of a job');
    });
  });
};
