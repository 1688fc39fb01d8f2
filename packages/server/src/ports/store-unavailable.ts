/** The store can't be reached, or can't take more at the moment. Nothing was written; it may be tried again later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(why: string, options?: ErrorOptions) {
    super(`The database can't be reached: ${why}. Nothing was changed; try again when it answers.`, options);
  }
}
