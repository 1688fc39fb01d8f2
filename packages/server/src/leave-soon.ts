/** How long what a server waits for may keep its process, once the server has ended. */
const LEAVE_MS = 1000;

/** Ends the process where something in it still waits: a start that hangs, or a request that was cut off. */
export const leaveSoon = (code: number): void => void setTimeout(() => process.exit(code), LEAVE_MS).unref();
