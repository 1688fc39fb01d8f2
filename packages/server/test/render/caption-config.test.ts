/** Captions that a config file turns off, in the decoded pictures of what a running server rendered. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createServer } from '../../src';
import { ownEngine } from '../voice/own-engine';
import { ffmpegPath } from './in-process';

const HEADERS = { authorization: 'Bearer emp_local_dev', 'content-type': 'application/json' };
/** A route with captions of its own. */
const REQUEST = {
  ...{ route: 'narrator', aspect: '1:1', quality: 'draft', product_enabled: false, presenter_enabled: false },
  scene_plan: [
    {
      ...{ type: 'motion', prompt: 'Harbour Dental\nopen until nine', duration: 3 },
      ...{ script: 'Fresh coffee arrives here', motion: { beat: 'hook' } },
    },
  ],
};
const [WIDE, HIGH] = [120, 120];

it('are seen in no frame', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vid-caption-config-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  vi.stubEnv('VID_VOICE_COMMAND', await ownEngine(folder));
  onTestFinished(() => void vi.unstubAllEnvs());

  const rendered = async (name: string, render: object): Promise<{ frames: Buffer[]; words: unknown[] }> => {
    const config = join(folder, `${name}.json`);
    await writeFile(config, JSON.stringify({ render: { renderer: 'ffmpeg', ...render } }));
    const server = await createServer({ config });
    try {
      const accepted = await server.fetch(`${server.url}/v1/render`, {
        ...{ method: 'POST', headers: HEADERS, body: JSON.stringify(REQUEST) },
      });
      expect(accepted.status, await accepted.clone().text()).toBe(202);
      const { poll_url: poll } = (await accepted.json()) as { poll_url: string };
      await server.settled();
      const job = (await (await server.fetch(`${server.url}${poll}`, { headers: HEADERS })).json()) as {
        video_url: string;
      };
      const path = join(folder, `${name}.mp4`);
      await writeFile(path, Buffer.from(await (await server.fetch(job.video_url)).arrayBuffer()));
      const beside = await (await server.fetch(job.video_url.replace(/(?:\.mp4)?$/, '.words.json'))).json();
      const args = ['-v', 'error', '-i', path, '-vf', `scale=${WIDE}:${HIGH}:flags=area`];
      const { stdout } = await promisify(execFile)(
        await ffmpegPath(),
        [...args, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
        { encoding: 'buffer', maxBuffer: 1e9 },
      );
      const bytes = WIDE * HIGH;
      const frames = Array.from({ length: stdout.length / bytes }, (_, at) =>
        stdout.subarray(at * bytes, (at + 1) * bytes),
      );
      return { frames, words: (beside as { words: unknown[] }).words };
    } finally {
      await server.close();
    }
  };

  const off = await rendered('off', { caption_style: 'none' });
  const on = await rendered('on', {});
  // It is spoken in both.
  expect([off, on].map(({ words }) => words.length)).toEqual([4, 4]);
  const differ = (one: readonly Buffer[], other: readonly Buffer[]): number =>
    one.filter((frame, at) => frame.some((level, place) => Math.abs(level - (other[at]?.[place] ?? 0)) > 60)).length;
  expect(differ(on.frames, off.frames)).toBeGreaterThan(20);
});
