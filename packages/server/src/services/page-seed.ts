/**
 * What plans, stills and renders of pages are drawn from where the server has no seed: what is rendered is what was shown.
 */
export const PAGE_SEED = 1;
