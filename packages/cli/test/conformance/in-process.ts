/** A server of the test's process as a service that is judged: no sockets, its deliveries included. */
import type { ServerOptions, VidServer } from '@vid/server';
import { createServerWith } from '../../../server/src/create-server';
import { openAdmin } from '../../src/conformance/admin';
import type { Transport } from '../../src/conformance/exchange';
import { type Inbox, makeBoxes } from '../../src/conformance/inbox';
import type { Service } from '../../src/conformance/judge-service';

const BASE = 'http://vid.test';

/** A server from another build has its own. */
type Create = typeof createServerWith;

/** Plans at once, but not within the turn: what a planner makes of a brief is not judged here. */
const planner: NonNullable<Parameters<Create>[1]['planner']> = {
  plan: async ({ route }) => {
    await new Promise(setImmediate);
    return {
      title: 'Planned',
      scenes: [{ type: 'motion', prompt: 'Planned', duration: 5 }],
      notes: [],
      showsProduct: route === 'product-ad',
    };
  },
};

export interface Judged {
  readonly server: VidServer;
  /** A server as a service: this one or a copy of it. */
  service(this: void, server: VidServer): Service;
}

const transportOf =
  (server: VidServer): Transport =>
  async ({ method, url, headers, body }) => {
    const answer = await server.fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  };

export const openJudged = async (options: ServerOptions = {}, create: Create = createServerWith): Promise<Judged> => {
  const boxes = makeBoxes(() => 'http://receiver.test');
  const inbox: Inbox = { open: boxes.open, close: () => Promise.resolve() };
  const deliver = async (request: Request): Promise<Response> => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    const headers = Object.fromEntries(request.headers);
    const answer = boxes.take(new URL(request.url).pathname, { method: request.method, headers, bytes });
    if (answer === 'broken') throw new TypeError('The connection broke off.');
    return new Response(null, { status: answer });
  };
  const server = await create({ deliver, ...options }, { planner });
  return {
    server,
    service: (judged) => {
      const transport = transportOf(judged);
      const admin = openAdmin(`${BASE}/_admin`, transport, undefined);
      return { base: BASE, transport, admin, inbox, opening: 'loopback' };
    },
  };
};
