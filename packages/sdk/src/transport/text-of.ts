/** Reads bytes as UTF-8. */
export const textOf = (bytes: Uint8Array): string => {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.toString('utf8');
};
