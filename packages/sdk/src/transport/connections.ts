import type { EnvHttpProxyAgent, Pool } from 'undici';

/**
 * The connections to one origin. undici uses one again a turn of the event loop after its answer has ended, so who sends at once
 * would open another: twice as many as there are requests at a time. Such a request waits for the end of the turn. Not so one
 * that is alone: there is nothing else to do in the meantime.
 */
export class Connections {
  readonly pool: Pool | EnvHttpProxyAgent;
  #underWay = 0;
  /** Answers that have ended and whose connections no request has taken since. */
  #rested = 0;

  constructor(pool: Pool | EnvHttpProxyAgent) {
    this.pool = pool;
  }

  /** Counts a request that begins; false when it does better to wait for the end of this turn. */
  begin(): boolean {
    this.#underWay += 1;
    if (this.#rested === 0) return true;
    this.#rested -= 1;
    return this.#underWay === 1;
  }

  /** Counts its end; `whole` where the answer came to its end, and so the connection can be used again. */
  end(whole: boolean): void {
    this.#underWay -= 1;
    if (whole) this.#rested += 1;
  }
}
