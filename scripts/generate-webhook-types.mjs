// Writes what the webhook verifier needs of the contract into its own sources, because it imports nothing: the event
// names and payload types, and the headers and figures of the signature. Run: npx tsx scripts/generate-webhook-types.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HEADER = `/**
 * %s
 * Generated from the contract by scripts/generate-webhook-types.mjs; edit the contract, then run that script.
 */
`;

/** When each event comes, for whoever reads the types. Specification: Events. */
const OCCASIONS = {
  'user.signup': 'An account was created.',
  'user.onboarded': 'An account went through its onboarding.',
  'subscription.created': 'A subscription to a plan began.',
  'subscription.canceled': 'A subscription to a plan was cancelled.',
  'video.completed': 'A render succeeded: where the MP4 is, and what it cost.',
  'video.failed': 'A render failed, and why. One that was cancelled sends nothing.',
  'credits.low': 'The balance fell to 10 credits or fewer; once for each fall.',
  'credits.purchased': 'The account got credits.',
  'training.invited': 'A learner was given a module, and a page to take it on.',
  'training.completed': 'A learner came to the end of a module; the result comes with it.',
  'training.passed': 'A learner reached the pass mark; comes together with `training.completed`.',
  'training.failed': 'A learner missed the pass mark or ran out of time; comes together with `training.completed`.',
  'training.overdue': 'The due date passed before a learner was done; once for each invitation.',
  'training.certificate_expiring': 'A certificate has 30 days left or fewer; once for each certificate.',
  ping: 'Somebody called the test endpoint of this webhook.',
};

const occasionOf = (event) => {
  const occasion = OCCASIONS[event];
  if (!occasion) throw new Error(`Nothing says when ${event} is sent. Add it to OCCASIONS in this script.`);
  return occasion;
};

const scalars = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

/** One JSON Schema of a payload member as a TypeScript type; refuses what it does not know. */
const typeOf = (schema, where) => {
  if (schema.enum) return schema.enum.map((value) => quote(value)).join(' | ');
  if (schema.anyOf) return unique(schema.anyOf.map((branch) => typeOf(branch, where))).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items, where)})[]`;
  const names = [schema.type].flat();
  const unknown = names.find((name) => !(name in scalars));
  if (unknown !== undefined || names.length === 0)
    throw new Error(`No TypeScript type is known for ${where}: ${JSON.stringify(schema)}. Teach it to this script.`);
  return unique(names.map((name) => scalars[name])).join(' | ');
};

const unique = (list) => [...new Set(list)];
const quote = (value) => `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const key = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));

const memberLines = (event, schema) =>
  Object.entries(schema.properties).flatMap(([name, member]) => {
    // Nobody promises a member that the specification does not show: its readers must expect that it is absent.
    const own = member['x-not-in-specification'] && 'Not in the specification, so it may be absent.';
    const doc = [member.description && `${member.description}.`, own].filter(Boolean).join(' ');
    const promised = schema.required?.includes(name) && !own;
    const type = typeOf(member, `${event}.${name}`);
    return [
      ...(doc ? [`    /** ${doc} */`] : []),
      `    readonly ${key(name)}${promised ? `: ${type}` : `?: ${type} | undefined`};`,
    ];
  });

/** The source text of `src/generated/events.ts`. `schemas` is one JSON Schema of an object for each event name. */
export const renderEventTypes = (schemas) => {
  const payloads = Object.entries(schemas).flatMap(([event, schema]) => [
    `  /** ${occasionOf(event)} */`,
    `  readonly ${key(event)}: {`,
    ...memberLines(event, schema),
    ...(schema.additionalProperties === false ? [] : ['    readonly [member: string]: unknown;']),
    '  };',
  ]);
  return `${HEADER.replace('%s', 'Every event that the specification names, and what its payload carries.')}
/** The payload of each event, by its name. Members that are not listed pass through. Specification: Events. */
export interface WebhookEventPayloads {
${payloads.join('\n')}
}

/** The name of an event that this version knows. Specification: Events. */
export type WebhookEventName = keyof WebhookEventPayloads;
`;
};

/** The source text of `src/generated/signature.ts`. */
export const renderSignature = ({ headers, prefix, replayWindowSeconds, attemptSeconds }) => {
  const names = Object.entries(headers).map(([role, name]) => `  ${key(role)}: ${quote(name)},`);
  return `${HEADER.replace('%s', 'How deliveries are signed and sent. Specification: Delivery format; Limits, time limits.')}
/** Headers of every delivery, by what they carry. */
export const HEADER_NAMES = {
${names.join('\n')}
} as const;

/** What a signature starts with, before its hex digits. */
export const SIGNATURE_PREFIX = ${quote(prefix)};

/** Age in seconds from which on a delivery counts as a replay. */
export const REPLAY_WINDOW_SECONDS = ${replayWindowSeconds};

/** For how many seconds the service waits for the answer to a delivery. */
export const ATTEMPT_SECONDS = ${attemptSeconds};
`;
};

/** Path and text of each generated file, from the contract module. */
export const generatedFiles = async (contract) => {
  const { z } = await import('zod');
  const schemas = Object.fromEntries(
    contract.EVENT_NAMES.map((event) => [event, z.toJSONSchema(contract.eventPayloads[event])]),
  );
  const { prefix, replayWindowSeconds } = contract.SIGNATURE;
  const headers = contract.DELIVERY_HEADERS;
  const attemptSeconds = contract.TIME_LIMITS.deliveryAttemptSeconds;
  return [
    { path: 'packages/webhook-verify/src/generated/events.ts', text: renderEventTypes(schemas) },
    {
      path: 'packages/webhook-verify/src/generated/signature.ts',
      text: renderSignature({ headers, prefix, replayWindowSeconds, attemptSeconds }),
    },
  ];
};

const main = async () => {
  const contract = await import('../packages/sdk/src/contract/index.ts');
  for (const { path, text } of await generatedFiles(contract)) {
    writeFileSync(new URL(`../${path}`, import.meta.url), text);
    console.log(`wrote ${path}`);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
