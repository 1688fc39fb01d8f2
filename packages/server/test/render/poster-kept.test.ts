/** A poster goes where its video goes, and goes with it. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskArtifacts } from '../../src/adapters/disk/disk-artifacts';

it('is kept beside the video and removed with it; a video without one is kept too', async () => {
  const root = await mkdtemp(join(tmpdir(), 'vid-poster-'));
  const artifacts = createDiskArtifacts(root);
  const names: string[] = [];
  for (const jobId of ['with', 'without']) {
    const scratch = await artifacts.begin(jobId, 1);
    await writeFile(scratch.outputPath, 'video');
    if (jobId === 'with') await writeFile(scratch.outputPath.replace('.mp4', '.jpg'), 'poster');
    expect(await artifacts.keep(scratch)).toBe(5);
    names.push(scratch.name);
    await artifacts.discard(scratch);
  }
  const [posted, bare] = names;
  expect((await readdir(join(root, 'videos'))).sort()).toEqual([`${posted}.jpg`, `${posted}.mp4`, `${bare}.mp4`]);
  await artifacts.remove(posted ?? '');
  expect(await readdir(join(root, 'videos'))).toEqual([`${bare}.mp4`]);
  await artifacts.close();
  await rm(root, { recursive: true, force: true });
});
