/** Writes docs/unspecified.md from the server's table of policies. */

import { POLICIES, type PolicyEntry } from '@vid/server';
import { code, table } from './table';

export const writeUnspecified = (): string => `# What the specification leaves open

Every open point is a policy of the reference server. Read and change them while it runs (\`vid server policy\`,
\`/_admin/policies\`), in the [config file](server-config.md) under \`policies\`, or with \`--policy name=value\`. The SDK and the command line work
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

## Further choices

No policy changes these rules of the server. They go further than the specification, which demands \`prompt\` alone of a scene;
\`check()\` of the SDK warns of them, since another service may choose otherwise.

| What | The server |
| --- | --- |
| A scene without \`type\` | a validation problem |
| A \`footage\` scene without \`video_url\` | a validation problem |
| \`motion\` or \`video_url\` on a scene of another type | a validation problem |

## Limits of the server's own

The specification limits the URLs of the logo and the product photo, and no others. These limits are fixed, so that no
request takes the time of another one.

| What | At most | Else |
| --- | --- | --- |
| A data URI, wherever it may stand | 25 MiB of bytes, and so large as the whole body may be (80 MiB) | a validation problem |
| A data URI | ASCII text | a validation problem |
| An http(s) URL that is fetched | 65,536 characters | its scene fails, or it is left out with a note |
| \`role\`, and all texts of \`motion\`, of a scene | 100,000 characters | a validation problem |
| A picture | 60 megapixels, a logo 25, and 30,000 pixels a side, by its header | its scene fails; a logo is left out with a note |
| An SVG | 4 MB, 20,000 elements, and ten seconds of drawing; no scripts, links or pictures of pixels | its scene fails; a logo is left out with a note |
| The picture of a clip | 7680×4320 pixels | its scene fails |
| Planning a brief | 60 seconds of the server's clock, and 10 real seconds of work | PLAN_FAILED, refunded |
| Plans of one account at a time | one; others wait their turn, other accounts' plans do not wait for them | |
`;
