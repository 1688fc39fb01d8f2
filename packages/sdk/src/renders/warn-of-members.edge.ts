/** Unknown members are told by the service at the edge. */
export const memberWarnings = (): (() => void) => () => undefined;
