/** What the page knows of the contract and of the policies: data that the build makes from their tables. */

/** One member of a render request. */
export interface StudioField {
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'scenes';
  readonly description: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface StudioContract {
  readonly fields: readonly StudioField[];
  readonly scene: {
    readonly types: readonly string[];
    readonly prompt: { readonly max: number };
    readonly script: { readonly max: number };
    readonly duration: { readonly min: number; readonly max: number };
  };
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
