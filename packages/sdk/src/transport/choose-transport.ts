import { InvalidRequestError } from '../errors/invalid-request-error';
import { quoted } from '../options/quoted';
import { type FetchLike, FetchTransport } from './fetch-transport';
import { HttpTransport } from './http-transport';
import type { Transport } from './transport';
import { type DispatcherLike, UndiciTransport } from './undici-transport';

/**
 * How requests leave: `'undici'` (the default; a Pool with keep-alive), `'http'` (node:http, quick to load; the default in Bun) or a fetch
 * function. Tools that patch node:http or fetch, such as MSW, see the latter two.
 */
export type TransportChoice = 'undici' | 'http' | { readonly fetch: FetchLike };

/** What the default transport is told beside. */
export interface TransportExtras {
  readonly proxyFromEnvironment: boolean | undefined;
  readonly warn: (message: string, code: string) => void;
}

/** Bun has an undici of its own, whose dispatchers send nothing; its node:http does. */
const isBun = (): boolean => 'Bun' in globalThis;

/** Makes the transport that was chosen; `warn` is told when the default one goes past the mock of a test. */
export const chooseTransport = (
  given: TransportChoice | undefined,
  dispatcher: DispatcherLike | undefined,
  { proxyFromEnvironment = false, warn }: TransportExtras,
): Transport => {
  if (isBun() && (given === 'undici' || dispatcher !== undefined || proxyFromEnvironment)) {
    throw new InvalidRequestError('Bun cannot send through undici, its dispatchers and its proxies', {
      nextStep:
        "Leave transport, dispatcher and proxyFromEnvironment out, or pass transport: { fetch }, which Bun's proxies serve.",
    });
  }
  const choice = given ?? (isBun() ? 'http' : 'undici');
  if (proxyFromEnvironment && (dispatcher !== undefined || choice !== 'undici')) {
    throw new InvalidRequestError('proxyFromEnvironment was given together with a dispatcher or another transport', {
      nextStep: 'Leave dispatcher and transport out: only the undici transport looks for proxies itself.',
    });
  }
  if (dispatcher !== undefined && choice !== 'undici') {
    throw new InvalidRequestError('A dispatcher was given together with a transport other than undici', {
      nextStep: "Leave transport out, or set it to 'undici'; the other transports know no dispatchers.",
    });
  }
  if (dispatcher !== undefined && typeof (dispatcher as { dispatch?: unknown } | null)?.dispatch !== 'function') {
    throw new InvalidRequestError('The dispatcher that was given has no dispatch function', {
      nextStep: 'Pass an Agent, a Pool, a ProxyAgent or a MockAgent of undici 6 or later, or set transport instead.',
    });
  }
  if (choice === 'undici') return new UndiciTransport({ dispatcher, proxyFromEnvironment, warn });
  if (choice === 'http') return new HttpTransport();
  if (typeof (choice as { fetch?: unknown } | undefined)?.fetch === 'function') return new FetchTransport(choice.fetch);
  throw new InvalidRequestError(`The transport ${quoted(choice)} is not known`, {
    nextStep: "Use 'undici', 'http' or { fetch }.",
  });
};
