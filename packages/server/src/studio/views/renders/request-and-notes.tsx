/** What was asked for, and what planner and renderer noted. */
import { get } from '../../data/api';
import { plain, pretty } from '../../data/format';
import { useLive } from '../../data/live';
import { addressOf } from '../../data/router';
import type { JobRequest, Plan, Why } from '../../data/shapes';
import { Panel, Raw } from '../../parts/small';

/** Of a render whose request the log does not have: what was kept with it. */
const KeptRequest = ({ why }: { readonly why: Why }) => {
  const { value, error } = useLive(
    `request ${why.id}`,
    (signal) => get<JobRequest>(`/jobs/${encodeURIComponent(why.id)}/request`, signal),
    () => false,
  );
  return (
    <>
      <p class="muted">
        {why.request_id === null
          ? 'It came by the admin API, as from Compose here: the log is of the service’s own requests.'
          : 'The log does not have it any more: it holds the last 500, and begins anew with the server.'}{' '}
        {value?.request && 'As it was accepted, with the scenes that were planned:'}
      </p>
      {error !== undefined && <p class="muted">{plain(error)}</p>}
      {value?.request && <Raw label="The request" text={pretty(value.request)} />}
    </>
  );
};

export const RequestAndNotes = ({ why, plan }: { readonly why: Why; readonly plan: Plan | undefined }) => {
  const notes = [...new Set([...(plan?.notes ?? []), ...(why.job.video?.notes ?? [])])];
  return (
    <div class="columns">
      <Panel title="Request" actions={why.request && <a href={addressOf('requests', why.request.id)}>In the log</a>}>
        {why.request === null ? <KeptRequest why={why} /> : <Raw label="The request" text={pretty(why.request.body)} />}
      </Panel>
      <Panel title="Notes">
        {notes.length === 0 && <p class="muted">Neither the planner nor the renderer noted anything.</p>}
        <ul class="notes">
          {notes.map((note, index) => (
            <li key={`${index}-${note}`}>{plain(note)}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
};
