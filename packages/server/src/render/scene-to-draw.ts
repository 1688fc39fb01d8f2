/** The film of a scene that is drawn here, or of what stands in for one that cannot be made. */
import { captionedFilm } from './captions/captioned-film';
import type { Film } from './film/film';
import { UNREADABLE } from './footage/judge-clip';
import type { JoinedFilms } from './joined-films';
import { loadPicture } from './load-picture';
import type { PreparedScene } from './prepare-scenes';
import { sceneFilm } from './scenes/scene-film';

export interface SceneToDraw {
  readonly film: Film;
  /** Why something else stands in its place. */
  readonly failure?: string;
}

/** Whether the scene is the pictures of a clip that can be read. */
export const isPlayed = ({ input, failure, clip }: PreparedScene): boolean =>
  input.scene.type === 'footage' && failure === undefined && clip !== undefined;

export async function standInFor({ standIn, input }: PreparedScene, failure: string): Promise<SceneToDraw> {
  const { captions, setting } = input;
  const film = await standIn();
  return { film: captions === undefined ? film : captionedFilm(film, captions, setting), failure };
}

/** Of a scene that is not played. */
export async function sceneToDraw(
  films: Pick<JoinedFilms, 'of'>,
  scene: PreparedScene,
  index: number,
): Promise<SceneToDraw> {
  const { input, picture, failure } = scene;
  if (failure !== undefined) return standInFor(scene, failure);
  const { type } = input.scene;
  if (type === 'footage') return standInFor(scene, `its clip ${UNREADABLE}`);
  if (picture === undefined) return { film: films.of(index) ?? sceneFilm(input, type) };
  const loaded = await loadPicture(picture.path);
  if ('problem' in loaded) return standInFor(scene, `${picture.name} ${loaded.problem}`);
  return { film: sceneFilm({ ...input, picture: loaded.picture }, type) };
}
