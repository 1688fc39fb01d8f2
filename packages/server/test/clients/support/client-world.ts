/** A reference server, accounts of a test's own on it, and clients that reach it through one of the transports. */
import {
  type DispatcherLike,
  type TransportChoice,
  VidClient,
  type VidClientOptions,
  verifyWebhook,
  type WebhookDelivery,
} from '@vid/sdk';
import { createServer, type VidServer } from '@vid/server';
import { vidDispatcher } from '@vid/server/dispatcher';

/** How clients reach the server. */
export type Door = 'undici' | 'http' | 'fetch' | 'dispatcher';

export interface Tenant {
  readonly vid: VidClient;
  readonly userId: string;
  readonly apiKey: string;
  /** Another client of the same account, with an empty journal. */
  readonly client: (options?: VidClientOptions) => VidClient;
  /** Credits that renders and planning cost, refunds taken off. */
  readonly spent: () => Promise<number>;
}

export interface ClientWorld extends AsyncDisposable {
  readonly server: VidServer;
  tenant(account?: Parameters<VidServer['admin']['createAccount']>[0]): Promise<Tenant>;
  client(apiKey: string, options?: VidClientOptions): VidClient;
  /** Takes the deliveries to a URL, verified with the secret. */
  onDelivery(url: string, secret: string, handle: (delivery: WebhookDelivery) => void): void;
}

const connection = (door: Door, server: VidServer): { transport: TransportChoice; dispatcher?: DispatcherLike } => {
  if (door === 'fetch') return { transport: { fetch: (request) => server.fetch(request) } };
  if (door === 'dispatcher') return { transport: 'undici', dispatcher: vidDispatcher(server) };
  return { transport: door };
};

/** Opens a server under the given policies. */
export const openClientWorld = async (
  door: Door,
  policy: Readonly<Record<string, string>> = {},
): Promise<ClientWorld> => {
  const receivers = new Map<string, { secret: string; handle: (delivery: WebhookDelivery) => void }>();
  const clients: VidClient[] = [];
  const server = await createServer({
    policy,
    async deliver(request) {
      const receiver = receivers.get(request.url);
      if (receiver === undefined) return new Response(null, { status: 204 });
      const now = policy['delivery.timestamp'] === 'real' ? Date.now : () => server.now();
      const delivery = await verifyWebhook(await request.arrayBuffer(), request.headers, receiver.secret, { now });
      receiver.handle(delivery);
      return new Response(null, { status: 204 });
    },
  });
  const baseUrl = door === 'undici' || door === 'http' ? await server.listen({ port: 0 }) : 'http://service.test';
  const client = (apiKey: string, options: VidClientOptions = {}): VidClient => {
    const vid = new VidClient({
      apiKey,
      baseUrl,
      ...connection(door, server),
      retry: { minDelayMs: 2, maxDelayMs: 10, budgetMs: 1000 },
      ...options,
    });
    clients.push(vid);
    return vid;
  };
  return {
    server,
    client,
    onDelivery: (url, secret, handle) => void receivers.set(url, { secret, handle }),
    async tenant(input = {}) {
      const { account, api_key: apiKey } = await server.admin.createAccount({
        plan: 'agency',
        credits: 1000,
        ...input,
      });
      const userId = account.user_id;
      return {
        vid: client(apiKey),
        userId,
        apiKey,
        client: (options) => client(apiKey, options),
        async spent() {
          const { entries } = await server.admin.ledger(userId);
          return entries
            .filter(({ kind }) => kind === 'planning' || kind === 'render' || kind === 'refund')
            .reduce((sum, { amount }) => sum - amount, 0);
        },
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(clients.map((vid) => vid.close()));
      await server.close();
    },
  };
};
