/** Reads the body of a Fetch request up to a limit. A body that was read before is told by returning the request. */
import { concatBytes } from './concat-bytes';

export const readFetchBody = async (request: Request, maxBytes: number): Promise<unknown> => {
  if (request.bodyUsed || request.body?.locked) return request;
  if (!request.body) return new Uint8Array(0);

  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= maxBytes; ) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || !value) return concatBytes(chunks);
    chunks.push(value);
    length += value.length;
  }
  // Longer than allowed: what was read suffices for the verifier to say so.
  await reader.cancel();
  return concatBytes(chunks);
};
