/**
 * What S3 or the AWS SDK complains of, as one sentence that says what happened and one that says what to do. Neither
 * quotes an answer: a refusal of S3 repeats what was signed, and with which key.
 */
import { ArtifactsFailure } from '../../ports/artifacts';
import { type S3Place, shownPlace } from './s3-place';

/** What is looked at of an error of the SDK. */
interface Complaint {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string };
  readonly $response?: { readonly headers?: Readonly<Record<string, string>> };
  /** S3 tells where a bucket is, in the body or in a header. */
  readonly Region?: string;
}

interface Told {
  readonly what: string;
  readonly todo: string;
}

const PERMISSIONS =
  's3:ListBucket and s3:ListBucketMultipartUploads on the bucket, s3:GetObject, s3:PutObject, s3:DeleteObject and s3:AbortMultipartUpload on its objects';

/** What does not pass by itself. */
const LASTING: Readonly<Record<string, (place: S3Place, complaint: Complaint) => Told>> = {
  AccessDenied: () => ({
    what: 'access was denied',
    todo: `Give these credentials ${PERMISSIONS}.`,
  }),
  NoSuchBucket: ({ bucket }) => ({
    what: `there is no bucket ${bucket}`,
    todo: 'Create it, or mend --artifacts; with another service than AWS also look at --s3-endpoint.',
  }),
  InvalidAccessKeyId: () => ({
    what: 'the access key is unknown',
    todo: 'Check AWS_ACCESS_KEY_ID (or the profile), and that --s3-endpoint is the service that it belongs to.',
  }),
  SignatureDoesNotMatch: () => ({
    what: 'the signature was refused',
    todo: 'Check AWS_SECRET_ACCESS_KEY; where it is right, a proxy in between changes requests or their Host header.',
  }),
  ExpiredToken: () => ({
    what: 'the credentials have expired',
    todo: 'Renew them (AWS_SESSION_TOKEN and its keys), or let the process read them where they are renewed.',
  }),
  RequestTimeTooSkewed: () => ({
    what: "this machine's clock differs too much from that of S3",
    todo: 'Set the clock right, for example by NTP.',
  }),
  WrongRegion: ({ bucket }, { Region, $response }) => {
    const region = Region ?? $response?.headers?.['x-amz-bucket-region'];
    return {
      what: `the bucket ${bucket} is in ${region ?? 'another region'}`,
      todo: region === undefined ? "Set AWS_REGION to the bucket's region." : `Set AWS_REGION=${region}.`,
    };
  },
  NoRegion: () => ({
    what: 'no region is set',
    todo: "Set AWS_REGION to the bucket's region; services other than AWS mostly take us-east-1.",
  }),
  BadRegion: () => ({
    what: 'AWS_REGION is not the name of a region',
    todo: "Set AWS_REGION to the bucket's region; services other than AWS mostly take us-east-1.",
  }),
  CredentialsProviderError: () => ({
    what: 'there are no credentials',
    todo: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_PROFILE, or give the machine a role.',
  }),
};

const ALIASES: Readonly<Record<string, string>> = {
  Forbidden: 'AccessDenied',
  AllAccessDisabled: 'AccessDenied',
  InvalidToken: 'ExpiredToken',
  TokenRefreshRequired: 'ExpiredToken',
  RequestExpired: 'RequestTimeTooSkewed',
  PermanentRedirect: 'WrongRegion',
  AuthorizationHeaderMalformed: 'WrongRegion',
  IllegalLocationConstraintException: 'WrongRegion',
};

const BUSY = new Set(['SlowDown', 'ServiceUnavailable', 'Throttling', 'TooManyRequests', 'RequestLimitExceeded']);

/** Of answers to HEAD, which have no body, only the status is known. */
const lastingKind = ({ name = '', message = '', $metadata }: Complaint, isHead: boolean): string | undefined => {
  // The SDK has no names for these; a variable that is set to nothing counts as one that is not set.
  if (/region is missing|region not accepted: region=""/i.test(message)) return 'NoRegion';
  if (/region not accepted/i.test(message)) return 'BadRegion';
  const known = ALIASES[name] ?? name;
  if (Object.hasOwn(LASTING, known)) return known;
  const status = $metadata?.httpStatusCode;
  if (status === 301) return 'WrongRegion';
  return isHead && status === 403 ? 'AccessDenied' : undefined;
};

/** What may pass by itself. Whether anybody tries again is for the caller to say: a failure may also end a process. */
const passing = (complaint: Complaint): Told => {
  const { name = '', code, $metadata: { httpStatusCode: status } = {} } = complaint;
  if (BUSY.has(name) || status === 429 || status === 503)
    return {
      what: 'S3 is asked too much or not there at the moment',
      todo: 'Look at its health and its limits if it goes on.',
    };
  // The SDK calls these by the name of a timeout, too.
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return { what: `the connection to S3 broke off (${code})`, todo: 'Check the way there if it goes on.' };
  if (/Timeout/i.test(name) || code === 'ETIMEDOUT')
    return { what: 'S3 did not answer in time', todo: 'Check the way there if it goes on.' };
  if (status !== undefined && status >= 400)
    return {
      what: `S3 answered with ${status} ${name}`.trim(),
      todo: 'Ask whoever runs S3 about the request if it goes on.',
    };
  if (code !== undefined || name === 'IncompleteAnswer')
    return {
      what: `the connection to S3 failed (${code ?? name})`,
      todo: 'Check --s3-endpoint, DNS and the network if it goes on.',
    };
  return {
    what: `something unexpected happened (${name}: ${complaint.message ?? ''})`,
    todo: 'Check --s3-endpoint and the AWS variables if it goes on.',
  };
};

/** `asked` is what was to be done, as the beginning of a sentence. */
export const explainFailure = (
  error: unknown,
  { asked, place, isHead = false }: { readonly asked: string; readonly place: S3Place; readonly isHead?: boolean },
): ArtifactsFailure => {
  if (error instanceof ArtifactsFailure) return error;
  const complaint = error as Complaint;
  const lasting = LASTING[lastingKind(complaint, isHead) ?? ''];
  const { what, todo } = lasting?.(place, complaint) ?? passing(complaint);
  const { requestId, httpStatusCode } = complaint.$metadata ?? {};
  const ids = [
    ...(httpStatusCode === undefined ? [] : [`HTTP ${httpStatusCode}`]),
    ...(requestId === undefined ? [] : [`request ${requestId}`]),
  ].join(', ');
  const message = `${asked} in ${shownPlace(place)} failed: ${what}${ids === '' ? '' : ` (${ids})`}. ${todo}`;
  return new ArtifactsFailure(message, lasting === undefined);
};

/** Whether an error says that there is no such object. */
export const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as Complaint;
  return name === 'NoSuchKey' || name === 'NotFound' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404);
};
