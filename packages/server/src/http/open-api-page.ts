/** `GET /openapi.json`, a file of its own so that the schemas come with the first request for them. */
import { toOpenApi } from '@vid/sdk/contract';
import { json } from './json';

export const openApiPage = () => json(200, toOpenApi());
