/** What GET /v1/me tells. Specification: Account. */
import { accountSchema } from '@vid/sdk/contract';
import { type Check, checksOf } from '../check';
import { granted, insist } from '../judge';
import { memberChecks } from '../member-checks';
import type { Stage } from '../stage';

const SECTION = 'Account';
const check = checksOf(SECTION);

const me = (stage: Stage) =>
  stage.once('account', async () => {
    const exchange = await (await stage.account()).call('retrieveAccount');
    return { exchange, body: granted(exchange) };
  });

/** Requests in a row, more than any window of the other endpoints takes in a minute. */
const MANY = 25;

export const ACCOUNT: readonly Check[] = [
  ...memberChecks({ section: SECTION, prefix: 'account', of: 'the account', schema: accountSchema, look: me }),
  check('account-is-never-limited', 'The account may be asked for as often as one likes.', async (stage) => {
    const account = await stage.account();
    for (let sent = 0; sent < MANY; sent += 1) granted(await account.call('retrieveAccount'));
  }),
  check(
    'account-tells-who-it-is',
    'The account is that of the key: its id, address, name and balance.',
    async (stage) => {
      const wish = { email: 'conformance@example.com', name: 'Conformance', credits: 321 };
      const account = await stage.account(wish);
      const exchange = await account.call('retrieveAccount');
      const body = granted(exchange);
      insist(body['user_id'] === account.userId, `user_id ${account.userId}`, body['user_id'], exchange);
      insist(body['credits_remaining'] === wish.credits, 'credits_remaining 321', body['credits_remaining'], exchange);
      for (const member of ['email', 'name'] as const)
        insist([undefined, wish[member]].includes(body[member] as string), wish[member], body[member], exchange);
    },
    ['admin'],
  ),
  check(
    'account-shows-a-purchase',
    'Credits that were bought are in the balance at once.',
    async (stage) => {
      const account = await stage.account({ credits: 100 });
      granted(await account.call('retrieveAccount'));
      await stage.admin.call('POST', `accounts/${account.userId}/credits`, { amount: 50 });
      const exchange = await account.call('retrieveAccount');
      const { credits_remaining: balance } = granted(exchange);
      insist(balance === 150, 'credits_remaining 150', balance, exchange);
    },
    ['admin'],
  ),
];
