/** All processes of a database keep videos in one place: whoever was told another is refused, or moves all when it is alone. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placeOfVideos } from '../../src/compose/place-of-videos';
import type { VidServer } from '../../src/create-server';
import { settle } from '../../src/options';
import { askAt, hasPostgres, onPostgres } from '../support/postgres';
import { ask, createSharedWorld, KEY } from '../support/shared-servers';
import { createTemporaryFolder } from '../support/temporary';
import { turnsWhile } from '../support/turn';
import { TINY_PLAN } from '../support/world';

const createPlaces = async () => {
  const lines: string[] = [];
  const world = await createSharedWorld({
    config: { accounts: [] },
    logLevel: 'warn',
    logTo: (line) => void lines.push(line),
  });
  return { lines, start: world.start, url: world.url, there: createTemporaryFolder(), own: createTemporaryFolder() };
};

describe.skipIf(!hasPostgres)(onPostgres, () => {
  test('whoever has another place than those that work is refused, and may move all when it is alone', async () => {
    const { lines, start, there, own } = await createPlaces();
    const first = await start({ role: 'api', artifacts: there });
    const odd = start({ role: 'worker', artifacts: undefined, dataDir: own });
    await expect(odd).rejects.toMatchObject({ name: 'DatabaseError', reason: 'place' });
    await expect(odd).rejects.toThrow(`keeps videos in the folder ${there}; this one was told none, and would take`);
    await expect(start({ artifacts: own })).rejects.toThrow(`this one was told the folder ${own}`);
    await expect(start({ artifacts: undefined })).rejects.toThrow(/temporary folder.*--artifacts or VID_ARTIFACTS/);
    const second = await start({ role: 'worker', artifacts: there });
    await expect(start({ artifacts: own })).rejects.toThrow(/^The 2 other processes on this database keep videos/);
    await first.close();
    await second.close();
    expect(lines).toEqual([]);
    await start({ role: 'worker', artifacts: own });
    expect(lines).toEqual([expect.stringMatching(/videos-moved/)]);
    expect(lines[0]).toContain(own);
    await expect(start({ artifacts: there })).rejects.toThrow(`videos in the folder ${own}`);
  });

  test('one that seemed dead while the videos were moved keeps none, calls none missing, and takes no work', async () => {
    const { lines, start, url, there, own } = await createPlaces();
    const accounts = [{ api_key: KEY, credits: 100 }];
    const thawed = await start({ artifacts: there, config: { accounts } });
    await askAt(url, 'DELETE FROM vid_processes');
    const api = await start({ role: 'api', artifacts: own });
    const { body: accepted } = await ask(api, 'POST', '/v1/render', TINY_PLAN);
    await turnsWhile(() => !lines.some((line) => line.includes('videos-moved-away')));
    const worker = await start({ role: 'worker', artifacts: own });
    const job = async () => (await ask(api, 'GET', `/v1/job/${accepted.job_id}`)).body;
    await turnsWhile(async () => (await job()).status !== 'succeeded');
    await worker.close();
    const found = async (server: VidServer) => (await server.fetch(String((await job()).video_url))).status;
    expect([await found(api), await found(thawed)]).toEqual([200, 503]);
    expect(readdirSync(join(there, 'videos'))).toEqual([]);
    expect((await ask(thawed, 'GET', '/readyz')).status).toBe(503);
  });

  test('of two that begin at once with different places one is refused', async () => {
    const { start, there, own } = await createPlaces();
    const both = await Promise.allSettled([start({ artifacts: there }), start({ artifacts: own })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('processes that were told no place have each their own, and say so', async () => {
    const { lines, start, there, own } = await createPlaces();
    await start({ role: 'api', artifacts: undefined, dataDir: there });
    await start({ role: 'worker', artifacts: undefined, dataDir: own });
    expect(lines).toEqual([
      expect.stringMatching(/videos-on-one-machine/),
      expect.stringMatching(/videos-on-one-machine/),
    ]);
    await expect(start({ artifacts: own })).rejects.toThrow(`keep videos in the folder ${there}`);
  });

  test('a process among several that was told no place says that other machines find none in its data folder', async () => {
    const { lines, start, own } = await createPlaces();
    const untold = { artifacts: undefined, dataDir: own };
    await start(untold);
    expect(lines).toEqual([]);
    await start(untold);
    expect(lines).toEqual([expect.stringMatching(/videos-on-one-machine.*s3:/)]);
    await start({ ...untold, role: 'worker' });
    await start({ role: 'api', artifacts: own });
    expect(lines).toHaveLength(2);
  });

  test('a role is enough to be one of several, for the first process too', async () => {
    const { lines, start, own } = await createPlaces();
    await start({ role: 'api', artifacts: undefined, dataDir: own });
    expect(lines).toEqual([expect.stringMatching(/videos-on-one-machine/)]);
  });
});

test('a place is a bucket, its prefix and the host of its service, or a folder by its path', () => {
  const nameOf = (artifacts: string, s3Endpoint?: string) =>
    placeOfVideos(settle({ database: 'postgres://h/n', artifacts, s3Endpoint }), 'me').name;
  expect(nameOf('s3://vid/videos/')).toBe('s3://vid/videos at AWS');
  expect(nameOf('s3://vid/videos', 'http://minio:9000/')).toBe('s3://vid/videos at minio:9000');
  expect(nameOf('./there')).toBe(nameOf('there/'));
});
