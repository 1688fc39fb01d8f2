let turns: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own. Those who wait are let go one by one, so that requests and timers are
 * served between any two of them.
 */
export function nextTurn(): Promise<void> {
  turns = turns.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turns;
}
