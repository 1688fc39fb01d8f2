/** What can be wrong with what a receiver made of a delivery. */

/** In the order of how much it matters; of several, the first one is told. */
export const FINDING_KINDS = [
  'forgery-accepted',
  'acted-on-forgery',
  'acted-twice',
  'lost',
  'good-refused',
  'redirected',
  'asked-again',
  'late',
  'broken',
  'not-sent',
  'remark',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly why: string;
}
