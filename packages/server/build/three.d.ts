/** The one part of three that the build uses; the package brings no types. */
declare module 'three/examples/jsm/loaders/EXRLoader.js' {
  export class EXRLoader {
    setDataType(type: number): this;
    parse(buffer: ArrayBuffer): { width: number; height: number; data: Float32Array };
  }
}
