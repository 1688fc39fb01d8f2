/** The chunks of a body as one, of so many bytes in all. */
export const joinChunks = (chunks: readonly Uint8Array[], bytes: number): Uint8Array => {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
};
