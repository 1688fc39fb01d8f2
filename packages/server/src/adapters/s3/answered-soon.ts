/** Waits for S3 no longer than it may take: one that takes a connection and says nothing is told as one that is away. */
import { ArtifactsFailure } from '../../ports/artifacts';
import { type S3Place, shownPlace } from './s3-place';

export interface Patience {
  readonly place: S3Place;
  /** What is to be done, as the beginning of a sentence. */
  readonly asked: string;
  readonly ms: number;
}

/** `work` gets a signal that ends its request when it is too late. */
export const answeredSoon = async <T>(
  { place, asked, ms }: Patience,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const why = `no answer within ${ms / 1000} s. Check --s3-endpoint and the way there if it goes on.`;
      reject(new ArtifactsFailure(`${asked} in ${shownPlace(place)} failed: ${why}`, true));
      late.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(late.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
