/** Rate limits, in fixed windows. Specification: Limits. */
import { ERRORS, RATE_LIMITS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import type { Exchange, Members } from '../exchange';
import { createHook } from '../hook-calls';
import { granted, insist, refused } from '../judge';
import { retryAfterOf } from '../patience';
import { cheapPlan, publicUrl } from '../samples';
import type { Account, Stage } from '../stage';

const check = checksOf('Limits', ['admin']);
const limited = { status: ERRORS.RATE_LIMITED.status, code: 'RATE_LIMITED' };
const SECONDS = { minute: 60, hour: 3600, day: 86_400 } as const;
type Window = keyof typeof SECONDS;

/** The windows beside this one are lifted, so that this one is reached. */
const only = (rate: Members, window: Window): Members => ({
  ...Object.fromEntries(Object.keys(SECONDS).map((name) => [name, null])),
  [window]: rate[window],
});

const WAIT = 'retryAfter, or details.retryAfter, in whole seconds';

/** What a 429 says about the wait, judged. */
const waitOf = (exchange: Exchange, longest: number): number => {
  refused(exchange, limited);
  const seconds = retryAfterOf(exchange);
  insist(Number.isInteger(seconds), WAIT, exchange.text, exchange);
  const wait = Number(seconds);
  insist(wait >= 1 && wait <= longest, `a wait of 1 to ${longest} seconds`, wait, exchange);
  // A header is no duty; one that counts seconds may be rounded, and one with a date depends on a clock.
  const header = exchange.headers['retry-after'] ?? '';
  const isLike = !/^\d+$/.test(header) || Math.abs(Number(header) - wait) <= 1;
  insist(isLike, `Retry-After ${wait}, as in the body`, header, exchange);
  return wait;
};

interface Limited {
  readonly name: string;
  readonly says: string;
  /** Takes requests until the last one that fits. */
  readonly fill: (stage: Stage, account: Account, count: number) => Promise<void>;
  readonly one: (stage: Stage, account: Account) => Promise<Exchange>;
  readonly limit: 'render_rate' | 'total_rate' | 'hook_rate';
  readonly rates: Readonly<Record<Window, number>>;
}

const render: Limited['one'] = (stage, account) => account.render(cheapPlan(stage));
/** The pair is registered once, and then reused: every call counts. */
const hook: Limited['one'] = (stage, account) =>
  createHook(stage, account, { event: 'user.onboarded', webhook_url: publicUrl('limits') });

const each = (one: Limited['one']): Limited['fill'] => {
  return async (stage, account, count) => {
    for (let sent = 0; sent < count; sent += 1) granted(await one(stage, account));
  };
};

const LIMITED: readonly Limited[] = [
  {
    name: 'renders',
    says: 'POST /v1/render',
    fill: each(render),
    one: render,
    limit: 'render_rate',
    rates: RATE_LIMITS.render,
  },
  {
    name: 'all-renders',
    says: 'renders, those of the application included',
    fill: async (stage, account, count) => {
      await stage.admin.call('POST', `accounts/${account.userId}/app-renders`, { count: count - 1 });
      granted(await render(stage, account), 202);
    },
    one: render,
    limit: 'total_rate',
    rates: RATE_LIMITS.total,
  },
  {
    name: 'hooks',
    says: 'POST /api/webhooks/hooks',
    fill: each(hook),
    one: hook,
    limit: 'hook_rate',
    rates: RATE_LIMITS.hooks,
  },
];

/** The limit is reached at its number and not before, and the wait that is told is the wait that is needed. */
const windowCheck = ({ name, says, fill, one, limit, rates }: Limited, window: Window): Check =>
  check(
    `limit-${name}-a-${window}`,
    `${rates[window]} a ${window}: ${says}. The next one waits for the next window.`,
    async (stage) => {
      const account = await stage.account({ limits: { [limit]: only(rates, window) } });
      await fill(stage, account, rates[window]);
      const exchange = await one(stage, account);
      const wait = waitOf(exchange, SECONDS[window]);
      if (wait > 1) {
        await stage.pass(wait - 1);
        refused(await one(stage, account), limited);
      }
      await stage.pass(1);
      granted(await one(stage, account));
    },
  );

const oneMinute = { minute: 1 };

export const RATES: readonly Check[] = [
  ...LIMITED.flatMap((limit) => (Object.keys(SECONDS) as Window[]).map((window) => windowCheck(limit, window))),
  check('limit-is-shared-by-keys', 'All keys of an account share its limits.', async (stage) => {
    const account = await stage.account({ limits: { render_rate: oneMinute } });
    const { api_key: key } = await stage.admin.call('POST', `accounts/${account.userId}/keys`);
    stage.secrets.hide(String(key), '$VID_API_KEY');
    granted(await account.render(cheapPlan(stage)), 202);
    waitOf(await stage.stranger(`Bearer ${String(key)}`).render(cheapPlan(stage)), SECONDS.minute);
  }),
  check('limit-is-of-one-account', 'Another account has limits of its own.', async (stage) => {
    const [one, other] = [
      await stage.account({ limits: { render_rate: oneMinute } }),
      await stage.account({ limits: { render_rate: oneMinute } }),
    ];
    granted(await one.render(cheapPlan(stage)), 202);
    waitOf(await one.render(cheapPlan(stage)), SECONDS.minute);
    granted(await other.render(cheapPlan(stage)), 202);
  }),
  check('limit-charges-nothing', 'A request over a limit is not charged.', async (stage) => {
    const account = await stage.account({ limits: { render_rate: oneMinute } });
    const { credits_used: used } = granted(await account.render(cheapPlan(stage)), 202);
    waitOf(await account.render(cheapPlan(stage)), SECONDS.minute);
    const exchange = await account.call('retrieveAccount');
    const { credits_remaining: left } = granted(exchange);
    insist(left === 10_000 - Number(used), `credits_remaining ${10_000 - Number(used)}`, left, exchange);
  }),
  check('limit-of-the-app-counts', 'Renders of the application take slots as well.', async (stage) => {
    const account = await stage.account({ limits: { concurrent_renders: 2 } });
    await stage.admin.call('POST', `accounts/${account.userId}/app-renders`, { count: 2, hold: true });
    refused(await account.render(cheapPlan(stage)), { status: 429, code: 'CONCURRENT_LIMIT' });
  }),
  check('limit-window-is-fixed', 'A new window begins empty, however full the last one was.', async (stage) => {
    const account = await stage.account({ limits: { render_rate: only(RATE_LIMITS.render, 'minute') } });
    await each(render)(stage, account, RATE_LIMITS.render.minute);
    await stage.pass(waitOf(await render(stage, account), SECONDS.minute));
    await each(render)(stage, account, RATE_LIMITS.render.minute);
    waitOf(await render(stage, account), SECONDS.minute);
  }),
];
