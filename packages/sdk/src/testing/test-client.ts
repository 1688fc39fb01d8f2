import { VidClient } from '../client';
import type { VidClientOptions } from '../client-options';
import { held } from '../clock/held';
import type { RenderJournal } from '../journal/journal';
import { isKind } from '../options/kinds';
import { ScriptedService } from './scripted-service';
import { VirtualClock } from './virtual-clock';

/** A client for unit tests, and the service that it talks to. */
export interface TestClient {
  /** A real client: its checks, retries, waits and errors are those of production. */
  readonly vid: VidClient;
  /** What it is answered, and what it sent. */
  readonly service: ScriptedService;
}

/** Makes both. Nothing leaves the process, and waiting takes no time. */
export const createTestClient = (
  options: Omit<VidClientOptions, 'transport' | 'dispatcher' | 'proxyFromEnvironment'> = {},
): TestClient => {
  const service = new ScriptedService();
  const clock = new VirtualClock(() => service.busy);
  const vid = new VidClient({
    apiKey: 'emp_test',
    baseUrl: 'http://vid.test',
    ...options,
    ...(isKind(options.journal, 'journal') ? { journal: held(clock, options.journal as RenderJournal) } : {}),
    transport: { fetch: service.fetch },
    ports: { clock, ...options.ports },
  });
  return { vid, service };
};
