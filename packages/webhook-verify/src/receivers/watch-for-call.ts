/**
 * Sees a handler that is made for each request and never called, as in `app.post(path, (request) => webhookHandler(options))`:
 * nobody answers then, and nothing says why. Seen where a server of Node is on the stack, which is where the mistake is made
 * synchronously; elsewhere a handler that waits for its first delivery looks the same.
 */
import type { Framework } from '../errors/evidence';
import { noteOnceInDevelopment } from './report-error';

/** Whoever makes a handler during a request and means to call it does so by then. */
const CALL_MS = 1000;
/** Routers lie between a server and the line of the user. */
const FRAMES = 100;
/** The function of Node that hands a request to its server. */
const SERVER = /\bparserOnIncoming\b/;

const LINES: Readonly<Partial<Record<Framework, string>>> = {
  express: 'app.post(path, webhookHandler({ secret, onDelivery }))',
  koa: 'router.post(path, webhookHandler({ secret, onDelivery }))',
  hono: 'app.post(path, webhookHandler({ secret, onDelivery }))',
};
const MADE_ONCE =
  'const receive = webhookHandler({ secret, onDelivery }) above the server, and receive(request, response) in it';

const isDuringRequest = (): boolean => {
  const before = Error.stackTraceLimit;
  try {
    Error.stackTraceLimit = FRAMES;
    return SERVER.test(new Error().stack ?? '');
  } catch {
    // Where the intrinsics are frozen.
    return false;
  } finally {
    if (Error.stackTraceLimit !== before) Error.stackTraceLimit = before;
  }
};

/** Call it while the handler is made, and what it gives when the handler is called. */
export const watchForCall = (framework: Framework): (() => void) => {
  // Fastify says itself that a handler answered nothing, and its route has handlers that are never called.
  if (framework === 'fastify' || !isDuringRequest()) return () => undefined;
  const timer = setTimeout(() => {
    noteOnceInDevelopment(
      `The webhookHandler of @vid/webhook-verify/${framework} was called during a request, but the handler that it made was not: nothing was verified, and the request is not answered. Make it once: ${LINES[framework] ?? MADE_ONCE}.`,
    );
  }, CALL_MS);
  // Not everywhere a number's worth: no process stays for it.
  (timer as Partial<NodeJS.Timeout>).unref?.();
  return () => clearTimeout(timer);
};
