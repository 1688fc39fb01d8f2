/** Renders as the admin API plans and starts them, for an account whose keys it does not know. */
import { toDetail } from '@vid/sdk/contract';
import type { KeptPlan } from '../domain/kept-plan';
import type { Artifacts, SideFile } from '../ports/artifacts';
import type { FilmScript } from '../ports/renderer';
import type { Store } from '../ports/store';
import type { PlanRender } from '../services/plan-render';
import type { StartRender } from '../services/start-render';
import { AdminError, unknownAccount } from './admin-error';
import { Refused } from './refused';

export interface AdminRendersDeps {
  readonly store: Store;
  readonly artifacts: Pick<Artifacts, 'readBeside'>;
  readonly planRender: PlanRender;
  readonly startRender: StartRender;
}

const planBody = ({ scenes, ...plan }: KeptPlan) => {
  let start = 0;
  return {
    ...plan,
    scenes: scenes.map((scene) => {
      const begins = start;
      start += scene.duration;
      return { ...scene, start: begins };
    }),
  };
};

const filmBody = (script: Uint8Array): Pick<FilmScript, 'cuts' | 'beats'> => {
  const { cuts, beats } = JSON.parse(Buffer.from(script).toString()) as FilmScript;
  return { cuts, beats };
};

export const createAdminRenders = ({ store, artifacts, planRender, startRender }: AdminRendersDeps) => {
  const known = async (userId: string): Promise<void> => {
    if ((await store.findAccount(userId)) === undefined) throw unknownAccount(userId);
  };
  return {
    /** What would come of a request: nothing is rendered, charged or kept. */
    planRender: async (userId: string, body: unknown) => {
      await known(userId);
      const planned = await planRender({ userId, body });
      if (planned.kind === 'invalid') return { plan: null, problems: planned.problems, refusal: null };
      if (planned.kind === 'refused') throw new Refused(planned.refusal);
      const { title, credits, planning, ...plan } = planned.plan;
      const refusal = planned.refusal?.kind ?? null;
      return { plan: { title, credits, planning, ...planBody(plan) }, problems: [], refusal };
    },
    /** As `POST /v1/render` with a key of that account. */
    startRender: async (userId: string, body: unknown) => {
      await known(userId);
      const answer = await startRender({ userId, body: { kind: 'json', value: body }, localFiles: false });
      if (answer.ok) return answer.value;
      if (answer.refusal.kind === 'validation') throw new AdminError('invalid', toDetail(answer.refusal.problems));
      throw new Refused(answer.refusal);
    },
    /**
     * What was planned for a job, null where an earlier version kept nothing of it; where its film is cut and has its beats,
     * null where none was drawn; and whether anybody speaks in it.
     */
    jobPlan: async (jobId: string) => {
      const job = await store.findJob(jobId);
      if (job === undefined)
        throw new AdminError('not-found', `There is no job ${jobId}; GET /_admin/jobs lists them.`);
      const plan = await store.planOf(jobId);
      const beside = async (file: SideFile) =>
        job.video === null ? undefined : artifacts.readBeside(job.video.name ?? jobId, file);
      const script = await beside('script');
      return {
        plan: plan === undefined ? null : planBody(plan),
        film: script === undefined ? null : filmBody(script),
        spoken: (await beside('words')) !== undefined,
      };
    },
  };
};
