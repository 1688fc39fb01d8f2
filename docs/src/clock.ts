/** Writes docs/clock.md from the table of timed behaviours. */
import { code, table } from './table';
import { timedBehaviours } from './timed-behaviours';

const UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'm'],
] as const;

/** As `--advance` takes it. */
const duration = (seconds: number): string => {
  const [unit, letter] = UNITS.find(([size]) => seconds % size === 0) ?? [1, 's'];
  return `${seconds / unit}${letter}`;
};

export const writeClock = (): string => `# Time in tests

The local server keeps a clock of its own. It moves as time does until it is told otherwise, and what becomes due on the way
happens in its order before the call returns: renders, events, deliveries and their retries.

\`\`\`ts
import { createServer } from '@vid/server';

const server = await createServer();
await server.admin.setClock({ freeze: true });
await server.admin.setClock({ advance_seconds: 3600 });
await server.close();
\`\`\`

At the command line that is \`vid server clock --freeze\` and \`vid server clock --advance 1h\`, over HTTP
[\`POST /_admin/clock\`](admin-api.md#the-clock). Each row below is run by a test, in milliseconds.

${table(
  ['What happens', 'After', 'The call', 'Besides', 'Section'],
  Object.values(timedBehaviours).map(({ what, after, before = '', section }) => [
    what,
    duration(after),
    code(`setClock({ advance_seconds: ${after} })`),
    before,
    section,
  ]),
)}

Where several processes share a state and a worker is lost, frozen perhaps, another takes its job over when the lease has run out
by the real clock, and begins the render anew: a \`[mock:slow=300s]\` needs its 300 seconds again from then on, whatever the clock
was advanced by before. Advance it once more.

This page is generated from \`docs/src/timed-behaviours.ts\`: run \`npm run docs\` after a change there.
`;
