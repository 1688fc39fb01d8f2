/** The plan as a storyboard: each scene in the form of the film, with its words, its time and its price. */
import { count } from '../../data/format';
import type { Planned, Scene } from '../../data/shapes';
import type { EditedScene } from './request-state';
import { SceneEditor } from './scene-editor';

const WHAT: Readonly<Record<string, string>> = {
  motion: 'Words on screen',
  t2v_fast: 'Footage of',
  i2v_fast: 'The picture, moving',
  s2v: 'To the camera',
  walk_talk: 'Walking and talking',
  footage: 'Your clip',
};

const ratio = (aspect: string): string => aspect.replace(':', ' / ');

/** The picture in words, until it is drawn. */
const Frame = ({ scene, aspect }: { readonly scene: Scene; readonly aspect: string }) => {
  const [first = '', ...rest] = scene.prompt.split('\n');
  return (
    <div class={`frame is-${scene.type}`} style={{ aspectRatio: ratio(aspect) }}>
      {scene.type === 'motion' ? (
        <>
          <strong>{first}</strong>
          {rest.map((line, index) => (
            <span key={`${index}-${line}`}>{line}</span>
          ))}
        </>
      ) : (
        <>
          <small>{WHAT[scene.type]}</small>
          <span>{scene.prompt}</span>
        </>
      )}
    </div>
  );
};

export interface StoryboardProps {
  readonly plan: Planned;
  readonly scenes: readonly EditedScene[] | undefined;
  readonly problemAt: (path: string) => string | undefined;
  /** The scene that is edited. */
  readonly editing: number | undefined;
  readonly onEdit: (index: number | undefined) => void;
  readonly onChange: (index: number, scene: EditedScene) => void;
  readonly onRemove: (index: number) => void;
}

export const Storyboard = (props: StoryboardProps) => {
  const { plan, scenes, editing } = props;
  return (
    <ol class="storyboard">
      {plan.scenes.map((scene, index) => {
        const edited = scenes?.[index];
        return (
          <li key={`${index}-${scene.start}`} class="board" data-testid="compose-scene">
            <Frame scene={scene} aspect={plan.aspect} />
            <p class="scene-head">
              <span class="number">{index + 1}</span>
              <span class={`kind is-${scene.type}`}>{scene.type}</span>
              <span class="number">{`${count(scene.duration)} s`}</span>
              <span class="number">{`${count(scene.credits)} cr`}</span>
            </p>
            {editing === index && edited !== undefined ? (
              <SceneEditor
                scene={edited}
                index={index}
                problemAt={props.problemAt}
                onChange={(next) => props.onChange(index, next)}
                onDone={() => props.onEdit(undefined)}
                onRemove={plan.scenes.length > 1 ? () => props.onRemove(index) : undefined}
              />
            ) : (
              <>
                <p class="scene-words">{scene.script ?? <span class="muted">No narration</span>}</p>
                <button type="button" class="button is-small" onClick={() => props.onEdit(index)}>
                  Edit
                  <span class="sr-only">{` scene ${index + 1}`}</span>
                </button>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
};
