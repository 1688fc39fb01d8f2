/** Who composes and pays: the account of the render that it began with, or the one that is looked at; else it is asked. */
import { useEffect, useRef } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import type { Account } from '../../data/shapes';

/** `payer` is who was named for what is composed; another account that is looked at takes its place. */
export const usePayer = (
  payer: string | undefined,
  name: (userId: string | undefined) => void,
): Account | undefined => {
  const { all, chosen } = useAccounts();
  const before = useRef<string | null | undefined>(undefined);
  const looked = all.length === 0 ? undefined : (chosen?.user_id ?? null);
  useEffect(() => {
    if (looked === undefined) return;
    if (before.current !== undefined && before.current !== looked && looked !== null) name(looked);
    before.current = looked;
  }, [looked]);
  return all.find(({ user_id: id }) => id === payer) ?? chosen ?? (all.length === 1 ? all[0] : undefined);
};

export const PayerField = ({
  account,
  onChange,
}: {
  readonly account: Account | undefined;
  readonly onChange: (userId: string) => void;
}) => {
  const { all } = useAccounts();
  if (all.length < 2) return null;
  return (
    <label class="field">
      <span>Who composes and pays</span>
      <select
        class="input"
        data-testid="compose-payer"
        value={account?.user_id ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {account === undefined && <option value="">Choose an account</option>}
        {all.map((one) => (
          <option key={one.user_id} value={one.user_id}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
};
