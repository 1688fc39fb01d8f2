import { VidError } from '../errors/vid-error';

/** The error of a stream that could not take what was written. */
export const brokenStream = (cause: unknown): VidError =>
  new VidError('The stream that the video was written to failed', {
    cause,
    nextStep: 'Download again, into a new stream.',
  });
