/** Every render, newest first, as it goes on. */
import { useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { get } from '../../data/api';
import { between, plain, plural } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { Job } from '../../data/shapes';
import { Badge, Empty, Problem, Time, ViewHead, Waiting } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';
import { Poster, Progress } from './poster';

const STATES = ['all', 'running', 'succeeded', 'failed'] as const;
type State = (typeof STATES)[number];
const FINAL: readonly string[] = ['succeeded', 'failed', 'cancelled'];

const isOf = (state: State, job: Job): boolean => {
  if (state === 'all') return true;
  if (state === 'running') return !FINAL.includes(job.status);
  return state === 'succeeded' ? job.status === 'succeeded' : job.status === 'failed' || job.status === 'cancelled';
};

const JobRow = ({ job, owner }: { readonly job: Job; readonly owner: string | undefined }) => {
  const isRunning = !FINAL.includes(job.status);
  return (
    <a class="row render-row" href={addressOf('renders', job.job_id)} data-testid="render-row" data-job={job.job_id}>
      <Poster url={job.video_url} />
      <span class="row-main">
        <strong>{plain(job.title)}</strong>
        <small>
          {plural(job.scenes, 'scene')}
          {job.video && ` · ${job.video.seconds.toFixed(1)} s`}
          {owner && ` · ${owner}`}
          {job.error && ` · ${plain(job.error)}`}
        </small>
      </span>
      <span class="row-state">
        {isRunning ? <Progress percent={job.progress} label={`Progress of ${job.title}`} /> : null}
        <Badge state={job.status} />
      </span>
      <span class="row-number number">
        {job.credits_used - job.credits_refunded}
        <small> cr</small>
      </span>
      <span class="row-time">
        <Time at={job.created_at} />
        <small>{job.finished_at ? between(job.created_at, job.finished_at) : 'under way'}</small>
      </span>
    </a>
  );
};

const NoRenders = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No render is like that">
      <p>Choose another state, or another account.</p>
    </Empty>
  ) : (
    <Empty title="Nothing has been rendered yet">
      <p>Compose a video here and see it before it costs anything, or render one from a terminal:</p>
      <pre class="raw">{`vid render --brief 'An ad for a coffee roastery' --base-url ${location.origin}`}</pre>
      <p>
        <a class="button is-primary" href={addressOf('compose')}>
          Compose a render
        </a>
      </p>
    </Empty>
  );

export const RendersView = () => {
  const { all, chosen } = useAccounts();
  const [state, setState] = useState<State>('all');
  const { value, error } = useLive(
    'jobs',
    async (signal) => (await get<{ readonly jobs: readonly Job[] }>('/jobs', signal)).jobs,
    ofKind('job'),
  );
  const owners = new Map(all.map((account) => [account.user_id, nameOf(account)]));
  const mine = (value ?? []).filter((job) => chosen === undefined || job.user_id === chosen.user_id);
  const shown = mine.filter((job) => isOf(state, job));
  return (
    <div class="view is-list">
      <ViewHead title="Renders" about="Newest first, as they happen.">
        <div class="tabs" role="group" aria-label="State">
          {STATES.map((name) => (
            <button key={name} type="button" aria-pressed={name === state} onClick={() => setState(name)}>
              {name}
              <span class="number">{mine.filter((job) => isOf(name, job)).length}</span>
            </button>
          ))}
        </div>
        <a class="button is-primary" href={addressOf('compose')}>
          Compose
        </a>
      </ViewHead>
      <Problem error={error} />
      {value === undefined && error === undefined && <Waiting />}
      {value !== undefined && shown.length === 0 && <NoRenders isFiltered={mine.length > 0} />}
      {shown.length > 0 && (
        <VirtualList
          label="Renders"
          count={shown.length}
          rowHeight={68}
          row={(index) => {
            const job = shown[index];
            if (job === undefined) return null;
            return <JobRow job={job} owner={chosen === undefined ? owners.get(job.user_id) : undefined} />;
          }}
        />
      )}
    </div>
  );
};
