/** The request that is composed, as the form holds it: texts as typed, and scenes when they were edited. */
import { contract, type StudioField } from '../../contract';
import type { PlannedScene, Scene } from '../../data/shapes';

export type Values = Readonly<Record<string, string>>;

export interface EditedScene {
  readonly type: string;
  readonly prompt: string;
  readonly script: string;
  readonly role: string;
  readonly duration: string;
  readonly video_url: string;
  readonly ref_image_url: string;
  /** How its words are set, as it was planned. */
  readonly motion: PlannedScene['motion'] | undefined;
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

export const toEdited = ({
  type,
  prompt,
  script,
  role,
  duration,
  motion,
}: Scene & Partial<PlannedScene>): EditedScene => ({
  type,
  prompt,
  script: script ?? '',
  role: role ?? '',
  duration: String(duration),
  video_url: '',
  ref_image_url: '',
  motion,
});

const sceneOf = (scene: EditedScene): Readonly<Record<string, unknown>> => ({
  type: scene.type,
  prompt: scene.prompt,
  ...(scene.script === '' ? {} : { script: scene.script }),
  ...(scene.role === '' ? {} : { role: scene.role }),
  ...(scene.duration === '' ? {} : { duration: Number(scene.duration) }),
  ...(scene.video_url === '' ? {} : { video_url: scene.video_url }),
  ...(scene.ref_image_url === '' ? {} : { ref_image_url: scene.ref_image_url }),
  ...(scene.type === 'motion' && scene.motion !== undefined ? { motion: scene.motion } : {}),
});

/** Scenes that are rendered as they stand. */
export interface OwnScenes {
  readonly scenes: readonly EditedScene[];
  /** What they were planned of, which still says how the film looks; without it they are of another render. */
  readonly planned?: { readonly title?: string };
}

/** Everything that is composed. */
export interface Draft {
  readonly values: Values;
  readonly own?: OwnScenes | undefined;
  /** The account that was named for it. */
  readonly payer?: string | undefined;
  /** The render that it began with. */
  readonly fromJob?: string;
  /** What of that could not be taken. */
  readonly lost: readonly string[];
  /** Whether it has what was typed and is of no render yet. */
  readonly isTyped?: boolean;
}

/** The body of `POST /v1/render`. */
export const requestOf = (values: Values, own: OwnScenes | undefined): Readonly<Record<string, unknown>> => {
  const members = contract.fields.flatMap((field): [string, unknown][] => {
    const text = values[field.name] ?? '';
    if (field.name === 'title' && text.trim() === '' && own?.planned?.title) return [['title', own.planned.title]];
    if (text.trim() === '' || field.type === 'scenes') return [];
    if (field.name === 'brief' && own !== undefined && own.planned === undefined) return [];
    return [[field.name, valueOf(field, text)]];
  });
  return { ...Object.fromEntries(members), ...(own === undefined ? {} : { scene_plan: own.scenes.map(sceneOf) }) };
};

export const isWorthPlanning = (values: Values, own: OwnScenes | undefined): boolean =>
  (own !== undefined && own.scenes.length > 0) || (values['brief'] ?? '').trim() !== '';
