/** The client's next steps name its methods; at the command line they are commands. Pure. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/vid\.account\.retrieve\(\)/g, '`vid account`'],
  [/vid\.jobs\.wait\('([^']+)'\)/g, '`vid job watch $1`'],
  [/vid\.jobs\.retrieve\('([^']+)'\)/g, '`vid job get $1`'],
  [/vid\.jobs\.retrieve\(id\)/g, '`vid job get ID`'],
  [/\bidempotencyKey '([^']+)'/g, '--idempotency-key $1'],
];

/** What to do about a render that may or may not have been paid for. */
const lostRender = (key: string): string =>
  `Look at the balance with \`vid account\`. The same command with --idempotency-key ${key} is safe: it finds this render or starts it, and never pays twice. Another key would be another render and another charge.`;

/** The next step of an error of the client. */
export const nextInWords = (
  error: { readonly name: string; readonly idempotencyKey?: unknown },
  next: string,
): string => {
  if (error.name === 'RenderOutcomeUnknownError') return lostRender(String(error.idempotencyKey));
  return COMMANDS.reduce((text, [method, command]) => text.replace(method, command), next);
};
