/** Whether requests are checked where nobody says otherwise. */
export const CHECKS_BY_DEFAULT = true;
