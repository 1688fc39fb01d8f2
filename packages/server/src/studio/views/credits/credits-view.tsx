/** What an account has, what it spent on what, and how much of its limits is used. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts, useOneAccount } from '../../data/accounts';
import { call, get } from '../../data/api';
import { count, credits, signed } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { Account, LedgerEntry } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { Empty, Panel, Problem, Time, ViewHead, Waiting } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';
import { BalanceChart } from './balance-chart';
import { Gauges } from './gauges';

interface Ledger {
  readonly balance: number;
  readonly entries: readonly LedgerEntry[];
}

const Buy = ({ account }: { readonly account: Account }) => {
  const [amount, setAmount] = useState('500');
  const isGood = /^[1-9]\d{0,11}$/.test(amount.trim());
  const submit = (event: Event): void => {
    event.preventDefault();
    const bought = Number(amount);
    void trying(
      () => call('POST', `/accounts/${encodeURIComponent(account.user_id)}/credits`, { body: { amount: bought } }),
      `${credits(bought)} bought for ${nameOf(account)}`,
    );
  };
  return (
    <form class="inline-form" onSubmit={submit}>
      <input
        class="input is-short number"
        inputMode="numeric"
        aria-label="Credits to buy"
        data-testid="buy-amount"
        aria-invalid={!isGood}
        value={amount}
        onInput={(event) => setAmount(event.currentTarget.value)}
      />
      <button type="submit" class="button is-primary" data-testid="buy-submit" disabled={!isGood}>
        {`Buy credits for ${nameOf(account)}`}
      </button>
    </form>
  );
};

const EntryRow = ({ entry }: { readonly entry: LedgerEntry }) => {
  const content = (
    <>
      <span class="row-main">
        <strong>{entry.kind}</strong>
        <small class="ellipsis">{entry.job_id ?? entry.id}</small>
      </span>
      <span class={entry.amount < 0 ? 'row-number number' : 'row-number number is-plus'}>{signed(entry.amount)}</span>
      <span class="row-number number">{count(entry.balance_after)}</span>
      <span class="row-time">
        <Time at={entry.at} />
      </span>
    </>
  );
  const isSeen = entry.job_id !== null && entry.kind !== 'planning';
  return isSeen && entry.job_id !== null ? (
    <a class="row ledger-row" data-testid="ledger-row" href={addressOf('renders', entry.job_id)}>
      {content}
    </a>
  ) : (
    <div class="row ledger-row" data-testid="ledger-row">
      {content}
    </div>
  );
};

export const CreditsView = () => {
  const account = useOneAccount();
  const { chosen } = useAccounts();
  const userId = account?.user_id;
  const { value, error } = useLive(
    userId === undefined ? null : `ledger ${userId}`,
    (signal) => get<Ledger>(`/accounts/${encodeURIComponent(userId ?? '')}/ledger`, signal),
    ofKind('ledger'),
  );
  if (account === undefined || value === undefined)
    return (
      <div class="view">
        <ViewHead title="Credits" />
        <Problem error={error} />
        {error === undefined && <Waiting />}
      </div>
    );
  const newest = value.entries.toReversed();
  return (
    <div class="view">
      <ViewHead
        title="Credits"
        about={`${nameOf(account)}, plan ${account.plan}${chosen === undefined ? ', the first of all accounts' : ''}`}
      >
        <Buy account={account} />
      </ViewHead>
      <Problem error={error} />
      <div class="credits-top">
        <Panel title={`Balance of ${nameOf(account)}`}>
          <p class="balance number" data-testid="balance">
            {count(value.balance)}
          </p>
          <BalanceChart entries={value.entries} />
        </Panel>
        <Gauges userId={account.user_id} />
      </div>
      <Panel title="Ledger" actions={<span class="muted">{`${count(value.entries.length)} entries`}</span>}>
        {newest.length === 0 ? (
          <Empty title="Nothing was booked">
            <p>A purchase or a render makes the first entry.</p>
          </Empty>
        ) : (
          <div class="ledger">
            <VirtualList
              label="Ledger"
              count={newest.length}
              rowHeight={48}
              row={(index) => {
                const entry = newest[index];
                return entry === undefined ? null : <EntryRow entry={entry} />;
              }}
            />
          </div>
        )}
      </Panel>
    </div>
  );
};
