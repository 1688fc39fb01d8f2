/** One scene of the storyboard, edited where it stands. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { contract } from '../../contract';
import type { EditedScene } from './request-state';

interface Props {
  readonly scene: EditedScene;
  readonly index: number;
  readonly problemAt: (path: string) => string | undefined;
  readonly onChange: (scene: EditedScene) => void;
  readonly onDone: () => void;
  readonly onRemove: (() => void) | undefined;
}

export const SceneEditor = ({ scene, index, problemAt, onChange, onDone, onRemove }: Props) => {
  const { types, duration } = contract.scene;
  const first = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const field = (name: Exclude<keyof EditedScene, 'motion'>, title: string, rows = 0) => {
    const problem = problemAt(`scene_plan.${index}.${name}`);
    const shared = {
      class: 'input',
      dir: 'auto' as const,
      'aria-invalid': problem !== undefined,
      value: scene[name],
      onInput: (event: Event & { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange({ ...scene, [name]: event.currentTarget.value }),
    };
    return (
      <label class="field">
        <span>{title}</span>
        {rows > 0 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" />}
        {problem && <small class="field-problem">{problem}</small>}
      </label>
    );
  };
  return (
    // biome-ignore lint: Escape leaves whatever field of it has the focus
    <div
      class="stack"
      data-testid="scene-editor"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <label class="field">
        <span>Type</span>
        <select
          ref={first}
          class="input"
          value={scene.type}
          onChange={(event) => onChange({ ...scene, type: event.currentTarget.value })}
        >
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      {field('prompt', scene.type === 'motion' ? 'Words on screen' : 'What the camera sees', 3)}
      {field('script', 'What the narrator says', 2)}
      {field('duration', `Seconds, ${duration.min} to ${duration.max}`)}
      {scene.type === 'footage' && field('video_url', 'Address of the clip')}
      {(scene.type === 'i2v_fast' || scene.type === 's2v' || scene.type === 'walk_talk') &&
        field('ref_image_url', 'Address of the picture')}
      <div class="actions">
        <button type="button" class="button is-small is-primary" onClick={onDone}>
          Done
        </button>
        {onRemove && (
          <button type="button" class="button is-small is-danger" onClick={onRemove}>
            Remove
          </button>
        )}
      </div>
    </div>
  );
};
