/** Which service each render was sent to, written down beside the renders of the journal: nobody else is asked about its job. */
import type { JournalEntry, RenderJournal } from '@vid/sdk/journal';
import { appendLine, readLines } from './journal-lines';

interface ServiceLine {
  readonly step: 'service';
  readonly scope: string;
  readonly key: string;
  /** Scheme, host and port. */
  readonly service: string;
}

type Named = Pick<JournalEntry, 'scope' | 'key'>;

const nameOf = ({ scope, key }: Named): string => JSON.stringify([scope, key]);

const isServiceLine = (line: { readonly step?: unknown }): line is ServiceLine => line.step === 'service';

/** The journal of a client of that service; `path` is where it is written down. */
export const notingService = (journal: RenderJournal, path: string, service: string): RenderJournal => ({
  async begin(intent) {
    const known = await journal.begin(intent);
    if (known === undefined)
      appendLine(path, { step: 'service', scope: intent.scope, key: intent.key, service } satisfies ServiceLine);
    return known;
  },
  finish: (scope, key, end) => journal.finish(scope, key, end),
  find: (scope, key) => journal.find(scope, key),
  knowsJob: (jobId) => journal.knowsJob(jobId),
  fetched: async (jobId, fetched) => journal.fetched?.(jobId, fetched),
  list: () => journal.list(),
});

/** Tells the service of a render; undefined for one that an earlier version sent. */
export const readServices = (path: string): ((render: Named) => string | undefined) => {
  const services = new Map(
    readLines(path)
      .filter(isServiceLine)
      .map((line) => [nameOf(line), line.service]),
  );
  return (render) => services.get(nameOf(render));
};
