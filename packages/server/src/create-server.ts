/** A server as an object: a function from request to response, an address when it listens, and the controls of both. */

import type { Listening } from './adapters/node-http/listen';
import type { Admin } from './admin/create-admin';
import { checkOptions } from './check-options';
import { compose } from './compose';
import type { Overrides } from './compose/overrides';
import type { ServerConfig } from './config-schema';
import { toResponse } from './http/reply';
import { type ServerDefaults, type ServerOptions, type Settled, settle } from './options';
import type { Log } from './ports/log';
import type { World } from './services/world';

/** A running reference server. Each one is a world of its own. */
export interface VidServer extends AsyncDisposable {
  /** The address, once `listen()` has resolved; before, what URLs in answers begin with. */
  readonly url: string;
  /** Answers a request without a socket, whatever host its URL names. */
  fetch(request: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Opens a socket; resolves with the address. Port 0 is any free one. */
  listen(address?: { readonly port?: number; readonly host?: string }): Promise<string>;
  /** Everything that the admin API can do, as functions. */
  readonly admin: Admin;
  /** Resolves when no job runs and no delivery waits. */
  settled(): Promise<void>;
  /**
   * An isolated copy of this server as it is now, in memory: accounts and credits, jobs and their videos, webhooks, clock,
   * faults and policies. What is under way or waits goes on in both. It has the options of this server but a port of its own,
   * and is closed by itself.
   */
  fork(): Promise<VidServer>;
  /** The server's clock in Unix milliseconds. */
  now(): number;
  /** Ends the socket, hands back work under way and closes the store. */
  close(): Promise<void>;
}

/** As the command has it. */
export interface OwnServer extends VidServer {
  /** The keys that everybody knows and that open it. */
  openKeys(): Promise<readonly string[]>;
}

const IN_PROCESS = { inProcess: true } as const;

/** Whether an address is this machine's own. */
const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** The check is loaded for those who bring a configuration: a start without one needs no schemas. */
export const checkedConfig = async (config: ServerOptions['config']): Promise<ServerConfig | undefined> => {
  if (config === undefined) return undefined;
  const { loadConfig } = await import('./config');
  return loadConfig(config);
};

/** Creates a server with replaced adapters, for tests of the server itself, or with other defaults. */
export const createServerWith = async (
  options: ServerOptions,
  overrides: Overrides,
  defaults?: ServerDefaults,
): Promise<OwnServer> => open(settle({ ...options, config: await checkedConfig(options.config) }, defaults), overrides);

/** Waits for the answers to what was asked. What looks after a process that works on is answered to its end. */
const endRequests = async (listening: Listening, log: Log, { answerMs, role }: Settled): Promise<void> => {
  const requests = listening.underWay();
  if (requests > 0 && answerMs > 0)
    log.write('info', 'requests-waited-for', { requests, at_most_seconds: answerMs / 1000 });
  const cut = await listening.drain({ ms: answerMs, listens: role !== 'api' });
  if (cut > 0) log.write('warn', 'requests-cut-off', { requests: cut });
};

/** What a copy has of its own: files and an address. */
const forCopy = (settled: Settled): Settled => ({
  ...settled,
  dataDir: undefined,
  database: undefined,
  role: 'all',
  artifacts: undefined,
  port: 0,
});
const ownFiles = ({ artifacts: _artifacts, media: _media, ...shared }: Overrides): Overrides => shared;

const open = async (settled: Settled, overrides: Overrides, world?: World): Promise<OwnServer> => {
  const house = await compose(settled, overrides, world);
  let listening: Listening | undefined;
  let closing: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    house.endStreams();
    // What looks after a process that works on is answered to the end.
    const drained = listening && endRequests(listening, house.log, settled);
    await Promise.all([drained, house.endWork()]);
    await listening?.close();
    await house.close();
  };

  const server: OwnServer = {
    get url() {
      return house.baseUrl();
    },
    fetch: async (input, init) => {
      // As a connection that is refused: an answer would be one of the service.
      if (closing !== undefined) throw new TypeError('fetch failed', { cause: new Error('The server is closed.') });
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      return toResponse(await house.handle(request, IN_PROCESS), request.method);
    },
    listen: async ({ host = settled.host, port = settled.port } = {}) => {
      if (listening !== undefined) throw new Error(`The server listens already, at ${house.baseUrl()}.`);
      const { listen } = await import('./adapters/node-http/listen');
      const { handle, noteRefused } = house;
      listening = await listen({ host, port, handle, noteRefused });
      const url = `http://${shownHost(host)}:${listening.port}`;
      await house.listensAt(host, url);
      return url;
    },
    admin: house.admin,
    openKeys: () => house.openKeys(),
    settled: () => house.settled(),
    fork: async () => {
      if (closing !== undefined) throw new Error('The server is closed: fork it before.');
      return open(forCopy(settled), ownFiles(overrides), await house.world());
    },
    now: () => house.now(),
    close: () => (closing ??= close()),
    [Symbol.asyncDispose]: () => server.close(),
  };
  return server;
};

/**
 * Creates a reference server within this process: in memory, with instant renders, unless options say otherwise.
 *
 * @throws {ConfigError} an option or the configuration can't be used
 * @throws {DataFolderError} the data folder is in use, damaged or newer
 * @throws {DatabaseError} the database can't be reached, refuses, or is not for this version
 * @throws {StoreUnavailable} the database went away, or takes nothing, while the server began
 * @throws {ArtifactsFailure} videos can't be kept where they should be, until somebody does something
 */
export const createServer = async (options: ServerOptions = {}): Promise<VidServer> =>
  createServerWith(checkOptions(options), {});
