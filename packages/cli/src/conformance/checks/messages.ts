/** What events tell, and when they are sent. Specification: Events. */
import { eventPayloads, LIMITS, TIME_LIMITS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import type { Members } from '../exchange';
import { membersOf } from '../exchange';
import { type Hooked, hooked } from '../hooked';
import type { Received } from '../inbox';
import { granted, insist } from '../judge';
import { memberChecks } from '../member-checks';
import { PLAN, planOf } from '../samples';
import type { Account, Stage } from '../stage';
import { bodyOf } from './pings';

const SECTION = 'Events';
const check = checksOf(SECTION, ['receiver', 'admin']);
/** What real renders tell needs no more than leave to spend. */
const spending = checksOf(SECTION, ['receiver', 'spend']);

/** Seconds that a delivery may take in real time. */
const PATIENCE = 15;

const payloadOf = (received: Received | undefined): Members =>
  received === undefined ? {} : membersOf(bodyOf(received)['payload']);

/** A render that succeeded, and its event. */
const completed = (stage: Stage) =>
  stage.once('video.completed', async () => {
    const mine = await hooked(stage, 'video.completed');
    const accepted = granted(await mine.account.render(PLAN), 202);
    await stage.ended(mine.account, String(accepted['job_id']));
    if (stage.hasAdmin) await stage.pass(0);
    const came = await stage.until(() => mine.box.received.length > 0, stage.hasAdmin ? 0 : PATIENCE);
    insist(came, 'video.completed', 'no delivery');
    return { ...mine, accepted, body: payloadOf(mine.box.received[0]) };
  });

/** A render that failed, with its event. */
const failed = (stage: Stage) =>
  stage.once('video.failed', async () => {
    const mine = await hooked(stage, 'video.failed');
    const accepted = granted(await mine.account.render(planOf({ prompt: 'Conformance [mock:render_failed]' })), 202);
    await stage.ended(mine.account, String(accepted['job_id']));
    await stage.pass(0);
    insist(mine.box.received.length === 1, 'one video.failed', `${mine.box.received.length} of them`);
    return { ...mine, accepted, body: payloadOf(mine.box.received[0]) };
  });

const is = ({ body }: { readonly body: Members }, member: string, value: unknown): void =>
  insist(body[member] === value, `${member} ${JSON.stringify(value)}`, body[member]);

const render = async (account: Account, body: Members = PLAN): Promise<Members> =>
  granted(await account.render(body), 202);

const count = ({ box }: Hooked, wanted: number): void =>
  insist(box.received.length === wanted, `${wanted} of these events`, `${box.received.length}`);

/** An account whose next render brings it to the mark. */
const nearlyLow = async (stage: Stage): Promise<Hooked> =>
  hooked(stage, 'credits.low', undefined, await stage.account({ credits: LIMITS.creditsLow + 1 }));

const week = TIME_LIMITS.downloadUrlSeconds;
const DAY = 24 * 3600;

export const MESSAGES: readonly Check[] = [
  ...memberChecks({
    section: SECTION,
    prefix: 'completed',
    of: 'the payload of video.completed',
    schema: eventPayloads['video.completed'],
    needs: ['receiver', 'spend'],
    look: completed,
  }),
  spending(
    'completed-names-the-job',
    '`video.completed` names the job of the render call, its scenes and what it cost.',
    async (stage) => {
      const seen = await completed(stage);
      is(seen, 'job_id', seen.accepted['job_id']);
      is(seen, 'scene_count', seen.accepted['scenes']);
      is(seen, 'credits_charged', seen.accepted['credits_used']);
      is(seen, 'scenes_failed', 0);
      is(seen, 'user_id', granted(await seen.account.call('retrieveAccount'))['user_id']);
    },
  ),
  spending('completed-comes-once', 'A render sends one event at its end.', async (stage) => {
    const seen = await completed(stage);
    count(seen, 1);
  }),
  spending('completed-has-the-video', 'Both links lead to the MP4, without a key.', async (stage) => {
    const { body } = await completed(stage);
    for (const member of ['output_url', 'download_url']) {
      const exchange = await stage.fetch(String(body[member]));
      const begins = Buffer.from(exchange.bytes.subarray(4, 8)).toString('latin1');
      insist(
        exchange.status === 200 && begins === 'ftyp',
        `an MP4 at ${member}`,
        `${exchange.status} ${begins}`,
        exchange,
      );
    }
  }),
  check('completed-is-not-sent-of-a-failure', 'A render that fails does not send `video.completed`.', async (stage) => {
    const mine = await hooked(stage, 'video.completed');
    await render(mine.account, planOf({ prompt: 'Conformance [mock:render_failed]' }));
    await stage.pass(1);
    count(mine, 0);
  }),
  ...memberChecks({
    section: SECTION,
    prefix: 'failed',
    of: 'the payload of video.failed',
    schema: eventPayloads['video.failed'],
    needs: ['receiver', 'admin'],
    look: failed,
  }),
  check('failed-names-the-job', '`video.failed` names the job, its account and the reason.', async (stage) => {
    const seen = await failed(stage);
    is(seen, 'job_id', seen.accepted['job_id']);
    is(seen, 'user_id', seen.account.userId);
    insist(seen.body['reason'] !== '', 'a reason', seen.body['reason']);
  }),
  check('failed-is-not-sent-of-a-success', 'A render that succeeds does not send `video.failed`.', async (stage) => {
    const mine = await hooked(stage, 'video.failed');
    const { job_id: id } = await render(mine.account);
    await stage.ended(mine.account, String(id));
    await stage.pass(1);
    count(mine, 0);
  }),
  check('failed-is-not-sent-of-a-cancellation', 'A cancelled render does not send `video.failed`.', async (stage) => {
    const mine = await hooked(stage, 'video.failed');
    const { job_id: id } = await render(mine.account, planOf({ prompt: 'Conformance [mock:render_timeout]' }));
    await stage.admin.call('POST', `jobs/${String(id)}/cancel`);
    await stage.pass(30);
    count(mine, 0);
  }),
  check(
    'credits-low',
    `\`credits.low\` is sent when the balance drops to ${LIMITS.creditsLow} credits or fewer.`,
    async (stage) => {
      const mine = await nearlyLow(stage);
      count(mine, 0);
      await render(mine.account);
      await stage.pass(0);
      count(mine, 1);
    },
  ),
  check('credits-low-at-the-mark', `A balance of ${LIMITS.creditsLow} is low.`, async (stage) => {
    const probe = await stage.account();
    const cost = Number((await render(probe))['credits_used']);
    const account = await stage.account({ credits: LIMITS.creditsLow + cost });
    const mine = await hooked(stage, 'credits.low', undefined, account);
    await render(account);
    await stage.pass(0);
    count(mine, 1);
  }),
  check('credits-low-not-above-the-mark', `A balance above ${LIMITS.creditsLow} is not low.`, async (stage) => {
    const cost = Number((await render(await stage.account()))['credits_used']);
    const account = await stage.account({ credits: LIMITS.creditsLow + cost + 1 });
    const mine = await hooked(stage, 'credits.low', undefined, account);
    await render(account);
    await stage.pass(0);
    count(mine, 0);
  }),
  check('credits-low-once-a-drop', 'It is sent once a drop: again only after the balance was above.', async (stage) => {
    const mine = await nearlyLow(stage);
    const { account } = mine;
    await render(account);
    await render(account);
    await stage.pass(0);
    count(mine, 1);
    await stage.admin.call('POST', `accounts/${account.userId}/credits`, { amount: LIMITS.creditsLow });
    await render(account);
    await render(account);
    await stage.pass(0);
    count(mine, 2);
  }),
  check('credits-purchased', '`credits.purchased` is sent when credits were added.', async (stage) => {
    const mine = await hooked(stage, 'credits.purchased');
    await stage.admin.call('POST', `accounts/${mine.account.userId}/credits`, { amount: 5 });
    await stage.pass(0);
    count(mine, 1);
  }),
  check('download-link-works-for-a-week', 'The link of `video.completed` works for seven days.', async (stage) => {
    const mine = await hooked(stage, 'video.completed');
    const { job_id: id } = await render(mine.account);
    await stage.ended(mine.account, String(id));
    await stage.pass(0);
    const url = String(payloadOf(mine.box.received[0])['download_url']);
    await stage.pass(week - DAY);
    const before = await stage.fetch(url);
    insist(before.status === 200, 'status 200 on the seventh day', before.status, before);
    await stage.pass(2 * DAY);
    const after = await stage.fetch(url);
    insist(after.status >= 400, 'an error on the ninth day', after.status, after);
  }),
];
