/** One request, what was wrong with it, and how to send it again. */
import { get } from '../../data/api';
import { isUnread, requestAsCurl, requestAsSdk } from '../../data/copies';
import { momentOf, pretty, span } from '../../data/format';
import { useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { LoggedRequest } from '../../data/shapes';
import { CopyButton, Facts, Panel, Raw, statusTone } from '../../parts/small';

/** A `detail` names a problem after another. */
const problemsOf = (error: string): readonly string[] => error.split('; ');

export const RequestDetail = ({
  request,
  onClose,
}: {
  readonly request: LoggedRequest;
  /** The address of the list alone. */
  readonly onClose: string;
}) => {
  const { value: hints = [] } = useLive(
    `hints ${request.id}`,
    async (signal) => (await get<{ readonly hints: readonly string[] }>(`/requests/${request.id}/hints`, signal)).hints,
    () => false,
  );
  const code = requestAsSdk(request);
  return (
    <div class="detail">
      <Panel
        title={`${request.method} ${request.path}`}
        actions={
          <a class="button is-small" href={onClose}>
            Close
          </a>
        }
      >
        <Facts
          facts={[
            [
              'Answer',
              <span class={`badge is-${statusTone(request.status)}`}>
                {request.status === 0 ? 'none: the connection was cut' : request.status}
              </span>,
            ],
            ['At', momentOf(request.at)],
            ['Took', span(request.ms)],
            ['Key', request.apiKey ?? 'none'],
            ['Idempotency-Key', request.idempotencyKey ?? 'none'],
            [
              'Render',
              request.jobId === null ? '—' : <a href={addressOf('renders', request.jobId)}>{request.jobId}</a>,
            ],
            ...(request.fault === null
              ? []
              : [['Fault', <a href={addressOf('controls')}>{request.fault}</a>] as const]),
          ]}
        />
        {request.error && (
          <ul class="plain problem" data-testid="request-problems">
            {problemsOf(request.error).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {hints.length > 0 && (
          <ul class="plain banner" data-testid="request-hint" aria-label="What was probably meant">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
        <div class="actions">
          <CopyButton what="curl" text={() => requestAsCurl(request, location.origin)} />
          {code !== undefined && <CopyButton what="SDK code" text={() => code} />}
        </div>
      </Panel>
      <Panel title="Body">
        {request.body === null ? (
          <p class="muted">
            {isUnread(request)
              ? 'Nothing of it is known: it had none, or what came could not be read.'
              : 'It had none.'}
          </p>
        ) : (
          <Raw label="Body" text={pretty(request.body)} />
        )}
      </Panel>
    </div>
  );
};
