/** What a stack shows of the place where a handler is made. */

/** Functions and files that hand a request to the user's code: of Node, and of frameworks behind their parsers of bodies. */
const REQUEST =
  /\b(?:parserOnIncoming|apiResolver|AppRouteRouteModule|router-execution-context)\b|[\\/](?:koa-compose|router[\\/](?:lib[\\/])?layer|fastify[\\/]lib[\\/]handle-?request|hono[\\/]dist[\\/](?:cjs[\\/])?(?:compose|hono-base))\b/i;

/** Functions that load modules, which may happen in a request and again after each change: no request makes that. */
const LOADING =
  /\bModuleJob\b|\bModule\._compile\b|\bmodule evaluation\b|\binstantiateModule|__webpack_require__|\brunInlinedModule\b/;

/** Whether a request is being handled. */
export const isRequestOn = (stack: string): boolean => REQUEST.test(stack);

/** The line that the stack begins with; undefined where modules are loaded, or where there are no stacks. */
export const placeIn = (stack: string): string | undefined =>
  LOADING.test(stack) ? undefined : /\n {4}at (.*)/.exec(stack)?.[1];
