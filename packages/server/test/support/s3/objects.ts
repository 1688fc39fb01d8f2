/** The state of a bucket: objects that appear whole, and uploads in parts that nobody sees until they are completed. */
import { createHash } from 'node:crypto';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly changedAt: number;
}

export interface StoredUpload {
  readonly key: string;
  readonly type: string;
  readonly initiatedAt: number;
  readonly parts: Map<number, { readonly bytes: Buffer; readonly etag: string }>;
}

export const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

export const createObjects = () => {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, StoredUpload>();
  let drawn = 0;
  return {
    objects,
    uploads,
    put: (key: string, bytes: Buffer, type: string, changedAt = Date.now()): StoredObject => {
      const object = { bytes, etag: etagOf(bytes), type, changedAt };
      objects.set(key, object);
      return object;
    },
    begin: (key: string, type: string, initiatedAt = Date.now()): string => {
      drawn += 1;
      uploads.set(`upload-${drawn}`, { key, type, initiatedAt, parts: new Map() });
      return `upload-${drawn}`;
    },
    /** Undefined: the parts that are named are not those that are there. */
    complete: (id: string, named: readonly { readonly number: number; readonly etag: string }[]) => {
      const upload = uploads.get(id);
      const parts = named.map(({ number, etag }) => {
        const part = upload?.parts.get(number);
        return part?.etag === etag ? part.bytes : undefined;
      });
      if (upload === undefined || parts.length === 0 || parts.includes(undefined)) return undefined;
      uploads.delete(id);
      const bytes = Buffer.concat(parts as Buffer[]);
      const object = { bytes, etag: `"${'0'.repeat(32)}-${parts.length}"`, type: upload.type, changedAt: Date.now() };
      objects.set(upload.key, object);
      return object;
    },
  };
};
