/** The request of a job as something to compose from: everything that the form can hold, and a word on what it can't. */
import { contract } from '../../contract';
import type { JobRequest, Plan } from '../../data/shapes';
import { type Draft, type EditedScene, requestOf, toEdited, type Values } from './request-state';

type Members = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const editedOf = (scene: Members): EditedScene => ({
  type: textOf(scene['type'] ?? 'motion'),
  prompt: textOf(scene['prompt']),
  script: textOf(scene['script']),
  role: textOf(scene['role']),
  duration: textOf(scene['duration']),
  video_url: textOf(scene['video_url']),
  ref_image_url: textOf(scene['ref_image_url']),
  motion: scene['motion'] as EditedScene['motion'],
});

const scenesOf = (request: Members): readonly Members[] => (request['scene_plan'] ?? []) as readonly Members[];

/** Members that the form would send otherwise than they were. */
const changed = (was: Members, is: Members | undefined, path = ''): readonly string[] =>
  Object.entries(was)
    .filter(([name, value]) => name !== 'scene_plan' && JSON.stringify(value) !== JSON.stringify(is?.[name]))
    .map(([name]) => `${path}${name}: this page has no field that holds it as it was`);

export const draftOfRequest = (
  jobId: string,
  answer: JobRequest & { readonly request: NonNullable<JobRequest['request']> },
): Draft => {
  const { request } = answer;
  const scenes = scenesOf(request);
  const values: Values = Object.fromEntries(
    contract.fields
      .filter(({ name, type }) => type !== 'scenes' && request[name] !== undefined)
      .map(({ name }) => [name, textOf(request[name])]),
  );
  const own = { scenes: scenes.map(editedOf), planned: {} };
  const again = requestOf(values, own);
  const sent = scenesOf(again);
  return {
    values,
    own,
    payer: answer.user_id,
    fromJob: jobId,
    lost: [
      ...answer.lost.map(({ path, why }) => `${path}: ${why}`),
      ...changed(request, again),
      ...scenes.flatMap((scene, at) => changed(scene, sent[at], `scene_plan.${at}.`)),
    ],
  };
};

/** Of a job whose request was not kept. */
export const draftOfPlan = (jobId: string, payer: string, plan: Plan): Draft => ({
  values: {
    quality: plan.quality,
    aspect: plan.aspect,
    language: plan.language,
    ...(plan.route === null ? {} : { route: plan.route }),
  },
  own: { scenes: plan.scenes.map(toEdited) },
  payer,
  fromJob: jobId,
  lost: ['This render was made by an earlier version, which kept its scenes only, and long texts to 600 characters'],
});
