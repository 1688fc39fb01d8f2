/** Webhooks: creating, reusing, listing. Specification: Webhook; POST and GET /api/webhooks/hooks. */
import { ERROR_MESSAGES, ERRORS, hookSchema, LIMITS, SUBSCRIBABLE_EVENTS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import type { Members } from '../exchange';
import { membersOf } from '../exchange';
import { createdHook, createHook, hooksOf, insistUntold } from '../hook-calls';
import { answerText, granted, insist, refused } from '../judge';
import { memberChecks } from '../member-checks';
import { allowOpened } from '../opening';
import { publicUrl } from '../samples';
import type { Stage } from '../stage';

const create = checksOf('POST /api/webhooks/hooks');
const list = checksOf('GET /api/webhooks/hooks');

/** An event that an account which is in use sends no more. */
const QUIET = 'user.onboarded' satisfies (typeof SUBSCRIBABLE_EVENTS)[number];

/** A new hook that several checks look at. */
const created = (stage: Stage) =>
  stage.once('hook', async () => {
    const account = await stage.account();
    const body = { event: QUIET, webhook_url: publicUrl(stage.unique()), description: 'A check of the service' };
    return { account, sent: body, ...(await createdHook(stage, account, body)) };
  });

/** The same pair, sent again. */
const reused = (stage: Stage) =>
  stage.once('reused hook', async () => {
    const first = await created(stage);
    const { event, webhook_url } = first.sent;
    const exchange = await createHook(stage, first.account, { event, webhook_url });
    return { ...first, again: exchange, body: granted(exchange) };
  });

const invalid = { status: 400, error: ERROR_MESSAGES.validationFailed };
const undeliverable = { status: ERRORS.URL_NOT_DELIVERABLE.status, code: 'URL_NOT_DELIVERABLE' };

const refuses = (name: string, says: string, how: Parameters<typeof refused>[1], body: Members): Check =>
  create(name, says, async (stage) => {
    refused(await createHook(stage, await stage.account(), body), how);
  });

const PRIVATE = {
  'private-network': 'http://10.0.0.1/hook',
  'home-network': 'http://192.168.1.1/hook',
  'link-local': 'http://169.254.169.254/latest/meta-data',
  loopback: 'http://127.0.0.1:9/hook',
  'loopback-by-name': 'http://localhost:9/hook',
  'loopback-v6': 'http://[::1]:9/hook',
} as const;

/** A server on one's own machine may have been opened to private networks on purpose: then nothing follows from that. */
const refusesPrivate = (what: keyof typeof PRIVATE): Check =>
  create(`hook-url-of-${what}`, 'Addresses of private and local networks are refused.', async (stage) => {
    const account = await stage.account();
    const exchange = await createHook(stage, account, {
      event: QUIET,
      webhook_url: `${PRIVATE[what]}/${stage.unique()}`,
    });
    await allowOpened(stage, exchange, what.startsWith('loopback') ? 'loopback' : 'all');
    refused(exchange, undeliverable);
  });

export const HOOKS: readonly Check[] = [
  ...memberChecks({
    section: 'Webhook',
    prefix: 'hook',
    of: 'a webhook',
    schema: hookSchema,
    look: async (stage) => {
      const { exchange, hook } = await created(stage);
      return { exchange, body: hook };
    },
  }),
  create('hook-created', 'A new pair of event and URL is a new webhook, switched on.', async (stage) => {
    const { exchange, hook, sent } = await created(stage);
    insist(exchange.status === 201, 'status 201', answerText(exchange), exchange);
    for (const member of ['event', 'webhook_url', 'description'] as const)
      insist(hook[member] === sent[member], `${member} as it was sent`, hook[member], exchange);
    insist(hook['active'] === true, 'active true', hook['active'], exchange);
    insist(hook['has_secret'] === true, 'has_secret true', hook['has_secret'], exchange);
    insist([0, null].includes(hook['failure_count'] as number), 'no failures', hook['failure_count'], exchange);
  }),
  create('hook-secret-is-told', 'The secret of a new webhook has 64 hex characters.', async (stage) => {
    const { secret } = await created(stage);
    insist(
      /^[0-9a-f]{64}$/i.test(String(secret)),
      '64 hex characters',
      typeof secret === 'string' ? `${secret.length} characters` : secret,
    );
  }),
  create('hook-secrets-differ', 'Each webhook has a secret of its own.', async (stage) => {
    const { account, sent, secret } = await created(stage);
    const other = await createdHook(stage, account, { ...sent, webhook_url: `${sent.webhook_url}/other` });
    insist(new Set([secret, other.secret]).size === 2, 'another secret', 'the same', other.exchange);
  }),
  create('hook-reused', 'A pair that is registered comes back as it is, marked as reused.', async (stage) => {
    const { hook, again, body } = await reused(stage);
    insist(body['reused'] === true, 'reused true', body['reused'], again);
    insist(
      membersOf(body['hook'])['id'] === hook['id'],
      `the hook ${String(hook['id'])}`,
      membersOf(body['hook'])['id'],
      again,
    );
  }),
  create('hook-reused-is-no-duplicate', 'A pair that is registered is not registered twice.', async (stage) => {
    const { account, sent } = await reused(stage);
    const same = (await hooksOf(account)).filter(({ webhook_url: url }) => url === sent.webhook_url);
    insist(same.length === 1, 'one webhook of this pair', `${same.length} of them`);
  }),
  create('hook-reused-keeps-its-secret', 'The secret is told once: not when a pair is reused.', async (stage) => {
    const { secret, again } = await reused(stage);
    insistUntold(again, secret, [again.json]);
  }),
  create(
    'hook-reused-is-switched-on',
    'A webhook that was off is switched on when its pair is sent again.',
    async (stage) => {
      const account = await stage.account();
      const body = { event: QUIET, webhook_url: publicUrl(stage.unique()) };
      const { hook } = await createdHook(stage, account, body);
      granted(await account.call('updateHook', { id: hook['id'] as string, body: { active: false } }));
      const exchange = await createHook(stage, account, body);
      const again = membersOf(granted(exchange)['hook']);
      insist(again['active'] === true, 'active true', again['active'], exchange);
      const found = (await hooksOf(account)).find(({ id }) => id === hook['id']);
      insist(found?.['active'] === true, 'active true in the list', found?.['active']);
    },
  ),
  create('hook-other-event', 'The same URL may listen to another event, as a webhook of its own.', async (stage) => {
    const { account, sent, hook } = await created(stage);
    const other = await createdHook(stage, account, { ...sent, event: 'user.signup' });
    insist(other.hook['id'] !== hook['id'], 'another id', other.hook['id'], other.exchange);
  }),
  create(
    'hook-takes-every-event',
    'A webhook can listen to each listed event.',
    async (stage) => {
      const account = await stage.account();
      for (const event of SUBSCRIBABLE_EVENTS)
        await createdHook(stage, account, { event, webhook_url: publicUrl(stage.unique()) });
    },
    ['admin'],
  ),
  refuses(
    'hook-unknown-event',
    'An event that does not exist is refused.',
    { status: ERRORS.UNKNOWN_EVENT.status, code: 'UNKNOWN_EVENT' },
    { event: 'vid.conformance', webhook_url: publicUrl('event') },
  ),
  refuses(
    'hook-event-ping',
    'A ping is sent by the test endpoint only; nobody can listen to it.',
    { status: ERRORS.UNKNOWN_EVENT.status, code: 'UNKNOWN_EVENT' },
    { event: 'ping', webhook_url: publicUrl('ping') },
  ),
  refuses('hook-without-event', 'A webhook needs an event.', { status: 400 }, { webhook_url: publicUrl('no-event') }),
  refuses('hook-without-url', 'A webhook needs a URL.', { status: 400 }, { event: QUIET }),
  refuses(
    'hook-url-is-none',
    'What is no URL is refused.',
    { status: 400 },
    { event: QUIET, webhook_url: 'not a url' },
  ),
  refuses(
    'hook-url-of-another-scheme',
    'Only http and https are delivered to.',
    { status: 400 },
    { event: QUIET, webhook_url: 'ftp://example.com/hook' },
  ),
  refuses(
    'hook-url-too-long',
    `A URL of more than ${LIMITS.webhookUrl.max} characters is refused.`,
    { status: 400 },
    {
      event: QUIET,
      webhook_url: publicUrl('x'.repeat(LIMITS.webhookUrl.max)).slice(0, LIMITS.webhookUrl.max + 1),
    },
  ),
  create('hook-url-at-its-limit', `A URL of ${LIMITS.webhookUrl.max} characters is taken.`, async (stage) => {
    const url = publicUrl('x'.repeat(LIMITS.webhookUrl.max)).slice(0, LIMITS.webhookUrl.max);
    await createdHook(stage, await stage.account(), { event: QUIET, webhook_url: url });
  }),
  refuses(
    'hook-description-too-long',
    `A description of more than ${LIMITS.hookDescription.max} characters is refused.`,
    invalid,
    {
      event: QUIET,
      webhook_url: publicUrl('long-description'),
      description: 'x'.repeat(LIMITS.hookDescription.max + 1),
    },
  ),
  create(
    'hook-description-at-its-limit',
    `A description of ${LIMITS.hookDescription.max} characters is taken.`,
    async (stage) => {
      const description = 'x'.repeat(LIMITS.hookDescription.max);
      const { hook, exchange } = await createdHook(stage, await stage.account(), {
        event: QUIET,
        webhook_url: publicUrl(stage.unique()),
        description,
      });
      insist(hook['description'] === description, 'the description as it was sent', hook['description'], exchange);
    },
  ),
  ...(Object.keys(PRIVATE) as (keyof typeof PRIVATE)[]).map(refusesPrivate),
  list('hooks-are-listed', 'The webhooks of the account are listed.', async (stage) => {
    const { account, hook } = await created(stage);
    const ids = (await hooksOf(account)).map(({ id }) => id);
    insist(ids.includes(hook['id']), `a list with ${String(hook['id'])}`, ids);
  }),
  list('hooks-are-listed-without-secrets', 'No list shows a secret.', async (stage) => {
    const { account, secret } = await created(stage);
    const exchange = await account.call('listHooks');
    const hooks = granted(exchange)['hooks'] as readonly unknown[];
    insistUntold(exchange, secret, hooks);
  }),
  list(
    'hooks-of-another-account',
    'Webhooks of other accounts are not listed.',
    async (stage) => {
      const { hook } = await created(stage);
      const ids = (await hooksOf(await stage.account())).map(({ id }) => id);
      insist(!ids.includes(hook['id']), 'none of them', ids);
    },
    ['admin'],
  ),
  create(
    'hook-limit',
    `An account has ${LIMITS.hooksPerAccount} webhooks at most.`,
    async (stage) => {
      const account = await stage.account();
      const body = (name: number) => ({ event: QUIET, webhook_url: publicUrl(String(name)) });
      for (let name = 0; name < LIMITS.hooksPerAccount; name += 1) await createdHook(stage, account, body(name));
      const exchange = await createHook(stage, account, body(LIMITS.hooksPerAccount));
      refused(exchange, { status: ERRORS.HOOK_LIMIT.status, code: 'HOOK_LIMIT' });
      const hooks = await hooksOf(account);
      insist(hooks.length === LIMITS.hooksPerAccount, String(LIMITS.hooksPerAccount), hooks.length);
      granted(await account.call('deleteHook', { id: hooks[0]?.['id'] as string }));
      await createdHook(stage, account, body(LIMITS.hooksPerAccount));
    },
    ['admin'],
  ),
];
