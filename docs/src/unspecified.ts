/** Writes docs/unspecified.md from the server's table of policies. */
import { POLICIES, type PolicyEntry } from '@vid/server';
import { code, table } from './table';

export const writeUnspecified = (): string => `# What the specification leaves open

Every open point is a policy of the reference server. Read and change them while it runs (\`vid server policy\`,
\`/_admin/policies\`), in the config file under \`policies\`, or with \`--policy name=value\`. The SDK and the command line work
under every value: they branch on \`code\` and \`error\`, never on a status that the specification does not show.

The specification names no age after which an idempotency key may be used again. Keys are kept for ten years, or as many
days as \`retention.idempotency_keys_days\` in the config file says (\`null\` is for ever); a repeat after that is a new render.

This page is generated from the table in \`packages/server/src/domain/policies.ts\`: run \`npm run docs\` after a change there.

${table(
  ['Policy', 'Decides', 'Default', 'Other values'],
  Object.entries<PolicyEntry>(POLICIES).map(
    ([
      name,
      {
        about,
        values: [first, ...others],
      },
    ]) => [code(name), about, code(first), others.map(code).join(', ')],
  ),
)}
`;
