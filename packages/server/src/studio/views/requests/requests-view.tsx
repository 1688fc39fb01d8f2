/** What programs asked of the service, newest first. */
import { useAccounts } from '../../data/accounts';
import { get } from '../../data/api';
import { plain } from '../../data/format';
import { ofKind, useLive } from '../../data/live';
import { addressOf, useFilter } from '../../data/router';
import type { LoggedRequest } from '../../data/shapes';
import { Empty, Problem, statusTone, Time, ViewHead, Waiting } from '../../parts/small';
import { VirtualList } from '../../parts/virtual-list';
import { RequestDetail } from './request-detail';

const ANSWERS = { all: 'Any answer', 2: '2xx', 4: '4xx', 5: '5xx and dropped' } as const;
type Answer = keyof typeof ANSWERS;

const isOf = (answer: string, status: number): boolean => {
  if (answer === 'all') return true;
  return answer === '5' ? status >= 500 || status === 0 : String(status).startsWith(answer);
};

const textOf = (request: LoggedRequest): string =>
  `${request.method} ${request.path} ${request.status} ${request.idempotencyKey ?? ''} ${request.jobId ?? ''} ${request.error ?? ''} ${JSON.stringify(request.body)}`.toLowerCase();

interface RowProps {
  readonly request: LoggedRequest;
  readonly isChosen: boolean;
  readonly filter: Readonly<Record<string, string>>;
}

const RequestRow = ({ request, isChosen, filter }: RowProps) => (
  <a
    class={isChosen ? 'row request-row is-chosen' : 'row request-row'}
    href={addressOf('requests', request.id, filter)}
    data-testid="request-row"
    aria-current={isChosen}
  >
    <span class={`badge is-${statusTone(request.status)}`}>{request.status === 0 ? 'none' : request.status}</span>
    <span class="method">{request.method}</span>
    <span class="row-main">
      <span class="ellipsis">{plain(request.path)}</span>
      {request.error && <small class="ellipsis">{plain(request.error)}</small>}
    </span>
    <span class="row-number number">
      {Math.round(request.ms)}
      <small> ms</small>
    </span>
    <span class="row-time">
      <Time at={request.at} />
    </span>
  </a>
);

export const RequestsView = ({ id }: { readonly id: string | undefined }) => {
  const { chosen } = useAccounts();
  const [asked, setAsked] = useFilter('search');
  const [answered, setAnswer] = useFilter('answer');
  const answer = Object.keys(ANSWERS).includes(answered) ? answered : 'all';
  const filter = { ...(asked === '' ? {} : { search: asked }), ...(answer === 'all' ? {} : { answer }) };
  const { value, error } = useLive(
    'requests',
    async (signal) => (await get<{ readonly requests: readonly LoggedRequest[] }>('/requests', signal)).requests,
    ofKind('request'),
  );
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = (value ?? []).filter((request) => {
    if (chosen !== undefined && request.userId !== chosen.user_id) return false;
    if (!isOf(answer, request.status)) return false;
    if (words.length === 0) return true;
    const text = textOf(request);
    return words.every((word) => text.includes(word));
  });
  const open = value?.find((request) => request.id === id);
  return (
    <div class="view is-list">
      <ViewHead title="Requests" about="The last 500, without secrets. Longer texts are cut.">
        <input
          class="input"
          type="search"
          placeholder="Search in path, body and error"
          aria-label="Search requests"
          data-testid="request-search"
          value={asked}
          onInput={(event) => setAsked(event.currentTarget.value)}
        />
        <select
          class="input"
          aria-label="Answer"
          data-testid="request-filter"
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value === 'all' ? '' : event.currentTarget.value)}
        >
          {(Object.keys(ANSWERS) as unknown as Answer[]).map((name) => (
            <option key={name} value={name}>
              {ANSWERS[name]}
            </option>
          ))}
        </select>
      </ViewHead>
      <Problem error={error} />
      {value === undefined && error === undefined && <Waiting />}
      {value !== undefined && shown.length === 0 && (
        <Empty title={value.length === 0 ? 'Nobody has asked anything yet' : 'No request is like that'}>
          {value.length === 0 ? (
            <>
              <p>Point a program at this server, and each of its requests is shown here:</p>
              <pre class="raw">{`export VID_BASE_URL=${location.origin}\nexport VID_API_KEY=emp_local_dev`}</pre>
            </>
          ) : (
            <p>Search for less, or choose another answer or account.</p>
          )}
        </Empty>
      )}
      {id !== undefined && value !== undefined && open === undefined && (
        <div class="empty" data-testid="not-there">
          <p class="empty-title">The log does not have this request</p>
          <code class="not-there">{plain(id)}</code>
          <p>It holds the last 500, and only those of this run of the server: after a restart it begins empty.</p>
          <a href={addressOf('requests', undefined, filter)}>Show those that it has</a>
        </div>
      )}
      <div class={open === undefined ? 'split' : 'split is-open'}>
        {shown.length > 0 && (
          <VirtualList
            label={`Requests, ${shown.length} shown`}
            count={shown.length}
            rowHeight={46}
            row={(index) => {
              const request = shown[index];
              return request === undefined ? null : (
                <RequestRow request={request} isChosen={request.id === id} filter={filter} />
              );
            }}
          />
        )}
        {open && <RequestDetail key={open.id} request={open} onClose={addressOf('requests', undefined, filter)} />}
      </div>
    </div>
  );
};
