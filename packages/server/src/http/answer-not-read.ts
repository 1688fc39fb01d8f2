/** Answers for a place of the videos that is away: 503 with when to come again. The log has the whole of it. */
import { RETRY_AFTER_HEADER, SERVICE_UNAVAILABLE } from '@vid/sdk/contract';
import { ArtifactsFailure } from '../ports/artifacts';
import type { Log } from '../ports/log';
import { json } from './json';
import type { Reply } from './reply';

const RETRY_SECONDS = 5;

export const answerNotRead =
  (log: Log) =>
  (error: unknown): Reply => {
    if (!(error instanceof ArtifactsFailure)) throw error;
    log.write('error', 'video-not-read', { error: error.message });
    return json(
      503,
      { error: `The video can't be read at the moment. Try again in ${RETRY_SECONDS} s.`, code: SERVICE_UNAVAILABLE },
      { [RETRY_AFTER_HEADER]: String(RETRY_SECONDS) },
    );
  };
