/** One webhook: who is called for what, how that went, and what can be done with it. */
import { useState } from 'preact/hooks';
import { call, messageOf } from '../../data/api';
import { plain, plural } from '../../data/format';
import { addressOf } from '../../data/router';
import type { Hook } from '../../data/shapes';
import { say, trying } from '../../parts/announce';
import { Confirm } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { Time } from '../../parts/small';

const ping = async (path: string): Promise<void> => {
  try {
    const answer = await call<{ readonly delivered: boolean; readonly status: number }>('POST', `${path}/test`);
    say(
      answer.delivered ? `The ping was answered ${answer.status}` : `The ping failed: status ${answer.status}`,
      !answer.delivered,
    );
  } catch (error) {
    say(messageOf(error), true);
  }
};

export interface HookRowProps {
  readonly hook: Hook;
  readonly isChosen: boolean;
  readonly owner: string | undefined;
  /** What the list below is filtered by. */
  readonly filter: Readonly<Record<string, string>>;
  /** Called when it is gone, and with it whatever had the focus. */
  readonly onGone: () => void;
}

export const HookRow = ({ hook, isChosen, owner, filter, onGone }: HookRowProps) => {
  const [asks, setAsks] = useState(false);
  const path = `/hooks/${encodeURIComponent(hook.id)}`;
  const name = `${hook.event} to ${plain(hook.webhook_url)}`;
  const turn = (): void =>
    void trying(
      () => call('PATCH', path, { body: { active: !hook.active } }),
      hook.active ? 'The webhook is off: nothing is sent to it' : 'The webhook is on',
    );
  const answer = async (isYes: boolean): Promise<void> => {
    setAsks(false);
    if (isYes && (await trying(() => call('DELETE', path), 'The webhook was deleted'))) onGone();
  };
  return (
    <li class={isChosen ? 'hook is-chosen' : 'hook'} data-testid="hook-row">
      <a
        class="hook-main"
        href={addressOf('webhooks', isChosen ? undefined : hook.id, filter)}
        aria-current={isChosen}
        title={isChosen ? 'Show the deliveries of all webhooks' : 'Show its deliveries'}
      >
        <code>{hook.event}</code>
        <span class="ellipsis">{plain(hook.webhook_url)}</span>
        <small class="ellipsis">
          {[owner, hook.description && plain(hook.description)].filter(Boolean).join(' · ')}
        </small>
      </a>
      <span class="hook-state">
        {hook.failure_count > 0 && <span class="badge is-warn">{plural(hook.failure_count, 'failure')}</span>}
        <small>
          {hook.last_delivery_at === null ? (
            'no event yet'
          ) : (
            <>
              {hook.last_status} <Time at={hook.last_delivery_at} />
            </>
          )}
        </small>
      </span>
      <span class="actions">
        <button
          type="button"
          class="switch"
          role="switch"
          data-testid="hook-switch"
          aria-checked={hook.active}
          aria-label={name}
          title={hook.active ? 'Switch it off' : 'Switch it on'}
          onClick={turn}
        >
          <i aria-hidden="true" />
          {hook.active ? 'on' : 'off'}
        </button>
        <button
          type="button"
          class="button is-small"
          data-testid="hook-ping"
          aria-label={`Ping ${name}`}
          onClick={() => void ping(path)}
        >
          Ping
        </button>
        <button
          type="button"
          class="button is-quiet"
          data-testid="hook-delete"
          aria-label={`Delete ${name}`}
          title="Delete it"
          onClick={() => setAsks(true)}
        >
          <Icon name="bin" />
        </button>
      </span>
      {asks && (
        <Confirm
          question={`Delete the webhook for ${name}? What waits for it is dropped; what was delivered stays in the list.`}
          action="Delete the webhook"
          onAnswer={(isYes) => void answer(isYes)}
        />
      )}
    </li>
  );
};
