/**
 * Sees the options of a route of Fastify that nobody takes: Express and Koa refuse an object themselves, without a word of
 * where it came from, but Hono takes it until a request comes, and node:http reads it as options of a server.
 */
import { noteOnceInDevelopment } from './report-error';

/** Whoever makes a route means to register it by then, even behind the start of a database. */
const TAKEN_MS = 5000;

/** The same route, which sees when a member of it is read; `taken` where that is seen otherwise. */
export const watchForTaker = <Route extends object>(route: Route): { watched: Route; taken: () => void } => {
  const timer = setTimeout(
    noteOnceInDevelopment,
    TAKEN_MS,
    'webhookHandler of @vid/webhook-verify/fastify made the options of a route, and no Fastify has taken them. Give them to its app.post(path, webhookHandler({ secret, onDelivery })); elsewhere take webhookHandler from the entry of that framework: /express, /koa, /hono, /node, /next, /fetch.',
  );
  // Not everywhere a number's worth: no process stays for it.
  (timer as Partial<NodeJS.Timeout>).unref?.();
  const taken = (): void => clearTimeout(timer);
  const watched = {} as Route;
  for (const name of Object.keys(route) as (keyof Route)[])
    Object.defineProperty(watched, name, {
      enumerable: true,
      get: () => {
        taken();
        return route[name];
      },
    });
  return { watched, taken };
};
