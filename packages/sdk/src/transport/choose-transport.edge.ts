import { InvalidRequestError } from '../errors/invalid-request-error';
import { type FetchLike, FetchTransport } from './fetch-transport';
import type { Transport } from './transport';

/** Makes the transport: the runtime's own fetch, or a function in its place. */
export const chooseTransport = (
  choice: { readonly fetch: FetchLike } = { fetch: (request) => fetch(request) },
  dispatcher: unknown,
  { proxyFromEnvironment }: { readonly proxyFromEnvironment: boolean | undefined },
): Transport => {
  if (
    dispatcher !== undefined ||
    proxyFromEnvironment === true ||
    typeof (choice as unknown as typeof choice | null)?.fetch !== 'function'
  ) {
    throw new InvalidRequestError('The client for workers and edge functions sends with fetch only', {
      nextStep: 'Pass transport: { fetch }, or nothing.',
    });
  }
  return new FetchTransport(choice.fetch);
};
