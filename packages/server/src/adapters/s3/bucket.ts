/**
 * Objects under one prefix of a bucket, by keys without it. An object appears whole or not at all: a put is atomic, and so is
 * the completion of an upload in parts, so that no temporary key has to be copied to its final one. Each part is sent
 * from memory, with its checksum and its signature, and sent again by itself when it fails.
 */
import { createReadStream } from 'node:fs';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ArtifactsFailure, ByteRange, LinkRequest } from '../../ports/artifacts';
import { type Meter, NO_METER } from '../../ports/meter';
import { explainFailure, isMissing } from './explain-failure';
import { measureCalls } from './measure-calls';
import { objectStream, type StreamPatience } from './object-stream';
import type { S3Place } from './s3-place';

export interface BucketOptions {
  readonly place: S3Place;
  readonly endpoint?: string | undefined;
  readonly pathStyle?: boolean | undefined;
  readonly partBytes?: number;
  /** How often a request is sent at most. */
  readonly attempts?: number;
  readonly meter?: Meter;
}

export interface FoundObject {
  readonly key: string;
  /** Unix milliseconds. */
  readonly changedAt: number;
}

const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 3;
const REMOVED_AT_ONCE = 1000;
const ATTEMPTS = 4;
/** A part has this long to be sent and answered, on a slow line, too. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000, requestTimeout: 120_000 };

// The SDK says at each start how long later versions of it will support which Node; this one runs on all of ours.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const whileWanted = (abortSignal: AbortSignal | undefined) => (abortSignal === undefined ? {} : { abortSignal });

export type Bucket = ReturnType<typeof openBucket>;

export const openBucket = ({
  place,
  endpoint,
  pathStyle = false,
  partBytes = PART_BYTES,
  attempts = ATTEMPTS,
  meter = NO_METER,
}: BucketOptions) => {
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    requestHandler: { ...TIMEOUTS, throwOnRequestTimeout: true },
  });
  measureCalls(client, meter);
  const { bucket: Bucket, prefix } = place;
  const at = (key: string) => ({ Bucket, Key: `${prefix}${key}` });
  const explain = (asked: string, error: unknown, isHead = false): ArtifactsFailure =>
    explainFailure(error, { asked, place, isHead });
  const told = async <T>(asked: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw explain(asked, error);
    }
  };

  const size = async (key: string, abortSignal?: AbortSignal): Promise<number | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(at(key)), whileWanted(abortSignal))).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw explain(`Looking for ${key}`, error, true);
    }
  };

  async function* list(below: string): AsyncGenerator<FoundObject> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${below}`, ContinuationToken: token });
      const page = await told(`Listing ${below}`, () => client.send(command));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined) yield { key: Key.slice(prefix.length), changedAt: LastModified?.getTime() ?? 0 };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  /** Removes objects; those that are not there are no failure. */
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
      const some = keys.slice(from, from + REMOVED_AT_ONCE);
      const Delete = { Objects: some.map((key) => ({ Key: at(key).Key })), Quiet: true };
      const asked = some.length === 1 ? `Removing ${some[0]}` : `Removing ${some.length} objects`;
      await told(asked, async () => {
        const { Errors = [], $metadata } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
        const [first] = Errors;
        // The answer as a whole is a success, whatever became of each object.
        if (first !== undefined) throw Object.assign(new Error(), { name: first.Code, $metadata });
      });
    }
  };

  return {
    client,
    place,
    told,
    size,
    list,
    remove,

    removeBelow: async (below: string, isMeant: (key: string) => boolean = () => true): Promise<void> => {
      const keys: string[] = [];
      for await (const { key } of list(below)) if (isMeant(key)) keys.push(key);
      await remove(keys);
    },

    put: (key: string, Body: Uint8Array, ContentType: string, abortSignal?: AbortSignal): Promise<void> =>
      told(`Keeping ${key}`, async () => {
        await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }), whileWanted(abortSignal));
      }),

    /** Sends a file, in parts where it is large. */
    upload: (key: string, path: string, ContentType: string, signal?: AbortSignal): Promise<void> =>
      told(`Keeping ${key}`, async () => {
        const Body = createReadStream(path, { highWaterMark: 1024 * 1024 });
        const params = { ...at(key), Body, ContentType };
        const upload = new Upload({ client, params, partSize: partBytes, queueSize: PARTS_AT_ONCE });
        const stop = () => void upload.abort();
        signal?.addEventListener('abort', stop, { once: true });
        try {
          signal?.throwIfAborted();
          await upload.done();
        } finally {
          signal?.removeEventListener('abort', stop);
          Body.destroy();
        }
      }),

    read: async (key: string, abortSignal?: AbortSignal): Promise<Uint8Array | undefined> => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)), whileWanted(abortSignal));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw explain(`Reading ${key}`, error);
      }
    },

    open: (key: string, range: ByteRange | undefined, patience: StreamPatience): ReadableStream<Uint8Array> =>
      objectStream({
        client,
        bucket: Bucket,
        key: at(key).Key,
        range,
        patience,
        explain: (error) => explain(`Reading ${key}`, error),
      }),

    link: (key: string, { method, seconds, saveAs }: LinkRequest): Promise<string> =>
      told(`Signing a link to ${key}`, () => {
        const expiresIn = Math.max(1, Math.floor(seconds));
        if (method === 'HEAD') return getSignedUrl(client, new HeadObjectCommand(at(key)), { expiresIn });
        const shown = saveAs === undefined ? {} : { ResponseContentDisposition: `attachment; filename="${saveAs}"` };
        return getSignedUrl(client, new GetObjectCommand({ ...at(key), ...shown }), { expiresIn });
      }),

    check: (abortSignal?: AbortSignal): Promise<void> =>
      told('Looking into the bucket', async () => {
        const command = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 });
        await client.send(command, whileWanted(abortSignal));
      }),

    close: () => client.destroy(),
  };
};
