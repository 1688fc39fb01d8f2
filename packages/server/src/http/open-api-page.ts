/** `GET /openapi.json`, a file of its own so that the schemas come with the first request for them. */
import { toOpenApi } from '@vid/sdk/contract';
import { json } from './json';

/** The document names the address at which this server is reached. */
export const openApiPage = (serverUrl: string) => json(200, toOpenApi({ serverUrl }));
