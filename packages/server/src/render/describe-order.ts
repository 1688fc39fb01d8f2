/** What a job's film would show when, written beside where its video would be; nothing is drawn. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArtwork } from '../artwork/open-artwork';
import type { FilmShot } from '../ports/renderer';
import { filmScript, shotsIn } from './film-script';
import { footageFilm } from './footage/footage-film';
import { judgeClips } from './footage/judge-clips';
import { joinedFilms } from './joined-films';
import type { ScriptOrder } from './messages';
import { readTrack } from './music/track/read-track';
import { freeAll } from './output/free-frames';
import { type PreparedScene, prepareScenes } from './prepare-scenes';
import { isPlayed, sceneToDraw } from './scene-to-draw';
import { stockOf } from './stage/stock-of';
import { writeScript } from './write-script';

export async function describeOrder(order: ScriptOrder, signal: AbortSignal): Promise<void> {
  const { job, ffmpeg, parallel, stallMs, outputPath, music } = order;
  const clips = ffmpeg === undefined ? new Map() : await judgeClips({ ffmpeg, signal, stallMs }, job, parallel);
  const trackOfFile = async () => {
    if (ffmpeg === undefined || music === undefined) return undefined;
    const seconds = job.scenes.reduce((sum, { duration }) => sum + duration, 0);
    const folder = await mkdtemp(join(tmpdir(), 'vid-music-'));
    try {
      return (await readTrack({ ffmpeg, signal, stallMs }, music, { seconds, folder })).track;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const stock = stockOf(openArtwork({ folder: order.artwork }), job.language);
  const { scenes, sound } = await prepareScenes(job, stock, undefined, clips, await trackOfFile());
  const films = joinedFilms(job, scenes);
  const shotsOf = async (scene: PreparedScene, index: number): Promise<readonly FilmShot[]> => {
    const { input, clip } = scene;
    const { film } =
      clip !== undefined && isPlayed(scene) ? footageFilm(input, clip.judged) : await sceneToDraw(films, scene, index);
    films.done(index);
    return shotsIn(film, input.scene.type, input.setting.startsAt);
  };
  const shots: (readonly FilmShot[])[] = [];
  for (const [index, scene] of scenes.entries()) {
    signal.throwIfAborted();
    shots.push(await shotsOf(scene, index));
    if (scene.picture?.isLarge === true) await freeAll();
  }
  await writeScript(outputPath, filmScript(job, shots, sound));
}
