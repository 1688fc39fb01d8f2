/** One render: its video, its scenes, what it went through and what it cost. */
import { useRef, useState } from 'preact/hooks';
import { call, get } from '../../data/api';
import { between, bytes, credits, momentOf, plain, signed } from '../../data/format';
import { useLive } from '../../data/live';
import { addressOf, listAddress } from '../../data/router';
import type { KeptJob, UnmadeJob, Why } from '../../data/shapes';
import { trying } from '../../parts/announce';
import { Confirm } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { NotThere } from '../../parts/not-there';
import { Badge, CopyButton, Facts, Panel, Problem, Time, ViewHead, Waiting } from '../../parts/small';
import { JobPlayer } from './job-player';
import { Progress } from './poster';
import { RequestAndNotes } from './request-and-notes';
import { SceneStrip } from './scene-strip';
import { StageTimeline } from './stage-timeline';
import { WhyGraph } from './why-graph';

/** Deliveries that are listed here. */
const MOST_DELIVERIES = 12;
const NOT_THERE =
  'Renders are kept for as long as their server’s state is. This one is of another server, or that state was reset or replaced.';
const FINAL: readonly string[] = ['succeeded', 'failed', 'cancelled'];

const Stages = ({ why }: { readonly why: Why }) => (
  <Panel title="History" actions={<span class="muted">by the server's clock</span>}>
    <ol class="steps">
      {why.stages.map(({ at, what }, index) => {
        const before = why.stages[index - 1];
        return (
          <li key={`${index}-${at}`}>
            <span>{what}</span>
            <small class="number">{before === undefined ? <Time at={at} /> : `+${between(before.at, at)}`}</small>
          </li>
        );
      })}
    </ol>
  </Panel>
);

const Money = ({ why }: { readonly why: Why }) => (
  <Panel title="Ledger" actions={<a href={addressOf('credits')}>All of the account</a>}>
    <table class="table">
      <thead>
        <tr>
          <th>Kind</th>
          <th>At</th>
          <th class="is-right">Amount</th>
          <th class="is-right">Balance</th>
        </tr>
      </thead>
      <tbody>
        {why.ledger.map((entry) => (
          <tr key={entry.id}>
            <td>{entry.kind}</td>
            <td>
              <Time at={entry.at} />
            </td>
            <td class="number is-right">{signed(entry.amount)}</td>
            <td class="number is-right">{entry.balance_after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
);

const Deliveries = ({ why }: { readonly why: Why }) => (
  <Panel title="Events and deliveries">
    {why.events.length === 0 && <p class="muted">No event yet. One follows when the render ends.</p>}
    <ul class="plain">
      {why.events.map((event) => (
        <li key={event.event_id}>
          <p class="line">
            <code>{event.event}</code> <Time at={event.at} />
          </p>
        </li>
      ))}
      {why.deliveries.slice(0, MOST_DELIVERIES).map((delivery) => (
        <li key={delivery.delivery_id}>
          <a class="line" href={addressOf('deliveries', delivery.delivery_id)}>
            <Badge state={delivery.status} />
            <span class="ellipsis">{plain(delivery.attempts.at(-1)?.request.url ?? delivery.delivery_id)}</span>
          </a>
        </li>
      ))}
    </ul>
    {why.deliveries.length > MOST_DELIVERIES && (
      <p>
        <a href={addressOf('webhooks')}>{`${why.deliveries.length - MOST_DELIVERIES} more among all deliveries`}</a>
      </p>
    )}
    {why.events.length > 0 && why.deliveries.length === 0 && (
      <p class="muted">
        No webhook listened to it when it happened.{' '}
        <a href={addressOf('webhooks', undefined, { new: 'yes' })}>Make one</a> for those that come.
      </p>
    )}
  </Panel>
);

const Actions = ({ why }: { readonly why: Why }) => {
  const [asks, setAsks] = useState(false);
  const { job } = why;
  const end = (isYes: boolean): void => {
    setAsks(false);
    if (isYes) void trying(() => call('POST', `/jobs/${job.job_id}/cancel`), 'The render was cancelled');
  };
  return (
    <>
      <a class="button" href={addressOf('compose', job.job_id)}>
        Compose from it
      </a>
      <CopyButton what="Job id" text={() => job.job_id} />
      {!FINAL.includes(job.status) && (
        <button type="button" class="button is-danger" onClick={() => setAsks(true)}>
          Cancel the render
        </button>
      )}
      {asks && <Confirm question={`Cancel “${job.title}”?`} action="Cancel the render" onAnswer={end} />}
    </>
  );
};

export const JobView = ({ id }: { readonly id: string }) => {
  const path = encodeURIComponent(id);
  const player = useRef<HTMLVideoElement>(null);
  const {
    value: why,
    error,
    isMissing,
  } = useLive(
    `why ${id}`,
    (signal) => get<Why | UnmadeJob>(`/why/${path}`, signal),
    ({ kind, id: changed }) =>
      (kind === 'job' && (changed === undefined || changed === id)) || ['event', 'delivery', 'attempt'].includes(kind),
  );
  const { value: kept } = useLive(
    `plan ${id}`,
    (signal) => get<KeptJob>(`/jobs/${path}/plan`, signal),
    ({ kind, id: changed }) => kind === 'job' && changed === id,
  );
  if (isMissing) return <NotThere what="render" id={id} why={NOT_THERE} view="renders" />;
  if (why === undefined)
    return (
      <div class="view">
        <ViewHead title="Render" />
        <Problem error={error} />
        {error === undefined && <Waiting />}
      </div>
    );
  if ('outcome' in why) return <NotThere what="render" id={id} why={why.outcome} view="renders" />;
  const { job } = why;
  const plan = kept?.plan ?? undefined;
  return (
    <div class="view">
      <a class="back" href={listAddress('renders')}>
        <Icon name="back" />
        Renders
      </a>
      <ViewHead
        title={job.title}
        about={
          <>
            <Badge state={job.status} /> <code>{job.job_id}</code>
          </>
        }
      >
        <Actions why={why} />
      </ViewHead>
      <Problem error={error ?? job.error ?? undefined} />
      {!FINAL.includes(job.status) && <Progress percent={job.progress} label="Progress" />}
      <div class="job-top">
        <JobPlayer job={job} kept={kept} player={player} />
        <div class="stack">
          <Panel title="Facts">
            <Facts
              facts={[
                ['Asked', momentOf(job.created_at)],
                ['Took', job.finished_at ? between(job.created_at, job.finished_at) : 'under way'],
                ['Cost', credits(job.credits_used - job.credits_refunded)],
                ['Quality', plan?.quality ?? '—'],
                ['Format', plan ? `${plan.route ?? 'no route'}, ${plan.aspect}` : '—'],
                ['Picture', job.video ? `${job.video.width} × ${job.video.height}, ${bytes(job.video.bytes)}` : '—'],
              ]}
            />
          </Panel>
          <Stages why={why} />
        </div>
      </div>
      {plan && <SceneStrip plan={plan} film={kept?.film ?? undefined} job={job} player={player} />}
      <StageTimeline timings={kept?.timings ?? []} />
      <WhyGraph why={why} />
      <div class="columns">
        <Money why={why} />
        <Deliveries why={why} />
      </div>
      <RequestAndNotes why={why} plan={plan} />
    </div>
  );
};
