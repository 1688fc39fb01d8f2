/** Writes docs/server-config.md from the schema that the server checks its config file with. */
import * as z from 'zod';
import { configSchema } from '../../packages/server/src/config-schema';
import { DEFAULT_LIMITS } from '../../packages/server/src/domain/account';
import { SECRET_CHARACTERS } from '../../packages/server/src/domain/hide-secrets';
import { DEFAULT_PRICING } from '../../packages/server/src/domain/pricing';
import { DEFAULT_RETENTION } from '../../packages/server/src/domain/retention';
import { FLAGS } from '../../packages/server/src/server-flags/flags';
import { type MemberSchema, type ServerMember, serverMembers } from './server-members';
import { code, table } from './table';

const DEFAULTS: Readonly<Record<string, unknown>> = {
  pricing: DEFAULT_PRICING,
  limits: DEFAULT_LIMITS,
  retention: DEFAULT_RETENTION,
};

/** The default that the code has for a member; undefined where its schema tells it, or nothing does. */
const defaultAt = (path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], DEFAULTS);

const toldDefault = ({ path, told }: ServerMember): string => {
  const value = told ?? defaultAt(path);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
};

const sameElsewhere = ({ flag, variable }: ServerMember): string => {
  if (flag !== undefined && !Object.hasOwn(FLAGS, flag)) throw new Error(`--${flag} is no flag of the server.`);
  return [...(flag === undefined ? [] : [code(`--${flag}`)]), ...(variable === undefined ? [] : [code(variable)])].join(
    ', ',
  );
};

const members = serverMembers(z.toJSONSchema(configSchema, { io: 'input' }) as MemberSchema);

const rows = members.map((member) => [
  code(member.name),
  member.type,
  member.unit,
  member.limits,
  toldDefault(member),
  sameElsewhere(member),
  member.about,
]);

export const writeServerConfig = (): string => `# The server's config file

\`vid server start --config FILE\`, and \`vid-server\` alike, read a JSON object of these members, all of them optional;
\`createServer({ config })\` takes the same object. A flag wins over the environment, that over the file, that over the
default. A member that is none, or a value that none can have, is refused with every other problem of the file before
anything is started.

\`\`\`json
{
  "accounts": [{ "api_key": "emp_local_ci", "credits": 500, "limits": { "concurrent_renders": 10, "render_rate": null } }],
  "policies": { "no_credits.code": "insufficient" },
  "render": { "renderer": "instant" }
}
\`\`\`

The admin token is no member: \`--admin-token\` or \`VID_ADMIN_TOKEN\` gives it. Of one below
${SECRET_CHARACTERS} characters the server warns at its start (\`admin-token-short\`), since it is short enough to be guessed.
\`openssl rand -hex 32\` makes a good one.

[The policies](unspecified.md) have a page of their own. \`accounts.N\` is each entry of the list.

This page is generated from \`packages/server/src/config-schema.ts\`: run \`npm run docs\` after a change there.

${table(['Member', 'Type', 'Unit', 'Limits', 'Default', 'Flag, variable', 'Means'], rows)}
`;
