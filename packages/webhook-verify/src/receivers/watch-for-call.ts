/**
 * Sees a handler that is made for each request and never called, as in `app.post(path, (request) => { webhookHandler(options); })`:
 * nothing is verified then, and frameworks answer 200 all the same. Seen at once where the stack shows that a request is
 * handled; elsewhere when the same line makes another while none of its handlers was ever called.
 */
import type { Adapter } from '../errors/evidence';
import { stackAt } from '../errors/stack-at';
import { noteOnceInDevelopment } from './report-error';
import { isRequestOn, placeIn } from './stack-marks';

/** Whoever makes a handler during a request and means to call it does so by then. */
const CALL_MS = 1000;
/** Routers and parsers of bodies lie between a server and the line of the user. */
const FRAMES = 100;

const MADE = 'webhookHandler({ secret, onDelivery })';
const ROUTE = `app.post(path, ${MADE})`;

/** How a handler is made once. */
export const LINES: Readonly<Record<Adapter, string>> = {
  express: ROUTE,
  fastify: ROUTE,
  hono: ROUTE,
  koa: `router.post(path, ${MADE})`,
  nest: `readonly #receive = ${MADE} in the controller, and return this.#receive(request, response) in its method, with @Req() and @Res()`,
  next: `\`export const POST = ${MADE}\``,
  lambda: `\`export const handler = ${MADE}\``,
  fetch: `const receive = ${MADE} above, and return receive(request) in the function of the request`,
  node: `const receive = ${MADE} above the server, and receive(request, response) in it`,
};

/** What a user called, and in which entry. */
export interface Made {
  readonly framework: Adapter;
  readonly entry: (options: never) => unknown;
}

/** Each line that made handlers, and when the first of them was made; NaN once one of them was called. */
const lines = new Map<string, number>();

/** Call it while `entry` runs, and what it gives when the handler is called. */
export const watchForCall = ({ framework, entry }: Made): (() => void) => {
  const stack = stackOf(entry);
  const place = placeIn(stack);
  if (place === undefined) return () => undefined;
  const tell = (what: string): void =>
    noteOnceInDevelopment(
      `The webhookHandler of @vid/webhook-verify/${framework} was called ${what}: nothing is verified like that, and a delivery that is answered 2xx all the same is lost. Make it once: ${LINES[framework]}.\n    at ${place}`,
    );

  if (isRequestOn(stack)) {
    const timer = setTimeout(tell, CALL_MS, 'during a request, but the handler that it made was not');
    // Not everywhere a number's worth: no process stays for it.
    (timer as Partial<NodeJS.Timeout>).unref?.();
    return () => clearTimeout(timer);
  }
  const now = Date.now();
  const first = lines.get(place) ?? now;
  lines.set(place, first);
  // A loop at the start makes several handlers, too, but not for so long.
  if (now - first >= CALL_MS) tell('again in the same line, and no handler that it made there ever was');
  return () => void lines.set(place, Number.NaN);
};

const stackOf = (entry: Made['entry']): string => {
  const place = { stack: '' };
  const before = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = FRAMES;
    stackAt(place, entry);
  } catch {
    // Where the intrinsics are frozen: nothing is seen.
  } finally {
    if (Error.stackTraceLimit !== before) Error.stackTraceLimit = before;
  }
  return place.stack;
};
