/** Webhooks with how they are, and everything that was or is to be delivered. */
import { useRef } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { get } from '../../data/api';
import { ofKind, useLive } from '../../data/live';
import { addressOf, useFilter } from '../../data/router';
import type { Hook } from '../../data/shapes';
import { Empty, Problem, ViewHead, Waiting } from '../../parts/small';
import { DeliveryList } from './delivery-list';
import { HookForm } from './hook-form';
import { HookRow } from './hook-row';

const STATES = ['all', 'pending', 'delivered', 'failed', 'dropped'] as const;

const NoHooks = () => (
  <Empty title="No webhook listens yet">
    <p>Make one above, or from a terminal; then every delivery is shown here with its attempts, bytes and signature:</p>
    <pre class="raw">{`vid hooks create --event video.completed --url http://127.0.0.1:4700/ --base-url ${location.origin}`}</pre>
    <p class="muted">A webhook on this machine needs a server that was started with --allow-private-network.</p>
  </Empty>
);

export const WebhooksView = ({ hookId }: { readonly hookId: string | undefined }) => {
  const { all, chosen } = useAccounts();
  const owners = new Map(all.map((account) => [account.user_id, nameOf(account)]));
  const [stated, setState] = useFilter('status');
  const state = STATES.find((name) => name === stated) ?? 'all';
  const [asksNew, setNew] = useFilter('new');
  const isMaking = asksNew !== '';
  const setMaking = (isOpen: boolean): void => setNew(isOpen ? 'yes' : '');
  const make = useRef<HTMLButtonElement>(null);
  const whose = chosen === undefined ? '' : `?user_id=${encodeURIComponent(chosen.user_id)}`;
  const { value: hooks, error } = useLive(
    `hooks ${whose}`,
    async (signal) => (await get<{ readonly hooks: readonly Hook[] }>(`/hooks${whose}`, signal)).hooks,
    ofKind('hook'),
  );
  const filter: Readonly<Record<string, string>> = state === 'all' ? {} : { status: state };
  const query = new URLSearchParams({
    ...(chosen === undefined ? {} : { user_id: chosen.user_id }),
    ...(hookId === undefined ? {} : { hook_id: hookId }),
    ...filter,
  }).toString();
  const isUnknown = hookId !== undefined && hooks !== undefined && !hooks.some(({ id }) => id === hookId);
  return (
    <div class="view is-list">
      <ViewHead title="Webhooks" about="Who listens, and what was sent to whom.">
        <button
          ref={make}
          type="button"
          class="button is-primary"
          data-testid="hook-new"
          aria-expanded={isMaking}
          onClick={() => setMaking(!isMaking)}
        >
          New webhook
        </button>
      </ViewHead>
      {isMaking && (
        <HookForm
          onDone={() => {
            setMaking(false);
            make.current?.focus();
          }}
        />
      )}
      <Problem error={error} />
      {hooks === undefined && error === undefined && <Waiting />}
      {hooks?.length === 0 && !isMaking && <NoHooks />}
      {hooks !== undefined && hooks.length > 0 && (
        <ul class="hooks">
          {hooks.map((hook) => (
            <HookRow
              key={hook.id}
              hook={hook}
              isChosen={hook.id === hookId}
              owner={chosen === undefined ? owners.get(hook.user_id) : undefined}
              filter={filter}
              onGone={() => make.current?.focus()}
            />
          ))}
        </ul>
      )}
      {isUnknown && (
        <p class="banner" data-testid="not-there">
          There is no webhook {hookId}
          {chosen === undefined ? '' : ` of ${nameOf(chosen)}`} any more. What was sent to it is below.
        </p>
      )}
      <div class="list-head">
        <h2>{hookId === undefined ? 'Deliveries' : 'Deliveries of this webhook'}</h2>
        {hookId !== undefined && <a href={addressOf('webhooks', undefined, filter)}>Show all</a>}
        <div class="tabs" role="group" aria-label="State of deliveries">
          {STATES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === state}
              onClick={() => setState(name === 'all' ? '' : name)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <DeliveryList
        key={query}
        query={query}
        hooks={hooks ?? []}
        isFiltered={state !== 'all' || hookId !== undefined}
      />
    </div>
  );
};
