/** Webhooks with how they are, and everything that was or is to be delivered. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { call, get, messageOf } from '../../data/api';
import { plain, plural } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { Hook } from '../../data/shapes';
import { say } from '../../parts/announce';
import { Badge, Empty, Problem, Time, ViewHead } from '../../parts/small';
import { DeliveryList } from './delivery-list';

const STATES = ['all', 'pending', 'delivered', 'failed', 'dropped'] as const;

const ping = async (hook: Hook): Promise<void> => {
  try {
    const answer = await call<{ readonly delivered: boolean; readonly status: number }>(
      'POST',
      `/hooks/${hook.id}/test`,
    );
    say(
      answer.delivered ? `The ping was answered ${answer.status}` : `The ping failed: status ${answer.status}`,
      !answer.delivered,
    );
  } catch (error) {
    say(messageOf(error), true);
  }
};

const HookRow = ({
  hook,
  isChosen,
  owner,
}: {
  readonly hook: Hook;
  readonly isChosen: boolean;
  readonly owner: string | undefined;
}) => (
  <li class={isChosen ? 'hook is-chosen' : 'hook'} data-testid="hook-row">
    <a
      class="hook-main"
      href={isChosen ? addressOf('webhooks') : addressOf('webhooks', hook.id)}
      aria-current={isChosen}
    >
      <code>{hook.event}</code>
      <span class="ellipsis" title={hook.webhook_url}>
        {plain(hook.webhook_url)}
      </span>
      <small class="ellipsis">{[owner, hook.description && plain(hook.description)].filter(Boolean).join(' · ')}</small>
    </a>
    <span class="hook-state">
      <Badge state={hook.active ? 'active' : 'off'} />
      {hook.failure_count > 0 && <span class="badge is-warn">{plural(hook.failure_count, 'failure')}</span>}
      <small>
        {hook.last_delivery_at === null ? (
          'never called'
        ) : (
          <>
            {hook.last_status} <Time at={hook.last_delivery_at} />
          </>
        )}
      </small>
    </span>
    <button type="button" class="button is-small" data-testid="hook-ping" onClick={() => void ping(hook)}>
      Ping
    </button>
  </li>
);

const NoHooks = () => (
  <Empty title="No webhook listens yet">
    <p>Create one, and this page shows every delivery with its attempts, its bytes and its signature:</p>
    <pre class="raw">{`vid hooks create --event video.completed --url http://127.0.0.1:4700/ --base-url ${location.origin}`}</pre>
    <p class="muted">A webhook on this machine needs a server that was started with --allow-private-network.</p>
  </Empty>
);

export const WebhooksView = ({ hookId }: { readonly hookId: string | undefined }) => {
  const { all, chosen } = useAccounts();
  const owners = new Map(all.map((account) => [account.user_id, nameOf(account)]));
  const [state, setState] = useState<string>('all');
  const whose = chosen === undefined ? '' : `?user_id=${encodeURIComponent(chosen.user_id)}`;
  const { value: hooks, error } = useLive(
    `hooks ${whose}`,
    async (signal) => (await get<{ readonly hooks: readonly Hook[] }>(`/hooks${whose}`, signal)).hooks,
    ofKind('hook'),
  );
  const query = new URLSearchParams({
    ...(chosen === undefined ? {} : { user_id: chosen.user_id }),
    ...(hookId === undefined ? {} : { hook_id: hookId }),
    ...(state === 'all' ? {} : { status: state }),
  }).toString();
  return (
    <div class="view is-list">
      <ViewHead title="Webhooks" about="Who listens, and what was sent to whom." />
      <Problem error={error} />
      {hooks?.length === 0 && <NoHooks />}
      {hooks !== undefined && hooks.length > 0 && (
        <ul class="hooks">
          {hooks.map((hook) => (
            <HookRow
              key={hook.id}
              hook={hook}
              isChosen={hook.id === hookId}
              owner={chosen === undefined ? owners.get(hook.user_id) : undefined}
            />
          ))}
        </ul>
      )}
      <div class="list-head">
        <h2>{hookId === undefined ? 'Deliveries' : 'Deliveries of this webhook'}</h2>
        {hookId !== undefined && <a href={addressOf('webhooks')}>Show all</a>}
        <div class="tabs" role="group" aria-label="State of deliveries">
          {STATES.map((name) => (
            <button key={name} type="button" aria-pressed={name === state} onClick={() => setState(name)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      <DeliveryList key={query} query={query} hooks={hooks ?? []} />
    </div>
  );
};
