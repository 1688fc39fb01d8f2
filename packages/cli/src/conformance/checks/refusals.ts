/** Refusals that need an account in a certain state, or a local server that acts on demand. Specification: Errors. */
import { ERRORS, type ErrorCode, LIMITS } from '@vid/sdk/contract';
import type { AccountWish } from '../admin';
import { balanceOf } from '../balance';
import { type Check, checksOf } from '../check';
import type { Exchange, Members } from '../exchange';
import { granted, insist, refused } from '../judge';
import { BRIEF, cheapPlan, planOf } from '../samples';
import type { Stage } from '../stage';

const check = checksOf('Errors', ['admin']);

/** A plan that an account in this state is refused, without a charge. */
const refuses = (
  name: string,
  says: string,
  codes: readonly [ErrorCode, ...ErrorCode[]],
  wish: AccountWish,
  body: Members = planOf({}),
): Check =>
  check(name, says, async (stage) => {
    const account = await stage.account(wish);
    const before = await balanceOf(account);
    const exchange = await account.render(body);
    refused(exchange, { status: ERRORS[codes[0]].status, code: codes });
    const after = await balanceOf(account);
    insist(after === before, `a balance of ${before}: what is refused is not charged`, after, exchange);
  });

const wanted = (word: string): Members => planOf({ prompt: `Conformance [mock:${word}]` });

/** A brief that ends in a refusal after its planning was paid. */
const plannedInVain = (name: string, says: string, code: ErrorCode, wish: AccountWish, more: Members = {}): Check =>
  check(name, says, async (stage) => {
    const account = await stage.account(wish);
    const before = await balanceOf(account);
    const exchange = await account.render({ brief: BRIEF, duration_sec: LIMITS.durationSec.min, ...more });
    refused(exchange, { status: ERRORS[code].status, code });
    const after = await balanceOf(account);
    insist(after === before, `a balance of ${before}: planning credits are returned`, after, exchange);
  });

/** A slot that stays taken. */
const withSlotTaken = async (stage: Stage) => {
  const account = await stage.account({ limits: { concurrent_renders: 1 } });
  await stage.admin.call('POST', `accounts/${account.userId}/app-renders`, { count: 1, hold: true });
  return account;
};

export const REFUSALS: readonly Check[] = [
  refuses(
    'refused-content',
    'Content that is blocked is refused before a charge.',
    ['CONTENT_BLOCKED'],
    {},
    wanted('content_blocked'),
  ),
  refuses(
    'refused-model',
    'What no model can do is refused before a charge.',
    ['UNSUPPORTED_MODEL'],
    {},
    wanted('unsupported_model'),
  ),
  refuses(
    'refused-payment-problem',
    'A payment problem is told as such.',
    ['UPGRADE_REQUIRED'],
    {},
    wanted('upgrade_required'),
  ),
  refuses('refused-without-credits', 'Without credits nothing is rendered.', ['NO_CREDITS', 'INSUFFICIENT_CREDITS'], {
    credits: 0,
  }),
  refuses('refused-with-too-few-credits', 'With too few credits nothing is rendered.', ['INSUFFICIENT_CREDITS'], {
    credits: 1,
  }),
  refuses('refused-cost', 'A render over the cap of one render is refused.', ['REQUEST_COST_TOO_HIGH'], {
    limits: { render_credits: 1 },
  }),
  refuses('refused-month', 'The monthly limit is a refusal of its own.', ['ABUSE_CAP_EXCEEDED'], {
    limits: { monthly_credits: 1 },
  }),
  refuses('refused-storage', 'A full library is a refusal of its own.', ['STORAGE_FULL'], {
    limits: { storage_bytes: 0 },
  }),
  check('refused-slots', 'With all slots busy a render is refused; nothing is queued.', async (stage) => {
    const account = await withSlotTaken(stage);
    const before = await balanceOf(account);
    refused(await account.render(cheapPlan(stage)), {
      status: ERRORS.CONCURRENT_LIMIT.status,
      code: 'CONCURRENT_LIMIT',
    });
    await stage.admin.call('DELETE', `accounts/${account.userId}/app-renders`);
    await stage.pass(1);
    const after = await balanceOf(account);
    insist(after === before, `a balance of ${before}: nothing was queued`, after);
    granted(await account.render(cheapPlan(stage)), 202);
  }),
  check('refused-slot-of-own-render', 'A render that runs takes a slot until it ends.', async (stage) => {
    const account = await stage.account({ limits: { concurrent_renders: 1 } });
    granted(await account.render(planOf({ prompt: 'Conformance [mock:slow=5s] [mock:render_failed]' })), 202);
    refused(await account.render(cheapPlan(stage)), {
      status: ERRORS.CONCURRENT_LIMIT.status,
      code: 'CONCURRENT_LIMIT',
    });
    await stage.pass(6);
    granted(await account.render(cheapPlan(stage)), 202);
  }),
  plannedInVain(
    'refused-brief-product',
    'Planning of a brief that needs a product photo is not charged.',
    'PRODUCT_IMAGE_REQUIRED',
    {},
    { route: 'product-ad' },
  ),
  plannedInVain(
    'refused-brief-cost',
    'Planning of a brief that costs too much is not charged.',
    'REQUEST_COST_TOO_HIGH',
    { limits: { render_credits: 1 } },
  ),
  plannedInVain(
    'plan-failed',
    'Planning that fails is told as such, and its credits are returned.',
    'PLAN_FAILED',
    {},
    { brief: `${BRIEF} [mock:plan_failed]` },
  ),
  check(
    'plan-times-out',
    'Planning that takes more than about a minute fails, and its credits are returned.',
    async (stage) => {
      const account = await stage.account();
      const before = await balanceOf(account);
      let answer: Exchange | undefined;
      const pending = account.render({ brief: `${BRIEF} [mock:plan_timeout]` }).then(
        (exchange) => {
          answer = exchange;
        },
        () => undefined,
      );
      const begun = await stage.until(async () => (await balanceOf(account)) < before, 3);
      insist(begun, 'planning that spends credits', 'an unchanged balance');
      await stage.pass(90);
      const ended = await stage.until(() => answer !== undefined, 3);
      if (!ended) await stage.pass(24 * 3600);
      await pending;
      insist(ended && answer !== undefined, 'an answer after 90 seconds of planning', 'none', answer);
      refused(answer as unknown as Exchange, { status: ERRORS.PLAN_FAILED.status, code: 'PLAN_FAILED' });
      const after = await balanceOf(account);
      insist(after === before, `a balance of ${before}: planning credits are returned`, after);
    },
  ),
  check('server-error-is-json', 'A server error is JSON with a generic message.', async (stage) => {
    const exchange = await (await stage.account()).render(wanted('server_error'));
    const { error } = refused(exchange, { status: null });
    insist(exchange.status >= 500, 'a status of 500 or more', exchange.status, exchange);
    insist(!/\bat \S+ ?\(|\.[cm]?[jt]s:\d+/.test(String(error)), 'a message without a stack', error, exchange);
  }),
  check('server-error-costs-nothing', 'A server error is not charged.', async (stage) => {
    const account = await stage.account();
    const before = await balanceOf(account);
    refused(await account.render(wanted('server_error')), { status: null });
    const after = await balanceOf(account);
    insist(after === before, `a balance of ${before}`, after);
  }),
];
