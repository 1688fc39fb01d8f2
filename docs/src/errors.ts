/** Writes docs/errors.md from the table of ways to every error. */
import { ENDPOINTS, ERRORS, isErrorCode } from '@vid/sdk/contract';
import { POLICIES } from '@vid/server';
import type { ErrorRow, Kind, Way } from './errors/error-row';
import { ERROR_ROWS } from './errors/error-ways';
import { kitText, wayTexts } from './errors/way-text';
import { code, table } from './table';

const KINDS: Readonly<Record<Kind, string>> = { naturally: 'by its condition', magic: 'magic word', fault: 'fault' };

const statusOf = ({ status }: ErrorRow): string =>
  typeof status === 'number' ? `${status}` : POLICIES[status].values[0];

/** Where the specification names a code, that is its name. */
const nameOf = (name: string, row: ErrorRow): string => (isErrorCode(row.code) ? code(row.code) : name);
const titleOf = (name: string, row: ErrorRow): string => `${statusOf(row)} ${nameOf(name, row)}`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As GitHub makes the address of a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const whenOf = (row: ErrorRow): string =>
  sentence(isErrorCode(row.code) ? ERRORS[row.code].when : (row.ways[0]?.when ?? ''));

const policyNote = ({ status }: ErrorRow): string => {
  if (typeof status === 'number') return '';
  const [, ...others] = POLICIES[status].values;
  return `The status is the policy ${code(status)}, which may be ${others.map(code).join(', ')} as well.\n\n`;
};

const wayBlock = ({ at, when, kind }: Way, text: string | undefined): string => {
  if (text === undefined) throw new Error(`The source of this way was not found: ${when}.`);
  const { method, path } = ENDPOINTS[at];
  return `${code(`${method} ${path}`)}, ${KINDS[kind]}: ${when}.\n\n\`\`\`ts\n${text}\n\`\`\``;
};

export const writeErrors = (): string => {
  const texts = wayTexts();
  const rows = Object.entries(ERROR_ROWS).toSorted((one, other) => statusOf(one[1]).localeCompare(statusOf(other[1])));
  const overview = rows.map(([name, row]) => {
    const title = titleOf(name, row);
    const kinds = new Set(row.ways.map(({ kind }) => KINDS[kind]));
    return [statusOf(row), `[${nameOf(name, row)}](#${anchorOf(title)})`, whenOf(row), [...kinds].join(', ')];
  });
  const sections = rows.map(([name, row]) => {
    const blocks = row.ways.map((way, index) => wayBlock(way, texts.get(name)?.[index]));
    return `## ${titleOf(name, row)}\n\n${policyNote(row)}${blocks.join('\n\n')}`;
  });
  return `# Every error, in a test

Each error of the specification, and the shortest way to it: by the condition that the specification names, and by a word in
the request where it names none. Each block below is run by a test, with these functions:

\`\`\`ts
${kitText()}

const { server, call, me } = await openKit();
\`\`\`

**On demand**, wherever it is and without its condition, any error is the answer of a [fault](admin-api.md). This gives the next
call for a job the answer of an account that is suspended; what the table says of each error can stand in its place:

\`\`\`ts
await server.admin.addFault({
  match: { path: '/v1/job/*' },
  effect: { status: 403, body: { error: 'The account is suspended.', code: 'ACCOUNT_SUSPENDED' } },
  times: 1,
});
\`\`\`

[Time](clock.md) is what else may go wrong. [What a caller does about each](reference.md#errors) stands in the reference.

${table(['Status', 'Error', 'When', 'Reached'], overview)}

${sections.join('\n\n')}

This page is generated from \`docs/src/errors\`: run \`npm run docs\` after a change there.
`;
};
