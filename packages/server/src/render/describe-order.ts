/** What a job's film would show when, written beside where its video would be; nothing is drawn. */
import { openArtwork } from '../artwork/open-artwork';
import type { FilmShot } from '../ports/renderer';
import { filmScript, shotsIn } from './film-script';
import { footageFilm } from './footage/footage-film';
import { judgeClips } from './footage/judge-clips';
import { joinedFilms } from './joined-films';
import type { ScriptOrder } from './messages';
import { freeAll } from './output/free-frames';
import { type PreparedScene, prepareScenes } from './prepare-scenes';
import { isPlayed, sceneToDraw } from './scene-to-draw';
import { stockOf } from './stage/stock-of';
import { writeScript } from './write-script';

export async function describeOrder(order: ScriptOrder, signal: AbortSignal): Promise<void> {
  const { job, ffmpeg, parallel, stallMs, outputPath } = order;
  const clips = ffmpeg === undefined ? new Map() : await judgeClips({ ffmpeg, signal, stallMs }, job, parallel);
  const stock = stockOf(openArtwork({ folder: order.artwork }), job.language);
  const { scenes, sound } = await prepareScenes(job, stock, undefined, clips);
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
