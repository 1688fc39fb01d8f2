/** Whether an event is meant by one of the patterns: a name, or its beginning and `*`. */
export const matchesEvent = (patterns: readonly string[], event: string): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? event.startsWith(pattern.slice(0, -1)) : event === pattern));
