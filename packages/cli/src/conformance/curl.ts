/** A request as a command that sends it again, with the key left to the environment. */
import { shellQuoted } from '../shell-quoted';
import type { WireRequest } from './exchange';
import type { Secrets } from './secrets';

/** Characters of a text in a body that are written out. */
const WRITTEN = 400;

const shortened = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), (_name, value: unknown) =>
      typeof value === 'string' && value.length > WRITTEN
        ? `${value.slice(0, 20)}… (${value.length} characters)`
        : value,
    );
  } catch {
    return body.length > WRITTEN ? `${body.slice(0, WRITTEN)}…` : body;
  }
};

const header = (name: string, value: string): string => {
  // The shell puts the key in, which single quotes would prevent.
  const hasKey = value.includes('$VID_API_KEY');
  return `-H ${hasKey ? `"${name}: ${value}"` : shellQuoted(`${name}: ${value}`)}`;
};

export const toCurl = ({ method, url, headers, body }: WireRequest, secrets: Secrets): string =>
  [
    'curl -i',
    method === 'GET' ? '' : `-X ${method}`,
    shellQuoted(secrets.without(url)),
    ...Object.entries(headers).map(([name, value]) => header(name, secrets.without(value))),
    body === undefined ? '' : `-d ${shellQuoted(secrets.without(shortened(body)))}`,
  ]
    .filter(Boolean)
    .join(' ');
