/** The request that is composed, as the form holds it: texts as typed, and scenes when they were edited. */
import { contract, type StudioField } from '../../contract';
import type { Scene } from '../../data/shapes';

export type Values = Readonly<Record<string, string>>;

export interface EditedScene {
  readonly type: string;
  readonly prompt: string;
  readonly script: string;
  readonly role: string;
  readonly duration: string;
  readonly video_url: string;
  readonly ref_image_url: string;
}

const valueOf = ({ type }: StudioField, text: string): unknown => {
  if (type === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === 'boolean') return text === 'true';
  if (type === 'list')
    return text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  return text;
};

export const toEdited = ({ type, prompt, script, role, duration }: Scene): EditedScene => ({
  type,
  prompt,
  script: script ?? '',
  role: role ?? '',
  duration: String(duration),
  video_url: '',
  ref_image_url: '',
});

const sceneOf = (scene: EditedScene): Readonly<Record<string, unknown>> => ({
  type: scene.type,
  prompt: scene.prompt,
  ...(scene.script === '' ? {} : { script: scene.script }),
  ...(scene.role === '' ? {} : { role: scene.role }),
  ...(scene.duration === '' ? {} : { duration: Number(scene.duration) }),
  ...(scene.video_url === '' ? {} : { video_url: scene.video_url }),
  ...(scene.ref_image_url === '' ? {} : { ref_image_url: scene.ref_image_url }),
});

/** The body of `POST /v1/render`. With scenes of its own it does without the brief. */
export const requestOf = (
  values: Values,
  scenes: readonly EditedScene[] | undefined,
): Readonly<Record<string, unknown>> => {
  const members = contract.fields.flatMap((field): [string, unknown][] => {
    const text = values[field.name] ?? '';
    if (text.trim() === '' || field.type === 'scenes') return [];
    if (field.name === 'brief' && scenes !== undefined) return [];
    return [[field.name, valueOf(field, text)]];
  });
  return { ...Object.fromEntries(members), ...(scenes === undefined ? {} : { scene_plan: scenes.map(sceneOf) }) };
};

export const isWorthPlanning = (values: Values, scenes: readonly EditedScene[] | undefined): boolean =>
  (scenes !== undefined && scenes.length > 0) || (values['brief'] ?? '').trim() !== '';
