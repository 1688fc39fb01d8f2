/** Jobs, whose they are and how they end. Specification: Job; States and transitions; GET /v1/job/{id}. */
import {
  ERROR_MESSAGES,
  FINAL_JOB_STATUSES,
  JOB_STATUSES,
  jobSchema,
  RUNNING_JOB_STATUSES,
  TIME_LIMITS,
} from '@vid/sdk/contract';
import { balanceOf } from '../balance';
import { type Check, checksOf } from '../check';
import type { Members } from '../exchange';
import { granted, insist, refused } from '../judge';
import { memberChecks } from '../member-checks';
import { cheapPlan, PLAN, planOf } from '../samples';
import type { Account, Stage } from '../stage';

const job = checksOf('Job', ['spend']);
const states = checksOf('States and transitions', ['spend']);
const endpoint = checksOf('GET /v1/job/{id}');
const own = { status: null, error: ERROR_MESSAGES.jobNotFound };

const read = async (account: Account, id: string) => {
  const exchange = await account.call('retrieveJob', { id });
  return { exchange, body: granted(exchange) };
};

/** A render that ends with a video. */
const succeeded = (stage: Stage) =>
  stage.once('succeeded', async () => {
    const account = await stage.account();
    const { job_id: id } = granted(await account.render(PLAN), 202);
    await stage.ended(account, String(id));
    return { account, id: String(id), ...(await read(account, String(id))) };
  });

/** A render of the run's own that is under way, in an account with its balance before. */
const begin = async (stage: Stage, prompt: string) => {
  const account = await stage.account();
  const before = await balanceOf(account);
  const { job_id: id } = granted(await account.render(planOf({ prompt })), 202);
  return { account, before, id: String(id) };
};

const expectMember = (
  { exchange, body }: { readonly exchange: Parameters<typeof granted>[0]; readonly body: Members },
  member: string,
  holds: (value: unknown) => boolean,
  expected: string,
): void => insist(holds(body[member]), `${member} ${expected}`, body[member], exchange);

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isNull = (value: unknown): boolean => value === null;
const is = (wanted: unknown) => (value: unknown) => value === wanted;

const MANY = 25;
const { renderSeconds } = TIME_LIMITS;

export const JOBS: readonly Check[] = [
  ...memberChecks({
    section: 'Job',
    prefix: 'job',
    of: 'the job',
    schema: jobSchema,
    needs: ['spend'],
    look: succeeded,
  }),
  job('job-has-its-id', 'A job is read by the id that the render call returned.', async (stage) => {
    const seen = await succeeded(stage);
    expectMember(seen, 'job_id', is(seen.id), seen.id);
  }),
  states(
    'job-succeeds',
    'A render that finishes is `succeeded`, with its video and without an error.',
    async (stage) => {
      const seen = await succeeded(stage);
      expectMember(seen, 'status', is('succeeded'), 'succeeded');
      expectMember(seen, 'video_url', isText, 'that is set');
      expectMember(seen, 'error', isNull, 'null');
    },
  ),
  job('job-video-is-an-mp4', '`video_url` leads straight to the MP4.', async (stage) => {
    const { body } = await succeeded(stage);
    const url = String(body['video_url']);
    insist(/^https?:\/\//.test(url), 'an http(s) URL', body['video_url']);
    const exchange = await stage.fetch(url);
    const begins = Buffer.from(exchange.bytes.subarray(4, 8)).toString('latin1');
    insist(exchange.status === 200 && begins === 'ftyp', '200 and an MP4', `${exchange.status} ${begins}`, exchange);
  }),
  job('job-progress-is-a-percentage', '`progress` is a percentage.', async (stage) => {
    const seen = await succeeded(stage);
    expectMember(seen, 'progress', (value) => Number(value) >= 0 && Number(value) <= 100, 'from 0 to 100');
  }),
  endpoint('job-unknown', 'A job that does not exist is not found.', async (stage) => {
    refused(await (await stage.account()).call('retrieveJob', { id: 'job_vid_conformance' }), own);
  }),
  endpoint(
    'job-of-another-account',
    'Only the owning account reads a job.',
    async (stage) => {
      const { id } = await succeeded(stage);
      const exchange = await (await stage.account()).call('retrieveJob', { id });
      const body = refused(exchange, { status: null, error: ERROR_MESSAGES.forbidden });
      // An error may repeat its own status as a number.
      const leaked = ['status', 'video_url', 'progress'].filter((member) =>
        member === 'status'
          ? (JOB_STATUSES as readonly unknown[]).includes(body[member])
          : (body[member] ?? null) !== null,
      );
      insist(leaked.length === 0, 'nothing of the job', leaked.join(', '), exchange);
    },
    ['admin'],
  ),
  endpoint(
    'job-is-never-limited',
    'A job may be asked for as often as one likes.',
    async (stage) => {
      const { account, id } = await succeeded(stage);
      for (let sent = 0; sent < MANY; sent += 1) granted(await account.call('retrieveJob', { id }));
    },
    ['spend'],
  ),
  states(
    'job-runs-first',
    'A job that runs has a running status, no video and no error.',
    async (stage) => {
      const { account, id } = await begin(stage, 'Conformance [mock:slow=30s] [mock:render_failed]');
      const seen = await read(account, id);
      const running = (value: unknown) => (RUNNING_JOB_STATUSES as readonly unknown[]).includes(value);
      expectMember(seen, 'status', running, `of ${RUNNING_JOB_STATUSES.join(', ')}`);
      expectMember(seen, 'video_url', isNull, 'null');
      expectMember(seen, 'error', isNull, 'null');
      await stage.pass(31);
    },
    ['admin'],
  ),
  states(
    'job-fails',
    'A render that fails is `failed`, with the reason and without a video.',
    async (stage) => {
      const { account, id } = await begin(stage, 'Conformance [mock:render_failed]');
      await stage.ended(account, id);
      const seen = await read(account, id);
      expectMember(seen, 'status', is('failed'), 'failed');
      expectMember(seen, 'error', isText, 'that is set');
      expectMember(seen, 'video_url', isNull, 'null');
    },
    ['admin'],
  ),
  states(
    'job-cancelled',
    'A cancelled render has its error, and no video.',
    async (stage) => {
      const { account, id } = await begin(stage, 'Conformance [mock:render_timeout]');
      await stage.admin.call('POST', `jobs/${id}/cancel`);
      const seen = await read(account, id);
      expectMember(seen, 'status', is('cancelled'), 'cancelled');
      expectMember(seen, 'error', isText, 'that is set');
      expectMember(seen, 'video_url', isNull, 'null');
    },
    ['admin'],
  ),
  states(
    'job-final-stays',
    'A final status never changes.',
    async (stage) => {
      const seen = await Promise.all(
        ['[mock:render_failed]', '[mock:slow=1s] [mock:render_failed]'].map((word) =>
          begin(stage, `Conformance ${word}`),
        ),
      );
      const [failed, cancelled] = seen as [(typeof seen)[0], (typeof seen)[0]];
      await stage.admin.call('POST', `jobs/${cancelled.id}/cancel`);
      await stage.ended(failed.account, failed.id);
      const looks = async () => Promise.all([read(failed.account, failed.id), read(cancelled.account, cancelled.id)]);
      const before = (await looks()).map(({ body }) => body['status']);
      await stage.pass(renderSeconds + 600);
      const after = (await looks()).map(({ body }) => body['status']);
      insist(
        before.join() === after.join() &&
          after.every((status) => (FINAL_JOB_STATUSES as readonly unknown[]).includes(status)),
        before.join(', '),
        after.join(', '),
      );
    },
    ['admin'],
  ),
  states(
    'job-runs-within-its-limit',
    'A render may run for most of an hour.',
    async (stage) => {
      const { account, id } = await begin(stage, 'Conformance [mock:render_timeout]');
      await stage.pass(renderSeconds * 0.9);
      const seen = await read(account, id);
      const isFinal = (FINAL_JOB_STATUSES as readonly unknown[]).includes(seen.body['status']);
      insist(!isFinal, 'a job that still runs', seen.body['status'], seen.exchange);
      await stage.admin.call('POST', `jobs/${id}/cancel`);
    },
    ['admin'],
  ),
  states(
    'job-times-out',
    'A render that runs for about an hour is failed, and its credits are returned.',
    async (stage) => {
      const { account, before, id } = await begin(stage, 'Conformance [mock:render_timeout]');
      await stage.pass(renderSeconds * 1.1);
      const seen = await read(account, id);
      expectMember(seen, 'status', is('failed'), 'failed');
      expectMember(seen, 'error', isText, 'that is set');
      const after = await balanceOf(account);
      insist(after === before, `a balance of ${before}: its credits are returned`, after, seen.exchange);
    },
    ['admin'],
  ),
  states(
    'job-times-out-with-planning',
    'At the time limit the credits of planning are returned with the others.',
    async (stage) => {
      const account = await stage.account();
      const before = await balanceOf(account);
      const brief = 'A calm advert for a roastery [mock:render_timeout]';
      const { credits_used: used } = granted(await account.render({ brief, duration_sec: 5 }), 202);
      insist(before - (await balanceOf(account)) === used, `a balance of ${before} less ${String(used)}`, 'another');
      await stage.pass(renderSeconds * 1.1);
      const after = await balanceOf(account);
      insist(after === before, `a balance of ${before}`, after);
    },
    ['admin'],
  ),
];

export const CREDITS: readonly Check[] = [
  ...(['quality', 'duration', 'scenes'] as const).map((what) =>
    checksOf('Limits', ['admin'])(
      `cost-depends-on-${what}`,
      `What a render costs depends on its ${what}.`,
      async (stage) => {
        const account = await stage.account();
        const base = cheapPlan(stage) as { scene_plan: readonly Members[] };
        const [scene = {}] = base.scene_plan;
        const more = {
          quality: { ...base, quality: 'premium' },
          duration: { scene_plan: [{ ...scene, duration: 10 }] },
          scenes: { scene_plan: [scene, scene, scene] },
        }[what];
        const [less, other] = [await account.render(base), await account.render(more)].map(
          (exchange) => granted(exchange, 202)['credits_used'] as number,
        ) as [number, number];
        insist(other > less, `more than ${less} credits`, other);
      },
    ),
  ),
];
