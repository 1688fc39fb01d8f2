/** What leaves at one end comes back at the other: `value` within 0 and `span`. */
export const wrap = (value: number, span = 1): number => ((value % span) + span) % span;
