/** Whether there is room to work in. Where others can make what waits, whoever has none leaves it to them. */
import type { Artifacts } from '../ports/artifacts';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';

/** Less is no room for a film and for what it is made of. */
const LEAST_BYTES = 64 * 1024 ** 2;
/** So long nothing is begun where something ran out of room, in real milliseconds: the next would, too, when it is as far. */
const AFTER_FULL_MS = 60_000;
const NEXT = 'other workers render meanwhile; free some space where this one works, and it goes on';

export interface ScratchRoomDeps {
  readonly artifacts: Pick<Artifacts, 'room'>;
  readonly clock: Pick<Clock, 'realNow'>;
  readonly log: Log;
}

export interface ScratchRoom {
  readonly isThere: () => Promise<boolean>;
  /** Whether there was, when last looked. */
  readonly wasThere: () => boolean;
  /** What was in hand found none left. */
  readonly ranOut: (jobId: string, error: Error) => void;
}

export const createScratchRoom = ({ artifacts, clock, log }: ScratchRoomDeps): ScratchRoom => {
  let hadRoom = true;
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    wasThere: () => hadRoom,
    isThere: async () => {
      if (clock.realNow() - fullAt < AFTER_FULL_MS) return false;
      const free = await artifacts.room();
      const hasRoom = free >= LEAST_BYTES;
      if (hadRoom && !hasRoom)
        log.write('error', 'disk-full', { ...{ free_bytes: free, least_bytes: LEAST_BYTES }, next: NEXT });
      if (!hadRoom && hasRoom) log.write('info', 'disk-has-room');
      hadRoom = hasRoom;
      return hasRoom;
    },
    ranOut: (jobId, { message }) => {
      fullAt = clock.realNow();
      hadRoom = false;
      log.write('error', 'disk-ran-full', {
        ...{ job_id: jobId, error: message, idle_seconds: AFTER_FULL_MS / 1000 },
        next: `the render goes back, to begin anew where it has attempts left; ${NEXT}`,
      });
    },
  };
};
