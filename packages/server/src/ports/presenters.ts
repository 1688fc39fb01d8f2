/** What is known of presenters before a film is made. */
export interface Presenters {
  /** Whether a request may name somebody so. */
  knows(preset: string): boolean;
}
