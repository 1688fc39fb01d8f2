/** One request of a download: for the video, or for the rest of it, and what came of it. */
import { AbortedError } from '../errors/aborted-error';
import { retryAfterSeconds } from '../retry/retry-after';
import { Cancellation } from '../transport/cancellation';
import type { KnownBytes } from './known-bytes';
import { readRange } from './plan-range';
import { readVideo } from './read-video';
import { validatorsOf } from './validators';
import { beginAnew, type Step, type Way } from './way';

const NOT_READ = new Error('the answer is not read');

export const askForVideo = async (way: Way, url: URL, bytes: KnownBytes): Promise<Step> => {
  const { ports, signal, errors, idleTimeoutMs } = way;
  const { wire } = ports;
  const { sink } = bytes;
  const cancellation = new Cancellation();
  if (sink.path !== undefined && sink.offset > 0 && !bytes.resumable) await bytes.restart();
  const { offset } = sink;
  const opened = await wire.open(url, bytes.headers(), { timeoutMs: idleTimeoutMs, signal, attempt: 1, cancellation });
  if (opened.kind === 'stopped') throw opened.error;
  if (opened.kind === 'broken') {
    if (AbortedError.is(opened.error)) throw opened.error;
    return { kind: 'again', error: opened.error };
  }
  const { answer } = opened;
  const range = readRange(answer, offset);
  if (range.kind !== 'bytes') cancellation.cancel(NOT_READ);
  if (range.kind === 'redirect') return { kind: 'redirect', url: errors.link(range.to, url) };
  if (range.kind === 'gone') return { kind: 'renew', error: errors.wrong('the link does not work (any more)', answer) };
  if (range.kind === 'wrong') throw errors.wrong(range.why, answer);
  if (range.kind === 'restart') {
    bytes.coded ||= answer.coded;
    return beginAnew(way, bytes, 'an answer that does not fit the request', answer);
  }
  if (range.kind === 'busy') {
    const receivedAt = wire.clock.now();
    const seconds = retryAfterSeconds({ headers: answer.headers, body: undefined, receivedAt });
    const error = errors.wrong(`status ${answer.status}`, answer);
    return { kind: 'again', error, askedMs: seconds === undefined ? undefined : seconds * 1000 };
  }
  const now = validatorsOf(url, answer.headers, range.total);
  const other = bytes.whyOther(now, range);
  if (other !== undefined) {
    cancellation.cancel(NOT_READ);
    if (sink.path === undefined) throw errors.wrong(other, answer);
    return beginAnew(way, bytes, other, answer);
  }
  if (range.kind === 'complete') {
    const cut = bytes.whyCut(true);
    return cut === undefined ? { kind: 'done', answer } : { kind: 'anew', error: errors.wrong(`that ${cut}`, answer) };
  }
  if (range.from < sink.offset && sink.path !== undefined) await bytes.restart();
  bytes.coded = answer.coded;
  bytes.learn(now, range.from);
  return readVideo(way, bytes, { url, answer, from: range.from, total: range.total, cancellation });
};
