/** Reads the body of an answer behind the bytes that are there, and judges whether they are the whole video then. */
import { abortedBy } from '../clock/sleep';
import { onLateFailure } from '../observe/late-failure';
import type { Cancellation } from '../transport/cancellation';
import type { OpenAnswer } from '../transport/transport';
import type { KnownBytes } from './known-bytes';
import { receiveChunks } from './receive-chunks';
import { beginAnew, type Step, type Way } from './way';

/** An answer whose body is the video, or the rest of it. */
export interface Incoming {
  readonly url: URL;
  readonly answer: OpenAnswer;
  readonly from: number;
  readonly total: number | undefined;
  readonly cancellation: Cancellation;
}

/** The transfer has an end of its own, which a connection that is closed too early does not show. */
const tellsItsEnd = ({ coded, headers }: OpenAnswer, total: number | undefined): boolean =>
  coded || total !== undefined || headers['transfer-encoding'] !== undefined;

/** What breaks on the way is worth another try, and so is what is no video; what the sink refuses is not. */
export const readVideo = async (way: Way, bytes: KnownBytes, incoming: Incoming): Promise<Step> => {
  const { ports, options, signal, errors } = way;
  const { url, answer, from, total, cancellation } = incoming;
  const { sink } = bytes;
  const { clock } = ports.wire;
  let skip = Math.max(0, sink.offset - from);
  // What came compressed has no place to go on from; a later call must not take it for one.
  let toKeep: (() => Promise<void> | undefined) | undefined = () => sink.keep?.(answer.coded ? undefined : bytes.kept);
  let foreign: string | undefined;
  const broken = await receiveChunks(
    answer,
    { clock, cancellation, signal, idleTimeoutMs: way.idleTimeoutMs },
    async (sent) => {
      const chunk = sent.subarray(Math.min(skip, sent.byteLength));
      skip -= sent.byteLength - chunk.byteLength;
      if (chunk.byteLength === 0) return true;
      // Only now, with the body being read: what has come of a connection that breaks early is not lost.
      await toKeep?.();
      toKeep = undefined;
      foreign = await bytes.add(chunk);
      if (foreign !== undefined) return false;
      onLateFailure(options.onProgress?.({ bytes: sink.offset, total }), (reason) =>
        ports.wire.observer.warn(`onProgress threw: ${String(reason)}`, 'VID_CALLBACK'),
      );
      return true;
    },
  );
  if (foreign !== undefined) return { kind: 'anew', error: errors.wrong(foreign, answer) };
  const again = (cause: unknown): Step => ({
    kind: 'again',
    error: errors.broken(url, cause, bytes.resumable),
    askedMs: undefined,
  });
  if (broken !== undefined) {
    if (signal?.aborted) throw abortedBy(signal, errors.what);
    return again(broken.brokenBy);
  }
  if (total !== undefined && sink.offset < total) return again(new Error(`${sink.offset} of ${total} bytes came`));
  if (total !== undefined && sink.offset > total) {
    return beginAnew(way, bytes, `${sink.offset} bytes where ${total} were announced`, answer);
  }
  if (sink.offset === 0) throw errors.wrong('an empty video', answer);
  const cut = bytes.whyCut(tellsItsEnd(answer, total));
  if (cut === undefined) return { kind: 'done', answer };
  // All that was announced is there: no rest can be asked for.
  return total === undefined ? again(new Error(cut)) : { kind: 'anew', error: errors.wrong(`that ${cut}`, answer) };
};
