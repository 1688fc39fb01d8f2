/** At the edge fetch decodes by itself; of what it leaves, the streams of the platform decode gzip and deflate. */
export const nodeDecoder = (): undefined => undefined;
export const decodeThrough = (): undefined => undefined;
