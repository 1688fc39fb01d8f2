/** What an answer to a request for a video, or for the rest of one, means. Pure. */

export type RangeAnswer =
  /** The bytes follow; the first `skip` of them are there already. */
  | { readonly kind: 'bytes'; readonly from: number; readonly total: number | undefined }
  /** All bytes are there already. */
  | { readonly kind: 'complete'; readonly total: number }
  /** What is there does not belong to this video: begin anew. */
  | { readonly kind: 'restart' }
  /** The link has expired or never worked. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Worth another try. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'wrong'; readonly why: string };

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it came compressed: its lengths are not those of the video then. */
  readonly coded: boolean;
}

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;

const GONE: readonly number[] = [401, 403, 404, 410];
const BUSY: readonly number[] = [408, 425, 429];
/** Also of a video whose server doesn't know what it is. */
const A_VIDEO = /^(video\/|(application\/mp4|(application|binary)\/octet-stream|)\s*([;,]|$))/i;

const partial = ({ headers, coded }: Head, offset: number): RangeAnswer => {
  if (coded) return { kind: 'restart' };
  const range = /^bytes (\d+)-\d*\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
  if (range === null) return { kind: 'wrong', why: 'a part without a usable Content-Range' };
  if (Number(range[1]) !== offset) return { kind: 'restart' };
  return { kind: 'bytes', from: offset, total: numberOf(range[2]) };
};

const unsatisfiable = ({ headers }: Head, offset: number): RangeAnswer => {
  const total = numberOf(/^bytes \*\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1]);
  return total === offset && offset > 0 ? { kind: 'complete', total } : { kind: 'restart' };
};

/** Reads the head of an answer, when `offset` bytes are there already. */
export const readRange = (head: Head, offset: number): RangeAnswer => {
  const { status, headers, coded } = head;
  const type = headers['content-type'] ?? '';
  if ((status === 200 || status === 206) && !A_VIDEO.test(type))
    return { kind: 'wrong', why: `${type} instead of a video` };
  if (status === 200) return { kind: 'bytes', from: 0, total: coded ? undefined : numberOf(headers['content-length']) };
  if (status === 206) return partial(head, offset);
  if (status === 416) return unsatisfiable(head, offset);
  if (GONE.includes(status)) return { kind: 'gone' };
  if (BUSY.includes(status) || status >= 500) return { kind: 'busy' };
  if (status >= 300 && status < 400 && headers['location'] !== undefined) {
    return { kind: 'redirect', to: headers['location'] };
  }
  return { kind: 'wrong', why: `status ${status}` };
};
