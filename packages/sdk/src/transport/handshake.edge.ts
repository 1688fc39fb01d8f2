/** The fetch of workers does not tell; what may have been sent counts as sent. */
export const isHandshake = (): boolean => false;

/** It writes no more than a sentence. */
export const handshakeText = (message: string): string => message;
