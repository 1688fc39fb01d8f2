/**
 * A request whose body may come in pieces of a few bytes, as HTTP's chunks allow: ten thousand in one read of its socket.
 * Small pieces are gathered before anything looks at them, and their senders read one after the other, so that everybody
 * else is served in between. How many there were can be asked.
 */
import { IncomingMessage } from 'node:http';
import { createTurns } from '../../turns';

/** Bytes of a piece that is worth passing on as it is. */
const LARGE = 256;
/** Bytes that are gathered. */
const GATHERED = 16 * 1024;
/** All senders of small pieces queue up here. */
const turns = createTurns();

export class GatheringMessage extends IncomingMessage {
  /** Pieces in which the body came so far, and their bytes. */
  readonly pieces = { count: 0, bytes: 0 };
  #gathered: Buffer | undefined;
  #length = 0;
  #isSlow = false;
  #isLeft = false;

  /** Whether its sender is one of those that are read one after the other. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Reads no further, although more may come: the answer can still be sent. */
  leave(): void {
    this.#isLeft = true;
    this.socket.pause();
  }

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) {
      this.#passOn();
      return super.push(null);
    }
    this.pieces.count += 1;
    this.pieces.bytes += piece.length;
    // Most bodies are one piece, or a few large ones.
    if (this.pieces.count === 1 || piece.length >= LARGE) {
      this.#passOn();
      return super.push(piece, encoding);
    }
    this.#isSlow = true;
    if (this.#length + piece.length > GATHERED) this.#passOn();
    const isFirst = this.#gathered === undefined;
    this.#gathered ??= Buffer.allocUnsafe(GATHERED);
    this.#length += piece.copy(this.#gathered, this.#length);
    if (!isFirst) return true;
    setImmediate(() => this.#passOn());
    // The socket is not read on before these have been taken.
    return false;
  }

  override _read(size: number): void {
    if (!this.#isSlow) return super._read(size);
    void turns.next().then(() => {
      if (!this.destroyed && !this.#isLeft) super._read(size);
    });
  }

  #passOn(): void {
    const gathered = this.#gathered?.subarray(0, this.#length);
    this.#gathered = undefined;
    this.#length = 0;
    if (gathered !== undefined) super.push(gathered);
  }
}
