/** Method and path of every endpoint, without the schemas of bodies: all that a router needs. Specification: Endpoints. */
import { VIDEO_API_PREFIX, WEBHOOK_API_PREFIX } from './wire';

/** Method and path of each endpoint by its name. */
export const ENDPOINT_PATHS = {
  retrieveAccount: { method: 'GET', path: `${VIDEO_API_PREFIX}/me` },
  createRender: { method: 'POST', path: `${VIDEO_API_PREFIX}/render` },
  retrieveJob: { method: 'GET', path: `${VIDEO_API_PREFIX}/job/{id}` },
  listEvents: { method: 'GET', path: `${WEBHOOK_API_PREFIX}/events` },
  listHooks: { method: 'GET', path: `${WEBHOOK_API_PREFIX}/hooks` },
  createHook: { method: 'POST', path: `${WEBHOOK_API_PREFIX}/hooks` },
  updateHook: { method: 'PATCH', path: `${WEBHOOK_API_PREFIX}/hooks/{id}` },
  deleteHook: { method: 'DELETE', path: `${WEBHOOK_API_PREFIX}/hooks/{id}` },
  testHook: { method: 'POST', path: `${WEBHOOK_API_PREFIX}/hooks/{id}/test` },
} as const;

/** The name of an endpoint in this list. */
export type EndpointName = keyof typeof ENDPOINT_PATHS;
