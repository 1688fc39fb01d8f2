/** `GET /openapi.json`, a file of its own so that the schemas come with the first request for them. */
import { toOpenApi } from '@vid/sdk/contract';
import { json } from './json';
import type { Reply } from './reply';

/** The document names the address at which this server is reached. It is written once for an address; the last is kept. */
export const createOpenApiPage = (): ((serverUrl: string) => Reply) => {
  let last: { readonly serverUrl: string; readonly page: Reply } | undefined;
  return (serverUrl) => {
    if (last?.serverUrl !== serverUrl) last = { serverUrl, page: json(200, toOpenApi({ serverUrl })) };
    return last.page;
  };
};
