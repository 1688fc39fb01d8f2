/** One change, as the server tells it: that something changed, never what it is now. */
export interface Change {
  readonly kind: string;
  readonly id?: string;
  readonly user_id?: string;
}
