/** A film's scenes as processes hand them to each other: as files, and beside them plain data. */
import type { SceneBase, ScenePiece } from '../ports/scene-share';
import type { DrawnScene, SceneFacts } from './draw-scenes';
import type { GeneratedScenes } from './generate-scenes';
import type { RenderOrder } from './messages';
import type { SpokenFilm } from './narration/speak-scenes';
import type { ScenePicture } from './prepare-scenes';
import { type FilmBase, isCaptioned, type SaidWords } from './ready-film';

interface BaseFacts {
  /** Empty where nothing of it is drawn. */
  readonly said: readonly SaidWords[];
  /** Without their paths, by scene. */
  readonly pictures: readonly (readonly [number, Omit<ScenePicture, 'path'>])[];
}

export const pieceOf = ({ path, facts }: DrawnScene): ScenePiece => ({ path, facts: JSON.stringify(facts) });

export const sceneOf = ({ path = '', facts }: ScenePiece): DrawnScene => ({
  path,
  facts: JSON.parse(facts) as SceneFacts,
});

/** What whoever draws scenes of a film elsewhere has to be told. */
export async function filmBase(
  order: RenderOrder,
  { pictures }: GeneratedScenes,
  spoken: Promise<SpokenFilm>,
): Promise<SceneBase> {
  const lines = isCaptioned(order) ? (await spoken).lines : [];
  const facts: BaseFacts = {
    said: lines.map(({ scene, words }) => ({ scene, words })),
    pictures: [...pictures].map(([scene, { path: _, ...picture }]) => [scene, picture]),
  };
  const files = Object.fromEntries([...pictures].map(([scene, { path }]) => [String(scene), path]));
  return { facts: JSON.stringify(facts), files };
}

/** The same where it was told. */
export const toldBase = ({ facts, files }: SceneBase): FilmBase => {
  const { said, pictures } = JSON.parse(facts) as BaseFacts;
  const drawn = pictures.map(([scene, picture]) => [scene, { ...picture, path: files[String(scene)] ?? '' }] as const);
  return { drawn: { pictures: new Map(drawn), notes: [] }, said: async () => said };
};
