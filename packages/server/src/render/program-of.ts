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

const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

const PAGE = 65_536;

/** Starts an assembled program, given in Base64, with room for so many bytes; it is compiled once. What it exports is told by its text alone. */
export function programOf<Program extends { readonly memory: WasmMemory }>(base64: string): (bytes: number) => Program {
  let module: object | undefined;
  return (bytes) => {
    module ??= new webAssembly.Module(Buffer.from(base64, 'base64'));
    const program = new webAssembly.Instance(module).exports as Program;
    program.memory.grow(Math.ceil(bytes / PAGE));
    return program;
  };
}
