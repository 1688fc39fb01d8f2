/**
 * What a snapshot brings besides accounts and renders, and which acts on whatever comes after it: the clock of the server that it
 * was taken of, its pause, its faults. A sentence each, for whoever moved a state to where others rely on it.
 */
import type { VirtualClock } from '../ports/clock';
import type { Settings } from '../ports/store';

/** Receivers of deliveries have about five minutes for what clocks differ by. */
const FELT_MS = 60_000;

const clockNote = (clock: Pick<VirtualClock, 'now' | 'realNow' | 'read'>): readonly string[] => {
  const seconds = Math.round((clock.now() - clock.realNow()) / 1000);
  const isFrozen = clock.read().frozenAt !== null;
  const isApart = Math.abs(seconds) * 1000 >= FELT_MS;
  const apart = `${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} real time`;
  return [
    ...(isFrozen
      ? ['The clock stands still, as in the snapshot: POST /_admin/clock {"freeze":false} lets it run.']
      : []),
    ...(isApart
      ? [
          `The clock is ${apart}, as in the snapshot. Deliveries are signed with it, and receivers elsewhere refuse them when it differs by minutes. It does not go back: a service for others begins with a state whose clock was never moved.`,
        ]
      : []),
  ];
};

export const cameAlong = (
  { paused = false, faults = [] }: Settings,
  clock: Pick<VirtualClock, 'now' | 'realNow' | 'read'>,
): readonly string[] => [
  ...clockNote(clock),
  ...(paused ? ['The service is paused, as in the snapshot: POST /_admin/pause {"paused":false} lets it go on.'] : []),
  ...(faults.length > 0
    ? [
        `${faults.length === 1 ? 'A fault' : `${faults.length} faults`} on demand came along, for requests to fail: DELETE /_admin/faults (vid server fault clear) removes them.`,
      ]
    : []),
];
