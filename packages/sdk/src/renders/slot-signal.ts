/** Tells those who wait for a free render slot that one of the own jobs has ended. */
export class SlotSignal {
  #waiting: Array<() => void> = [];

  /** One of the own jobs has ended. */
  freed(): void {
    this.#waiting.shift()?.();
  }

  /** Calls back once when a job ends; the returned function takes it back. */
  onFreed(callback: () => void): () => void {
    this.#waiting.push(callback);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== callback);
    };
  }
}
