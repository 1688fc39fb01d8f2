/** What a wrong secret looks like. Says kinds and lengths, never characters of it. */
import { articleOf } from '../errors/shown-value';
import type { Finding } from './finding';

const VALID = /^[0-9a-f]{64}$/;

/** What it is, and how that is known: the first that fits counts. */
type Kinds = Readonly<Record<string, RegExp>>;

/** Other things that have a value of their own. */
const OTHERS: Kinds = {
  'it is an API key (emp_…), which authenticates your own calls; deliveries are signed with the secret of the webhook':
    /^emp_/,
  'it begins with whsec_: a signing secret of another service': /^whsec_/,
  'it looks like a credential of another service': /^(sk|pk|rk|re|ghp|ghs|xox[a-z])[-_]/,
  'it is a signature (sha256=…), not a secret': /^sha256=/,
  'it is the text of an absent value: a variable was not set when the text was put together':
    /^(undefined|null|NaN|\[object \w+\])$/,
  'it is a whole line of an environment file, name included': /^[A-Z][A-Z0-9_]*=/,
  'it begins with 0x': /^0x[0-9a-f]{64}$/i,
  'it has upper-case digits; the key is the text of the secret, so the case counts': /^[0-9A-Fa-f]{64}$/,
  'it looks like 32 bytes in base64; the secret is given as 64 hex digits and used as text': /^[A-Za-z0-9+/_-]{43}=?$/,
};

const kindIn = (kinds: Kinds, text: string): string | undefined =>
  Object.entries(kinds).find(([, form]) => form.test(text))?.[0];

const describe = (secret: unknown): string => {
  if (typeof secret === 'function') return 'it is a function; call it first';
  if (ArrayBuffer.isView(secret)) return 'it is bytes; pass the text, and do not decode its hex digits';
  if (secret instanceof Promise) return 'it is a promise; await it first';
  if (typeof secret !== 'string') return `it is ${articleOf(secret)}, not a string`;
  if (VALID.test(secret.trim())) return 'it has whitespace around it, often the line break at the end of a file';
  if (VALID.test(secret.trim().replace(/^(["'`])(.*)\1$/, '$2'))) return 'it is wrapped in quotes';
  if (VALID.test(secret.replace(/[^\x21-\x7e]|\\n|\\r/g, '')))
    return 'it holds invisible characters or written-out line breaks';
  const unquoted = secret.trim().replace(/^(["'`])(.*)\1$/, '$2');
  const kind = kindIn(MISPUT, unquoted) ?? kindIn(OTHERS, unquoted);
  const isQuoted = /^(["'`]).*\1$/.test(secret.trim());
  if (kind) return isQuoted ? `it is wrapped in quotes, and within them ${kind}` : kind;
  if (isQuoted) return `it is wrapped in quotes, and has ${unquoted.length} characters within them`;
  const hex = /^[0-9a-f]*$/.test(secret) ? 'hex digits, all of them valid: it seems cut off or joined' : 'characters';
  return `it has ${secret.length} ${hex}`;
};

/** What a variable or a file holds where the secret was not put in, or not alone. */
const MISPUT: Kinds = {
  'it is the id of a webhook (hook_…), not its secret': /^hook_/,
  "it is several secrets in one text: pass a list of them, such as secret.split(',') for one with commas alone":
    /^\[?["'`]?[0-9a-f]{64}["'`]?([\s,;|]+["'`]?[0-9a-f]{64}["'`]?)+\]?$/,
  'it is the name of a variable, and nothing has put its value there: what reads the file does not expand variables, or it is a placeholder':
    /^(\$\{?\w+\}?|\$\{\w+:?[-?].*\}|%\w+%|\{\{.*\}\}|<\w+>)$/,
};

export const secretFinding = (secret: unknown): Finding => {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret];
  const wrong = secrets.findIndex((one) => typeof one !== 'string' || !VALID.test(one));
  const which = secrets.length > 1 ? `Secret ${wrong} of the list` : 'The secret';
  return {
    cause: `${which} is unusable: ${describe(secrets[wrong])}.`,
    fix: 'Pass the 64 lowercase hex digits that creating the webhook returned, exactly. They are shown once: if they are lost, delete the webhook and create it again.',
  };
};

export const missingSecretFinding = (secret: unknown): Finding => ({
  cause: Array.isArray(secret)
    ? 'The list of secrets is empty or has an empty place.'
    : 'The secret is absent: most often an environment variable that is not set in this process.',
  fix: 'Set VID_WEBHOOK_SECRET (or the variable that you read) where this process runs, and check its name. Without a secret nothing is accepted.',
});
