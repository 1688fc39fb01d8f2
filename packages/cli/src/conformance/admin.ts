/** The admin API of a local server, for states that the wire alone can't reach. */
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import { perhapsMeant } from '../meant-address';
import { isHttp, shownAddress } from '../shown-address';
import type { Members, Transport } from './exchange';
import { membersOf, toExchange } from './exchange';
import { answerText } from './judge';

/** What an account of the run's own has. */
export interface AccountWish {
  readonly plan?: string;
  readonly credits?: number;
  readonly email?: string;
  readonly name?: string;
  readonly suspended?: boolean;
  readonly limits?: Members;
}

export interface Admin {
  /** One call; the members of its answer. */
  call(method: string, path: string, body?: unknown): Promise<Members>;
  createAccount(wish: AccountWish): Promise<{ readonly userId: string; readonly apiKey: string }>;
  /** Moves the clock on and lets happen what became due. */
  pass(seconds: number): Promise<void>;
  emit(userId: string, event: string, payload?: Members): Promise<void>;
}

/** The admin API did not do what it was asked: at the start it is none, later it has failed. */
export class AdminFailure extends CliError {
  constructor(
    base: string,
    readonly why: string,
  ) {
    super(EXIT.network, `There is no admin API at ${shownAddress(base)}: ${why}.`, {
      next: 'Name the admin API of a local server, such as --admin http://127.0.0.1:4600/_admin, and set VID_ADMIN_TOKEN where it asks for a token.',
    });
  }
}

export const openAdmin = (base: string, transport: Transport, token: string | undefined): Admin => {
  if (!isHttp(base))
    throw new CliError(EXIT.usage, `--admin: ${shownAddress(base)} is no http(s) URL.`, {
      next: `${perhapsMeant(base)}Name the admin API of a local server, such as http://127.0.0.1:4600/_admin.`,
    });
  const call: Admin['call'] = async (method, path, body) => {
    const request = {
      method,
      url: `${base.replace(/\/+$/, '')}/${path}`,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answer = await transport(request).catch((error: unknown) => {
      throw new AdminFailure(base, (error as Error).message);
    });
    const exchange = toExchange(request, answer);
    if (exchange.status < 200 || exchange.status > 299)
      throw new AdminFailure(base, `it answers ${answerText(exchange)}`);
    if (exchange.status !== 204 && exchange.json === undefined)
      throw new AdminFailure(base, 'it does not answer with JSON');
    return membersOf(exchange.json);
  };
  return {
    call,
    createAccount: async (wish) => {
      const { account, api_key: apiKey } = await call('POST', 'accounts', wish);
      return { userId: String(membersOf(account)['user_id']), apiKey: String(apiKey) };
    },
    pass: async (seconds) => {
      await call('POST', 'clock', { advance_seconds: seconds });
    },
    emit: async (userId, event, payload) => {
      await call('POST', 'events', { user_id: userId, event, ...(payload === undefined ? {} : { payload }) });
    },
  };
};
