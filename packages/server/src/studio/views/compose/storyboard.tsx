/** The plan as a storyboard: each scene in the form of the film, with its words, its time and its price. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { count, plain } from '../../data/format';
import type { Planned, Scene } from '../../data/shapes';
import type { EditedScene } from './request-state';
import { SceneEditor } from './scene-editor';
import type { Still, Stills } from './use-stills';

const WHAT: Readonly<Record<string, string>> = {
  motion: 'Words on screen',
  t2v_fast: 'Footage of',
  i2v_fast: 'The picture, moving',
  s2v: 'To the camera',
  walk_talk: 'Walking and talking',
  footage: 'Your clip',
};

const isWide = (aspect: string): boolean => {
  const [across = 1, down = 1] = aspect.split(':').map(Number);
  return across > down;
};
const ratio = (aspect: string): string => aspect.replace(':', ' / ');

/** The picture in words, until it is drawn. */
const InWords = ({ scene }: { readonly scene: Scene }) => {
  const [first = '', ...rest] = plain(scene.prompt).split('\n');
  if (scene.type !== 'motion')
    return (
      <>
        <small>{WHAT[scene.type]}</small>
        <span>{plain(scene.prompt)}</span>
      </>
    );
  return (
    <>
      <strong>{first}</strong>
      {rest.map((line, index) => (
        <span key={`${index}-${line}`}>{line}</span>
      ))}
    </>
  );
};

const Frame = ({
  scene,
  number,
  aspect,
  still,
}: {
  readonly scene: Scene;
  readonly number: number;
  readonly aspect: string;
  readonly still: Still | undefined;
}) => (
  <div
    class={still?.url === undefined ? `frame is-${scene.type}` : 'frame is-drawn'}
    style={{ aspectRatio: ratio(aspect) }}
  >
    {still?.url === undefined ? (
      <InWords scene={scene} />
    ) : (
      <img
        data-testid="compose-still"
        class={still.isOld ? 'is-old' : ''}
        src={still.url}
        alt={`Scene ${number}: ${WHAT[scene.type] ?? scene.type}, ${scene.prompt.replaceAll('\n', ', ')}`}
      />
    )}
  </div>
);

export interface StoryboardProps {
  readonly plan: Planned;
  readonly stills: Stills;
  readonly scenes: readonly EditedScene[];
  readonly problemAt: (path: string) => string | undefined;
  /** The scene that is edited. */
  readonly editing: number | undefined;
  readonly onEdit: (index: number | undefined) => void;
  readonly onChange: (index: number, scene: EditedScene) => void;
  readonly onRemove: (index: number) => void;
}

export const Storyboard = (props: StoryboardProps) => {
  const { plan, stills, scenes, editing } = props;
  const list = useRef<HTMLOListElement>(null);
  /** The scene whose button gets the focus, when its editor is gone. */
  const next = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined || editing !== undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
    buttons[Math.min(next.current, buttons.length - 1)]?.focus();
    next.current = undefined;
  }, [editing]);
  const leave = (index: number, isRemoved: boolean): void => {
    next.current = isRemoved ? Math.max(0, Math.min(index, scenes.length - 2)) : index;
    if (isRemoved) props.onRemove(index);
    else props.onEdit(undefined);
  };
  return (
    <ol ref={list} class={isWide(plan.aspect) ? 'storyboard is-wide' : 'storyboard'}>
      {plan.scenes.map((scene, index) => {
        const edited = scenes[index];
        const still = stills.at[index];
        return (
          <li
            key={index}
            class={editing === index && edited !== undefined ? 'board is-edited' : 'board'}
            data-testid="compose-scene"
          >
            <Frame scene={scene} number={index + 1} aspect={plan.aspect} still={still} />
            {still?.lacks && <p class="lacks" data-testid="compose-lacks">{`Not as asked for: ${still.lacks}.`}</p>}
            <p class="scene-head">
              <span class="number">{index + 1}</span>
              <span class={`kind is-${scene.type}`}>{scene.type}</span>
              <span class="number">{`${count(scene.duration)} s`}</span>
              <span class="number">{`${count(scene.credits)} cr`}</span>
              {still && !still.isOld && still.subject !== '' && (
                <span class="muted ellipsis">{`shows ${still.subject.replaceAll('-', ' ')}`}</span>
              )}
            </p>
            {editing === index && edited !== undefined ? (
              <SceneEditor
                scene={edited}
                index={index}
                problemAt={props.problemAt}
                onChange={(next) => props.onChange(index, next)}
                onDone={() => leave(index, false)}
                onRemove={scenes.length > 1 ? () => leave(index, true) : undefined}
              />
            ) : (
              <>
                <p class="scene-words">
                  {scene.script === null ? <span class="muted">No narration</span> : plain(scene.script)}
                </p>
                <button type="button" class="button is-small" data-edit onClick={() => props.onEdit(index)}>
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
