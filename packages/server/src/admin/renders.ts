/** Renders as the admin API plans and starts them, for an account whose keys it does not know. */
import { toDetail } from '@vid/sdk/contract';
import { admitAccount } from '../domain/access';
import type { Account } from '../domain/account';
import type { KeptPlan, KeptScene } from '../domain/kept-plan';
import type { StageTiming } from '../domain/stage-timing';
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { FilmScript } from '../ports/renderer';
import type { SideFile } from '../ports/side-files';
import type { Store } from '../ports/store';
import type { DrawStills } from '../services/draw-stills';
import { PAGE_SEED } from '../services/page-seed';
import type { PlanRender } from '../services/plan-render';
import type { StartRender } from '../services/start-render';
import { AdminError, unknownAccount } from './admin-error';
import { Refused } from './refused';
import { stillLines } from './still-lines';

export interface AdminRendersDeps {
  readonly store: Store;
  readonly artifacts: Pick<Artifacts, 'readBeside'>;
  readonly planRender: PlanRender;
  readonly drawStills: DrawStills;
  readonly clock: Pick<Clock, 'everyReal'>;
  readonly startRender: StartRender;
}

const planBody = <S extends KeptScene>({
  scenes,
  planned_ms: _,
  request: _request,
  ...plan
}: Omit<KeptPlan, 'scenes'> & { readonly scenes: readonly S[] }) => {
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

/** Planning ends where the work on the video begins, however long that waited. */
const timingsBody = (plannedMs: number | undefined, timings: readonly StageTiming[] = []) => {
  const body = ({ stage, scene, at, ms }: StageTiming) => ({ stage, scene: scene ?? null, at_ms: at, ms });
  const planning = plannedMs === undefined ? [] : [{ stage: 'planning' as const, at: 0 - plannedMs, ms: plannedMs }];
  return [...planning, ...timings].map(body);
};

/** `subjects`: what each scene shows, by its names. */
const filmBody = (script: Uint8Array) => {
  const { cuts, beats, scenes } = JSON.parse(Buffer.from(script).toString()) as FilmScript;
  return { cuts, beats, subjects: scenes.map(({ shots }) => [...new Set(shots.map(({ subject }) => subject))]) };
};

export const createAdminRenders = (deps: AdminRendersDeps) => {
  const { store, artifacts, planRender, drawStills, startRender } = deps;
  const known = async (userId: string): Promise<Account> => {
    const account = await store.findAccount(userId);
    if (account === undefined) throw unknownAccount(userId);
    return account;
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
    /**
     * A still of each scene of a request, as lines of JSON: `{ scene, key, subject, lacks, width, height, image }`, the image
     * a JPEG in base64. What can't be drawn says why in `lacks`; a last line `{ error }` says why the others are not there.
     */
    drawStills: async (userId: string, body: unknown): Promise<ReadableStream<Uint8Array>> => {
      await known(userId);
      const drawing = await drawStills({ userId, body });
      if (drawing.kind === 'invalid') throw new AdminError('invalid', toDetail(drawing.problems));
      if (drawing.kind === 'refused') throw new Refused(drawing.refusal);
      return stillLines(drawing.draw, deps.clock);
    },
    /** As `POST /v1/render` with a key of that account, and as `planRender` and `drawStills` showed it. */
    startRender: async (userId: string, body: unknown) => {
      const admitted = admitAccount(await known(userId));
      if (!admitted.ok) throw new Refused(admitted.refusal);
      const answer = await startRender({
        userId,
        body: { kind: 'json', value: body },
        localFiles: false,
        seed: PAGE_SEED,
      });
      if (answer.ok) return answer.value;
      if (answer.refusal.kind === 'validation') throw new AdminError('invalid', toDetail(answer.refusal.problems));
      throw new Refused(answer.refusal);
    },
    /**
     * What was planned for a job, null where an earlier version kept nothing of it; where its film is cut and has its beats,
     * null where none was drawn; whether anybody speaks in it; and what took how long, in real milliseconds.
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
        timings: timingsBody(plan?.planned_ms, job.video?.timings),
      };
    },
  };
};
