/**
 * Uploads in parts that a crash left behind: nobody sees them, and they cost for as long as they lie there. Those of the last
 * day may still be under way in another process.
 */
import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket';

const OLD_MS = 24 * 60 * 60 * 1000;

/** Ends them, only below the own prefix; resolves with how many they were. */
export const endAbandonedUploads = async ({ client, place, told }: Bucket, now: number): Promise<number> => {
  const { bucket, prefix } = place;
  let markers: { readonly KeyMarker?: string | undefined; readonly UploadIdMarker?: string | undefined } | undefined =
    {};
  let ended = 0;
  while (markers !== undefined) {
    const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
      Bucket: bucket,
      Prefix: prefix,
      ...markers,
    });
    const page: ListMultipartUploadsCommandOutput = await told('Listing unfinished uploads', () =>
      client.send(command),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key?.startsWith(prefix) !== true || Initiated === undefined || now - Initiated.getTime() < OLD_MS) continue;
      await told(`Ending an unfinished upload of ${Key.slice(prefix.length)}`, () =>
        client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })),
      );
      ended += 1;
    }
    markers =
      page.IsTruncated === true
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
  }
  return ended;
};
