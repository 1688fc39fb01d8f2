/** A socket that sends what is written to it in one turn together: a statement is several messages, a transaction several statements. */
import { Socket } from 'node:net';

type Written = Uint8Array | string;
type Done = (error?: Error | null) => void;

export class GatheringSocket extends Socket {
  #gathers = false;

  override write(data: Written, done?: Done): boolean;
  override write(data: Written, encoding?: BufferEncoding, done?: Done): boolean;
  override write(...written: unknown[]): boolean {
    if (!this.#gathers) {
      this.#gathers = true;
      this.cork();
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    return super.write(...(written as Parameters<Socket['write']>));
  }
}
