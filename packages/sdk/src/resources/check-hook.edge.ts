/** At the edge the service judges. */
export const checkHook = (): readonly never[] => [];
