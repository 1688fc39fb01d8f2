/** Keys that make a render happen once. Specification: POST /v1/render, rule 5. */
import { ERRORS, LIMITS } from '@vid/sdk/contract';
import { tellsJob } from '../../judge/tells-job';
import { balanceOf } from '../balance';
import { type Check, checksOf } from '../check';
import type { Exchange, Members } from '../exchange';
import { granted, insist, refused } from '../judge';
import { BRIEF, cheapPlan } from '../samples';
import type { Stage } from '../stage';

const check = checksOf('POST /v1/render', ['spend']);
const repeat = { status: ERRORS.DUPLICATE_REQUEST.status, code: 'DUPLICATE_REQUEST' };
const { max } = LIMITS.idempotencyKey;

/** A key that was not used before. */
const freshKey = (stage: Stage, characters: number = max): string =>
  stage.unique().padEnd(characters, '0123456789').slice(0, characters);

/** A render that was accepted, and its repeat. */
const repeated = (stage: Stage) =>
  stage.once('repeat', async () => {
    const account = await stage.account();
    const key = freshKey(stage);
    const first = granted(await account.render(cheapPlan(stage), key), 202);
    const between = await balanceOf(account);
    const exchange = await account.render(cheapPlan(stage), key);
    return { account, key, first, between, exchange, after: await balanceOf(account) };
  });

/** That a repeat names the first job nowhere. */
const insistUnnamed = (exchange: Exchange, { job_id: id }: Members): void => {
  const { location } = exchange.headers;
  const got = location === undefined ? exchange.text : `${exchange.text}, Location: ${location}`;
  insist(!tellsJob(exchange, String(id)), 'an answer without the job_id, in its body and headers', got, exchange);
};

const insistTwoJobs = async (...sent: readonly Promise<Exchange>[]): Promise<void> => {
  const jobs = (await Promise.all(sent)).map((exchange) => granted(exchange, 202)['job_id']);
  insist(new Set(jobs).size === sent.length, `${sent.length} jobs`, jobs);
};

export const IDEMPOTENCY: readonly Check[] = [
  check('idempotency-repeat', 'A repeat of a used key with a plan is refused.', async (stage) => {
    refused((await repeated(stage)).exchange, repeat);
  }),
  check('idempotency-charges-once', 'A repeat is not charged.', async (stage) => {
    const { between, after, exchange } = await repeated(stage);
    insist(after === between, `a balance of ${between}`, after, exchange);
  }),
  check('idempotency-tells-no-job', 'A repeat does not give the first job back.', async (stage) => {
    const { exchange, first } = await repeated(stage);
    insistUnnamed(exchange, first);
  }),
  check('idempotency-other-video', 'A used key refuses another video as well.', async (stage) => {
    const { account, key, first } = await repeated(stage);
    const exchange = await account.render(cheapPlan(stage, { title: 'Another' }), key);
    refused(exchange, repeat);
    insistUnnamed(exchange, first);
  }),
  check('idempotency-first-characters', `Only the first ${max} characters of a key count.`, async (stage) => {
    const { account, key } = await repeated(stage);
    refused(await account.render(cheapPlan(stage), `${key}-and-more`), repeat);
  }),
  check('idempotency-last-character', `All of the first ${max} characters of a key count.`, async (stage) => {
    const account = await stage.account();
    const key = freshKey(stage, max - 1);
    await insistTwoJobs(account.render(cheapPlan(stage), `${key}a`), account.render(cheapPlan(stage), `${key}b`));
  }),
  check('idempotency-without-a-key', 'Without a key every call is a new render and a new charge.', async (stage) => {
    const account = await stage.account();
    const before = await balanceOf(account);
    const used = [1, 2].map(async () => granted(await account.render(cheapPlan(stage)), 202)['credits_used'] as number);
    const sum = (await Promise.all(used)).reduce((total, credits) => total + credits, 0);
    const after = await balanceOf(account);
    insist(before - after === sum, `a balance of ${before} less ${sum}`, after);
  }),
  check(
    'idempotency-brief',
    'A repeat with a brief is refused with 409, or with 402 and a message that says so.',
    async (stage) => {
      const account = await stage.account();
      const key = freshKey(stage);
      const body = {
        brief: `${BRIEF}${stage.hasAdmin ? ' [mock:render_failed]' : ''}`,
        duration_sec: LIMITS.durationSec.min,
      };
      const first = granted(await account.render(body, key), 202);
      const between = await balanceOf(account);
      const exchange = await account.render(body, key);
      const { code } = refused(exchange, { status: null });
      // In which words a message without a code says it is not shown; no other reason for a 402 is at hand.
      const says = code === repeat.code || (exchange.status === 402 && code === undefined);
      insist(
        [402, 409].includes(exchange.status) && says,
        'status 409, or 402, that says that it is a repeat',
        exchange.text,
        exchange,
      );
      insistUnnamed(exchange, first);
      const after = await balanceOf(account);
      insist(after === between, `a balance of ${between}`, after, exchange);
    },
  ),
  check(
    'idempotency-at-the-same-time',
    'Of two requests with one key at the same time one is accepted.',
    async (stage) => {
      const account = await stage.account();
      const key = freshKey(stage);
      const both = await Promise.all([account.render(cheapPlan(stage), key), account.render(cheapPlan(stage), key)]);
      const statuses = both.map(({ status }) => status).sort();
      insist(statuses[0] === 202 && statuses[1] === 409, 'statuses 202 and 409', statuses.join(' and '), both[1]);
    },
    ['admin'],
  ),
  check(
    'idempotency-planning-at-the-same-time',
    'A key is taken while its brief is planned.',
    async (stage) => {
      const account = await stage.account();
      const key = freshKey(stage);
      const body = { brief: `${BRIEF} [mock:render_failed]`, duration_sec: LIMITS.durationSec.min };
      const both = await Promise.all([account.render(body, key), account.render(body, key)]);
      const accepted = both.filter(({ status }) => status === 202).length;
      insist(accepted === 1, 'one of two to be accepted', `${accepted} accepted`, both[1]);
    },
    ['admin'],
  ),
  check(
    'idempotency-each-account',
    'Keys belong to their account: another one may use the same.',
    async (stage) => {
      const key = freshKey(stage);
      for (const account of [await stage.account(), await stage.account()])
        granted(await account.render(cheapPlan(stage), key), 202);
    },
    ['admin'],
  ),
  check(
    'idempotency-keys-of-one-account',
    'An idempotency key counts for all API keys of the account.',
    async (stage) => {
      const account = await stage.account();
      const { api_key: other } = await stage.admin.call('POST', `accounts/${account.userId}/keys`);
      stage.secrets.hide(String(other), '$VID_API_KEY');
      const key = freshKey(stage);
      granted(await account.render(cheapPlan(stage), key), 202);
      refused(await stage.stranger(`Bearer ${String(other)}`).render(cheapPlan(stage), key), repeat);
    },
    ['admin'],
  ),
  check(
    'idempotency-is-not-forgotten',
    'A used key stays used when days have passed.',
    async (stage) => {
      const account = await stage.account();
      const key = freshKey(stage);
      const first = granted(await account.render(cheapPlan(stage), key), 202);
      await stage.pass(2 * 24 * 3600);
      const exchange = await account.render(cheapPlan(stage), key);
      refused(exchange, repeat);
      insistUnnamed(exchange, first);
    },
    ['admin'],
  ),
];
