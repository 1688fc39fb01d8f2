/** Of a message that does not say why itself. */
export const EXPLAIN_HINT = '`await error.explain()` says why.';
