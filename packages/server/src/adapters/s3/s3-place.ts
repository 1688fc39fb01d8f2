/** Where in S3 things are kept, as it is written: `s3://bucket/prefix`. */

export interface S3Place {
  readonly bucket: string;
  /** What every key begins with: empty, or ending with a slash. */
  readonly prefix: string;
}

/** Which addresses of videos lead to signed links of S3 instead of streaming through the server. */
export const S3_LINKS = ['downloads', 'all', 'none'] as const;
export type S3Links = (typeof S3_LINKS)[number];

const SCHEME = 's3://';
const BUCKET = /^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/;
/** Characters that S3 takes in keys without any being escaped. */
const PREFIX = /^[\w!.*'()-]+(?:\/[\w!.*'()-]+)*$/;

export const isS3 = (text: string): boolean => /^s3:/i.test(text);

/** The place that a text names, or what is wrong with it. */
export const readS3Place = (text: string): S3Place | string => {
  const example = 'write s3://bucket or s3://bucket/prefix';
  if (!text.startsWith(SCHEME)) return `${JSON.stringify(text)} is no place in S3: ${example}.`;
  const [, bucket = '', rest = ''] = /^([^/]*)\/*(.*?)\/*$/.exec(text.slice(SCHEME.length)) ?? [];
  if (!BUCKET.test(bucket))
    return `${JSON.stringify(bucket)} is no name of a bucket (3 to 63 lower-case letters, digits, dots and hyphens): ${example}.`;
  const dots = rest.split('/').some((part) => part === '.' || part === '..');
  if (rest !== '' && (dots || !PREFIX.test(rest)))
    return `The prefix ${JSON.stringify(rest)} has characters that keys should not have: take letters, digits, hyphens and single slashes.`;
  return { bucket, prefix: rest === '' ? '' : `${rest}/` };
};

export const shownPlace = ({ bucket, prefix }: S3Place): string => `${SCHEME}${bucket}/${prefix}`.replace(/\/$/, '');
