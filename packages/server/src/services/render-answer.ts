/** What is answered to a render that was accepted, with the notes about its plan, its voice and its presenters. */
import { type RenderAccepted, VIDEO_API_PREFIX } from '@vid/sdk/contract';
import type { Acceptance } from '../domain/acceptance';
import type { Plan } from '../ports/planner';
import type { Presenters } from '../ports/presenters';
import type { Voices } from '../ports/voices';
import type { ReadRequest } from './read-render-request';
import { silentPresenters } from './silent-presenters';

const NOTE = 'Poll poll_url every few seconds, or register a webhook for video.completed and video.failed.';

/** Notes about members that are taken but name nothing that this server has. */
const presetNotes = (request: ReadRequest, { language, voices, presenters }: Spoken): string => {
  const { voice_preset_id: voice, avatar_preset_id: avatar } = request;
  return [
    ...(voice === undefined || voices?.knows(voice, language) === true
      ? []
      : [' voice_preset_id is not known here; the default is used.']),
    ...(avatar === undefined || presenters?.knows(avatar) === true
      ? []
      : [
          ' avatar_preset_id is not known here; somebody who fits is chosen (`vid catalog presenters` lists who there is).',
        ]),
  ].join('');
};

interface Spoken {
  readonly language: string;
  readonly voices: Voices | undefined;
  readonly presenters: Presenters | undefined;
}

/** Those of the plan, and who speaks. */
const planNotes = (
  { notes, scenes }: Plan,
  request: ReadRequest,
  { language, voices }: Omit<Spoken, 'presenters'>,
): string[] => {
  const isSpoken = scenes.some(({ script = '' }) => script !== '');
  const note = isSpoken ? voices?.note({ language, preset: request.voice_preset_id }) : undefined;
  const silent = silentPresenters({ scenes });
  return [...notes, ...(note === undefined ? [] : [note]), ...(silent === undefined ? [] : [silent])];
};

/** Notes are of what was planned here. */
export const notesFor = (request: ReadRequest, plan: Plan, voices: Voices | undefined): string[] =>
  request.scene_plan === undefined
    ? planNotes(plan, request, { language: plan.language ?? request.language, voices })
    : [];

export const toAccepted = (
  job: Acceptance['job'],
  request: ReadRequest,
  plan: Plan,
  { voices, presenters }: Partial<Omit<Spoken, 'language'>>,
): RenderAccepted => {
  const spoken = { language: plan.language ?? request.language, voices, presenters };
  const notes = notesFor(request, plan, voices);
  const silent = request.scene_plan === undefined ? undefined : silentPresenters(plan);
  return {
    job_id: job.jobId,
    status: job.status,
    title: job.title,
    scenes: job.sceneCount,
    credits_used: job.creditsUsed,
    watermarked: job.watermarked,
    poll_url: `${VIDEO_API_PREFIX}/job/${job.jobId}`,
    note: [`${NOTE}${presetNotes(request, spoken)}`, silent ?? []].flat().join(' '),
    ...(notes.length > 0 ? { plan_notes: notes } : {}),
  };
};
