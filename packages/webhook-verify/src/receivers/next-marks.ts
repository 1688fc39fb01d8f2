/** What shows that Next.js calls, which has an entry of its own for one of its routers. */

const has = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value;

/** A request of a route handler (app router). */
export const isOfRouteHandler = (request: unknown): boolean => has(request, 'nextUrl');

/** The response of an API route (pages router). */
export const isOfApiRoute = (response: unknown): boolean => has(response, 'setPreviewData');
