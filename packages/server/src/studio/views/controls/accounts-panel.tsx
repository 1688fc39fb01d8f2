/** The accounts and what opens them. A new key is shown once, and only to whoever asks. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { call } from '../../data/api';
import { credits } from '../../data/format';
import type { Account } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { CopyButton, Panel, Secret } from '../../parts/small';

const AccountRow = ({ account }: { readonly account: Account }) => {
  const [made, setMade] = useState<string | undefined>();
  const make = async (): Promise<void> => {
    const path = `/accounts/${encodeURIComponent(account.user_id)}/keys`;
    setMade((await call<{ readonly api_key: string }>('POST', path)).api_key);
  };
  return (
    <li class="account" data-testid="account-row">
      <span class="row-main">
        <strong>{nameOf(account)}</strong>
        <small>{`${account.plan}${account.suspended ? ', suspended' : ''}, ${credits(account.credits_remaining)}`}</small>
      </span>
      <span class="keys">
        {account.api_keys.map((key) => (
          <Secret key={key} value={key} />
        ))}
        {made !== undefined && (
          <>
            <Secret value={made} />
            <CopyButton what="New key" text={() => made} />
          </>
        )}
      </span>
      <button
        type="button"
        class="button is-small"
        onClick={() => void trying(make, 'The key is made, and is shown this once')}
      >
        New key
      </button>
    </li>
  );
};

export const AccountsPanel = () => {
  const { all } = useAccounts();
  return (
    <Panel title="Accounts and keys">
      <ul class="accounts">
        {all.map((account) => (
          <AccountRow key={account.user_id} account={account} />
        ))}
      </ul>
    </Panel>
  );
};
