/** The bytes that a download has by now: where they are, which video they are of, and what of it they hold. */
import type { Sink } from './sink';
import { ifRangeOf, isResumable, type Validators, whyNotJoined, whyOther } from './validators';
import { VideoBoxes } from './video-boxes';

/** Enough for the head of any box. */
const LOOK_BYTES = 16;

export class KnownBytes {
  readonly sink: Sink;
  /** What is known of the video. */
  kept: Validators | undefined;
  /** Whether it comes compressed: no part of it can be asked for then. */
  coded = false;
  /** Bytes that an earlier call left and that still count. */
  resumedFrom: number;
  #boxes = new VideoBoxes();

  constructor(sink: Sink) {
    this.sink = sink;
    this.kept = sink.kept;
    this.resumedFrom = sink.offset;
  }

  /** Whether the rest of the video may be put behind them. */
  get resumable(): boolean {
    return this.kept !== undefined && isResumable(this.kept);
  }

  /** Whether what was written can't be taken back: a stream has it. */
  get isHandedOn(): boolean {
    return this.sink.path === undefined && this.sink.offset > 0;
  }

  /** Looks through what an earlier call left; what is no video is no beginning of one. */
  async lookThrough(): Promise<void> {
    const { sink } = this;
    while (sink.read !== undefined && this.#boxes.wanted < sink.offset) {
      const at = this.#boxes.wanted;
      if (this.#boxes.take(await sink.read(at, LOOK_BYTES), at) !== undefined) return this.restart();
    }
  }

  /** Throws away what is there, where that can be done. */
  async restart(): Promise<void> {
    this.resumedFrom = 0;
    this.#boxes = new VideoBoxes();
    await this.sink.restart();
  }

  /** Puts a chunk behind them; resolves to why it was not, since it is of no video. */
  async add(chunk: Uint8Array): Promise<string | undefined> {
    const why = this.#boxes.take(chunk, this.sink.offset);
    if (why === undefined) await this.sink.write(chunk);
    return why;
  }

  /** Why they are not yet a whole video; `told` says whether the answer itself said where it ends. */
  whyCut(told: boolean): string | undefined {
    return this.#boxes.whyCut(this.sink.offset, told);
  }

  /** Headers that ask for the video, or for the rest of it. */
  headers(): Record<string, string> {
    const headers = { accept: 'video/mp4, */*;q=0.5' };
    const { offset } = this.sink;
    if (offset === 0 || this.coded) return headers;
    const condition = this.kept === undefined ? undefined : ifRangeOf(this.kept);
    return { ...headers, range: `bytes=${offset}-`, ...(condition === undefined ? {} : { 'if-range': condition }) };
  }

  /** Why an answer does not belong to them; a file that begins anew with it needs no reason. */
  whyOther(
    now: Validators,
    range: { readonly kind: 'complete' } | { readonly kind: 'bytes'; readonly from: number },
  ): string | undefined {
    if (this.sink.offset === 0 || this.kept === undefined) return undefined;
    if (range.kind === 'complete') return whyOther(this.kept, now);
    return range.from === 0 && this.sink.path !== undefined ? undefined : whyNotJoined(this.kept, now);
  }

  /** Takes down which video an answer is of. What was told of the first bytes holds for all: the rest came under it. */
  learn(now: Validators, from: number): void {
    const kept = from === 0 ? undefined : this.kept;
    this.kept = kept === undefined ? now : { ...kept, total: kept.total ?? now.total };
  }
}
