/** Tells the renders of a process how many threads each may draw with: together no more than there are cores, and one at least. */
export interface SharedCores {
  /** Hears its share now and whenever it changes, until what is returned is called. */
  join(hear: (most: number) => void): () => void;
}

export function shareCores(cores: number): SharedCores {
  const running = new Set<(most: number) => void>();
  const tell = (): void => {
    const most = Math.max(1, Math.floor(cores / running.size));
    for (const hear of running) hear(most);
  };
  return {
    join(hear) {
      running.add(hear);
      tell();
      return () => {
        running.delete(hear);
        tell();
      };
    },
  };
}
