/** One delivery: what was sent and answered at each attempt, and its signature taken apart. */
import { useState } from 'preact/hooks';
import { call, get } from '../../data/api';
import { deliveryAsCurl } from '../../data/copies';
import { laidOut, momentOf, plural, span, timeOf } from '../../data/format';
import { useLive } from '../../data/live';
import { addressOf, listAddress } from '../../data/router';
import type { Attempt, TriedDelivery } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { Icon } from '../../parts/icon';
import { NotThere } from '../../parts/not-there';
import { Badge, CopyButton, Facts, Panel, Problem, Raw, statusTone, Time, ViewHead, Waiting } from '../../parts/small';
import { SignaturePanel } from './signature-panel';

const headersAsText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const Sent = ({ attempt }: { readonly attempt: Attempt }) => (
  <div class="columns">
    <div>
      <h3>Sent</h3>
      <Raw label="Headers sent" text={`POST ${attempt.request.url}\n${headersAsText(attempt.request.headers)}`} />
      <h3>Raw bytes</h3>
      <Raw label="Body sent, byte for byte" text={attempt.request.body} />
    </div>
    <div>
      <h3>Answered</h3>
      {attempt.response === null ? (
        <p class="muted">{attempt.error ?? 'No answer yet.'}</p>
      ) : (
        <Raw
          label="Answer"
          text={`${attempt.response.status}\n${headersAsText(attempt.response.headers)}\n\n${attempt.response.body}`}
        />
      )}
    </div>
  </div>
);

const AttemptRow = ({
  attempt,
  isOpen,
  onOpen,
}: {
  readonly attempt: Attempt;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) => (
  <li class="attempt" data-testid="attempt-row">
    <button type="button" class="attempt-head" aria-expanded={isOpen} onClick={onOpen}>
      <span class="number">{`#${attempt.number}`}</span>
      {attempt.response === null ? (
        <Badge state={attempt.outcome} />
      ) : (
        <span class={`badge is-${statusTone(attempt.response.status)}`}>{attempt.response.status}</span>
      )}
      <span class="ellipsis">{attempt.error ?? attempt.request.url}</span>
      <small class="number">{attempt.ms === null ? '' : span(attempt.ms)}</small>
      <Time at={attempt.at} />
    </button>
    {isOpen && <Sent attempt={attempt} />}
  </li>
);

/** What went wrong the last time, and what follows. */
const failureOf = ({ status, last_error: why, attempts, next_attempt_at: next }: TriedDelivery): string | undefined => {
  if (why === null || status === 'delivered') return undefined;
  const answered = /^HTTP (\d+)$/.exec(why)?.[1];
  const what = answered === undefined ? why.replace(/\.$/, '') : `the receiver answered ${answered}`;
  if (status === 'failed') return `Given up after ${plural(attempts.length, 'attempt')}: ${what}.`;
  return `The last attempt failed: ${what}.${next === null ? '' : ` The next one is due at ${timeOf(next)}.`}`;
};

const NOT_THERE =
  'It is of another server, the state was reset or replaced, or it ended so long ago that the server has removed it (retention.events_days in the config file).';

export const DeliveryView = ({ id }: { readonly id: string }) => {
  const path = encodeURIComponent(id);
  const [opened, setOpened] = useState<number | undefined>();
  const {
    value: delivery,
    error,
    isMissing,
  } = useLive(
    `delivery ${id}`,
    async (signal) => (await get<{ readonly delivery: TriedDelivery }>(`/deliveries/${path}`, signal)).delivery,
    ({ kind, id: changed }) => ['delivery', 'attempt'].includes(kind) && (changed === undefined || changed === id),
  );
  if (isMissing) return <NotThere what="delivery" id={id} why={NOT_THERE} view="webhooks" />;
  if (delivery === undefined)
    return (
      <div class="view">
        <ViewHead title="Delivery" />
        <Problem error={error} />
        {error === undefined && <Waiting />}
      </div>
    );
  const last = delivery.attempts.at(-1);
  const shown = opened ?? last?.number;
  return (
    <div class="view">
      <a class="back" href={listAddress('webhooks')}>
        <Icon name="back" />
        Webhooks
      </a>
      <ViewHead
        title={delivery.event}
        about={
          <>
            <Badge state={delivery.status} /> <code>{delivery.delivery_id}</code>
          </>
        }
      >
        {last && <CopyButton what="curl" text={() => deliveryAsCurl(last.request)} />}
        <button
          type="button"
          class="button is-primary"
          data-testid="redeliver"
          onClick={() => void trying(() => call('POST', `/deliveries/${path}/redeliver`), 'It is sent once more')}
        >
          Redeliver
        </button>
      </ViewHead>
      <Problem error={error ?? failureOf(delivery)} />
      <Panel title="Facts">
        <Facts
          facts={[
            ['Made', momentOf(delivery.created_at)],
            ['Finished', delivery.finished_at === null ? 'not yet' : momentOf(delivery.finished_at)],
            ['Next attempt', delivery.next_attempt_at === null ? 'none' : momentOf(delivery.next_attempt_at)],
            ['Webhook', <a href={addressOf('webhooks', delivery.hook_id)}>{delivery.hook_id}</a>],
            [
              'Render',
              delivery.job_id === null ? '—' : <a href={addressOf('renders', delivery.job_id)}>{delivery.job_id}</a>,
            ],
          ]}
        />
      </Panel>
      <Panel title="Attempts">
        {delivery.attempts.length === 0 && <p class="muted">None yet.</p>}
        <ol class="plain">
          {delivery.attempts.map((attempt) => (
            <AttemptRow
              key={attempt.number}
              attempt={attempt}
              isOpen={attempt.number === shown}
              onOpen={() => setOpened(attempt.number === shown ? 0 : attempt.number)}
            />
          ))}
        </ol>
      </Panel>
      {last && <SignaturePanel attempt={delivery.attempts.find(({ number }) => number === shown) ?? last} />}
      {last && (
        <Panel title="Body">
          <Raw label="Body, laid out" text={laidOut(last.request.body)} />
        </Panel>
      )}
    </div>
  );
};
