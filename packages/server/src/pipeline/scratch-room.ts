/** Whether there is room to work in. Where others can make what waits, whoever has none leaves it to them. */
import type { Artifacts } from '../ports/artifacts';
import type { Log } from '../ports/log';

/** Less is no room for a film and for what it is made of. */
const LEAST_BYTES = 64 * 1024 ** 2;

export interface ScratchRoomDeps {
  readonly artifacts: Pick<Artifacts, 'room'>;
  readonly log: Log;
}

export const createScratchRoom = ({ artifacts, log }: ScratchRoomDeps): (() => Promise<boolean>) => {
  let hadRoom = true;
  return async () => {
    const free = await artifacts.room();
    const hasRoom = free >= LEAST_BYTES;
    if (hadRoom && !hasRoom)
      log.write('error', 'disk-full', {
        ...{ free_bytes: free, least_bytes: LEAST_BYTES },
        next: 'other workers render meanwhile; free some space where this one works, and it goes on',
      });
    if (!hadRoom && hasRoom) log.write('info', 'disk-has-room');
    hadRoom = hasRoom;
    return hasRoom;
  };
};
