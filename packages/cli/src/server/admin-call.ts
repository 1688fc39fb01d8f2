/** Calls the admin API of a local server. Not part of the service: only a reference server answers. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { reach } from '../reach';
import type { Session } from '../session';
import { shownAddress } from '../shown-address';
import { adminRefusal } from './admin-refusal';
import { serverUrl } from './server-url';

interface AdminRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** The server, where it is known. */
  readonly base?: string;
}

/** The JSON of an answer; undefined where there is none. */
const jsonOf = async (response: Response, base: string): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CliError(EXIT.network, `What answers at ${shownAddress(base)} is no local server of vid.`, {
      next: 'Name the address of one with --base-url, or its folder with --data-dir.',
      cause,
    });
  }
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
    response = await reach(url, {
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
  const answer = await jsonOf(response, base);
  if (response.ok) return answer;
  throw adminRefusal({ status: response.status, answer, sent: body, call: `${method} ${url.pathname}` });
};
