/** Changing and deleting webhooks. Specification: PATCH and DELETE /api/webhooks/hooks/{id}. */
import { ERROR_MESSAGES, ERRORS, LIMITS } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import type { Exchange, Members } from '../exchange';
import { membersOf } from '../exchange';
import { type CreatedHook, createdHook, hooksOf, insistUntold } from '../hook-calls';
import { granted, insist, refused } from '../judge';
import { allowOpened } from '../opening';
import { publicUrl } from '../samples';
import type { Account, Stage } from '../stage';

const patch = checksOf('PATCH /api/webhooks/hooks/{id}');
const remove = checksOf('DELETE /api/webhooks/hooks/{id}');
const notFound = { status: null, error: ERROR_MESSAGES.hookNotFound };
const UNKNOWN = 'hook_vid_conformance';

interface Owned extends CreatedHook {
  readonly account: Account;
}

const newHook = async (stage: Stage): Promise<Owned> => {
  const account = await stage.account();
  const body = { event: 'user.onboarded', webhook_url: publicUrl(stage.unique()) };
  return { account, ...(await createdHook(stage, account, body)) };
};

/** One that several checks change. */
const shared = (stage: Stage): Promise<Owned> => stage.once('hook to change', () => newHook(stage));

const change = ({ account, id }: Owned, body: Members): Promise<Exchange> => account.call('updateHook', { id, body });

/** Sends a change, and looks at the answer and at the list. */
const changes = (name: string, says: string, body: (stage: Stage) => Members): Check =>
  patch(name, says, async (stage) => {
    const owned = await shared(stage);
    const wanted = body(stage);
    const exchange = await change(owned, wanted);
    const answered = membersOf(granted(exchange)['hook']);
    const listed = (await hooksOf(owned.account)).find(({ id }) => id === owned.id);
    for (const [member, value] of Object.entries(wanted)) {
      insist(answered[member] === value, `${member} as it was sent`, answered[member], exchange);
      insist(listed?.[member] === value, `${member} as it was sent, in the list`, listed?.[member], exchange);
    }
    // A service may tell none.
    for (const { failure_count: failures = null } of [answered, membersOf(listed)])
      insist(failures === null || failures === 0, 'a failure_count of 0, since a change resets it', failures, exchange);
  });

const refuses = (name: string, says: string, how: Parameters<typeof refused>[1], body: Members): Check =>
  patch(name, says, async (stage) => {
    refused(await change(await shared(stage), body), how);
  });

const invalid = { status: 400, error: ERROR_MESSAGES.validationFailed };

export const HOOK_CHANGES: readonly Check[] = [
  changes('hook-switched-off', 'A webhook can be switched off.', () => ({ active: false })),
  changes('hook-switched-on', 'A webhook can be switched on again.', () => ({ active: true })),
  changes('hook-new-url', 'A webhook can get another URL.', (stage) => ({ webhook_url: publicUrl(stage.unique()) })),
  changes('hook-new-description', 'A webhook can get another description.', () => ({ description: 'Changed' })),
  patch('hook-change-keeps-the-rest', 'What is not sent stays as it is.', async (stage) => {
    const owned = await newHook(stage);
    const exchange = await change(owned, { description: 'Only this' });
    const after = membersOf(granted(exchange)['hook']);
    for (const member of ['id', 'event', 'webhook_url', 'active', 'has_secret'] as const)
      insist(after[member] === owned.hook[member], `${member} as before`, after[member], exchange);
  }),
  patch('hook-change-shows-no-secret', 'A change does not tell the secret.', async (stage) => {
    const owned = await shared(stage);
    const exchange = await change(owned, { description: 'No secret' });
    insistUntold(exchange, owned.secret, [granted(exchange)['hook']]);
  }),
  patch('hook-change-unknown', 'A webhook that does not exist is not found.', async (stage) => {
    refused(await (await stage.account()).call('updateHook', { id: UNKNOWN, body: { active: true } }), notFound);
  }),
  patch(
    'hook-change-of-another-account',
    "Another account's webhook is not found, and stays as it is.",
    async (stage) => {
      const owned = await shared(stage);
      const before = (await hooksOf(owned.account)).find(({ id }) => id === owned.id);
      const other = await stage.account();
      refused(await other.call('updateHook', { id: owned.id, body: { description: 'Theirs' } }), notFound);
      const after = (await hooksOf(owned.account)).find(({ id }) => id === owned.id);
      insist(after?.['description'] === before?.['description'], 'the same description', after?.['description']);
    },
    ['admin'],
  ),
  refuses('hook-change-active-of-another-type', '`active` is true or false.', invalid, { active: 'yes' }),
  refuses('hook-change-url-is-none', 'What is no URL is refused.', { status: 400 }, { webhook_url: 'not a url' }),
  refuses(
    'hook-change-url-too-long',
    `A URL of more than ${LIMITS.webhookUrl.max} characters is refused.`,
    { status: 400 },
    { webhook_url: publicUrl('x'.repeat(LIMITS.webhookUrl.max)) },
  ),
  refuses(
    'hook-change-description-too-long',
    `A description of more than ${LIMITS.hookDescription.max} characters is refused.`,
    invalid,
    { description: 'x'.repeat(LIMITS.hookDescription.max + 1) },
  ),
  patch('hook-change-to-private-url', 'A private address is refused here, too.', async (stage) => {
    const exchange = await change(await shared(stage), { webhook_url: `http://10.0.0.1/${stage.unique()}` });
    await allowOpened(stage, exchange, 'all');
    refused(exchange, { status: ERRORS.URL_NOT_DELIVERABLE.status, code: 'URL_NOT_DELIVERABLE' });
  }),
  remove('hook-deleted', 'A webhook can be deleted; it is listed no more.', async (stage) => {
    const { account, id } = await newHook(stage);
    const exchange = await account.call('deleteHook', { id });
    const { deleted } = granted(exchange);
    insist(deleted === true, 'deleted true', deleted, exchange);
    const left = (await hooksOf(account)).filter((hook) => hook['id'] === id);
    insist(left.length === 0, 'a list without it', left);
  }),
  remove('hook-deleted-twice', 'A webhook that was deleted is not found.', async (stage) => {
    const { account, id } = await newHook(stage);
    granted(await account.call('deleteHook', { id }));
    refused(await account.call('deleteHook', { id }), notFound);
  }),
  remove('hook-delete-unknown', 'A webhook that does not exist is not found.', async (stage) => {
    refused(await (await stage.account()).call('deleteHook', { id: UNKNOWN }), notFound);
  }),
  remove(
    'hook-delete-of-another-account',
    "Another account's webhook is not found, and stays.",
    async (stage) => {
      const owned = await shared(stage);
      refused(await (await stage.account()).call('deleteHook', { id: owned.id }), notFound);
      const ids = (await hooksOf(owned.account)).map(({ id }) => id);
      insist(ids.includes(owned.id), `a list with ${owned.id}`, ids);
    },
    ['admin'],
  ),
];
