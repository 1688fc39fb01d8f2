/** What is known of narrators before a film is made. */
export interface Voices {
  /** Whether a request may name this voice for a film in this language. */
  knows(preset: string, language: string): boolean;
  /** Who will speak, or why nobody does; undefined where films are made without sound. */
  note(wanted: { readonly language: string; readonly preset?: string | undefined }): string | undefined;
}
