/** A server of the test's process as a service that is judged: no sockets, its deliveries included. */
import { createServer, type ServerOptions, type VidServer } from '@vid/server';
import { openAdmin } from '../../src/conformance/admin';
import type { Transport } from '../../src/conformance/exchange';
import { type Inbox, makeBoxes } from '../../src/conformance/inbox';
import type { Service } from '../../src/conformance/judge-service';

const BASE = 'http://vid.test';

/** What creates a server; a build of another kind has its own. */
export type Create = (options: ServerOptions) => Promise<VidServer>;

export interface Judged {
  readonly server: VidServer;
  /** A server as a service, with the deliveries of this one and its copies. */
  service(server: VidServer): Service;
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

export const openJudged = async (options: ServerOptions = {}, create: Create = createServer): Promise<Judged> => {
  const boxes = makeBoxes(() => 'http://receiver.test');
  const inbox: Inbox = { open: boxes.open, close: () => Promise.resolve() };
  const server = await create({
    deliver: async (request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const headers = Object.fromEntries(request.headers);
      const answer = boxes.take(new URL(request.url).pathname, { method: request.method, headers, bytes });
      if (answer === 'broken') throw new TypeError('The connection broke off.');
      return new Response(null, { status: answer });
    },
    ...options,
  });
  return {
    server,
    service: (judged) => {
      const transport = transportOf(judged);
      const admin = openAdmin(`${BASE}/_admin`, transport, undefined);
      return { base: BASE, transport, admin, inbox, opening: 'loopback' };
    },
  };
};
