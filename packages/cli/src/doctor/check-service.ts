/** The configured service: its address, the key and where that came from, an answer, and what its clock says. */
import { connect } from 'node:net';
import { API_KEY_PREFIX, ERROR_NEXT, ERRORS, type ErrorCode } from '@vid/sdk/contract';
import { baseUrlProblem, changeOf } from '../base-url';
import { isOwnMachine } from '../is-own-machine';
import { meantAddress } from '../meant-address';
import { misunderstandingOf, withoutDump } from '../misunderstanding';
import type { Setting, Settings } from '../settings';
import { timeLimit } from '../time-limit';
import { judgeAgainst } from './check-clock';
import { type Finding, ok, problem, warning } from './finding';

/** Milliseconds that the service has for its answer. */
const PATIENCE_MS = 3000;
/** Milliseconds for a connection, when an answer was waited for in vain. */
const CONNECT_MS = 1000;

/** The address, or what is wrong with it; a wrong one is not shown, since it may hold a password. */
const addressOf = (setting: Setting): URL | Finding => {
  const what = baseUrlProblem(setting.value);
  if (what === undefined) return new URL(setting.value);
  return problem(
    'base URL',
    `the one from ${setting.source} ${what}`,
    `${changeOf(setting)}: the root of a host, like ${meantAddress(setting.value) ?? 'https://api.example.com'}`,
  );
};

const checkKey = ({ apiKey: key, heldBack }: Settings): Finding => {
  if (heldBack !== undefined) return warning('API key', heldBack.message, heldBack.next);
  if (key === undefined) return warning('API key', 'not set', 'vid login, or set VID_API_KEY');
  if (!key.value.startsWith(API_KEY_PREFIX) || /\s/.test(key.value))
    return problem(
      'API key',
      `what came from ${key.source} is no key: one word that starts with ${API_KEY_PREFIX}`,
      'vid login',
    );
  return ok('API key', `from ${key.source}`);
};

/** The members of the answer, if it has any. @throws the body did not end in time */
const membersOf = async (response: Response): Promise<object> => {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const isAccount = async (response: Response): Promise<boolean> => 'user_id' in (await membersOf(response));

/** The code of the service's own with which it refuses. */
const codeOf = async (response: Response): Promise<ErrorCode | undefined> => {
  const body = await membersOf(response);
  const code = 'code' in body ? String(body.code) : '';
  return Object.hasOwn(ERROR_NEXT, code) ? (code as ErrorCode) : undefined;
};

const judge = async (
  response: Response,
  { url, baseUrl, key }: { url: URL; baseUrl: Setting; key: Setting | undefined },
): Promise<Finding> => {
  const { status } = response;
  const said = `${url.origin} answers ${status}`;
  if (status >= 300 && status < 400)
    return problem('service', `${said} and sends elsewhere`, `${changeOf(baseUrl)}: use the address that it sends to`);
  if (status === 200)
    return (await isAccount(response))
      ? ok('service', `${said} to the account check`)
      : problem(
          'service',
          `${said}, but not as the service does`,
          `${changeOf(baseUrl)}: something else answers there`,
        );
  if (status === 401 && key === undefined) return ok('service', `${said}, as it does without a key`);
  if (status === 401) return problem('service', `${said}: it does not know the key from ${key?.source}`, 'vid login');
  const refusal = status > 401 && status < 500 ? await codeOf(response) : undefined;
  if (refusal !== undefined)
    return problem('service', `${said}, ${refusal}: ${ERRORS[refusal].when}`, ERROR_NEXT[refusal]);
  if (status === 403) return problem('service', `${said}: the account may not do this`, 'vid account');
  if (status === 429) return warning('service', `${said}: too many requests`, 'vid doctor, in a minute');
  if (status >= 500) return problem('service', `${said}: it fails`, 'vid account, in some minutes');
  return problem(
    'service',
    `${said}, which the service never does`,
    `${changeOf(baseUrl)}: something else answers there`,
  );
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  TimeoutError: 'it takes no connection',
  'bad port': 'its port belongs to another protocol, and no HTTP client uses it',
};

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

const whyNot = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : (cause as Error).name;
  const { message } = cause as Error;
  return REASONS[code] ?? REASONS[message] ?? withoutDump(message);
};

/** Whether somebody takes a connection there. */
const takesConnections = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const port = url.port === '' ? ({ 'https:': 443 }[url.protocol] ?? 80) : Number(url.port);
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port, timeout: CONNECT_MS });
    const end = (taken: boolean): void => {
      socket.destroy();
      resolve(taken);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });

/** A service that gave no answer: one that hangs is there, unlike one that can't be reached. */
const unanswered = async (error: unknown, url: URL, patienceMs: number): Promise<Finding> => {
  const local = isOwnMachine(url.href);
  if ((error as Error).name === 'TimeoutError' && (await takesConnections(url)))
    return problem(
      'service',
      `${url.origin} takes connections, but does not answer within ${patienceMs / 1000} s`,
      local
        ? "vid server status, which tells whether it is this project's server; then vid server stop and vid server start"
        : `curl -sv ${url.origin}/v1/me, in some minutes; what lies before the service (a proxy, a tunnel) may hang as well`,
    );
  const cause = causeOf(error);
  const misunderstood = misunderstandingOf(cause, url.origin);
  if (misunderstood !== undefined)
    return problem('service', `${url.origin} ${misunderstood.said}`, misunderstood.next.replace(/\.$/, ''));
  const next = local ? 'vid server start' : `curl -sv ${url.origin}, to see where it ends`;
  return problem('service', `${url.origin} can't be reached: ${whyNot(cause)}`, next);
};

/** Asks whose key it is: it costs nothing and changes nothing. */
export const checkService = async (
  settings: Settings,
  patienceMs: number = PATIENCE_MS,
): Promise<readonly Finding[]> => {
  const { baseUrl, apiKey } = settings;
  if (baseUrl === undefined)
    return [
      warning(
        'base URL',
        'not set; --local works without one',
        'vid server start, or vid config set base-url https://HOST',
      ),
      checkKey(settings),
    ];
  const url = addressOf(baseUrl);
  if (!(url instanceof URL)) return [url, checkKey(settings)];
  const address =
    url.protocol === 'http:' && !isOwnMachine(url.href)
      ? warning(
          'base URL',
          `${url.origin} (${baseUrl.source}) is not encrypted: the key can be read on its way`,
          changeOf(baseUrl),
        )
      : ok('base URL', `${url.origin} (${baseUrl.source})`);
  const key = checkKey(settings);
  const sent = apiKey !== undefined && key.state === 'ok' ? apiKey : undefined;
  const begin = Date.now();
  try {
    const response = await fetch(new URL('/v1/me', url), {
      headers: sent === undefined ? {} : { authorization: `Bearer ${sent.value}` },
      redirect: 'manual',
      signal: timeLimit(patienceMs),
    });
    const middle = (begin + Date.now()) / 2;
    return [
      address,
      key,
      await judge(response, { url, baseUrl, key: sent }),
      judgeAgainst(response.headers.get('date'), middle),
    ];
  } catch (error) {
    return [address, key, await unanswered(error, url, patienceMs)];
  }
};
