/** Asks for the video again and again, until all of it is there or nothing more is worth a try. */
import { sleep } from '../clock/sleep';
import { retryDelay } from '../retry/retry-delay';
import type { OpenAnswer } from '../transport/transport';
import { askForVideo } from './ask-for-video';
import type { KnownBytes } from './known-bytes';
import type { Way } from './way';

/** What is downloaded. */
export interface VideoSource {
  readonly jobId: string | undefined;
  /** A link that is known already. */
  readonly url: string | undefined;
  /** Asks for a link that works; undefined when there is nobody to ask. */
  readonly freshUrl: ((signal: AbortSignal | undefined) => Promise<string>) | undefined;
}

const MAX_REDIRECTS = 5;

export const fillSink = async (way: Way, source: VideoSource, bytes: KnownBytes): Promise<OpenAnswer> => {
  const { options, signal, errors } = way;
  const { maxRetries = 5 } = options;
  const { retry, random, wire } = way.ports;
  const policy = { ...retry, maxRetries };
  const renew = async (): Promise<URL> => {
    if (source.freshUrl === undefined) throw errors.wrong('no link to a video', undefined);
    return errors.link(await source.freshUrl(signal));
  };
  let renewed = source.url === undefined;
  let url = source.url === undefined ? await renew() : errors.link(source.url);
  let [redirects, retries, waitedMs] = [0, 0, 0];
  await bytes.lookThrough();
  for (;;) {
    const step = await askForVideo(way, url, bytes);
    if (step.kind === 'done') return step.answer;
    if (step.kind === 'restart') {
      // Giving up once what an earlier call left is no retry: it may be of another video.
      if (bytes.resumedFrom === 0) retries += 1;
      if (retries > maxRetries) throw step.error;
      await bytes.restart();
      continue;
    }
    if (step.kind === 'redirect') {
      redirects += 1;
      if (redirects > MAX_REDIRECTS) throw errors.wrong(`more than ${MAX_REDIRECTS} redirects`, undefined);
      url = step.url;
      continue;
    }
    if (step.kind === 'renew') {
      if (renewed || source.freshUrl === undefined) throw step.error;
      renewed = true;
      url = await renew();
      continue;
    }
    const { askedMs, error } = step;
    const isAnew = step.kind === 'anew';
    // A stream cannot begin anew.
    if (bytes.isHandedOn && (isAnew || !bytes.resumable)) throw error;
    // What is no video must not be found by a later call either.
    if (isAnew) await bytes.restart();
    const delay = retryDelay({ policy, retries, waitedMs, askedMs, leftMs: undefined, random: random() });
    if (delay === undefined) throw error;
    retries += 1;
    waitedMs += delay;
    const from = bytes.sink.offset;
    wire.observer.note('retry', 'info', `${errors.what}: again in ${Math.ceil(delay)} ms from byte ${from}`, {
      reason: error.message,
    });
    await sleep(wire.clock, delay, signal, errors.what);
  }
};
