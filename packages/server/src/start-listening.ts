/** The start of `vid-server`, until it listens or is told to end. */
import { ConfigError } from './config-error';
import { createServerWith, type OwnServer } from './create-server';
import type { EndingSignal } from './ending-signal';
import type { ServerDefaults, ServerOptions } from './options';

/** A server of its own makes real videos, and calls nobody's private network. */
const DEFAULTS: ServerDefaults = {
  ...{ renderer: 'ffmpeg', privateNetwork: false },
  // Less than whoever ends a process by force gives it, by default.
  ...{ answerSeconds: 5, shutdownSeconds: 10 },
  databaseWaitSeconds: 60,
};

export interface Started {
  readonly server: OwnServer;
  /** Where it listens, whatever its public URL is. */
  readonly address: string;
}

/** So long a start that was told to end may take until it has put everything back. */
const PUT_BACK_MS = 1000;

const start = async (options: ServerOptions): Promise<Started> => {
  const server = await createServerWith(options, {}, DEFAULTS);
  try {
    return { server, address: await server.listen() };
  } catch (error) {
    await server.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `Port ${options.port} is in use. Stop what uses it, or choose another --port (0 is any free one).`,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(
        `The server can't listen on ${options.host ?? '127.0.0.1'}:${options.port}: ${(error as Error).message}.`,
      );
    throw error;
  }
};

/** Starts listening. Undefined where it was told to end before; whatever the start waits for is waited for no longer. */
export const startListening = async (
  options: ServerOptions,
  stopped: EndingSignal['asked'],
): Promise<Started | undefined> => {
  const starting = start(options);
  const started = await Promise.race([starting, stopped.then(() => undefined)]);
  if (started !== undefined) return started;
  const putBack = starting.then(({ server }) => server.close()).catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PUT_BACK_MS);
  });
  await Promise.race([putBack, late]);
  clearTimeout(timer);
  return undefined;
};
