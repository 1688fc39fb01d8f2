/** A front door behind which everything is fine, but for what a test changes. */
import { createFaults } from '../../src/faults/create-faults';
import { createFrontDoor, type FrontDoorDeps } from '../../src/http/front-door';
import { json } from '../../src/http/json';
import type { Reply } from '../../src/http/reply';
import { NO_METER } from '../../src/ports/meter';
import { NO_TRACER } from '../../src/ports/tracer';
import { createMemoryLog } from './memory-log';

interface Service {
  readonly handle: () => Promise<Reply>;
  readonly needsStore: (request: { readonly url: string }) => boolean;
}

export const openFrontDoor = ({
  handle = async () => json(200, { fine: true }),
  needsStore = () => true,
  ...changes
}: Partial<FrontDoorDeps & Service>) => {
  const { lines, log } = createMemoryLog();
  const door = createFrontDoor({
    find: (request) => ({ route: '/v1/me', needsStore: needsStore(request), answer: handle }),
    faults: createFaults(1),
    takeFault: () => undefined,
    requests: { add: () => undefined },
    authenticate: async () => ({ ok: false, refusal: { kind: 'no-api-key' } }),
    clock: { now: () => 0, realNow: () => 0 } as never,
    log,
    admin: { prefix: '/_admin', handle: () => json(200, {}) },
    ownPages: [],
    pressure: { enter: () => ({ leave: () => undefined }) },
    turnAway: (retryAfter) => json(503, { retryAfter }),
    turnAwayLate: () => json(503, {}),
    refresh: async () => undefined,
    watch: { paths: [], handle: async () => json(200, {}) },
    meter: NO_METER,
    tracer: NO_TRACER,
    drawId: () => 'req_1',
    ...changes,
  });
  const get = (path: string) =>
    door({ method: 'GET', url: `http://vid.test${path}`, headers: new Headers(), body: null }, { inProcess: true });
  return { get, lines };
};
