/** What was asked for, and what planner and renderer noted. */
import { pretty } from '../../data/format';
import { addressOf } from '../../data/router';
import type { Plan, Why } from '../../data/shapes';
import { Panel, Raw } from '../../parts/small';

export const RequestAndNotes = ({ why, plan }: { readonly why: Why; readonly plan: Plan | undefined }) => {
  const notes = [...(plan?.notes ?? []), ...(why.job.video?.notes ?? [])];
  return (
    <div class="columns">
      <Panel title="Request" actions={why.request && <a href={addressOf('requests', why.request.id)}>In the log</a>}>
        {why.request === null ? (
          <p class="muted">The log of requests holds the last ones only, and this one is not among them.</p>
        ) : (
          <Raw label="The request" text={pretty(why.request.body)} />
        )}
      </Panel>
      <Panel title="Notes">
        {notes.length === 0 && <p class="muted">Neither the planner nor the renderer noted anything.</p>}
        <ul class="notes">
          {notes.map((note, index) => (
            <li key={`${index}-${note}`}>{note}</li>
          ))}
        </ul>
      </Panel>
    </div>
  );
};
