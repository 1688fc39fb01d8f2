/** The accounts and what opens them. A new key is shown once, and only to whoever asks. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { call } from '../../data/api';
import { credits } from '../../data/format';
import type { Account } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { CopyButton, Panel, Secret } from '../../parts/small';

const CUT = '…';
/** Whether a beginning of a key is of the one that is shown whole. */
const isOf = (hint: string, made: string | undefined): boolean =>
  hint.endsWith(CUT) && made?.startsWith(hint.slice(0, -1)) === true;

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
        {account.api_keys
          .filter((key) => !isOf(key, made))
          .map((key) =>
            key.endsWith(CUT) ? (
              <code key={key} title="Of a key that was made, only its beginning is kept.">
                {key}
              </code>
            ) : (
              <Secret key={key} value={key} />
            ),
          )}
        {made !== undefined && (
          <>
            <code data-testid="made-key">{made}</code>
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
