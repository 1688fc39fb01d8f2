/** Finds the service of a run and sees that it is there: an address where nothing answers has no results. */
import { canParseUrl } from '@vid/sdk/contract';
import { CliError } from '../cli-error';
import { EXIT } from '../exit-codes';
import type { Settings } from '../settings';
import { shownAddress } from '../shown-address';
import { inOnePiece } from '../terminal-text';
import { openAdmin } from './admin';
import { makeCaller } from './caller';
import { membersOf, type Transport, toExchange } from './exchange';
import { openHttpTransport } from './http-transport';
import { openInbox } from './inbox';
import type { Service } from './judge-service';

export interface ServiceFlags {
  readonly spend?: boolean;
  /** The base of a local server's admin API. */
  readonly admin?: string;
}

export interface OpenedService extends Service {
  close(): Promise<void>;
}

/** The account of a key, as the service answers. */
const askAccount = async (base: string, key: string, transport: Transport, signal: AbortSignal) => {
  const send = async (request: Parameters<Transport>[0]) =>
    toExchange(
      request,
      await transport(request, signal).catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new CliError(EXIT.network, `Nothing answers at ${shownAddress(base)}: ${(cause as Error).message}.`, {
          next: 'Check the address, and that the service runs. Nothing was checked.',
          cause,
        });
      }),
    );
  return makeCaller(base, `Bearer ${key}`, send).call('retrieveAccount');
};

/** An account that the admin API makes has to be one of this service. */
const checkAdmin = async (base: string, flag: string, transport: Transport, signal: AbortSignal) => {
  if (!canParseUrl(flag) || !/^https?:/i.test(flag))
    throw new CliError(EXIT.usage, `--admin ${inOnePiece(flag)} is no http(s) URL.`, {
      next: 'Write it like --admin http://127.0.0.1:4600/_admin. Nothing was sent.',
    });
  const admin = openAdmin(flag, transport, process.env['VID_ADMIN_TOKEN']);
  const { userId, apiKey } = await admin.createAccount({ name: 'conformance' });
  const exchange = await askAccount(base, apiKey, transport, signal);
  const { code } = membersOf(exchange.json);
  if (membersOf(exchange.json)['user_id'] !== userId && code === 'INVALID_API_KEY')
    throw new CliError(
      EXIT.usage,
      `${shownAddress(flag)} is the admin API of another server than ${shownAddress(base)}.`,
      {
        next: 'Name both of the same server. Nothing was checked.',
      },
    );
  return admin;
};

/** Without an admin API everything is asked with the user's key: one that is refused tells nothing. */
const checkKey = async (base: string, { apiKey, heldBack }: Settings, transport: Transport, signal: AbortSignal) => {
  if (apiKey === undefined)
    throw new CliError(EXIT.authentication, heldBack?.message ?? 'No API key is configured.', {
      next:
        heldBack?.next ??
        'Set VID_API_KEY, name a file with --api-key-file, or name the admin API of a local server with --admin.',
    });
  const exchange = await askAccount(base, apiKey.value, transport, signal);
  const { code, error } = membersOf(exchange.json);
  if (['NO_API_KEY', 'INVALID_API_KEY', 'PLAN_UPGRADE_REQUIRED', 'ACCOUNT_SUSPENDED'].includes(String(code)))
    throw new CliError(
      EXIT.authentication,
      `The service refuses the key from ${apiKey.source}: ${inOnePiece(String(error))}.`,
      {
        next: 'Use a key of an account on the agency plan. Nothing was checked.',
      },
    );
  return apiKey.value;
};

export const openService = async (
  base: string,
  settings: Settings,
  { admin: flag, spend = false }: ServiceFlags,
  { signal, note }: { readonly signal: AbortSignal; readonly note: (text: string) => void },
): Promise<OpenedService> => {
  const { send: transport, close } = openHttpTransport(note);
  try {
    const admin = flag === undefined ? undefined : await checkAdmin(base, flag, transport, signal);
    const key = admin === undefined ? await checkKey(base, settings, transport, signal) : undefined;
    const inbox = await openInbox();
    return {
      base,
      transport,
      admin,
      key,
      spend,
      inbox,
      close: async () => {
        close();
        await inbox.close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
};
