/** Chunks as one piece; a single chunk is returned without a copy. */
export const concatBytes = (chunks: readonly Uint8Array[]): Uint8Array => {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};
