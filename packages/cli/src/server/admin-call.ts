/** Calls the admin API of a local server. Not part of the service: only a reference server answers. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Session } from '../session';
import { shownAddress } from '../shown-address';
import { serverUrl } from './server-url';

interface AdminRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** The server, where it is known. */
  readonly base?: string;
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'error' in body
    ? [body.error, 'detail' in body ? body.detail : undefined].filter(Boolean).join(': ')
    : 'no message';

const nextOf = (status: number): string => {
  if (status === 404)
    return 'Check the id: `vid server credits` lists accounts, `vid server deliveries` deliveries, `vid hooks list` webhooks.';
  if (status === 401 || status === 403) return 'Set VID_ADMIN_TOKEN to the token that the server was started with.';
  return status >= 500 ? 'Look at what the server logged.' : 'See `vid server --help`.';
};

/** One call; gives the JSON of the answer, or undefined where there is none. */
export const adminCall = async (
  session: Session,
  path: string,
  { method = 'GET', body, signal, base: known }: AdminRequest = {},
): Promise<unknown> => {
  const base = known ?? (await serverUrl(session));
  const token = process.env['VID_ADMIN_TOKEN'];
  const url = new URL(`/_admin/${path}`, base);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    throw new CliError(EXIT.network, `No local server answers at ${shownAddress(base)}.`, {
      next: 'Start one with `vid server start`, or name its address with --base-url or its folder with --data-dir.',
      cause,
    });
  }
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return answer;
  const exit =
    response.status === 404
      ? EXIT.notFound
      : response.status === 401 || response.status === 403
        ? EXIT.authentication
        : response.status >= 500
          ? EXIT.network
          : EXIT.usage;
  throw new CliError(
    exit,
    `The local server answered ${method} ${url.pathname} with ${response.status}: ${messageOf(answer).replace(/\.$/, '')}.`,
    { next: nextOf(response.status) },
  );
};
