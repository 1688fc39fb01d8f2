/** Reads the body of an app's answer, as far as somebody may want to see it: the service has its verdict before. */

/** How much is read. */
export interface AnswerLimits {
  /** Milliseconds after the headers. */
  readonly ms: number;
  readonly bytes: number;
}

/** Of an answer that somebody may want to see. */
const SEEN: AnswerLimits = { ms: 1000, bytes: 1024 * 1024 };

export interface AnswerBody {
  readonly body: Buffer;
  /** False for one that goes on, is too large, or broke off: what came of it is there. */
  readonly bodyEnded: boolean;
}

/** Never rejects. `leftMs` are those that are left of the attempt. */
export const readAnswer = async (
  { body }: Pick<Response, 'body'>,
  leftMs: number,
  { ms, bytes: most }: AnswerLimits = SEEN,
): Promise<AnswerBody> => {
  if (body === null) return { body: Buffer.alloc(0), bodyEnded: true };
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  let enough = false;
  // Whoever reads is told that it ended.
  const stop = (): void => {
    enough = true;
    void reader.cancel().catch(() => undefined);
  };
  const timer = setTimeout(stop, Math.min(ms, leftMs));
  const result = (bodyEnded: boolean): AnswerBody => ({ body: Buffer.concat(pieces), bodyEnded });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return result(!enough);
      pieces.push(value);
      bytes += value.length;
      if (bytes > most) stop();
    }
  } catch {
    return result(false);
  } finally {
    clearTimeout(timer);
  }
};
