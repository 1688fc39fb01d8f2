/**
 * Names of members that no user, no wire and no file ever sees, and that only dots reach. In the edge build, whose size is
 * limited, they are short. None may stand in a report of the public API.
 */
export const INTERNAL_NAMES: readonly string[] =
  `answeredAt anyJson askUserId asItEnded askedMs cancellation closedFor dueAt elsewhere followers freshUrl
  holders isAnothers isHandedOn isOver leftMs lookThrough lookWithin looking maxConcurrent mayHaveHappened maySend maybeOurs
  moreMs newCallId notBegun onCancel onFreed onLost onOutcome onProblem onlyRefused ownerOf pauseMs recognised
  refusedBefore relationOf repeatRefused resumable setFetched settleMs stopTimer underWay unschedule unwritten
  waitedMs waitsOut watchesRequests whyCut whyOther wokenMeanwhile`.split(/\s+/);
