/** Reads bytes as UTF-8. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
