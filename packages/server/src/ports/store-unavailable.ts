/** What keeps a store from its work: nobody answers, or whoever answers writes nothing. */
export type StoreTrouble = 'unreachable' | 'slow' | 'crowded' | 'read-only' | 'full' | 'not-permitted' | 'failing';

const TOLD: Readonly<Record<StoreTrouble, string>> = {
  unreachable: "can't be reached",
  slow: 'answers too slowly',
  crowded: 'lets no more connections in',
  'read-only': 'is read-only',
  full: 'has no room left',
  'not-permitted': 'does not let its user write',
  failing: "can't be read or written",
};
const LATER = 'try again when it answers';

/** The store can't be reached, or takes nothing at the moment. Nothing was written; it may be tried again later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    why: string,
    readonly trouble: StoreTrouble = 'unreachable',
    /** `next`: what somebody may do about it. */
    { next = LATER, ...options }: ErrorOptions & { readonly next?: string | undefined } = {},
  ) {
    super(`The database ${TOLD[trouble]}: ${why}. Nothing was changed; ${next}.`, options);
  }
}
