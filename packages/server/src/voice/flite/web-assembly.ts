/** What is used of WebAssembly, which is everywhere, but whose types come with a browser's only. */
export interface WasmModule {
  readonly compiled?: never;
}

interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

interface WasmApi {
  readonly Module: {
    new (bytes: Uint8Array): WasmModule;
    imports(module: WasmModule): readonly { readonly name: string }[];
  };
  readonly Instance: new (
    module: WasmModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => WasmInstance;
}

export const wasm = (globalThis as unknown as { readonly WebAssembly: WasmApi }).WebAssembly;
