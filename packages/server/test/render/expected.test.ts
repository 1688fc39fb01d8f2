/** The frames and the sound of a finished video, read back by ffmpeg and held against what was drawn and composed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openArtwork } from '../../src/artwork/open-artwork';
import { filmComposer } from '../../src/render/film/compose-cuts';
import { joinedFilms } from '../../src/render/joined-films';
import { loudness } from '../../src/render/music/loudness';
import { musicBed, musicStyleOf } from '../../src/render/music/music-bed';
import { rawOutput } from '../../src/render/output/encoder';
import { runFfmpeg } from '../../src/render/output/ffmpeg-process';
import { prepareScenes } from '../../src/render/prepare-scenes';
import { stockOf } from '../../src/render/stage/stock-of';
import { jobOf, motion } from './fixtures';
import { ffmpegPath, renderHere } from './in-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vid-expected-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (video: string, name: string, args: readonly string[]): Promise<Buffer> => {
  const path = join(folder, name);
  const tools = { ffmpeg: await ffmpegPath(), signal: new AbortController().signal, stallMs: 20_000, task: 'testing' };
  await runFfmpeg({ ...tools, args: ['-y', '-i', video, ...args, path] });
  return readFile(path);
};

it('every frame shows what was drawn, and the music is heard as loud as it was set', async () => {
  const job = jobOf(
    [
      motion('4.9 stars from 2,300 guests', 'stat', { duration: 0.9 }),
      { type: 't2v_fast', prompt: 'Hills at dawn', duration: 0.4 },
      motion('Why people stay | Fresh beans | No contract', 'list', { duration: 0.9 }),
    ],
    { aspect: '1:1', route: 'explainer' },
  );
  await renderHere(job, folder);
  const video = join(folder, 'out.mp4');
  const rgb = ['-map', '0:v:0', '-vf', 'scale=in_range=tv:in_color_matrix=bt709,format=rgb24', ...rawOutput('rgb24')];
  const frames = await read(video, 'frames', rgb);
  const side = 540;
  const bytes = side * side * 3;
  expect(frames.length).toBe(bytes * 66);
  const { scenes } = await prepareScenes(job, stockOf(openArtwork(), job.language));
  const films = joinedFilms(job, scenes);
  let first = 0;
  for (const index of scenes.keys()) {
    const film = films.of(index);
    if (film === undefined) throw new Error('a scene that is not drawn');
    const composer = filmComposer(film);
    for (let frame = 0; frame < film.frames; frame += 5) {
      composer.compose(frame);
      const own = composer.canvas.data();
      let error = 0;
      for (let at = 0; at < side * side; at += 11)
        for (let channel = 0; channel < 3; channel += 1)
          error += Math.abs((own[at * 4 + channel] ?? 0) - (frames[(first + frame) * bytes + at * 3 + channel] ?? 0));
      // A line of copy that is missing or a range of colours that is wrong makes more than this.
      expect(error / 3 / ((side * side) / 11), `frame ${first + frame}`).toBeLessThan(6);
    }
    first += film.frames;
  }
  const wav = await read(video, 'sound.wav', ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 'wav']);
  const samples = wav.subarray(wav.indexOf('data') + 8);
  const count = Math.floor(samples.length / 4);
  expect(count / 48_000).toBeGreaterThan(2.1);
  expect(count / 48_000).toBeLessThan(2.26);
  const side0 = Float32Array.from({ length: count }, (_, at) => samples.readInt16LE(at * 4) / 32768);
  const side1 = Float32Array.from({ length: count }, (_, at) => samples.readInt16LE(at * 4 + 2) / 32768);
  const composed = musicBed(musicStyleOf(job.musicStyle, job.route), count, job.seed);
  expect(Math.abs(loudness([side0, side1]) - loudness(composed))).toBeLessThan(1);
});
