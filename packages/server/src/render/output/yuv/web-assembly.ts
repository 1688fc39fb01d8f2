/** What is used here of WebAssembly, which every Node has and its types leave out. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** Adds so many pages of 65,536 bytes; views of the buffer that were made before are of no use then. */
  grow(pages: number): number;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
