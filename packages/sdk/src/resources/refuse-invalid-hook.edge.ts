/** At the edge the service judges. */
export const refuseInvalidHook = (): void => undefined;
