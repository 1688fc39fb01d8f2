/** What the page knows of the contract and of the policies: data that the build makes from their tables. */

/** One member of a render request. */
export interface StudioField {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'scenes';
  readonly description: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** A picture: an address, or the file itself as a data URI. */
  readonly image?: boolean;
}

export interface StudioContract {
  readonly fields: readonly StudioField[];
  /** Characters of a picture's address, data URIs included. */
  readonly image: { readonly max: number };
  readonly scene: {
    readonly types: readonly string[];
    readonly prompt: { readonly max: number };
    readonly script: { readonly max: number };
    readonly duration: { readonly min: number; readonly max: number };
  };
  /** Events that webhooks can listen to, whatever the policies say. */
  readonly events: readonly string[];
  readonly signature: {
    readonly timestampHeader: string;
    readonly signatureHeader: string;
    readonly prefix: string;
    readonly windowSeconds: number;
  };
  readonly policies: Readonly<Record<string, { readonly values: readonly string[]; readonly about: string }>>;
}

declare const STUDIO_CONTRACT: StudioContract;

export const contract: StudioContract = STUDIO_CONTRACT;
