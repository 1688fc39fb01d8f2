/** Every render, newest first, as it goes on. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameOf, useAccounts } from '../../data/accounts';
import { get } from '../../data/api';
import { between, count, plain, plural } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf, useFilter } from '../../data/router';
import type { Job } from '../../data/shapes';
import { Badge, Empty, Problem, Time, ViewHead, Waiting } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';
import { Poster, Progress } from './poster';

const STATES = ['all', 'running', 'succeeded', 'failed'] as const;
type State = (typeof STATES)[number];
const FINAL: readonly string[] = ['succeeded', 'failed', 'cancelled'];

interface Listed {
  readonly jobs: readonly Job[];
  readonly total: number;
  readonly by_status: Readonly<Record<string, number>>;
}
const STATUSES: Readonly<Record<State, readonly string[] | undefined>> = {
  all: undefined,
  running: ['queued', 'starting', 'processing'],
  succeeded: ['succeeded'],
  failed: ['failed', 'cancelled'],
};
const PAGE = 500;

const countOf = (counts: Listed['by_status'], statuses: readonly string[] | undefined): number =>
  (statuses ?? Object.keys(counts)).reduce((sum, status) => sum + (counts[status] ?? 0), 0);

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
  const [stated, setState] = useFilter('status');
  const state = STATES.find((name) => name === stated) ?? 'all';
  const [asked, setAsked] = useFilter('search');
  const [pages, setPages] = useState(1);
  const query = new URLSearchParams({
    ...(chosen === undefined ? {} : { user_id: chosen.user_id }),
    ...(STATUSES[state] === undefined ? {} : { status: STATUSES[state].join(',') }),
    ...(asked.trim() === '' ? {} : { search: asked.trim() }),
  }).toString();
  useEffect(() => setPages(1), [query]);
  const { value: found, error } = useLive(
    `jobs ${query} ${pages}`,
    async (signal) => {
      const read = await Promise.all(
        Array.from({ length: pages }, (_, page) =>
          get<Listed>(`/jobs?${query}&limit=${PAGE}&offset=${page * PAGE}`, signal),
        ),
      );
      return { ...(read[0] as Listed), jobs: read.flatMap(({ jobs }) => jobs) };
    },
    ofKind('job'),
  );
  const owners = new Map(all.map((account) => [account.user_id, nameOf(account)]));
  // What was found before stays until what is asked for now is there.
  const last = useRef(found);
  if (found !== undefined) last.current = found;
  const value = last.current;
  const shown = value?.jobs ?? [];
  return (
    <div class="view is-list">
      <ViewHead title="Renders" about="Newest first, as they happen.">
        <input
          class="input"
          type="search"
          placeholder="Search in title and id"
          aria-label="Search renders"
          data-testid="render-search"
          value={asked}
          onInput={(event) => setAsked(event.currentTarget.value)}
        />
        <div class="tabs" role="group" aria-label="State">
          {STATES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === state}
              onClick={() => setState(name === 'all' ? '' : name)}
            >
              {name}
              <span class="number">{count(countOf(value?.by_status ?? {}, STATUSES[name]))}</span>
            </button>
          ))}
        </div>
        <a class="button is-primary" href={addressOf('compose')}>
          Compose
        </a>
      </ViewHead>
      <Problem error={error} />
      {value === undefined && error === undefined && <Waiting />}
      {value !== undefined && shown.length === 0 && (
        <NoRenders isFiltered={asked !== '' || countOf(value.by_status, undefined) > 0} />
      )}
      {shown.length > 0 && (
        <VirtualList
          label="Renders"
          count={shown.length}
          rowHeight={68}
          onSeen={(_, end) => {
            if (value !== undefined && end >= shown.length && shown.length < value.total) setPages(pages + 1);
          }}
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
