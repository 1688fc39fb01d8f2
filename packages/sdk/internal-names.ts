/**
 * Names of members that no user, no wire and no file ever sees, and that only dots reach. In the edge build, whose size is
 * limited, they are short. None may stand in a report of the public API.
 */
export const INTERNAL_NAMES: readonly string[] =
  `kept turn take leave learn register forget refusal caller wire observer sink retries policy hasSubscribers publish scheduler answering pacer polling finder waitOut noMore nextKey complain
  recovery journalled isFresh onJob jobOf mayEnd rotates answered layers inbox exchange warnOf answeredAt anyJson endsAt isGone isHeld onHeld isRead isLate isParting isAwaited hasLeft askUserId asItEnded askedMs cancellation closedFor dueAt elsewhere followers freshUrl
  holders isAnothers isHandedOn isOver leftMs lookThrough lookWithin looking maxConcurrent mayHaveHappened maySend maybeOurs
  moreMs newCallId notBegun onCancel onFreed onLost onOutcome onProblem onlyRefused ownerOf pauseMs recognised
  refusedBefore relationOf repeatRefused resumable setFetched settleMs stopTimer underWay unschedule unwritten
  delayMs timeOut bodyOf wanted pace timedOut isNew act probes isLasting lengths takeAll freed looked fresh
  waitedMs waitsOut watchesRequests whyCut whyOther wokenMeanwhile`.split(/\s+/);
