/**
 * `POST /v1/render`. A scene plan is one decision; a brief is two, with the planner between them. Whatever happens, a
 * planning that began also ends: in a job, or in a refund. Specification: POST /v1/render.
 */
import type { RenderAccepted } from '@vid/sdk/contract';
import { type Acceptance, acceptanceOfPlanned, admissionAndAcceptance } from '../domain/acceptance';
import { type Admission, admission } from '../domain/admission';
import { atItsTurn, type Decision } from '../domain/decision';
import { normaliseKey } from '../domain/idempotency';
import type { Origin } from '../domain/job';
import { INITIAL_STATUS } from '../domain/job-states';
import { keptPlan } from '../domain/kept-plan';
import { type Answer, granted, type Refusal, refused } from '../domain/refusals';
import type { Clock, Work } from '../ports/clock';
import type { Dialer } from '../ports/dialer';
import type { Ids } from '../ports/ids';
import type { KeptMedia } from '../ports/kept-media';
import type { Meter } from '../ports/meter';
import { MEANT_REFUSALS } from '../ports/metrics';
import { OutcomeUnknown } from '../ports/outcome-unknown';
import type { Plan, Planner } from '../ports/planner';
import type { Presenters } from '../ports/presenters';
import type { ServerRules } from '../ports/server-rules';
import type { Signals } from '../ports/signals';
import type { Store } from '../ports/store';
import { StoreUnavailable } from '../ports/store-unavailable';
import type { Voices } from '../ports/voices';
import { decideKeeping } from './decide-keeping';
import type { EndPlannings, Unplanned } from './end-plannings';
import { planBrief } from './plan-brief';
import { type ReceivedBody, readRenderRequest, type Valid } from './read-render-request';
import { notesFor, toAccepted } from './render-answer';
import { costOf, factsOf, filesFor, ownPlan, planToKeep, requestToKeep, toJobSpec, toPlanRequest } from './render-plan';

export interface StartRenderDeps {
  readonly store: Store;
  readonly planner: Planner;
  readonly plannings: Pick<EndPlannings, 'end' | 'endLater'>;
  readonly dialer: Dialer;
  readonly media: Pick<KeptMedia, 'keep' | 'remove'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rules: ServerRules;
  readonly signals: Signals;
  /** Without it nothing is counted. */
  readonly meter?: Meter | undefined;
  /** Without it no voice is known by name, and none is told of. */
  readonly voices?: Voices | undefined;
  /** Without it no presenter is known by name. */
  readonly presenters?: Presenters | undefined;
  /** What pictures and plans depend on beside the request; undefined draws it from the job's id. */
  readonly seed?: number | undefined;
}

export interface RenderCall {
  readonly userId: string;
  /** The Idempotency-Key header as it came. */
  readonly idempotencyKey?: string | undefined;
  readonly body: ReceivedBody;
  /** Whether `file:` URLs may stand for media. */
  readonly localFiles: boolean;
  /** What it is drawn from where the server has no seed, in the place of the job's id. */
  readonly seed?: number | undefined;
  /** The request that it came with. */
  readonly by?: Origin | undefined;
}

export type StartRender = (call: RenderCall) => Promise<Answer<RenderAccepted>>;

const SEED_DIGITS = 8;

export const createStartRender = (deps: StartRenderDeps): StartRender => {
  const { store, clock, ids, rules, signals, plannings } = deps;

  const toAcceptance = (
    call: RenderCall,
    first: Admission,
    { request, magic }: Valid,
    plan: Plan,
    plannedMs?: number,
  ) => {
    const { pricing } = rules.current();
    const cost = costOf(request, plan, pricing);
    const seed = seedOf(first.jobId, deps.seed ?? call.seed);
    const job: Acceptance['job'] = {
      jobId: first.jobId,
      userId: call.userId,
      status: INITIAL_STATUS,
      progress: 0,
      title: plan.title,
      form: request.scene_plan === undefined ? 'brief' : 'scene_plan',
      sceneCount: plan.scenes.length,
      scenesFailed: 0,
      creditsUsed: cost,
      creditsRefunded: 0,
      watermarked: false,
      startedAt: null,
      finishedAt: null,
      error: null,
      videoToken: ids.token(),
      downloadToken: ids.token(),
      video: null,
      attempt: 0,
    };
    return {
      at: first.at,
      rules: rules.current(),
      key: first.key,
      facts: request,
      by: call.by,
      scenes: factsOf(plan),
      showsProduct: plan.showsProduct,
      cost,
      job,
      spec: JSON.stringify(toJobSpec(request, plan, magic, seed)),
      plan: {
        ...keptPlan({ ...planToKeep(request, plan), notes: notesFor(request, plan, deps.voices) }, pricing),
        request: requestToKeep(request, plan),
        ...(plannedMs === undefined ? {} : { planned_ms: plannedMs }),
      },
      ledgerId: ids.id('led'),
      refundId: ids.id('led'),
      eventId: ids.id('evt'),
    } satisfies Acceptance;
  };

  /** Accounts go with their whole state alone: whoever had a key a moment ago may have it in the next one. */
  const decided = <T>(result: Answer<T> | undefined): Answer<T> => result ?? refused({ kind: 'state-replaced' });

  /** Decides, with the files that the render needs on the disk before it is accepted. */
  const accept = async <T>(userId: string, jobId: string, valid: Valid, decision: Decision<Answer<T>>) =>
    decided(await decideKeeping(deps, { userId, jobId, files: filesFor(valid.request, valid.files), decision }));

  const now = <T extends { readonly at: number }>(input: T): T => ({ ...input, at: clock.now() });
  const admitted = (first: Admission) => atItsTurn({ key: first.key }, () => admission(now(first)));

  const renderPlan = async (call: RenderCall, first: Admission, valid: Valid) => {
    const { request } = valid;
    const plan = ownPlan(request, rules.current().pricing);
    const second = toAcceptance(call, first, valid, plan);
    const decision = atItsTurn({ key: first.key }, () => admissionAndAcceptance(now(first), now(second)));
    const result = await accept(call.userId, first.jobId, valid, decision);
    return result.ok ? granted(toAccepted(second.job, request, plan, deps)) : result;
  };

  const renderBrief = async (
    call: RenderCall,
    first: Admission,
    valid: Valid,
    work: Work,
  ): Promise<Answer<RenderAccepted>> => {
    const { request, magic } = valid;
    const { jobId } = first;
    const planning = { userId: call.userId, jobId };
    const letIn = await store.decide(call.userId, admitted(first)).then(decided, (error: unknown) => {
      if (error instanceof OutcomeUnknown) plannings.endLater({ ...planning, interrupted: true }, error);
      throw error;
    });
    if (!letIn.ok) return letIn;
    try {
      const began = clock.realNow();
      const planned = await planBrief(deps, toPlanRequest(request, seedOf(jobId, deps.seed ?? call.seed)), {
        account: call.userId,
        magic,
        work,
      });
      if (planned.ok) {
        const second = toAcceptance(call, first, valid, planned.plan, clock.realNow() - began);
        const decision = atItsTurn({ planning: jobId }, () => acceptanceOfPlanned(now(second), letIn.value));
        const result = await accept(call.userId, jobId, valid, decision);
        return result.ok ? granted(toAccepted(second.job, request, planned.plan, deps)) : result;
      }
      const isHeld = (await plannings.end(planning)) === 'later';
      return refused(isHeld ? { kind: 'planning-held' } : { kind: 'plan-failed', why: planned.why });
    } catch (error) {
      return refused(await endInterrupted(error, { ...planning, interrupted: true }));
    }
  };

  /** Of a planning that was charged when something failed. What was waited for already is not waited for again. */
  const endInterrupted = async (error: unknown, planning: Unplanned): Promise<Refusal> => {
    if (error instanceof StoreUnavailable || error instanceof OutcomeUnknown) plannings.endLater(planning, error);
    if (error instanceof StoreUnavailable) return { kind: 'planning-held' };
    if (error instanceof OutcomeUnknown) throw error;
    if ((await plannings.end(planning)) === 'later') return { kind: 'planning-held' };
    throw error;
  };

  const start: StartRender = async (call) => {
    const work = signals.begin();
    try {
      const reading = await readRenderRequest(call.body, deps.dialer, call.localFiles);
      const first: Admission = {
        at: clock.now(),
        rules: rules.current(),
        body: reading.body,
        key: normaliseKey(call.idempotencyKey),
        jobId: ids.id('job'),
        ledgerId: ids.id('led'),
      };
      const { valid } = reading;
      if (valid === undefined) {
        const result = decided(await store.decide(call.userId, admitted(first)));
        return result.ok ? refused({ kind: 'server-error' }) : result;
      }
      if (valid.request.scene_plan !== undefined) return await renderPlan(call, first, valid);
      return await renderBrief(call, first, valid, work);
    } finally {
      work.end();
    }
  };

  return async (call) => {
    const answer = await start(call);
    const why = answer.ok ? undefined : MEANT_REFUSALS.find((kind) => kind === answer.refusal.kind);
    if (why !== undefined) deps.meter?.add('rendersRefused', { why });
    return answer;
  };
};

/** The seed of a render: the server's, or the last digits of the job's id. */
const seedOf = (jobId: string, seed: number | undefined): number =>
  seed ?? Number.parseInt(jobId.slice(-SEED_DIGITS), 16);
