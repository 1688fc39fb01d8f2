import { processWide } from './process-wide';

/** The secrets that a command has read, whatever it needs them for: an error must show none of them. */
const held = processWide('held-secrets', () => new Set<string>());

/** Takes one down and gives it back. */
export const holdSecret = <T extends string | undefined>(secret: T): T => {
  if (secret !== undefined) held.add(secret);
  return secret;
};

const SECRET_VARIABLES = [
  ...['VID_API_KEY', 'VID_WEBHOOK_SECRET', 'VID_PLANNER_KEY', 'VID_ADMIN_TOKEN', 'VID_SECRET_KEY'],
  ...['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
];

/** Those of this command, and what its environment holds. */
export const heldSecrets = (): readonly string[] => [
  ...held,
  ...SECRET_VARIABLES.flatMap((name) => process.env[name] ?? []),
];
