/** The whole state with its files: however many videos there are, a place that is elsewhere is asked for some at a time. */
import { expect, onTestFinished, test } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';
import { createS3Artifacts } from '../../src/adapters/s3/s3-artifacts';
import type { KeptMedia } from '../../src/ports/kept-media';
import type { Replaced, StoreDump } from '../../src/ports/store';
import { createWorld } from '../../src/services/world';
import { createMemoryLog } from '../support/memory-log';
import { createBucket } from '../support/s3/create-bucket';
import { useS3 } from '../support/s3/use-s3';
import { turnsWhile } from '../support/turn';

const VIDEOS = 200;
const ids = Array.from({ length: VIDEOS }, (_, at) => `job_${at}`);
const dump: StoreDump = {
  version: 1,
  tables: { jobs: ids.map((id) => ({ job_id: id, status: 'succeeded', final: 1, video: '{"bytes":1}' })) },
};
const NOTHING: Replaced = { accounts: 0, jobs: 0, videos: [], withMedia: [] };
const noMedia: KeptMedia = {
  keep: async () => undefined,
  find: async () => undefined,
  read: async () => undefined,
  remove: async () => undefined,
  jobs: async () => [],
  close: async () => undefined,
};

test('asks S3 for a few of some hundreds of videos at a time, in reading and in writing', async () => {
  const s3 = await useS3();
  const bucket = createBucket(s3);
  const artifacts = createS3Artifacts({ bucket, log: createMemoryLog().log });
  onTestFinished(() => artifacts.close());
  let underWay = 0;
  let most = 0;
  const counted =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      underWay += 1;
      most = Math.max(most, underWay);
      try {
        return await call(...args);
      } finally {
        underWay -= 1;
      }
    };
  const written = new Map<string, Uint8Array>();
  const world = createWorld({
    store: {
      dump: async () => dump,
      load: async () => NOTHING,
      clear: async () => NOTHING,
      noteLeft: async () => undefined,
      writeSettings: async () => undefined,
    },
    artifacts: {
      ...artifacts,
      size: counted((name: string) => artifacts.size(name)),
      read: counted((name: string) => artifacts.read(name)),
      write: counted(async (name: string, bytes: Uint8Array) => void written.set(name, bytes)),
    },
    media: noMedia,
    removeLeft: async () => undefined,
    ownedPlace: async () => undefined,
    clock: { everyReal: () => () => undefined },
    faults: { list: () => [] },
  });
  for (const id of ids) s3.put(`staging/videos/${id}.mp4`, Buffer.from(id), 'video/mp4');
  const { videos } = await world.read();
  expect(most).toBe(16);
  expect([...videos].map(([id, bytes]) => [id, Buffer.from(bytes).toString()])).toEqual(ids.map((id) => [id, id]));
  most = 0;
  // What is there already, and is the same, is not sent again.
  await world.write({ dump, videos, media: new Map() });
  expect([written.size, most]).toEqual([0, 16]);
  for (const id of ids) s3.put(`staging/videos/${id}.mp4`, Buffer.from('another'), 'video/mp4');
  most = 0;
  await world.write({ dump, videos, media: new Map() });
  expect([written.size, most, [...written.keys()][0]]).toEqual([VIDEOS, 16, 'job_0-1']);
});

test.each(['check', 'size', 'read'] as const)(
  'a place that says nothing when asked to %s is not waited for',
  async (silent) => {
    const late: (() => void)[] = [];
    const world = createWorld({
      store: {
        dump: async () => dump,
        load: async () => NOTHING,
        clear: async () => NOTHING,
        noteLeft: async () => undefined,
        writeSettings: async () => undefined,
      },
      artifacts: {
        ...createDiskArtifacts(),
        size: async () => 1,
        read: async () => new Uint8Array(1),
        [silent]: () => new Promise<never>(() => undefined),
      },
      media: noMedia,
      removeLeft: async () => undefined,
      ownedPlace: async () => undefined,
      clock: {
        everyReal: (_, callback) => {
          late.push(callback);
          return () => undefined;
        },
      },
      faults: { list: () => [] },
    });
    const read = world.read();
    await turnsWhile(() => late.length < { check: 1, size: 2, read: 18 }[silent]);
    for (const callback of late) callback();
    await expect(read).rejects.toMatchObject({ name: 'ArtifactsFailure', passes: true });
  },
);

test('a place that falls silent while videos are put is given up, and the state stays', async () => {
  const late: (readonly [number, () => void])[] = [];
  const done: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const load = async () => {
    done.push('load');
    return NOTHING;
  };
  const world = createWorld({
    store: {
      dump: async () => dump,
      load,
      clear: load,
      noteLeft: async (names) => void done.push(`noted ${names.length}`),
      writeSettings: async () => undefined,
    },
    artifacts: {
      ...createDiskArtifacts(),
      check: async () => undefined,
      names: async () => [],
      write: (_name, _bytes, signal) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
    media: noMedia,
    removeLeft: async () => undefined,
    ownedPlace: async () => undefined,
    clock: {
      everyReal: (ms, callback) => {
        late.push([ms, callback]);
        return () => undefined;
      },
    },
    faults: { list: () => [] },
  });
  const videos = new Map(ids.map((id) => [id, new Uint8Array(256)]));
  const begins = async () => void done.push('begins');
  const written = world.write({ dump, videos, media: new Map() }, { begins });
  await turnsWhile(() => signals.length < 16);
  expect(late.slice(2).map(([ms]) => ms)).toEqual(Array.from({ length: 16 }, () => 10_001));
  for (const [, giveUp] of late) giveUp();
  await expect(written).rejects.toMatchObject({ name: 'ArtifactsFailure', passes: true });
  expect([done, signals.length, signals.every((signal) => signal?.aborted)]).toEqual([[`noted ${VIDEOS}`], 16, true]);
});

test('an emptied state is told though the place says nothing any more when it is asked to remove what was left', async () => {
  const late: (() => void)[] = [];
  const silent = () => new Promise<never>(() => undefined);
  const world = createWorld({
    store: {
      dump: async () => dump,
      load: async () => NOTHING,
      clear: async () => NOTHING,
      noteLeft: async () => undefined,
      writeSettings: silent,
    },
    artifacts: { ...createDiskArtifacts(), check: async () => undefined, names: async () => [] },
    media: noMedia,
    removeLeft: silent,
    ownedPlace: async () => undefined,
    clock: {
      everyReal: (_, callback) => {
        late.push(callback);
        return () => undefined;
      },
    },
    faults: { list: () => [] },
  });
  const cleared = world.clear({});
  await turnsWhile(() => late.length < 3);
  late[2]?.();
  expect(await cleared).toEqual({
    replaced: NOTHING,
    notCleared: expect.stringContaining('no answer within') as string,
  });
});
