/** A film's scenes as processes hand them to each other: as files, and beside them plain data. */
import type { SceneBase, ScenePiece } from '../ports/scene-share';
import type { DrawnScene, SceneFacts } from './draw-scenes';
import type { GeneratedScenes } from './generate-scenes';
import type { SaidLine } from './narration/said-line';
import type { Who } from './persons/presenters';
import type { FilmBase } from './ready-film';
import type { ScenePicture } from './scene-pictures';

interface BaseFacts {
  /** Empty where nothing of it is drawn. */
  readonly said: readonly SaidLine[];
  readonly who?: Who;
  /** Without their paths, by scene. */
  readonly pictures: readonly (readonly [number, Omit<ScenePicture, 'path'>])[];
}

export const pieceOf = ({ path, facts }: DrawnScene): ScenePiece => ({ path, facts: JSON.stringify(facts) });

export const sceneOf = ({ path = '', facts }: ScenePiece): DrawnScene => ({
  path,
  facts: JSON.parse(facts) as SceneFacts,
});

/** What whoever draws scenes of a film elsewhere has to be told. */
export function filmBase({
  drawn: { pictures },
  who,
  said,
}: {
  readonly drawn: GeneratedScenes;
  readonly who: Who | undefined;
  readonly said: readonly SaidLine[];
}): SceneBase {
  const facts: BaseFacts = {
    said,
    ...(who === undefined ? {} : { who }),
    pictures: [...pictures].map(([scene, { path: _, ...picture }]) => [scene, picture]),
  };
  const files = Object.fromEntries([...pictures].map(([scene, { path }]) => [String(scene), path]));
  return { facts: JSON.stringify(facts), files };
}

/** The same where it was told. */
export const toldBase = ({ facts, files }: SceneBase): FilmBase => {
  const { said, who, pictures } = JSON.parse(facts) as BaseFacts;
  const drawn = pictures.map(([scene, picture]) => [scene, { ...picture, path: files[String(scene)] ?? '' }] as const);
  return { drawn: { pictures: new Map(drawn), notes: [] }, who, said: async () => said };
};
