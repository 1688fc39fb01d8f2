import type { Transport } from './transport';

/** A transport that somebody else closes. */
export const borrowed = (transport: Transport): Transport => ({
  name: transport.name,
  exchange: (request) => transport.exchange(request),
  open: (request) => transport.open(request),
  close: async () => undefined,
  destroy: async () => undefined,
});
