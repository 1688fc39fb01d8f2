/** Whoever waits for a server asks here so often that nobody wants to read it, in a log or as a span. */
export const READY_PATH = '/readyz';
