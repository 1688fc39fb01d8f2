/** At the edge, checks are only made where somebody asks for them, and then refused. */
export const CHECKS_BY_DEFAULT = false;
