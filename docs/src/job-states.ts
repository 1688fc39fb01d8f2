/** Writes docs/job-states.md from the state machine of the server. */
import { FINAL_JOB_STATUSES, JOB_STATUSES } from '@vid/sdk/contract';
import { JOB_TRANSITIONS } from '@vid/server';
import { code, table } from './table';

const rows = JOB_STATUSES.flatMap((from) =>
  Object.entries(JOB_TRANSITIONS[from]).map(([trigger, to]) => [code(from), trigger, code(to)]),
);

export const writeJobStates = (): string => `# States of a job

A job begins as \`starting\`. ${FINAL_JOB_STATUSES.map(code).join(', ')} are final: nothing leads out of them. A trigger that the
table does not list for a state changes nothing.

This page is generated from \`packages/server/src/domain/job-states.ts\`: run \`npm run docs\` after a change there.

${table(['From', 'Trigger', 'To'], rows)}
`;
